import type { JSX } from "preact";

interface Search {
  id: string;
  /** What it looks through, for those who do not see the field's shape. */
  label: string;
  value: string;
  onType: (words: string) => void;
  onKeyDown?: JSX.KeyboardEventHandler<HTMLInputElement>;
}

/** A field to type a few words into, with a list beside it that follows. */
export function SearchField({ id, label, value, onType, onKeyDown }: Search): JSX.Element {
  return (
    <>
      <label class="hidden" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        placeholder={label}
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
