import { expect, test } from "vitest";
import { dotLetters, meet, short, spoken } from "../src/names";

test("a surname is short enough until two players of the event have it", () => {
  for (const name of ["Silva Pereira, Ana", "Polgár, Judit", "NN"]) meet(name);
  expect(["Silva Pereira, Ana", "Polgár, Judit", "NN"].map(short)).toEqual(["Silva Pereira", "Polgár", "NN"]);
  meet("Polgár, Zsófia");
  expect(["Polgár, Judit", "Polgár, Zsófia"].map(short)).toEqual(["Polgár J.", "Polgár Z."]);
  meet("Polgár, Jana");
  expect(["Polgár, Judit", "Polgár, Jana", "Polgár, Zsófia"].map(short)).toEqual(["Polgár, Judit", "Polgár, Jana", "Polgár Z."]);
});

const alone = (name: string) => dotLetters([name])[0];

test("a dot has two letters of the surname, without its particles", () => {
  const letters = { "de Vries, Anna": "VR", "Li, Wei": "LI", "van den Berg, C": "BE", "von und zu Guttenberg, K": "GU", "van 't Hoff, J": "HO", "'t Hooft, G": "HO", "d’Artagnan, C": "AR", "L'Ami, E": "AM", "al-Khwarizmi, M": "KH", "dell'Anna, B": "AN", "Van, Thi": "VA" };
  expect(Object.keys(letters).map(alone)).toEqual(Object.values(letters));
});

test("a dot has no title, no sign and nothing invisible", () => {
  const letters = { "FM van den Berg, Cornelis": "BE", "WGM Polgár, Zsófia": "PO", "Im, Yoo": "IM", "O'Brien, Pat": "OB", "O\u02bcNeill, Pat": "ON", "<B>old": "BO", "\u2068אבן, א\u2069": "אב", "\u200f\u0645\u062d\u0645\u062f, \u0639": "\u0645\u062d", "\u{1F600}\u{1F44D}\u{1F3FD} Team": "\u{1F600}\u{1F44D}\u{1F3FD}", "\u3164Ko, Z": "KO", "Weiß, A": "WE", "Aßmann, B": "Aß", "ﬁsher, R": "FI", "ნანა, გ": "ნა" };
  expect(Object.keys(letters).map(alone)).toEqual(Object.values(letters));
});

test("a dot of a player without a name has his number", () => {
  expect(["player 32", "player 7", "Spieler 132", "player 7 (U12)"].map(alone)).toEqual(["32", "7", "32", "7"]);
  expect(dotLetters(["player 32", "player 132", "player 7 (U12)", "player 7 (W)", "player 72"])).toEqual(["32", "13", "7U", "7W", "72"]);
});

test("players with the same two letters of the surname have others, both of them", () => {
  expect(dotLetters(["van den Berg, Cornelis", "van der Berg, Anna", "Smith, John"])).toEqual(["BC", "BA", "SM"]);
  expect(dotLetters(["Polgár, Judit", "Polgár, Zsófia", "Popović, Ana", "Péter, Ida"])).toEqual(["PJ", "PZ", "PA", "PÉ"]);
});

/** Courts of twelve boards that make every choice hard. */
const COURTS: Record<string, string[]> = {
  "one name": Array(24).fill("NN"),
  "one surname": [..."ABCDEFGHIJKLMNOPQRSTUVWX"].map((given) => `van den Berg, ${given}`),
  "one surname, two given names": Array.from({ length: 24 }, (_, n) => `Nguyễn, ${n % 2 ? "Thị Minh Khai" : "Thị Mai"}`),
  "a surname with and without its accents": Array.from({ length: 24 }, (_, n) => (n % 2 ? "Müller, Jan" : "Muller, Jan")),
  numbers: Array.from({ length: 24 }, (_, n) => `player ${[n, n + 100, 2 * n + 1_000, 32][n % 4]}`),
  "numbers of two tournaments": Array.from({ length: 24 }, (_, n) => `player ${Math.floor(n / 2) + 1} (U1${n % 2 ? 2 : 4})`),
  "one letter": Array.from({ length: 24 }, (_, n) => [..."OAEIÖ"][n % 5] as string),
  "signs alone": Array.from({ length: 24 }, (_, n) => "*".repeat(n + 1)),
  "markup and particles": Array.from({ length: 24 }, (_, n) => ["<b>B</b>", "O'Brien", "O’Connor", "d'Ancona, A", "de la Cruz, A", "de la Cruz, B", "von der Leyen, U", "&lt;, x"][n % 8] as string),
  "from right to left": Array.from({ length: 24 }, (_, n) => ["\u2068כהן, אביגיל\u2069", "כהן, דוד", "الخوارزمي, محمد", "\u200fالحسن, علي", "محمد"][n % 5] as string),
  "Chinese": Array.from({ length: 24 }, (_, n) => ["王, 伟", "王, 芳", "李, 伟", "王", "佐々木, 一"][n % 5] as string),
};

test.each(Object.entries(COURTS))("every dot of a court has its own one or two visible letters: %s", (_, names) => {
  const all = dotLetters(names);
  const folded = all.map((letters) => letters.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase());
  expect(new Set(folded).size).toBe(24);
  for (const letters of all) expect(letters).toMatch(/^(?:\p{L}\p{M}*|\p{N}){1,2}$/u);
  // the order of the boards changes nothing, but for players of one name
  const byName = (list: string[], letters: string[]) => list.map((name, n) => `${name}: ${letters[n]}`).sort();
  const turned = [...names].reverse();
  expect(byName(turned, dotLetters(turned))).toEqual(byName(names, all));
});

test("a name is said with the given names first", () => {
  expect(["Silva Pereira, Ana", "NN", "Judit P."].map(spoken)).toEqual(["Ana Silva Pereira", "NN", "Judit P."]);
});
