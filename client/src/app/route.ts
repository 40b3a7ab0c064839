import { signal } from "@preact/signals";

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "gallery"; game: string; edition: string }
  | { page: "edition"; game: string; edition: string }
  | { page: "table"; table: string; ply: number | null; invite: string }
  | { page: "handover"; token: string; table: string }
  | { page: "lessons"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; puzzle: string }
  | { page: "study"; study: string; chapter: number | null; node: number | null; link: string }
  | { page: "new-study"; query: string }
  | { page: "position"; game: string }
  | { page: "lost" };

/** What an address shows. */
export function read(address: URL): Route {
  const [, head = "", id = "", more = ""] = address.pathname.split("/");
  if (head === "" && !id) return { page: "start" };
  if (head === "new" && id) return { page: "new", game: id };
  if (head === "rules" && id) return { page: "rules", game: id, rule: address.hash.slice(1) };
  if (head === "g" && id && more === "gallery") {
    return { page: "gallery", game: id, edition: address.searchParams.get("edition") ?? "default" };
  }
  if (head === "editions" && id) return { page: "edition", game: id, edition: more || "default" };
  if (head === "learn" && id) return more ? { page: "lesson", game: id, lesson: more } : { page: "lessons", game: id };
  if (head === "puzzles") return id && more ? { page: "puzzle", game: id, puzzle: more } : { page: "puzzles" };
  if (head === "study" && id === "new") return { page: "new-study", query: address.search };
  if (head === "study" && id) {
    const number = (key: string): number | null => {
      const told = address.searchParams.get(key);
      return told !== null && /^\d+$/.test(told) ? Number(told) : null;
    };
    return { page: "study", study: id, chapter: number("chapter"), node: number("node"), link: address.searchParams.get("key") ?? "" };
  }
  if (head === "position" && id) return { page: "position", game: id };
  if (head === "h" && id) {
    const table = address.searchParams.get("table") ?? "";
    return { page: "handover", token: id, table: /^\w+$/.test(table) ? table : "" };
  }
  if (head === "t" && id) {
    const ply = address.searchParams.get("ply");
    return {
      page: "table",
      table: id,
      ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : null,
      invite: address.searchParams.get("invite") ?? "",
    };
  }
  return { page: "lost" };
}

export const route = signal<Route>(read(new URL(location.href)));

addEventListener("popstate", () => {
  route.value = read(new URL(location.href));
});

/** To another page; `instead` of this one, which is not gone back to. */
export function go(address: string, instead = false): void {
  const { pathname, search, hash } = location;
  if (instead) history.replaceState(null, "", address);
  else if (pathname + search + hash !== address) history.pushState(null, "", address);
  route.value = read(new URL(location.href));
  scrollTo(0, 0);
}

/** Change the address without a new entry in the history and without another page. */
export function rename(address: string): void {
  if (location.pathname + location.search !== address) history.replaceState(null, "", address);
}

/** A click on a link of our own stays in the page; with a modifier key it is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const href = link.getAttribute("href") ?? "";
  if (!href.startsWith("/") || href.startsWith("/api/") || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(href);
}
