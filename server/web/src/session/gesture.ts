// The meaning of a touch on a tile: it acts on release over the tile it began on, sliding off cancels
// it, and a long touch asks for more. Places and instants are arguments.

/** A touch of at least this is long, as on phones. */
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

/** The last touch of the whole page: after it the browser sends a click to the element that is there by then. */
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

  /** The finger moves; true while it is on the target. */
  move(pointer: number, { x, y }: Point, box: Box): boolean {
    if (this.down?.pointer === pointer) this.inside = within(x, y, box);
    return this.inside;
  }

  /** The finger leaves the screen. */
  release(pointer: number, { x, y, at }: Point, box: Box): Meaning | undefined {
    // a finger that came down on no key counts too: no keyboard sends the click after it
    this.hand.lifted = at;
    if (this.down?.pointer !== pointer) return undefined;
    const held = at - this.down.at;
    this.down = undefined;
    if (!within(x, y, box)) return "taken_back";
    return held >= LONG_MS ? "long" : "tap";
  }

  /** The browser took the touch for something else, such as scrolling. */
  cancel(pointer: number, at: number): void {
    if (this.down?.pointer !== pointer) return;
    this.down = undefined;
    this.hand.lifted = at;
  }

  /** True for a click of a keyboard or a screen reader; false for the browser's echo of a touch, here or on an earlier element. */
  isOwnClick(at: number): boolean {
    return !this.down && at - this.hand.lifted > ECHO_MS;
  }

  /** True if the finger has been down for long enough to ask for more. */
  isLong(at: number): boolean {
    return this.down !== undefined && this.inside && at - this.down.at >= LONG_MS;
  }
}

function within(x: number, y: number, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
