// What a judge of a walk does: a card for an offence; and its chief, who shows a walker his cards.
import type { BoardView, Side, WalkCard, WalkOffence } from "../wire";
import { type Judge, nameOf } from "./judge";
import { Target } from "./press-target";
import * as words from "./words";

const cards: WalkCard[] = ["caution", "red"];
const offences: WalkOffence[] = ["loss_of_contact", "bent_knee"];

/** Every card for every offence: a touch shows it. */
export function Cards({ judge, board, side }: { judge: Judge; board: BoardView; side: Side }) {
  const name = nameOf(board.game, side);
  return (
    <div class="list" role="group" aria-label="Card">
      {cards.flatMap((card) =>
        offences.map((offence) => {
          const text = `${words.walkCards[card]}: ${words.offences[offence]}`;
          return (
            <Target
              key={text}
              class={`row card ${card}`}
              adds={name}
              onTap={(at) => {
                judge.saw(board, { walk_card: { side, card, offence } }, `${text.toLowerCase()}, ${name}`, at);
                judge.panel.value = undefined;
              }}
            >
              {text}
            </Target>
          );
        }),
      )}
    </div>
  );
}

/** What each walker has so far; the chief judge makes it known. */
export function Shown({ judge, board }: { judge: Judge; board: BoardView }) {
  const game = board.game;
  if (!game) return null;
  return (
    <>
      {(["white", "black"] as const).map((side) => {
        const has = words.cards(game.sides[side]);
        if (!has) return null;
        return (
          <div key={side} class="row task">
            <p>
              {words.player(game, side)} ({words.side[side]}): {has}
            </p>
            {judge.offers(board, "show_cards") && (
              <Target
                class="act"
                adds={`${words.side[side]} his cards: everybody sees them then`}
                onTap={(at) => {
                  judge.showCards(board, game, side, at);
                  judge.panel.value = undefined;
                }}
              >
                Show
              </Target>
            )}
          </div>
        );
      })}
    </>
  );
}
