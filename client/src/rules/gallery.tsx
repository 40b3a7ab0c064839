import { useEffect, useMemo, useState } from "preact/hooks";
import { type Art, parseArt } from "../board/art";
import { PlaceShape } from "../board/ground";
import { PieceView } from "../board/piece";
import { stand } from "../board/stand";
import { getText } from "../house/http";
import { useAsk } from "../lobby/ask";
import { Frame } from "../lobby/frame";
import type { Exhibit, GameInfo, Place, Scene } from "../protocol";
import { SearchField } from "../ui/search";
import { t, tn } from "../words";

const HIGH = 150; // pixels of a picture
const PLAIN = { can: false, picked: false, marked: false, advised: false };

/** All cards, tiles and the like of a game, by kind and by words. */
export function GalleryPage({ game, edition }: { game: string; edition: string }) {
  const info = useAsk<GameInfo>(`/games/${game}`);
  const asked = useAsk<readonly Exhibit[]>(`/games/${game}/gallery`, { edition });
  const art = useArt(game);
  const [group, setGroup] = useState("");
  const [typed, setTyped] = useState("");
  useEffect(() => {
    document.title = `${t("game.gallery")} · ${info.data?.name ?? ""} · zashiki`;
  });
  const all = asked.data ?? [];
  const groups = [...new Set(all.map((exhibit) => exhibit.group))];
  const found = filterExhibits(all, groups.includes(group) ? group : "", typed);
  return (
    <Frame title={info.data ? t("name.what", { name: info.data.name, what: t("game.gallery") }) : t("game.gallery")}>
      {(asked.problem || info.problem) && <p class="notice warn">{asked.problem || info.problem}</p>}
      {asked.data && all.length === 0 && <p>{t("gallery.none")}</p>}
      {all.length > 0 && (
        <>
          <div class="gallery-filter">
            <SearchField id="gallery-words" label={t("gallery.filter")} value={typed} onType={setTyped} />
            {groups.length > 1 && (
              <div class="gallery-groups" role="group" aria-label={t("gallery.groups")}>
                {["", ...groups].map((each) => (
                  <button key={each} type="button" aria-pressed={group === each} onClick={() => setGroup(each)}>
                    {each || t("gallery.all")}
                  </button>
                ))}
              </div>
            )}
            <span class="quiet" role="status">
              {tn("gallery.count", found.length)}
            </span>
          </div>
          {groups
            .filter((each) => found.some((exhibit) => exhibit.group === each))
            .map((each) => (
              <section key={each} class="gallery">
                <h2>{each}</h2>
                <ul>
                  {found
                    .filter((exhibit) => exhibit.group === each)
                    .map((exhibit) => (
                      <li key={exhibit.id}>
                        {art && <Picture exhibit={exhibit} art={art} />}
                        <h3>
                          {exhibit.title}
                          {(exhibit.count ?? 1) > 1 && <span class="quiet"> ×{exhibit.count}</span>}
                        </h3>
                        {exhibit.lines?.map((line, i) => <p key={i}>{line}</p>)}
                        <a class="rule-id" href={`/rules/${game}#${exhibit.rule_id}`}>
                          {exhibit.rule_id}
                        </a>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
        </>
      )}
    </Frame>
  );
}

/** Those of a group, or of all, whose words hold every word typed. */
export function filterExhibits(all: readonly Exhibit[], group: string, typed: string): Exhibit[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((exhibit) => {
    const text = [exhibit.title, exhibit.group, ...(exhibit.lines ?? [])].join(" ").toLocaleLowerCase();
    return (group === "" || exhibit.group === group) && words.every((word) => text.includes(word));
  });
}

function useArt(game: string): Art | null {
  const [art, setArt] = useState<Art | null>(null);
  useEffect(() => {
    let sheet: SVGElement | null = null;
    let still = true;
    getText(`/games/${game}/art.svg`).then(
      (source) => {
        if (!still) return;
        const found = parseArt(source, "art-");
        sheet = found.sheet;
        if (sheet) document.body.append(sheet);
        setArt(found);
      },
      () => undefined, // without drawings there are still words
    );
    return () => {
      still = false;
      sheet?.remove();
    };
  }, [game]);
  return art;
}

/** The places an exhibit lies in: its own, or one as large as its piece. */
export function placesOf(exhibit: Exhibit, art: Art): readonly Place[] {
  if (exhibit.places?.length) return exhibit.places;
  const piece = exhibit.pieces[0];
  if (!piece) return [];
  return [{ id: piece.place, area: "gallery", x: 0, y: 0, ...art.boxOf(piece), shape: "none" }];
}

/** The box around places. */
export function boxAround(places: readonly Place[]): { x: number; y: number; w: number; h: number } {
  const left = Math.min(...places.map((place) => place.x - place.w / 2));
  const top = Math.min(...places.map((place) => place.y - place.h / 2));
  const right = Math.max(...places.map((place) => place.x + place.w / 2));
  const bottom = Math.max(...places.map((place) => place.y + place.h / 2));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

function Picture({ exhibit, art }: { exhibit: Exhibit; art: Art }) {
  const places = useMemo(() => placesOf(exhibit, art), [exhibit, art]);
  const standing = useMemo(() => {
    const scene: Scene = { pieces: [...exhibit.pieces], panels: [], prompt: "", legal: [], marks: [], overlays: [] };
    return stand({ areas: [], places: [...places], decor: [] }, scene, art.boxOf);
  }, [exhibit, places, art]);
  if (places.length === 0) return null;
  const { x, y, w, h } = boxAround(places);
  return (
    <svg class="area exhibit" viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
      {places.map((place) => (
        <PlaceShape key={place.id} place={place} art={art} least={0} />
      ))}
      {[...standing.values()].map((each) => (
        <PieceView key={each.piece.id} standing={each} art={art} look={PLAIN} stop={undefined} pixel={h / HIGH} least={0} rimAt={null} />
      ))}
    </svg>
  );
}
