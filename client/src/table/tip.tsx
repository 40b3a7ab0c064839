import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Notice } from "../table/notice";
import type { Table } from "../table/store";
import { unbroken } from "./lettering";

export interface Pointed {
  ids: readonly string[];
  at: DOMRect;
}

const PAUSE = 260; // milliseconds a pointer rests before words appear

/** Words beside what is pointed at: its name, what the game says of it, and why it cannot be used. */
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
    }, PAUSE);
    return () => {
      still = false;
      clearTimeout(timer);
    };
  }, [key]);

  const lines = shown ? wordsOf(table, shown.ids) : [];
  useLayoutEffect(() => {
    if (box.current && shown) settle(box.current, shown.at);
  });
  if (!shown || (lines.length === 0 && !reason)) return null;
  return (
    <div class="tip" role="tooltip" ref={box}>
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
  );
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

/** Above what is pointed at, or below it where there is no room, never outside the window. */
function settle(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const above = at.top - height - 8;
  const top = above > 4 ? above : Math.min(innerHeight - height - 4, at.bottom + 8);
  const left = Math.min(innerWidth - width - 6, Math.max(6, at.left + at.width / 2 - width / 2));
  box.style.transform = `translate(${left}px,${top}px)`;
}
