// The reader's language: by the page's address, by the switch on the page, or by the browser.
import { signal } from "@preact/signals";
import { again } from "./again";
import "./language.css";
import { say, take } from "./messages";
import "./not-started.css";
import "./rehearsal.css";

/** The languages of the message files; the build writes them here. */
declare const LANGUAGES: readonly string[];
/** True if the page has a second file of words; the build writes it here. */
declare const HAS_LATER: boolean;

const KEPT = "court-language";

const spoken = signal("en");
/** The page's name, with which the names of its files begin. */
let page = "";

/** The first of these languages that has message files: `de` for `de-AT`. */
export function known(wanted: readonly string[]): string {
  for (const language of wanted) {
    const found = [language, language.split("-")[0]].find((each) => LANGUAGES.includes(each as string));
    if (found) return found;
  }
  return "en";
}

/** Fetches the words of a page in the reader's language, and waits for them where the server is away. */
export async function speak(name: string): Promise<void> {
  page = name;
  const asked = new URLSearchParams(location.search).get("lang");
  const language = known([asked, kept(), ...navigator.languages].filter((each) => each != null));
  for (;;) {
    try {
      return await load(language);
    } catch {
      await again();
    }
  }
}

/** The text of a file of words. */
async function file(name: string): Promise<string> {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

/** Adds the words that the first picture does not need, such as rulings, once they are there. */
async function add(language: string, first: string): Promise<void> {
  for (;;) {
    try {
      const more = await file(`${page}.later.${language}.ftl`);
      if (spoken.value === language) take(language, `${first}\n${more}`);
      return;
    } catch {
      await again();
    }
  }
}

async function load(language: string): Promise<void> {
  const first = await file(`${page}.${language}.ftl`);
  take(language, first);
  spoken.value = language;
  if (HAS_LATER) void add(language, first);
  document.documentElement.lang = language;
  document.documentElement.dir = say("pages-direction");
  if ("rehearsal" in document.documentElement.dataset) document.documentElement.dataset.rehearsal = say("pages-rehearsal");
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/${page}.${language}.webmanifest`);
}

/** The language of the switch; a browser may refuse to keep it. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

async function choose(language: string, select: HTMLSelectElement): Promise<void> {
  try {
    await load(language);
    localStorage.setItem(KEPT, language);
  } catch {
    // without the server the page stays in its language; without storage it asks the browser's the next time
    select.value = spoken.value;
  }
}

/** A language in its own words: “Deutsch”. */
function own(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The switch of the language. */
export function Languages() {
  return (
    <select id="language" class="switch" aria-label={say("pages-language")} value={spoken.value} onChange={(event) => void choose(event.currentTarget.value, event.currentTarget)}>
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {own(language)}
        </option>
      ))}
    </select>
  );
}
