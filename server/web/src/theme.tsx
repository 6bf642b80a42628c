// The colours of a page, and their switch.
import { say } from "./messages";

export type Theme = "light" | "dark" | "sunlight";
/** The themes of the switch; without one the page has the colours of the device. */
export const THEMES: (Theme | undefined)[] = [undefined, "light", "dark", "sunlight"];

export function Themes({ theme, choose }: { theme: Theme | undefined; choose: (theme: Theme | undefined) => void }) {
  return (
    <select id="theme" class="switch" aria-label={say("pages-theme")} value={theme ?? ""} onChange={(event) => choose(THEMES[event.currentTarget.selectedIndex])}>
      {THEMES.map((each) => (
        <option key={each} value={each ?? ""}>
          {say("pages-theme-is", { theme: each })}
        </option>
      ))}
    </select>
  );
}
