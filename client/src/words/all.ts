import { LANGUAGES } from "../app/prefs";
import { bring } from ".";

/** For tests, which change the language and read on at once. */
await Promise.all(LANGUAGES.map(bring));
