// The head referee's page.
import "../tokens.css";
import "../session/session.css";
import "./referee.css";
import { effect } from "@preact/signals";
import { speak } from "../language";
import { say } from "../messages";
import { entries } from "../session/entries";
import { open } from "../session/open";
import { Page } from "./page";
import { Referee } from "./referee";

await speak("referee");
effect(() => {
  document.title = say("referee-title");
});
await open(
  "court-referee",
  { software: "referee's page 1", everyCourt: true, devices: true },
  (outbox, link, driver) => {
    const referee = new Referee(outbox, link, driver);
    entries(referee.tab);
    return referee;
  },
  (referee, code) => <Page referee={referee} code={code} />,
);
