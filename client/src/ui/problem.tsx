/** What went wrong, in a line that is there before it is needed: readers of the screen hear it come. */
export function Problem({ words }: { words: string }) {
  return (
    <span class="notice-room" role="status">
      {words && <span class="notice warn">{words}</span>}
    </span>
  );
}
