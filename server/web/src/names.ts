// Short forms of players' names: a surname where there is little room, two letters on a runner's dot.

/** “Silva Pereira” of “Silva Pereira, Ana”; a name without a comma is given whole. */
export const surname = (name: string): string => (name.split(",")[0] ?? name).trim();

/** Two letters for the dot of a runner. */
export const initials = (name: string): string => [...surname(name).replace(/^(?:de|van|von|der|la|le) /i, "")].slice(0, 2).join("").toLocaleUpperCase();
