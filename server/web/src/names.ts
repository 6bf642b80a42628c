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

const PARTICLES = /^(?:(?:da|de|del|den|der|di|do|dos|du|la|le|ten|ter|van|von|zu|zum|zur)\s+)+/iu;
// isolates and other marks of direction take no room, but would count as letters
const INVISIBLE = /\p{Cf}/gu;

/** Two letters for the dot of a runner. */
export const initials = (name: string): string => [...surname(name).replace(INVISIBLE, "").replace(PARTICLES, "")].slice(0, 2).join("").toLocaleUpperCase();
