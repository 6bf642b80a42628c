// A choice of places as large links: for an address that names a place that is not there, or too little.
import { say } from "./messages";
import { courts } from "./watch";
import type { Snapshot } from "./wire";

/** A place that an address can name. */
export interface Destination {
  href: string;
  text: string;
}

export const Choice = ({ words, destinations }: { words: string; destinations: Destination[] }) => (
  <main class="choice">
    <p>{words}</p>
    <nav>
      {destinations.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
  </main>
);

/** Instead of a court that the hall does not have; `address` is that of another one. */
export const NoCourt = ({ address }: { address: (court: number) => string }) => (
  <Choice words={say("public-missing", { kind: "court" })} destinations={courts.value.map(({ court, name }) => ({ href: address(court), text: name }))} />
);

/** Instead of a board that the court does not have; `address` is that of another one. */
export const NoBoard = ({ court, address }: { court: Snapshot; address: (board: number) => string }) => (
  <Choice words={say("public-missing", { kind: "board" })} destinations={court.boards.map(({ board }) => ({ href: address(board), text: say("public-board", { board }) }))} />
);
