// A player's page: his personal link, without an account. The token stands after the # of the address.
import "../tokens.css";
import "../session/session.css";
import "./personal.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { stayAwake } from "../awake";
import { speak } from "../language";
import { wear } from "../look";
import { say } from "../messages";
import { Page } from "./page";
import { Personal } from "./personal";

await speak("personal");
const personal = new Personal(decodeURIComponent(location.hash.slice(1)));
effect(() => {
  const { news, page } = personal;
  document.title = news.value.length > 0 ? `● ${say("personal-out", { round: news.value[0]?.round })}` : (page.value?.name ?? say("personal-title"));
});
// another link in the same tab is another player
addEventListener("hashchange", () => location.reload());
stayAwake();
wear();
render(<Page personal={personal} />, document.getElementById("page")!);
void personal.follow();
