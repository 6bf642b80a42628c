// The colours of the page, kept in the browser if it keeps anything.
import { effect, signal } from "@preact/signals";
import { THEMES } from "../theme";

const KEPT = "court-theme";

function kept() {
  try {
    return THEMES.find((each) => each === localStorage.getItem(KEPT));
  } catch {
    return undefined; // storage is refused
  }
}

export const theme = signal(kept());
effect(() => {
  document.documentElement.dataset.theme = theme.value ?? "";
  try {
    localStorage.setItem(KEPT, theme.value ?? "");
  } catch {
    // the colours hold until the page is left
  }
});
