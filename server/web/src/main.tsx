// The public's pages. One program serves them all: the path says which one it is.
import { render } from "preact";
import "./tokens.css";
import "./page.css";
import "./above.css";
import "./screens.css";
import "./about.css";
import { about } from "./about";
import { baseline } from "./baseline";
import { embed } from "./embed";
import { hall } from "./hall";
import { speak } from "./language";
import { overlay } from "./overlay";
import { spectators } from "./spectators";

const pages: Record<string, typeof spectators | typeof overlay> = { "/hall": hall, "/baseline": baseline, "/overlay": overlay, "/about": about, "/embed": embed };
const path = location.pathname.replace(/\/$/, "");
document.documentElement.classList.add(pages[path] ? path.slice(1) : "spectators");
// lanes lie one below the other on an upright screen, and on a narrow one; a hall's screen is read from afar, whatever pixels it counts
const upright = matchMedia(`(orientation: portrait)${path === "/hall" ? "" : ", (max-width: 60rem)"}`);
const lay = () => document.documentElement.classList.toggle("upright", upright.matches);
lay();
upright.addEventListener("change", lay);
await speak("index");
const Page = (pages[path] ?? spectators)();
const root = document.getElementById("page");
if (root) render(<Page />, root);
