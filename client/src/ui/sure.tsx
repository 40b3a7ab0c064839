import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface Props {
  question: string;
  yes: string;
  no: string;
  danger?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Where the last click or touch was: a second one there must not be the answer. */
let last: { x: number; y: number } | null = null;
addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (last = { x, y }), true);

/** A question before something is given up. Yes never lies where the finger has just been. */
export function Sure({ question, yes, no, danger = false, onYes, onNo }: Props) {
  const [turned, setTurned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = button.current?.getBoundingClientRect();
    if (box && last && covers(box, last)) setTurned(true);
    const before = document.activeElement;
    back.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus(); // the keys go on where they were
    };
  }, []);
  return (
    <div class={turned ? "sure turned" : "sure"} role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div class="sure-buttons">
        <button type="button" ref={back} class="sure-no" onClick={onNo}>
          {no}
        </button>
        <button type="button" ref={button} class={danger ? "danger sure-yes" : "sure-yes"} onClick={onYes}>
          {yes}
        </button>
      </div>
    </div>
  );
}

function covers(box: DOMRect, { x, y }: { x: number; y: number }): boolean {
  return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}
