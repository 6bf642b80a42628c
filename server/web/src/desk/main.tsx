// The organiser's page.
import "../tokens.css";
import "../session/session.css";
import "./desk.css";
import { effect } from "@preact/signals";
import { speak } from "../language";
import { say } from "../messages";
import { open } from "../session/open";
import { Organiser } from "./organiser";
import { Page } from "./page";

await speak("desk");
effect(() => {
  document.title = say("organiser-title");
});
await open(
  "court-desk",
  { software: "organiser's page 1", devices: true },
  (outbox, link, driver) => new Organiser(outbox, link, driver),
  (organiser, code) => <Page organiser={organiser} code={code} />,
);
