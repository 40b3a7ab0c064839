import { useEffect, useState } from "preact/hooks";
import { Glass } from "../board/glass";
import { unbroken } from "../board/lettering";
import type { Standing } from "../board/stand";
import type { About, Layout, Place } from "../protocol";
import { t } from "../words";
import { aboutOf } from "./about";
import { useStanding } from "./board";
import type { Table } from "./store";

const ROOM = { w: 120, h: 130 }; // pixels a card may take

/** A place with what lies in it, or a thing that lies in no place with a name. */
interface Card {
  id: string; // what is touched to use it, and what is drawn
  touched: readonly string[];
  place: string;
  names: string[];
  topmost: string; // the piece that is explained
}

/** Everything with a name, large and in words: what can be used first. */
export function CardSheet({ table }: { table: Table }) {
  const layout = table.layout.value;
  const standing = useStanding(table);
  const next = table.turn.here.value.next;
  if (!layout || !table.art.value) return null;
  const cards = cardsOf(layout, standing);
  const isUsable = (card: Card): boolean => card.touched.some((id) => next.has(id));
  const [usable, others] = [cards.filter(isUsable), cards.filter((card) => !isUsable(card))];
  if (cards.length === 0) return <p class="cards-none quiet">{t("cards.none")}</p>;
  return (
    <div class="cards">
      {usable.length > 0 && <h3>{t("cards.usable")}</h3>}
      {usable.map((card) => (
        <button key={card.id} type="button" class="card can-be" onClick={() => table.turn.touch(card.touched, true)}>
          <CardView table={table} card={card} />
        </button>
      ))}
      {usable.length > 0 && others.length > 0 && <h3>{t("cards.others")}</h3>}
      {others.map((card) => (
        <div key={card.id} class="card">
          <CardView table={table} card={card} />
        </div>
      ))}
    </div>
  );
}

function CardView({ table, card }: { table: Table; card: Card }) {
  const [layout, art] = [table.layout.value, table.art.value];
  const standing = useStanding(table);
  const about = useAbout(table, card.topmost);
  if (!layout || !art) return null;
  return (
    <>
      <Glass layout={layout} art={art} standing={standing} ids={[card.id]} scale={0} room={ROOM} />
      <span class="card-words">
        {card.names.map((name) => (
          <b key={name}>{name}</b>
        ))}
        {card.place && <span class="quiet">{card.place}</span>}
        {about && <span>{about.text}</span>}
        {about?.worth && <span>{about.worth}</span>}
      </span>
    </>
  );
}

function cardsOf(layout: Layout, standing: ReadonlyMap<string, Standing>): Card[] {
  const found = new Map<string, Card>();
  for (const each of standing.values()) {
    const { piece } = each;
    if (!piece.label || piece.face === "down") continue;
    const around = holding(layout, each);
    const id = around?.id ?? piece.id;
    const card = found.get(id) ?? { id, touched: [id], place: around?.label ?? "", names: [], topmost: piece.id };
    const name = unbroken(piece.label);
    found.set(id, {
      ...card,
      touched: [piece.id, ...card.touched],
      names: card.names.includes(name) ? card.names : [...card.names, name],
      topmost: piece.id,
    });
  }
  return [...found.values()];
}

/** The smallest place with a name that a piece lies in. */
function holding(layout: Layout, { place, spot }: Standing): Place | undefined {
  const holds = (each: Place): boolean =>
    each.area === place.area && 2 * Math.abs(each.x - spot.x) < each.w && 2 * Math.abs(each.y - spot.y) < each.h;
  return layout.places.filter((each) => each.label && holds(each)).sort((a, b) => a.w * a.h - b.w * b.h)[0];
}

/** What the game says of a piece in the position that is shown. */
function useAbout(table: Table, piece: string): About | null {
  const [about, setAbout] = useState<About | null>(null);
  const version = table.shown.value?.version;
  useEffect(() => {
    let still = true;
    void aboutOf(table, piece).then((found) => still && setAbout(found));
    return () => {
      still = false;
    };
  }, [piece, version]);
  return about;
}
