// The colours of the page, kept in the browser if it keeps anything.
import { effect, signal } from "@preact/signals";
import { say } from "../messages";

const KEPT = "court-theme";
const THEMES = ["", "light", "dark", "sunlight"];

function kept(): string {
  try {
    return THEMES.find((each) => each === localStorage.getItem(KEPT)) ?? "";
  } catch {
    return ""; // storage is refused
  }
}

export const theme = signal(kept());
effect(() => {
  try {
    localStorage.setItem(KEPT, theme.value);
  } catch {
    // the colours hold until the page is left
  }
});

export function Themes() {
  return (
    <select id="theme" class="languages" aria-label={say("pages-theme")} value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value)}>
      {THEMES.map((each) => (
        <option key={each} value={each}>
          {say("pages-theme-is", { theme: each || undefined })}
        </option>
      ))}
    </select>
  );
}
