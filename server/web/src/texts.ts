// Texts of the public page whose arguments are computed from a game.
import { has, messageOf, put, render, say } from "./messages";
import { short } from "./names";
import { clockText } from "./time";
import type { Debt, EventView, Said, Profile, SideView } from "./wire";

/** A player's debts in words. */
export function owes(debts: Debt[]): string {
  const back = debts.find((debt) => typeof debt === "object");
  const full = debts.filter((debt) => debt === "full_run").length;
  const half = debts.filter((debt) => debt === "half_run").length;
  const runs = full + half > 0 ? "runs" : "nothing";
  const corrects = debts.includes("correction");
  const owed = back ? "take_back" : corrects ? (runs === "runs" ? "both" : "correction") : runs;
  const touched = back?.take_back.touched;
  return say("owes", { owed, full, half, touched });
}

/** Which court of an event, where and when it is held: “Court 1 · Budapest HUN · 21 November 2026”. */
export function heldAt({ site, date }: EventView, court: string): string {
  const day = date == null ? undefined : new Date(`${date}T00:00Z`).toLocaleDateString(say("pages-locale"), { dateStyle: "long", timeZone: "UTC" });
  return [court, site, day].filter(Boolean).join(" · ");
}

/** A name within a sentence: one that is written from right to left turns no other word round. */
const isolated = (name: string): string => (/[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]|\p{Bidi_C}/u.test(name) ? `\u2068${name}\u2069` : name);

/** The name of a player, or his number where nobody may read it. */
export const nameOf = ({ name, player }: SideView): string => say("pages-player", { name, player });

/** A player as lists write him: “GM Polgár, Judit”. */
export const named = (view: SideView): string => [view.profile?.title, isolated(nameOf(view))].filter(Boolean).join(" ");

/** The room of a winner's star, in letters. */
const STAR = 2;

/** The classes of a short name by its length and its longest word, which no line breaks; a winner's star stands beside it. */
export const nameClass = (view: SideView, hasStar = false): string => {
  const name = shortly(view);
  const word = Math.max(...name.split(/[\s-]/).map((each) => each.length)) + (hasStar ? STAR : 0);
  return [name.length > 28 && "long", word > 12 ? "widest" : (word > 9 || name.length > 20) && "wide"].filter(Boolean).join(" ");
};

/** A player where there is little room: “Polgár”. */
export const shortly = (view: SideView): string => isolated(short(nameOf(view)));

/** Rating, team and club: “2735 · Team Red · MTK”. */
export function particulars({ rating, team, club }: Profile): string {
  return [rating, team, club].filter((each) => each != null).join(" · ");
}

/** The times of both clocks, a missing one as a dash. */
const timesOf = ({ white, black }: { white: number | null; black: number | null }): string => [white, black].map((ms) => clockText(ms ?? undefined)).join(" / ");

/** One line of the ticker; undefined for an event that has no message, as spectators need not read it. */
export function ticker(said: Said): string | undefined {
  const message = messageOf("said", said);
  if (!has(message.key)) return undefined;
  if (typeof said === "object") {
    if ("run_made" in said && said.run_made.presumed) return undefined;
    if ("read" in said) put(message.args, "times", timesOf(said.read.left));
    if ("walk_card" in said) put(message.args, "shown", said.walk_card.card);
    if ("ran_out" in said) {
      const { white, black } = said.ran_out.at;
      const isBoth = white != null && black != null;
      put(message.args, "fell", !isBoth ? "only" : white === black ? "both" : "first");
      put(message.args, "side", (isBoth ? white < black : white != null) ? "white" : "black");
    }
  }
  return render(message);
}
