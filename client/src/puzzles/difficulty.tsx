import { t } from "../words";

/** How hard a puzzle is: one to five dots. */
export function Difficulty({ n }: { n: number }) {
  const words = t("game.difficulty", { n });
  return (
    <span class="difficulty" role="img" aria-label={words} title={words}>
      {"●".repeat(n)}
      {"○".repeat(5 - n)}
    </span>
  );
}
