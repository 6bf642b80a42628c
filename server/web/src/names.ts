// Short forms of players' names: a surname where there is little room, two letters on a runner's dot.

/** “Silva Pereira” of “Silva Pereira, Ana”; a name without a comma is given whole. */
export const surname = (name: string): string => (name.split(",")[0] ?? name).trim();

/** “Ana Silva Pereira” of “Silva Pereira, Ana”, as a name is said aloud. */
export const spoken = (name: string): string => {
  const [family, ...given] = name.split(",").map((part) => part.trim());
  return [...given, family].join(" ");
};

/** The names of an event's players, by their surnames: they decide on the short forms once for all pages. */
const met = new Map<string, Set<string>>();

/** Takes in a player's name, before anything short is drawn. */
export function meet(name: string): void {
  const family = surname(name);
  met.set(family, (met.get(family) ?? new Set()).add(name));
}

const withInitial = (name: string): string => {
  const given = name.split(",")[1]?.trim();
  return given ? `${surname(name)} ${[...given][0]}.` : name;
};

/** The shortest form that no other player of the event has: surname, surname with initial, or the whole name. */
export function short(name: string): string {
  const namesakes = [...(met.get(surname(name)) ?? [])].filter((other) => other !== name);
  if (namesakes.length === 0) return surname(name);
  return namesakes.some((other) => withInitial(other) === withInitial(name)) ? name : withInitial(name);
}

const TITLE = /^(?:W?(?:GM|IM|FM|CM)|A[GIFC]M|NM|Dr\.?|Prof\.?)\s+(?=\S)/u;
const PARTICLES = /^(?:(?:al|aan|af|av|da|dal|das|de|degli|dei|del|della|den|der|des|di|do|dos|du|e|el|het|ibn|in|la|las|le|les|lo|los|op|te|ten|ter|und|van|vom|von|y|zu|zum|zur|['’]t)[\s-]+|(?:dell|d|l)['’])+(?=\S)/iu;
/** A name that stands for a number: “player 32”, “player 7 (U12)”. */
const NUMBER = /^[^,]*?(\p{N}+)(?:\s*\((.*)\))?$/u;
// marks of direction and fillers take no room, signs such as < or ' say nothing
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const LETTER = /(?!\p{Lm})\p{L}\p{M}*|\p{N}|\p{RI}{2}|\p{Extended_Pictographic}\p{Emoji_Modifier}?/gu;

/** The letters of a part of a name as capitals, where a capital has the room of one letter and fonts have it. */
const lettersIn = (part: string): string[] =>
  [...part.matchAll(LETTER)].map(([letter]) => {
    const capital = letter.toUpperCase();
    return [...capital].length > [...letter].length || /\p{sc=Georgian}/u.test(letter) ? letter : capital;
  });

/** The pairs of letters for a name, the best first; an empty one is no proposal. */
function pairs(name: string): string[] {
  const plain = name.normalize("NFKC").replace(INVISIBLE, "").trim();
  const [, number, category = ""] = NUMBER.exec(plain) ?? [];
  if (number !== undefined) {
    const figures = [...number];
    if (figures.length === 1) return [number, ...lettersIn(category.replace(/\p{N}/gu, "")).map((letter) => number + letter)];
    // the last two of a longer number may be another player's whole number
    return figures.length === 2 ? [number] : ["", figures.slice(-2).join(""), ...figures.flatMap((one, at) => figures.slice(at + 1).map((other) => one + other))];
  }
  const family = lettersIn(surname(plain).replace(TITLE, "").replace(PARTICLES, ""));
  const given = lettersIn(plain.split(",").slice(1).join(" "));
  const [first = "", second = "", ...later] = [...family, ...given.slice(0, family.length < 2 ? 1 : 0)];
  return [first + second, given[0], ...later, ...given.slice(1)].map((letter, at) => (at === 0 ? letter : letter && first + letter) ?? "");
}

/** What the eye tells apart: neither accents nor capitals. */
const seen = (pair: string): string => pair.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();

/** Signs that set a second player apart from a first one who has the same letters. */
const SIGNS = { ofLetter: [..."23456789"], ofNumber: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"] };
const FIGURES = Array.from({ length: 90 }, (_, n) => `${n + 10}`);

/**
 * Two letters for the dot of each player of a court, no two players with the same. They depend on the
 * names alone: where two have the same letters of the surname, both have others. A name of one letter
 * or figure has one.
 */
export function dotLetters(names: string[]): string[] {
  const proposed = names.map(pairs);
  const found: (string | undefined)[] = names.map(() => undefined);
  const taken = new Set<string>([""]);
  const take = (player: number, pair: string) => {
    found[player] = pair;
    taken.add(seen(pair));
  };
  const open = () => names.flatMap((_, player) => (found[player] === undefined ? [player] : []));
  for (let choice = 0; choice < Math.max(...proposed.map(({ length }) => length)); choice += 1) {
    const wishes = open().map((player) => ({ player, pair: proposed[player]?.[choice] ?? "" }));
    const alone = wishes.filter(({ pair }) => !taken.has(seen(pair)) && wishes.filter((other) => seen(other.pair) === seen(pair)).length === 1);
    for (const { player, pair } of alone) take(player, pair);
  }
  const nameOf = (player: number) => names[player] ?? "";
  for (const player of open().sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a - b))) {
    const own = proposed[player] ?? [];
    const first = [...(own.find((pair) => pair !== "") ?? "").matchAll(LETTER)][0]?.[0] ?? "";
    const signs = /\p{N}/u.test(first) ? SIGNS.ofNumber : SIGNS.ofLetter;
    const free = [...own, ...signs.map((sign) => first + sign), ...FIGURES].find((pair) => !taken.has(seen(pair)));
    take(player, free ?? first);
  }
  return found.map((pair) => pair ?? "");
}
