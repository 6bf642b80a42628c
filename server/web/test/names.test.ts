import { expect, test } from "vitest";
import { initials, meet, short, spoken } from "../src/names";

test("a surname is short enough until two players of the event have it", () => {
  for (const name of ["Silva Pereira, Ana", "Polgár, Judit", "NN"]) meet(name);
  expect(["Silva Pereira, Ana", "Polgár, Judit", "NN"].map(short)).toEqual(["Silva Pereira", "Polgár", "NN"]);
  meet("Polgár, Zsófia");
  expect(["Polgár, Judit", "Polgár, Zsófia"].map(short)).toEqual(["Polgár J.", "Polgár Z."]);
  meet("Polgár, Jana");
  expect(["Polgár, Judit", "Polgár, Jana", "Polgár, Zsófia"].map(short)).toEqual(["Polgár, Judit", "Polgár, Jana", "Polgár Z."]);
});

test("a dot has two letters of the surname, without its particle", () => {
  expect(["de Vries, Anna", "Li, Wei", "😀👍 Team"].map(initials)).toEqual(["VR", "LI", "😀👍"]);
});

test("a dot has no letter of several particles, and nothing invisible", () => {
  expect(["van den Berg, C", "von der Leyen, U", "de la Cruz, A", "\u2068אבן, א\u2069"].map(initials)).toEqual(["BE", "LE", "CR", "אב"]);
});

test("a name is said with the given names first", () => {
  expect(["Silva Pereira, Ana", "NN", "Judit P."].map(spoken)).toEqual(["Ana Silva Pereira", "NN", "Judit P."]);
});
