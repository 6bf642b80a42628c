// The colours of a page without a session, kept in the browser if it keeps anything.
import { effect, signal } from "@preact/signals";
import { THEMES, Themes } from "./theme";

const KEPT = "court-theme";

function kept() {
  try {
    return THEMES.find((each) => each === localStorage.getItem(KEPT));
  } catch {
    return undefined; // storage is refused
  }
}

const theme = signal(kept());

/** Gives the page the colours that were chosen, also in another tab. An unattended screen has its own. */
export function wear(): void {
  addEventListener("storage", ({ key }) => {
    if (key === KEPT) theme.value = kept();
  });
  effect(() => {
    document.documentElement.dataset.theme = theme.value ?? "";
  });
}

function choose(chosen: typeof theme.value): void {
  theme.value = chosen;
  try {
    localStorage.setItem(KEPT, chosen ?? "");
  } catch {
    // the colours hold until the page is left
  }
}

/** The switch of the colours. */
export const Look = () => <Themes theme={theme.value} choose={choose} />;
