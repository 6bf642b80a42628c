// Parts of a player's page that its views share.
import type { ComponentChildren } from "preact";
import { say } from "../messages";

/** An instant of this day as a time, of another with its date. */
export function instantText(at: number): string {
  const [then, now] = [new Date(at), new Date()];
  const isToday = then.toDateString() === now.toDateString();
  return then.toLocaleString(say("pages-locale"), { ...(!isToday && { weekday: "short", day: "numeric", month: "short" }), hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

export function Part({ title, look = "", children }: { title: string; look?: string; children: ComponentChildren }) {
  return (
    <section class={`card ${look}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
