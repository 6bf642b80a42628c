import { expect, test } from "vitest";
import { ECHO_MS, Gesture, Hand, LONG_MS } from "../../src/session/gesture";

const tile = { left: 0, top: 0, right: 100, bottom: 60 };
const at = (at: number, x = 50, y = 30) => ({ x, y, at });

test("a touch acts when the finger leaves the glass, not before", () => {
  const gesture = new Gesture(new Hand());
  gesture.press(1, 0);
  expect(gesture.move(1, at(40, 60), tile)).toBe(true);
  expect(gesture.release(1, at(80), tile)).toBe("tap");
});

test("sliding off takes it back, sliding on again does not lose it", () => {
  const gesture = new Gesture(new Hand());
  gesture.press(1, 0);
  expect(gesture.move(1, at(40, 130), tile)).toBe(false);
  expect(gesture.release(1, at(80, 130), tile)).toBe("taken_back");
  gesture.press(1, 100);
  gesture.move(1, at(120, 130), tile);
  expect(gesture.move(1, at(140, 90), tile)).toBe(true);
  expect(gesture.release(1, at(160), tile)).toBe("tap");
});

test("a long touch asks for more, on leaving the glass too", () => {
  const gesture = new Gesture(new Hand());
  gesture.press(1, 0);
  expect(gesture.isLong(LONG_MS - 1)).toBe(false);
  expect(gesture.isLong(LONG_MS)).toBe(true);
  expect(gesture.release(1, at(LONG_MS), tile)).toBe("long");
  expect(gesture.isLong(9_999)).toBe(false);
});

test("a second finger is no other tap", () => {
  const gesture = new Gesture(new Hand());
  gesture.press(1, 0);
  gesture.press(2, 10);
  expect(gesture.release(2, at(20), tile)).toBeUndefined();
  expect(gesture.release(1, at(30), tile)).toBe("tap");
});

test("what the browser takes for scrolling is no tap", () => {
  const gesture = new Gesture(new Hand());
  gesture.press(1, 0);
  gesture.cancel(1, 10);
  expect(gesture.release(1, at(20), tile)).toBeUndefined();
});

test("the click that follows a touch is its echo wherever it lands; a keyboard's click is a press", () => {
  const hand = new Hand();
  const [tileTouched, whatOpened] = [new Gesture(hand), new Gesture(hand)];
  expect(tileTouched.isOwnClick(0)).toBe(true);
  tileTouched.press(1, 1_000);
  tileTouched.release(1, at(1_100), tile);
  expect(tileTouched.isOwnClick(1_110)).toBe(false);
  expect(whatOpened.isOwnClick(1_400)).toBe(false);
  expect(whatOpened.isOwnClick(1_101 + ECHO_MS)).toBe(true);
});

test("a finger that came down while the key took none leaves no click of a keyboard", () => {
  const gesture = new Gesture(new Hand());
  expect(gesture.release(1, at(1_000), tile)).toBeUndefined();
  expect(gesture.isOwnClick(1_005)).toBe(false);
  expect(gesture.isOwnClick(1_000 + ECHO_MS + 1)).toBe(true);
});
