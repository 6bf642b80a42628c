// A target that acts when the finger leaves it, is taken back by sliding off, and knows a long touch.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Gesture, Hand, LONG_MS } from "./gesture";

const hand = new Hand();

type Timer = { current: ReturnType<typeof setTimeout> | undefined };
/** Made apart from the component: what an effect closes over lives as long as its target, and must hold no elements of its first picture. */
const ending = (timer: Timer) => () => () => clearTimeout(timer.current);

export function Target(props: {
  /** Text for screen readers, after the visible text. */
  adds?: string;
  class?: string;
  pressed?: boolean;
  disabled?: boolean;
  /** It takes no touch for a moment, and keeps the focus. */
  still?: boolean;
  onTap: (at: number) => void;
  onLong?: (at: number) => void;
  children: ComponentChildren;
}) {
  const { adds } = props;
  // browsers send pointer events to a disabled button too
  const isOff = props.disabled || props.still;
  const onTap = (at: number) => isOff || props.onTap(at);
  const onLong = props.onLong && ((at: number) => isOff || props.onLong?.(at));
  const gesture = useRef(new Gesture(hand)).current;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [held, setHeld] = useState<"no" | "down" | "long" | "off">("no");
  useEffect(ending(timer), []);
  const box = (event: Event) => (event.currentTarget as Element).getBoundingClientRect();
  const point = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY, at: event.timeStamp });
  const end = () => {
    clearTimeout(timer.current);
    setHeld("no");
  };
  return (
    <button
      type="button"
      class={`target ${props.class ?? ""} held-${held}`}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      aria-disabled={props.still || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0 || props.disabled) return;
        gesture.press(event.pointerId, event.timeStamp);
        setHeld("down");
        if (onLong) timer.current = setTimeout(() => gesture.isLong(performance.now()) && setHeld("long"), LONG_MS + 20);
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (held === "no") return;
        const inside = gesture.move(event.pointerId, point(event), box(event));
        if (!inside) setHeld("off");
        else if (held === "off") setHeld("down");
      }}
      onPointerUp={(event) => {
        if (event.button !== 0) return;
        const meaning = gesture.release(event.pointerId, point(event), box(event));
        end();
        if (meaning === "tap" || (meaning === "long" && !onLong)) onTap(event.timeStamp);
        else if (meaning === "long") onLong?.(event.timeStamp);
      }}
      onPointerCancel={(event) => {
        gesture.cancel(event.pointerId, event.timeStamp);
        end();
      }}
      onTouchEnd={(event) => {
        // else the browser's own click goes to the field or link that lies under the finger by then
        if (event.cancelable) event.preventDefault();
        // a text field gives its keyboard back
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        // the keyboard's way to more
        if (onLong && gesture.isOwnClick(event.timeStamp)) onLong(event.timeStamp);
      }}
      onClick={(event) => {
        if (gesture.isOwnClick(event.timeStamp)) onTap(event.timeStamp);
      }}
    >
      {props.children}
      {adds && <span class="unseen"> {adds}</span>}
    </button>
  );
}
