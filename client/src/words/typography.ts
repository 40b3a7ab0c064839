import type { Words } from ".";

/** French wants spaces before : ; ? ! % and inside « », and no line broken there; files have plain ones. */
export function unbroken(words: Words): Words {
  const told = Object.entries(words).map(([key, text]) => [
    key,
    text
      .replace(/ (?=[:»%])/g, "\u00a0")
      .replace(/« /g, "«\u00a0")
      .replace(/ (?=[;?!])/g, "\u202f"),
  ]);
  return Object.fromEntries(told) as Words;
}
