// The acts of a judge of a walk, a card for an offence, and of the chief judge, who shows a walker his cards.
import { say } from "../messages";
import type { BoardView, Side, WalkCard, WalkOffence } from "../wire";
import { type Judge, nameOf } from "./judge";
import { Target } from "../session/press-target";
import * as words from "../session/words";

const cards: WalkCard[] = ["caution", "red"];
const offences: WalkOffence[] = ["loss_of_contact", "bent_knee"];

/** Every card for every offence: a touch shows it. */
export function Cards({ judge, board, side }: { judge: Judge; board: BoardView; side: Side }) {
  const name = nameOf(board.game, side);
  return (
    <div class="list play" role="group" aria-label={say("judge-card-word")}>
      {cards.flatMap((card) =>
        offences.map((offence) => {
          const text = say("judge-card", { shown: card, offence });
          return (
            <Target
              key={text}
              class={`row card ${card}`}
              adds={name}
              onTap={(at) => {
                judge.saw(board, { walk_card: { side, card, offence } }, say("judge-told", { what: text, name }), at);
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

/** Each walker's cards so far; the chief judge makes them known. */
export function Shown({ judge, board }: { judge: Judge; board: BoardView }) {
  const game = board.game;
  if (!game) return null;
  return (
    <>
      {(["white", "black"] as const).map((side) => {
        const { cautions = 0, reds = 0 } = game.sides[side];
        if (cautions + reds === 0) return null;
        return (
          <div key={side} class="row task">
            <p>
              {say("judge-cards-of", { name: words.player(game, side), side, cautions, reds })}
            </p>
            {judge.offers(board, "show_cards") && (
              <Target
                class="act"
                adds={say("judge-show-cards", { side })}
                onTap={(at) => {
                  judge.showCards(board, game, side, at);
                  judge.panel.value = undefined;
                }}
              >
                {say("judge-show")}
              </Target>
            )}
          </div>
        );
      })}
    </>
  );
}
