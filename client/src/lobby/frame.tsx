import type { ComponentChildren } from "preact";
import { Mark } from "../ui/icons";
import { Settings } from "../ui/settings";
import { t } from "../words";

/** The house around a page: its sign, and the settings. */
export function Frame({ title, children }: { title?: string; children: ComponentChildren }) {
  return (
    <div class="frame">
      <header class="house-head">
        <a class="house-name" href="/">
          <Mark size={34} /> <span>zashiki</span>
        </a>
        <span class="spring" />
        <Settings />
      </header>
      <main class="page">
        {title && <h1>{title}</h1>}
        {children}
      </main>
      <footer class="house-foot">{t("foot")}</footer>
    </div>
  );
}
