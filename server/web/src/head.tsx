// The head of a page about one court: event, court, round, progress, and the state of the link.
import { computed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Feed } from "./feed";
import { roundOf } from "./round";
import { Progress } from "./standings";
import { now } from "./time";
import type { Snapshot } from "./wire";
import { say } from "./messages";
import { heldAt } from "./texts";

export function LinkState({ feed }: { feed: Feed }) {
  const link = feed.link.value;
  // the link is of the present, also beside a court of the past
  const seconds = useMemo(() => computed(() => (now.value, link.state === "lost" ? Math.round((Date.now() - link.since) / 1000) : 0)), [link]).value;
  const text =
    link.state === "live"
      ? say("public-live")
      : link.state === "connecting"
        ? say("public-connecting")
        : say("public-lost", { seconds });
  return (
    <p class={`link ${link.state}`} role="status">
      {text}
    </p>
  );
}

export function Head({ court, feed, children }: { court: Snapshot | undefined; feed: Feed | undefined; children?: ComponentChildren }) {
  const round = court && roundOf(court.boards);
  const about = [court?.event && heldAt(court.event, court.setup.name), round !== undefined && say("public-round", { round })].filter(Boolean);
  return (
    <header class="top">
      <h1>
        <span class="logo" aria-hidden="true" />
        {court?.event?.name ?? court?.setup.name ?? say("public-title")}
      </h1>
      {about.length > 0 && <p class="about">{about.join(" · ")}</p>}
      {court && <Progress boards={court.boards} />}
      {court?.demo && (
        <p class="demo">
          <strong>{say("pages-demo")}</strong>
        </p>
      )}
      {court?.event?.delay != null && <p>{say("public-delayed", { seconds: court.event.delay / 1000 })}</p>}
      {feed && <LinkState feed={feed} />}
      {children}
    </header>
  );
}
