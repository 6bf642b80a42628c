// A chess position drawn by chessground, with the words a screen reader needs.
import { Chessground } from "@lichess-org/chessground";
import type { Api } from "@lichess-org/chessground/api";
import type { Key } from "@lichess-org/chessground/types";
import { useEffect, useRef } from "preact/hooks";

const NAMES: Record<string, string> = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };

/** The position in words: “White: king e1, … Black: …”. */
export function inWords(fen: string): string {
  const men: { white: string[]; black: string[] } = { white: [], black: [] };
  (fen.split(" ")[0] ?? "").split("/").forEach((row, fromTop) => {
    let file = 0;
    for (const char of row) {
      if (/\d/.test(char)) file += Number(char);
      else {
        const square = `${"abcdefgh"[file] ?? "?"}${8 - fromTop}`;
        (char === char.toLowerCase() ? men.black : men.white).push(`${NAMES[char.toLowerCase()] ?? char} ${square}`);
        file += 1;
      }
    }
  });
  return `White: ${men.white.join(", ")}. Black: ${men.black.join(", ")}.`;
}

export function Position({ fen, uci, label }: { fen: string; uci: string | undefined; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Api | undefined>(undefined);
  const lastMove = uci ? ([uci.slice(0, 2), uci.slice(2, 4)] as Key[]) : [];
  useEffect(() => {
    if (!place.current) return;
    board.current = Chessground(place.current, {
      fen,
      lastMove,
      viewOnly: true,
      coordinates: false,
      // a piece stands where it stands: moves may follow each other faster than they would glide
      animation: { enabled: false },
      drawable: { enabled: false, visible: false },
    });
    return () => board.current?.destroy();
  }, []);
  useEffect(() => board.current?.set({ fen, lastMove }), [fen, uci]);
  return (
    <div class="position" role="img" aria-label={`${label}. ${inWords(fen)}`}>
      <div class="cg-place" aria-hidden="true" ref={place} />
    </div>
  );
}
