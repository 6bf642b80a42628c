// The head referee's page.
import "../tokens.css";
import "../session/session.css";
import "./referee.css";
import { say, speak } from "../messages";
import { open } from "../session/open";
import { Page } from "./page";
import { Referee } from "./referee";

speak(import.meta.glob<string>("../../../../protocol/messages/*/{shared,play,pages,judge,referee,goodbye}.ftl", { query: "?raw", import: "default", eager: true }));
document.title = say("referee-title");
await open(
  "court-referee",
  { software: "referee's page 1", watches: true },
  (outbox, link, driver) => new Referee(outbox, link, driver),
  (referee, code) => <Page referee={referee} code={code} />,
);
