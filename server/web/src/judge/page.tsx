// The judge's page: the door until the phone is let in, then the lanes.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../messages";
import { Enrolment, Taken } from "../session/enrolment";
import { Flash, Spoken } from "../session/frame";
import { Bottom, Top } from "./bars";
import type { Judge } from "./judge";
import { Panels } from "./panels";
import { Tiles } from "./tiles";

export function Page({ judge, code }: { judge: Judge; code: string | undefined }) {
  const standing = judge.standing.value;
  // whoever joins is asked first which line he judges; what he begins from the bar needs the lanes
  const isAsked = !judge.settings.value.isPlaced && judge.mode.value.is === "call";
  const panel = judge.panel.value ?? (isAsked ? { is: "line" as const } : undefined);
  const closed = useRef(panel);
  useEffect(() => {
    // whoever works by keyboard goes on where he was
    if (!panel && closed.current) {
      const lane = closed.current.is === "lane" ? `.tile[data-lane="${closed.current.board}"] button` : ".bottom button";
      document.querySelector<HTMLElement>(lane)?.focus();
    }
    closed.current = panel;
  }, [panel]);
  if (judge.isTaken.value) return <Taken />;
  return (
    <div class={`page link-${standing.is}`}>
      {!judge.isEnrolled.value || standing.is === "stopped" ? (
        <Enrolment device={judge} title={say("judge-title")} code={code} />
      ) : (
        <>
          <Top judge={judge} />
          <main>{panel && judge.court.value ? <Panels judge={judge} panel={panel} /> : <Tiles judge={judge} />}</main>
          <Bottom judge={judge} />
        </>
      )}
      <Spoken device={judge} />
      <Flash device={judge} />
    </div>
  );
}
