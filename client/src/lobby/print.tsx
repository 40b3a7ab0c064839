import { useEffect, useState } from "preact/hooks";
import { type Art, parseArt } from "../board/art";
import { getText } from "../house/http";

const sheets = new Map<string, Promise<Art>>();

function artOf(game: string): Promise<Art> {
  let art = sheets.get(game);
  if (!art) {
    art = getText(`/games/${game}/art.svg`).then((source) => {
      const found = parseArt(source, `print-${game}-`);
      if (found.sheet) document.body.append(found.sheet);
      return found;
    });
    sheets.set(game, art);
  }
  return art;
}

/** The small print of a game: its symbol `print`; without one, a quiet ground. */
export function Print({ game }: { game: string }) {
  const [art, setArt] = useState<Art | null>(null);
  useEffect(() => {
    let still = true;
    artOf(game).then(
      (found) => still && setArt(found),
      () => undefined, // the page is complete without it
    );
    return () => {
      still = false;
    };
  }, [game]);
  const symbol = art?.get("print");
  const { w, h } = symbol?.box ?? { w: 160, h: 100 };
  return (
    <svg class="print" viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {art && symbol && <use href={art.href("print")} x={-w / 2} y={-h / 2} width={w} height={h} />}
    </svg>
  );
}
