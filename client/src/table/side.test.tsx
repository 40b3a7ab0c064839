import { render } from "preact";
import { expect, it } from "vitest";
import { ChatLine } from "./side";

function shown(seat: number | null): string {
  const page = document.createElement("ul");
  render(<ChatLine line={{ t: "said", name: "Aiko", text: "hello", at: 1, seat }} />, page);
  return page.textContent ?? "";
}

it("says of whoever has no seat that they are watching, whatever their name", () => {
  expect(shown(0)).toBe("Aiko  hello");
  expect(shown(null)).toContain("Aiko (watching)");
});
