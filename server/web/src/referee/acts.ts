// Every act of the head referee as a form: its fields, and the requests that they make. `form.tsx`
// draws all of them in the same way, with the court's preview, as far as the court permits the act.
//
// The terminal has every act of this page except the screens of the hall, the look of a device and the
// view of a past instant. This page has every act of the terminal.
import { say } from "../messages";
import { actOf, endsIn, plainFaults } from "../session/permits";
import { ofBoth, type Row, seenOf } from "../session/seen";
import * as words from "../session/words";
import { clockText, leftAt, now } from "../time";
import { EVIDENCE, REASONS } from "../wire";
import type {
  Act, Ask, Back, BoardView, Check, CheckView, Claim, Fault, Finding, GameResult, GameView, PenaltyView,
  Sanction, Seen, Side, Termination, WalkCard, WalkOffence,
} from "../wire";
import type { Place, Referee } from "./referee";
import { boardsName, byCourt, clocksWouldBe, timeSet, typedClock, typedTime } from "./texts";

/** One thing that an act has to be told; `null` is the value of “as it is” or “not said”. */
export interface Field<T> {
  label: string;
  /** The choices; a field without any is typed. */
  of?: (values: Values) => T[];
  say?: (value: T, values: Values) => string;
  start?: T;
  /** The value of a typed text; undefined while it is none. */
  read?: (text: string) => T | undefined;
  /** The sentence about a text that cannot be read. */
  wrong?: string;
  /** An example, or the value now. */
  hint?: string;
  /** Likely texts, a touch each. */
  likely?: string[];
}

type Values = Record<string, any>;

/** An act and what it needs. */
export interface Form<T = Ask> {
  name: string;
  fields: Record<string, Field<any>>;
  /** The requests; `sent` is the instant of the court at which they go out, undefined while their effect is only asked for. */
  make: (values: Values, sent?: number) => T[];
  /** The present state, in words: it may go on while the form is filled. */
  shows?: () => string;
  /** The state that it would come to, in words, as the present state goes on. */
  comesTo?: (values: Values) => string | undefined;
  /** The reason to look again before it goes out. */
  warns?: (values: Values) => string | undefined;
  /** It acts at the first touch: nothing is asked and nothing is lost by it. */
  isAtOnce?: boolean;
  /** It is a report of what was seen: it counts from the touch that began it. */
  isDated?: boolean;
  /** The reason why it cannot be done now. */
  off?: string | undefined;
  look?: string;
}

const SIDES: Side[] = ["white", "black"];
const TIMES = [60_000, 120_000];

export const pick = <T>(label: string, of: T[] | ((values: Values) => T[]), text: (value: T, values: Values) => string, start?: T): Field<T> => ({
  label,
  of: typeof of === "function" ? of : () => of,
  say: text,
  ...(start !== undefined && { start }),
});

export const typed = <T>(label: string, read: (text: string) => T | undefined, more: Partial<Field<T>> = {}): Field<T> => ({ label, read, ...more });

/** A few words that are kept with the act. */
const reason = (act: keyof typeof REASONS): Field<string> =>
  typed(say("referee-reason"), (text) => text.trim() || undefined, { likely: words.reasons(act) });

const someWords = (label: string): Field<string> => typed(label, (text) => text.trim() || undefined);

const side = (game: GameView): Field<Side> => pick(say("judge-who"), SIDES, (side) => say("judge-player", { name: words.player(game, side), side }));

export const PARTS = ["play", "penalties", "result", "clock", "seen", "board"] as const;
export type Part = (typeof PARTS)[number];

/** The forms of a part of a board's page that the court permits now. */
export function formsOf(referee: Referee, part: Part, { court, board }: Place): Form[] {
  const { game } = board;
  if (!game) return part === "board" ? [chief(board)] : [];
  const all: Record<Part, () => [Act, Form][]> = {
    play: () => ofPlay(referee, court, board, game),
    penalties: () => ofPenalties(referee, board, game),
    result: () => ofResult(board, game),
    clock: () => ofClocks(board, game),
    seen: () => ofSeen(board, game),
    board: () => ofBoard(referee, court, board, game),
  };
  return all[part]().flatMap(([act, form]) => (referee.offers(board, act) ? [form] : []));
}

const observe = ({ board }: BoardView, seen: Seen): Ask => ({ observe: { board, seen } });

const chief = (board: BoardView): Form => ({ name: say("judge-chief-here"), fields: {}, make: () => [observe(board, "chief_called")], isAtOnce: true, look: "chief" });

/** Start or resume, abort, stop, readiness, and the void of a start. */
function ofPlay(referee: Referee, court: number, { board }: BoardView, game: GameView): [Act, Form][] {
  const boards = [board];
  const here = say("board", { board });
  const isHindered = referee.presence.value?.hindrances?.some((each) => each.court === court && each.boards.includes(board)) ?? false;
  const despite: Record<string, Field<string>> = isHindered ? { despite: reason("start") } : {};
  const start = (values: Values) => ({ boards, ...(values.despite && { despite: values.despite as string }) });
  return [
    ["abort", { name: say("referee-abort", { boards: here }), fields: {}, make: () => [{ abort: { boards } }], isAtOnce: true, look: "chief" }],
    ["start", { name: say("referee-start", { boards: here }), fields: despite, make: (values) => [{ start: start(values) }], isAtOnce: !isHindered, off: referee.isCurrent() ? undefined : say("referee-no-countdown"), look: "go" }],
    ["ready", { name: say("judge-ready", { ready: game.ready ?? false }), fields: {}, make: () => [{ ready: { boards, ready: !game.ready } }], isAtOnce: true }],
    ...words.reasons("pause").map((reason): [Act, Form] => ["pause", { name: say("judge-pause", { reason }), fields: {}, make: () => [{ pause: { boards, reason } }], isAtOnce: true }]),
    ["pause", { name: say("referee-pause-else"), fields: { reason: someWords(say("referee-reason")) }, make: ({ reason }) => [{ pause: { boards, reason } }], isDated: true }],
    ["start", { name: say("verb-go"), fields: despite, make: (values) => [{ go: start(values) }], isDated: true }],
    ["annul", { name: say("verb-annul"), fields: { reason: reason("annul") }, make: ({ reason }) => [{ annul: { boards, reason } }] }],
  ];
}

/** A request to one of the courts about these boards. */
export interface Sent {
  court: number;
  ask: Ask;
  of: Place[];
}

/** The acts at many boards at once, each with the boards that it reaches. */
export function formsOfMany(referee: Referee, places: Place[], starts: Place[], isHindered: boolean): Form<Sent>[] {
  const offering = (act: Act) => places.filter(({ board }) => board.game && referee.offers(board, act));
  const form = (name: string, of: Place[], fields: Form["fields"], ask: (boards: number[], values: Values) => Ask, isDated = false): Form<Sent>[] =>
    of.length === 0 ? [] : [{
      name,
      shows: () => boardsName(referee, of),
      fields,
      make: (values) => byCourt(of).map(([court, of]) => ({ court, ask: ask(of.map(({ board }) => board.board), values), of })),
      isDated,
    }];
  const checks = [...new Map(offering("check").flatMap(({ board }) => board.permits?.checks ?? []).map((check) => [JSON.stringify(check), check])).values()];
  return [
    ...form(say("verb-go"), starts, isHindered ? { despite: reason("start") } : {}, (boards, { despite }) => ({ go: { boards, ...(despite && { despite }) } }), true),
    ...form(say("referee-pause-else"), offering("pause"), { reason: someWords(say("referee-reason")) }, (boards, { reason }) => ({ pause: { boards, reason } }), true),
    ...form(say("judge-list"), checks.length > 0 ? offering("check") : [], checked(checks), (boards, { check, finding }) => ({ check: { boards, finding, ...check } })),
    ...form(say("verb-annul"), offering("annul"), { reason: reason("annul") }, (boards, { reason }) => ({ annul: { boards, reason } })),
  ];
}

/** An item of the check-list, of a player or of the board, and what was found. */
function checked(checks: Check[]): Record<string, Field<any>> {
  return {
    check: pick(say("judge-what"), checks, ({ item, side }) => say("judge-item-of", { item, side })),
    finding: pick<Finding>(say("judge-result"), ["passed", "failed"], (finding) => (finding === "passed" ? say("judge-in-order") : say("judge-not-in-order"))),
  };
}

/** The price of a fault; time for the opponent, time off the clock and the loss only where the rules have them. */
function costs(referee: Referee, board: BoardView): Field<Sanction> {
  const stop: Sanction[] = referee.has(board, "penalty") ? ["stop"] : [];
  const ladder: Sanction[] = referee.offers(board, "ladder")
    ? [...TIMES.map((time) => ({ give_opponent: { time } })), ...TIMES.map((time) => ({ take_time: { time } })), "loss_of_game"]
    : [];
  const all: Sanction[] = [...stop, "warning", "note", ...ladder];
  return pick(say("judge-costs"), all, (sanction) => say("sanction", { sanction }), all[0]);
}

/** Runs back to which a fault is dated. */
const RUNS_BACK = 4;

/** The instant that a fault counts from: now, some time ago, or one of the last runs. */
function since(referee: Referee, board: BoardView, { ply }: GameView): Field<Back | null> {
  const ago = [...words.agos, 60_000].map((time): Back | null => (time > 0 ? { ago: { time } } : null));
  const runs = Array.from({ length: referee.has(board, "penalty") ? Math.min(RUNS_BACK, ply) : 0 }, (_, back): Back => ({ after_ply: { ply: ply - 1 - back } }));
  const text = (back: Back | null) => (back && "after_ply" in back ? say("back", { back }) : say("judge-ago", { seconds: back ? back.ago.time / 1000 : 0 }));
  return pick(say("judge-when"), [...ago, ...runs], text, null);
}

function ofPenalties(referee: Referee, board: BoardView, game: GameView): [Act, Form][] {
  const back = since(referee, board, game);
  const call = ({ side, fault, sanction, back }: Values): Ask[] => [observe(board, { fault: { side, fault, sanction, ...(back && { back }) } })];
  const faults = pick(say("referee-fault"), plainFaults(board.permits?.faults) as Fault[], (fault) => say("fault", { fault }));
  const cards = pick<WalkCard>(say("judge-card-word"), ["caution", "red"], (shown) => say("card", { shown }));
  const offences = pick<WalkOffence>(say("referee-fault"), ["loss_of_contact", "bent_knee"], (offence) => say("offence", { offence }));
  return [
    ["fault", { name: say("referee-call"), fields: { side: side(game), fault: faults, sanction: costs(referee, board), back }, make: call, isDated: true }],
    ["fault", {
      name: say("judge-another-fault"),
      fields: { side: side(game), words: someWords(say("referee-fault")), sanction: costs(referee, board), back },
      make: ({ words, ...values }) => call({ ...values, fault: { other: { reason: words } } }),
      isDated: true,
    }],
    ["walk_card", { name: say("verb-card"), fields: { side: side(game), card: cards, offence: offences }, make: ({ side, card, offence }) => [observe(board, { walk_card: { side, card, offence } })], isDated: true }],
    ["show_cards", { name: say("verb-show-cards"), fields: { side: side(game) }, make: ({ side }) => [{ show_cards: { game: game.game, side } }] }],
  ];
}

/** The forms about one penalty: its void, its replacement at its instant, the split of two calls that were taken for one. */
export function formsOfPenalty(referee: Referee, { court, board }: Place, penalty: PenaltyView, whose: Side): Form[] {
  const boards = referee.courts.value.get(court)?.boards ?? [];
  const there = (number: number) => boards.find((each) => each.board === number)?.game;
  const who = (of: Side, { board: number }: Values) => {
    const game = there(number);
    return game ? say("judge-player", { name: words.player(game, of), side: of }) : say("side", { side: of });
  };
  const replacement = {
    board: pick(say("referee-on-board"), boards.flatMap((each) => (each.game ? [each.board] : [])), String, board.board),
    side: pick(say("judge-who"), SIDES, who, whose),
    fault: pick(say("referee-fault"), plainFaults(board.permits?.faults) as Fault[], (fault) => say("fault", { fault }), penalty.fault),
    sanction: costs(referee, board),
  };
  const call = penalty.fact;
  return [
    voiding(call),
    { name: say("judge-replace"), fields: replacement, make: ({ board, side, fault, sanction }) => [{ replace: { call, board, side, fault, sanction } }] },
    ...(penalty.witnesses > 1 ? [{ name: say("verb-split"), fields: {}, make: (): Ask[] => [{ split: { call } }] }] : []),
  ];
}

/** The void of a line of the log. */
export const voiding = (fact: number): Form => ({
  name: say("verb-void"),
  fields: { reason: reason("void") },
  make: ({ reason }) => [{ void: { fact, reason } }],
});

function ofResult(board: BoardView, game: GameView): [Act, Form][] {
  const result = pick<GameResult>(say("judge-result"), words.results, (result) => [words.score(result), typeof result === "object" && words.player(game, result.won.by)].filter(Boolean).join(" "));
  const why = reason("rule_result");
  const cause = pick<Termination | null>(
    say("judge-cause"),
    ({ result }) => (result ? [null, ...endsIn(board.permits, result)] : [null]),
    (by, { result }) => (by ? say("termination", { by, result }) : say("judge-cause-unsaid")),
    null,
  );
  const id = game.game;
  return [
    ["enter_result", {
      name: say("judge-enter-result"),
      fields: { result, by: cause },
      make: ({ result, by }) => [{ enter_result: { game: id, result, ...(by && { by }) } }],
      warns: ({ result }) => against(game, result),
    }],
    ["rule_result", { name: say("verb-rule-result"), fields: { result, reason: why }, make: ({ result, reason }) => [{ rule_result: { game: id, result, reason } }] }],
    ["correct_result", {
      name: say("verb-correct-result"),
      fields: { result, reason: why },
      make: ({ result, reason }) => [{ correct_result: { game: id, result, reason, ...basedOn(game) } }],
    }],
  ];
}

const basedOn = ({ manual }: GameView) => (manual != null ? { based_on: manual } : {});

/** The sentence about an entry that contradicts the court's record. */
function against({ phase, ended, evidence }: GameView, result: GameResult): string | undefined {
  // a board that reports nothing has no end to report
  if (!ended) return evidence === "table" ? undefined : say("not-ended", { phase });
  if (JSON.stringify(ended.result) === JSON.stringify(result)) return undefined;
  return say("ended-otherwise", { result: ended.result, by: ended.by });
}

function ofClocks(board: BoardView, game: GameView): [Act, Form][] {
  const shows = () => SIDES.map((side) => say("referee-clock-now", { side, time: clockText(leftAt(game, side, now.value)), runs: game.running?.side === side })).join(" · ");
  // a minute more needs a time that it is added to
  const isKnown = (side: Side) => leftAt(game, side, now.peek()) !== undefined;
  const left = <T>(side: Side, read: (text: string) => T | undefined, likely: string[]): Field<T | null> =>
    typed(say("referee-clock-of", { side, known: isKnown(side) }), (text) => (text.trim() === "" ? null : read(text)), { wrong: say("referee-not-a-time"), likely: isKnown(side) ? likely : [] });
  const times = <T>(read: (text: string, side: Side) => T | undefined, ...likely: string[]) => ({
    white: left("white", (text) => read(text, "white"), likely),
    black: left("black", (text) => read(text, "black"), likely),
  });
  const isGiven = ({ white, black }: Values) => white !== null || black !== null;
  const set = (text: string, side: Side) => {
    const typed = typedClock(text);
    return typed && "by" in typed && !isKnown(side) ? undefined : typed;
  };
  const bothSet = ({ white, black }: Values, at: number) => ({ white: timeSet(white, game, "white", at), black: timeSet(black, game, "black", at) });
  const toRun = pick<Side | null>(say("referee-to-run"), [null, ...SIDES], (side) => (side ? say("side", { side }) : say("referee-as-it-is")), null);
  return [
    ["set_clock", {
      name: say("verb-set-clock"),
      shows,
      fields: { ...times(set, "+1:00", "+2:00"), to_run: toRun, reason: reason("set_clock") },
      comesTo: (values) => (isGiven(values) && values.white !== undefined && values.black !== undefined ? clocksWouldBe(board.board, game, bothSet(values, now.value), values.to_run, now.value) : undefined),
      make: (values, sent) => {
        const { to_run, reason } = values;
        // the effect of a clock that runs is asked for anew once a second
        const at = sent ?? Math.ceil(now.peek() / 1000) * 1000;
        return isGiven(values) || to_run ? [{ set_clock: { game: game.game, left: bothSet(values, at), reason, ...(to_run && { to_run }), ...basedOn(game) } }] : [];
      },
      warns: (values) => {
        const { white, black } = bothSet(values, now.peek());
        return white === 0 || black === 0 ? say("no-time-left", { side: white === 0 ? "white" : "black" }) : undefined;
      },
    }],
    ["clock_set", { name: say("verb-clock-set"), fields: {}, make: () => [observe(board, "clock_set")], isDated: true }],
    ["read", {
      name: say("verb-read-clock"),
      shows,
      fields: times(typedTime),
      // read by eye: to a second
      make: (values) => (isGiven(values) ? [observe(board, { read: { reading: { left: { white: values.white, black: values.black }, resolution: 1_000 } } })] : []),
      isDated: true,
    }],
  ];
}

/** The reports of what a person saw at the board, a form each. */
function ofSeen(board: BoardView, game: GameView): [Act, Form][] {
  const claims = board.permits?.claims ?? [];
  const drawn = (["threefold", "fifty_moves"] as const).filter((kind) => claims.some((claim) => typeof claim === "object" && kind in claim));
  const rows = (side: Side): Row[] => [
    ...seenOf(game, side, claims),
    { text: say("judge-told-stopwatch"), seen: { stopped: { side } } },
    { text: say("judge-told-left-early"), seen: { left_stop: { side } } },
  ];
  const form = ({ text, seen }: Row): [Act, Form] => [actOf(seen), { name: text, fields: {}, make: () => [observe(board, seen)], isDated: true }];
  // a row of either player is one form that asks who it was
  const either = rows("white").map(({ text, seen }, place): [Act, Form] => [
    actOf(seen),
    {
      name: text,
      fields: { side: side(game) },
      make: ({ side }) => [observe(board, (rows(side)[place] as Row).seen)],
      isDated: true,
    },
  ]);
  const irregular: [Act, Form] = [
    "claimed",
    { name: say("judge-claims-else"), fields: { side: side(game), what: someWords(say("judge-claim")) }, make: ({ side, what }) => [observe(board, { claimed: { side, claim: { irregularity: { what } } } })], isDated: true },
  ];
  const move = typed<string | null>(say("judge-announced-move"), (text) => (text.trim() === "" ? null : words.isMove(text.trim().toLowerCase()) ? text.trim().toLowerCase() : undefined), { wrong: say("judge-not-a-move") });
  const ofPosition = drawn.map((kind): [Act, Form] => [
    "claimed",
    {
      name: say("judge-claims", { claim: { [kind]: {} } }),
      fields: { side: side(game), move },
      make: ({ side, move }) => [observe(board, { claimed: { side, claim: { [kind]: move ? { uci: move } : {} } as Claim } })],
      isDated: true,
    },
  ]);
  return [...ofBoth(game).map(form), ...either, ...ofPosition, irregular];
}

/** Settings by hand: position, players, what the board reports, the check-list. */
function ofBoard(referee: Referee, court: number, board: BoardView, game: GameView): [Act, Form][] {
  const id = game.game;
  const others = (referee.courts.value.get(court)?.boards ?? []).filter((each) => each.board !== board.board && each.game);
  const seats = pick<number | null>(say("referee-seats"), [null, ...others.map((each) => each.board)], (other) => (other ? say("referee-exchanged", { board: other }) : say("referee-colours")));
  const of = ({ sides: { white, black } }: GameView) => ({ white: white.player, black: black.player });
  const set = (game: GameView, players: { white: number; black: number }, reason: string): Ask => ({ set_players: { game: game.game, players, reason, ...basedOn(game) } });
  const failed = (game.checks ?? []).filter((check) => check.blocks);
  const checks = board.permits?.checks ?? [];
  const isMade = (check: Check) => game.checks?.some(({ item, side }) => item === check.item && side == check.side);
  const left = [...new Set(checks.filter((check) => !isMade(check)).map(({ item }) => say("item", { item })))];
  return [
    ["check", {
      name: say("judge-list"),
      ...(left.length > 0 && { shows: () => say("to-look-at", { items: left.join(", ") }) }),
      fields: checked(checks),
      make: ({ check, finding }) => [{ check: { boards: [board.board], finding, ...check } }],
    }],
    ...(checks.some(({ item }) => item === "table_width")
      ? ([["check", {
          name: say("judge-item", { item: "table_width" }),
          fields: { mm: typed(say("judge-width"), words.typedWidth) },
          make: ({ mm }) => [{ check: { boards: [board.board], item: "table_width", finding: { measured: { mm } } } }],
        }]] as [Act, Form][])
      : []),
    ...(failed.length > 0
      ? ([["waive", {
          name: say("verb-waive"),
          fields: { failed: pick<CheckView>(say("judge-what"), failed, words.failed, failed[0]), reason: reason("waive") },
          make: ({ failed, reason }) => [{ waive: { board: board.board, item: failed.item, reason, ...(failed.side && { side: failed.side }) } }],
        }]] as [Act, Form][])
      : []),
    ["set_position", {
      name: say("verb-set-position"),
      fields: {
        fen: typed(say("referee-fen"), (text) => (/^[1-8kqrbnpKQRBNP/]+ [wb] (-|[KQkq]+) (-|[a-h][36])( \d+ \d+)?$/.test(text.trim()) ? text.trim() : undefined), {
          wrong: say("referee-not-a-position"),
          ...(game.fen != null && { hint: game.fen }),
        }),
        reason: reason("set_position"),
      },
      make: ({ fen, reason }) => [{ set_position: { game: id, fen, reason, ...basedOn(game) } }],
    }],
    ["set_players", {
      name: say("verb-set-players"),
      fields: { other: seats, reason: reason("set_players") },
      make: ({ other, reason }) => {
        const there = others.find((each) => each.board === other)?.game;
        const { white, black } = of(game);
        return there ? [set(game, of(there), reason), set(there, of(game), reason)] : [set(game, { white: black, black: white }, reason)];
      },
    }],
    ["set_evidence", {
      name: say("verb-set-evidence"),
      fields: { reports: pick(say("judge-what"), EVIDENCE, ({ evidence, clock }) => say("evidence", { evidence, clock })) },
      make: ({ reports }) => [{ set_evidence: { game: id, ...reports } }],
    }],
    ["chief_called", chief(board)],
  ];
}
