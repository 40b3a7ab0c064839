import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glass } from "../board/glass";
import { unbroken } from "../board/lettering";
import type { Pointed } from "../board/pointed";
import { useStanding } from "./board";
import type { Notice } from "./notice";
import type { Table } from "./store";

const PAUSE = 260; // milliseconds a pointer rests before words appear

/**
 * Beside what is pointed at: its name, what the game says of it, and why it cannot be used; under a
 * finger also how it looks from near.
 */
export function Tip({ table, pointed }: { table: Table; pointed: Pointed | null }) {
  const [shown, setShown] = useState<Pointed | null>(null);
  const [reason, setReason] = useState<Notice | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const key = pointed?.ids.join("|") ?? "";

  useEffect(() => {
    setReason(null);
    setShown(null);
    if (!pointed) return undefined;
    let still = true;
    const timer = setTimeout(() => {
      setShown(pointed);
      if (isBlocked(table, pointed.ids)) {
        void table.why(pointed.ids).then((found) => still && setReason(found));
      }
    }, pointed.scale ? 0 : PAUSE);
    return () => {
      still = false;
      clearTimeout(timer);
    };
  }, [key]);

  useEffect(() => {
    if (!shown?.scale) return undefined;
    const close = (): void => setShown(null); // a finger does not leave what it asked about, it goes on
    addEventListener("pointerdown", close, true);
    return () => removeEventListener("pointerdown", close, true);
  }, [shown]);

  const lines = shown ? wordsOf(table, shown.ids) : [];
  useLayoutEffect(() => {
    if (box.current && shown) settle(box.current, shown.at);
  });
  if (!shown || (lines.length === 0 && !reason)) return null;
  return (
    <div class={shown.scale ? "tip by-finger" : "tip"} role="tooltip" ref={box}>
      {shown.scale > 0 && <FromNear table={table} pointed={shown} />}
      <div>
        {lines.map((line, i) => (
          <p key={line} class={i === 0 ? "tip-name" : undefined}>
            {line}
          </p>
        ))}
        {reason && (
          <p class="tip-why">
            {reason.text} {reason.rule && <span class="rule-id">{reason.rule}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

function FromNear({ table, pointed }: { table: Table; pointed: Pointed }) {
  const standing = useStanding(table);
  const layout = table.layout.value;
  const art = table.art.value;
  if (!layout || !art) return null;
  return <Glass layout={layout} art={art} standing={standing} ids={pointed.ids} scale={pointed.scale} />;
}

/** Whether it is the viewer's turn and nothing there can be touched. */
function isBlocked(table: Table, ids: readonly string[]): boolean {
  if (!table.turn.isMine.peek()) return false;
  const { root, here } = table.turn;
  const usable = ids.some((id) => here.peek().next.has(id) || root.peek().next.has(id));
  return !usable && !ids.some((id) => table.turn.picked.peek().includes(id));
}

function wordsOf(table: Table, ids: readonly string[]): string[] {
  const scene = table.shown.peek()?.scene;
  const layout = table.layout.peek();
  if (!scene || !layout) return [];
  const lines: string[] = [];
  for (const id of ids) {
    const label =
      scene.pieces.find((piece) => piece.id === id)?.label ??
      layout.places.find((place) => place.id === id)?.label;
    if (label) lines.push(unbroken(label));
    for (const hint of scene.hints) if (hint.at === id) lines.push(hint.text);
  }
  return [...new Set(lines)];
}

/** Above what is pointed at; where there is no room, beside it or below it, never outside the window. */
function settle(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const within = (place: number, size: number, room: number): number => Math.max(4, Math.min(room - size - 4, place));
  const above = at.top - height - 8;
  const side = [at.left - width - 14, at.right + 14].find((left) => left > 4 && left + width < innerWidth - 4);
  const isBeside = above < 4 && box.classList.contains("by-finger") && side !== undefined; // a hand hides what is below
  const left = isBeside ? side : at.left + at.width / 2 - width / 2;
  const top = above > 4 ? above : isBeside ? at.top + at.height / 2 - height / 2 : at.bottom + 8;
  box.style.transform = `translate(${within(left, width, innerWidth)}px,${within(top, height, innerHeight)}px)`;
}
