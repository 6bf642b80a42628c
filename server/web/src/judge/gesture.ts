// What a finger means on a tile: it acts when it leaves the glass on the tile it touched, sliding
// off takes it back, and a long touch asks for more. Plain: places and instants come in.

/** A touch of at least this is long: the phones' own figure. */
export const LONG_MS = 500;
/** A click so soon after a touch is the browser's echo of it. */
export const ECHO_MS = 700;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
  /** In ms of the page's monotonic clock. */
  at: number;
}

export type Meaning = "tap" | "long" | "taken_back";

/** The hand over a whole page: after a touch the browser sends a click to whatever stands there by then. */
export class Hand {
  lifted = -Infinity;
}

/** One target's touches. */
export class Gesture {
  private down: { pointer: number; at: number } | undefined;
  private inside = true;

  constructor(private readonly hand: Hand) {}

  /** A finger comes down. A second one beside it is no other tap. */
  press(pointer: number, at: number): void {
    if (this.down) return;
    this.down = { pointer, at };
    this.inside = true;
  }

  /** It moves: whether it is still on the target. */
  move(pointer: number, { x, y }: Point, box: Box): boolean {
    if (this.down?.pointer === pointer) this.inside = within(x, y, box);
    return this.inside;
  }

  /** It leaves the glass. */
  release(pointer: number, { x, y, at }: Point, box: Box): Meaning | undefined {
    if (this.down?.pointer !== pointer) return undefined;
    const held = at - this.down.at;
    this.down = undefined;
    this.hand.lifted = at;
    if (!within(x, y, box)) return "taken_back";
    return held >= LONG_MS ? "long" : "tap";
  }

  /** The browser took the touch for something else, such as scrolling. */
  cancel(pointer: number, at: number): void {
    if (this.down?.pointer !== pointer) return;
    this.down = undefined;
    this.hand.lifted = at;
  }

  /** Whether a click is a press of its own (a keyboard's, a screen reader's) and no echo of a touch, here or on what stood here before. */
  isOwnClick(at: number): boolean {
    return !this.down && at - this.hand.lifted > ECHO_MS;
  }

  /** Whether the finger has been down for long enough to ask for more. */
  isLong(at: number): boolean {
    return this.down !== undefined && this.inside && at - this.down.at >= LONG_MS;
  }
}

function within(x: number, y: number, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
