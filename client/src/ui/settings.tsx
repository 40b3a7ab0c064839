import { LANGUAGES, language, sound, theme, type Language, type Theme } from "../app/prefs";
import { t } from "../words";
import { Icon } from "./icons";

const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français" };
const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const THEME_ICONS: Record<Theme, string> = { auto: "half", light: "sun", dark: "moon" };

/** Language, light and sound: small, the same on every page. */
export function Settings() {
  return (
    <div class="settings">
      <LanguageChoice />
      <button
        type="button"
        class="icon"
        title={t(`theme.${theme.value}`)}
        aria-label={t(`theme.${theme.value}`)}
        onClick={() => (theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % 3] ?? "auto")}
      >
        <Icon name={THEME_ICONS[theme.value]} />
      </button>
      <button
        type="button"
        class="icon"
        title={t(`sound.${sound.value}`)}
        aria-label={t("sound.title")}
        aria-pressed={sound.value === "on"}
        onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
      >
        <Icon name={sound.value === "on" ? "loud" : "quiet"} />
      </button>
    </div>
  );
}

function LanguageChoice() {
  return (
    <label class="language">
      <span class="hidden">{t("language")}</span>
      <Icon name="globe" size={18} />
      <select
        value={language.value}
        onChange={(event) => {
          language.value = event.currentTarget.value as Language;
        }}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
