// The judge's page.
import "../tokens.css";
import "../session/session.css";
import "./judge.css";
import { say, speak } from "../messages";
import { open } from "../session/open";
import { Judge } from "./judge";
import { Page } from "./page";

speak(import.meta.glob<string>("../../../../protocol/messages/*/{shared,play,pages,judge,goodbye}.ftl", { query: "?raw", import: "default", eager: true }));
document.title = say("judge-title");
await open(
  "court-judge",
  { software: "judge's page 1" },
  (outbox, link, driver) => new Judge(outbox, link, driver),
  (judge, code) => <Page judge={judge} code={code} />,
);
