// A chess position drawn by chessground, with the words a screen reader needs.
import "@lichess-org/chessground/assets/chessground.base.css";
import "@lichess-org/chessground/assets/chessground.cburnett.css";
import "./position.css";
import { Chessground } from "@lichess-org/chessground";
import type { Api } from "@lichess-org/chessground/api";
import type { Key } from "@lichess-org/chessground/types";
import { computed } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { say } from "./messages";

const PIECES: Record<string, string> = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const FILES = [..."abcdefgh"];
const RANKS = [..."87654321"];

/** Each piece on each square in words, once for a language: a live board would format thirty at every move. */
const pieceOn = computed(() => {
  const squares = RANKS.flatMap((rank) => FILES.map((file) => `${file}${rank}`));
  return new Map(Object.entries(PIECES).flatMap(([letter, piece]) => squares.map((square) => [`${letter}${square}`, say("piece-on", { piece, square })])));
});

/** The position in words: “White: king e1, … Black: …”. */
export function inWords(fen: string, label: string): string {
  const white: string[] = [];
  const black: string[] = [];
  (fen.split(" ")[0] ?? "").split("/").forEach((row, fromTop) => {
    let file = 0;
    for (const char of row) {
      if (/\d/.test(char)) file += Number(char);
      else {
        const letter = char.toLowerCase();
        const words = pieceOn.value.get(`${letter}${FILES[file]}${RANKS[fromTop]}`) ?? char;
        (char === letter ? black : white).push(words);
        file += 1;
      }
    }
  });
  return say("position-in-words", { label, whites: white.join(", "), blacks: black.join(", ") });
}

interface Drawn {
  fen: string;
  uci: string | undefined;
  label: string;
  coordinates?: boolean;
  /** True if Black's pieces are below. */
  flipped?: boolean;
}

export function Position({ fen, uci, label, coordinates = false, flipped = false }: Drawn) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Api | undefined>(undefined);
  const lastMove = uci ? ([uci.slice(0, 2), uci.slice(2, 4)] as Key[]) : [];
  const orientation = flipped ? "black" : "white";
  // layout effects: the pieces are part of the same picture as the names and clocks
  useLayoutEffect(() => {
    if (!place.current) return;
    board.current = Chessground(place.current, {
      fen,
      lastMove,
      orientation,
      viewOnly: true,
      coordinates,
      // moves may follow each other faster than an animation ends
      animation: { enabled: false },
      drawable: { enabled: false, visible: false },
    });
    return () => board.current?.destroy();
  }, []);
  useLayoutEffect(() => board.current?.set({ fen, lastMove, orientation }), [fen, uci, orientation]);
  const words = useMemo(() => inWords(fen, label), [fen, label]);
  return (
    <div class="position" role="img" aria-label={words}>
      <div class="cg-place" aria-hidden="true" ref={place} />
    </div>
  );
}
