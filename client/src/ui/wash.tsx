import { PATTERNS } from "../made/drawings";

/** An old pattern over a whole wall, faint enough to be forgotten. */
export function Wash({ name }: { name: string }) {
  const pattern = PATTERNS[name];
  if (!pattern) return null;
  const id = `wash-${name}`;
  return (
    <svg class="wash" aria-hidden="true">
      <defs>
        <pattern id={id} width={pattern.w} height={pattern.h} patternUnits="userSpaceOnUse" patternTransform="scale(2)">
          <path d={pattern.path} class="pattern-line" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
