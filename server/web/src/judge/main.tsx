// The judge's page.
import "../tokens.css";
import "../session/session.css";
import "./judge.css";
import { effect } from "@preact/signals";
import { speak } from "../language";
import { say } from "../messages";
import { entries } from "../session/entries";
import { open } from "../session/open";
import { Judge } from "./judge";
import { Page } from "./page";

await speak("judge");
effect(() => {
  document.title = say("judge-title");
});
await open(
  "court-judge",
  { software: "judge's page 1" },
  (outbox, link, driver) => {
    const judge = new Judge(outbox, link, driver);
    entries(judge.panel);
    return judge;
  },
  (judge, code) => <Page judge={judge} code={code} />,
);
