import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glass } from "../board/glass";
import { type Pointed, pointed as pointedNow } from "../board/pointed";
import type { Node } from "../board/trie";
import type { About, ScorePart } from "../protocol";
import { Icon } from "../ui/icons";
import { t } from "../words";
import { aboutFirst, aside, namesOf, pinned } from "./about";
import { useStanding } from "./board";
import type { Notice } from "./notice";
import { isPressTold } from "./press";
import { openRule } from "./side";
import type { Table } from "./store";

const PAUSE = 400; // milliseconds a pointer rests before words appear
const GRACE = 350; // and they stay, so that a pointer can come over to the rule

/**
 * The card of paper beside what is pointed at: its name, what it does, what it is worth now, the
 * rule, and why it cannot be used; how it looks from near where it is small.
 */
export function Tip({ table }: { table: Table }) {
  const pointed = pointedNow.value;
  const wished = pinned.value ?? pointed ?? aside.value;
  const isPinned = pinned.value !== null;
  const [shown, setShown] = useState<Pointed | null>(null);
  const [about, setAbout] = useState<About | null>(null);
  const [reason, setReason] = useState<Notice | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false); // by a pointer that came over to it
  const key = wished ? [wished.scale > 0, ...wished.ids].join("|") : "";
  const byFinger = !isPinned && (shown?.scale ?? 0) > 0;

  useEffect(() => {
    if (!wished) {
      const timer = setTimeout(() => !isHeld.current && setShown(null), byFinger ? 0 : GRACE);
      return () => clearTimeout(timer);
    }
    let still = true;
    const show = (): void => {
      setShown(wished);
      setAbout(null);
      setReason(null);
      void aboutFirst(table, wished.ids).then((found) => still && setAbout(found));
      if (isBlocked(table, wished.ids)) void table.why(wished.ids).then((found) => still && setReason(found));
    };
    const timer = setTimeout(show, isPinned || wished.scale ? 0 : PAUSE);
    return () => {
      still = false;
      clearTimeout(timer);
    };
  }, [key, isPinned, table.shown.value?.version, table.shown.value?.ply]);

  useEffect(() => {
    if (!byFinger && !isPinned) return undefined;
    if (byFinger) isPressTold.value = true; // who found it by themselves need not be told
    const close = (event: Event): void => {
      if (box.current?.contains(event.target as Element)) return;
      pinned.value = null;
      setShown(null); // a finger does not leave what it asked about, it goes on
    };
    addEventListener("pointerdown", close, true);
    return () => removeEventListener("pointerdown", close, true);
  }, [byFinger, isPinned]);
  const names = shown ? namesOf(table, shown.ids) : [];
  const isDrawn = shown !== null && (names.length > 0 || about !== null || reason !== null);
  useReturn(isPinned && isDrawn, box);
  useLayoutEffect(() => {
    if (box.current && shown) settle(box.current, shown.at);
  });
  if (!shown || !isDrawn) return null;
  const close = (): void => {
    isHeld.current = false;
    pinned.value = null;
    setShown(null);
  };
  const title = about?.title ?? names[0] ?? "";
  return (
    <div
      class={`tip${byFinger ? " by-finger" : ""}${isPinned ? " pinned" : ""}`}
      role={isPinned ? "dialog" : "tooltip"}
      aria-label={isPinned ? title : undefined}
      tabIndex={isPinned ? -1 : undefined}
      ref={box}
      onClick={byFinger ? close : undefined}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      {isPinned && (
        <button type="button" class="icon small tip-close" aria-label={t("close")} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      )}
      <FromNear table={table} pointed={shown} isSmall={byFinger || isPinned} />
      <div class="tip-words">
        {title && <p class="tip-name">{title}</p>}
        {about && <Told about={about} />}
        {names.slice(about ? 0 : 1).filter((name) => name.toLocaleLowerCase() !== title.toLocaleLowerCase()).map((name) => (
          <p key={name} class="quiet">
            {name}
          </p>
        ))}
        {reason && (
          <p class="tip-why">
            {reason.text} {reason.rule !== about?.rule_id && <RuleId rule={reason.rule} />}
          </p>
        )}
        {about && (
          <button
            type="button"
            class="rule-link"
            onPointerEnter={({ pointerType }) => (isHeld.current = pointerType === "mouse")}
            onPointerLeave={({ pointerType }) => pointerType === "mouse" && close()}
            onClick={() => {
              close();
              openRule(table, about.rule_id);
            }}
          >
            {t("about.rule", { rule: about.rule_id })}
          </button>
        )}
      </div>
    </div>
  );
}

function RuleId({ rule }: { rule: string }) {
  return rule ? <span class="rule-id">{rule}</span> : null;
}

function Told({ about }: { about: About }) {
  return (
    <>
      <p>{about.text}</p>
      {about.worth && <p class="tip-worth">{about.worth}</p>}
      {about.parts && about.parts.length > 0 && <Parts parts={about.parts} />}
    </>
  );
}

/** What a number is made of. */
function Parts({ parts }: { parts: readonly ScorePart[] }) {
  return (
    <table class="tip-parts">
      <tbody>
        {parts.map((part, i) => (
          <tr key={i}>
            <th scope="row">{part.label}</th>
            <td>{part.points}</td>
          </tr>
        ))}
        {parts.length > 1 && (
          <tr class="sum">
            <th scope="row">{t("over.total")}</th>
            <td>{parts.reduce((sum, part) => sum + part.points, 0)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Focus goes into a card that was asked for by key, and back again, before the next key can be pressed. */
function useReturn(isOpen: boolean, box: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement as HTMLElement | SVGElement | null;
    box.current?.focus();
    return () => before?.focus();
  }, [isOpen]);
}

/** Under a finger, and wherever something is written on the thing, it is shown larger. */
function FromNear({ table, pointed, isSmall }: { table: Table; pointed: Pointed; isSmall: boolean }) {
  const standing = useStanding(table);
  const layout = table.layout.value;
  const art = table.art.value;
  if (!layout || !art) return null;
  const written = pointed.ids.find((id) => {
    const found = standing.get(id);
    return found !== undefined && art.of(found.piece).label !== null && found.piece.label;
  });
  const scale = pointed.scale || (written === undefined ? 0 : scaleOf(written));
  if (scale === 0 || (!isSmall && written === undefined)) return null;
  return <Glass layout={layout} art={art} standing={standing} ids={pointed.ids} scale={scale} />;
}

function scaleOf(piece: string): number {
  const drawn = document.querySelector<SVGElement>(`[data-piece="${CSS.escape(piece)}"]`);
  return drawn?.ownerSVGElement?.getScreenCTM()?.a ?? 0;
}

/** Whether it is the viewer's turn and nothing there can be touched. */
function isBlocked(table: Table, ids: readonly string[]): boolean {
  if (!table.turn.isMine.peek() || ids.some((id) => id.includes(":") && /^(counter|score):/.test(id))) return false;
  const { root, here } = table.turn;
  const isOpen = (node: Node, id: string): boolean => node.next.has(id) || node.early.has(id);
  const usable = ids.some((id) => isOpen(here.peek(), id) || root.peek().next.has(id));
  return !usable && !ids.some((id) => table.turn.picked.peek().includes(id));
}

/** Above what is pointed at; where there is no room, beside it or below it, never outside the window. */
function settle(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const within = (place: number, size: number, room: number): number => Math.max(4, Math.min(room - size - 4, place));
  const above = at.top - height - 8;
  const side = [at.left - width - 14, at.right + 14].find((left) => left > 4 && left + width < innerWidth - 4);
  const isBeside = above < 4 && side !== undefined; // a hand hides what is below
  const left = isBeside ? side : at.left + at.width / 2 - width / 2;
  const top = above > 4 ? above : isBeside ? at.top + at.height / 2 - height / 2 : at.bottom + 8;
  box.style.transform = `translate(${within(left, width, innerWidth)}px,${within(top, height, innerHeight)}px)`;
}
