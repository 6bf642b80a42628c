//! One board: every act on it by one letter.

use super::begin;
use crate::model::Model;
use crate::model::permitted::{BoardAct, board_acts};
use crate::model::prompt::Prompt;
use crate::msg::{Effect, Key};
use court_protocol::Micros;
use referee_messages::say;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let Key::Char(c) = key else { return false };
    let named = |acts: &[BoardAct]| acts.iter().find(|(key, _)| *key == c).cloned();
    let Some((_, verb)) = named(&model.acts_at(model.board_id)) else {
        let game = model.game(model.board_id);
        let Some((_, verb)) = named(board_acts(game.map(|game| game.ruleset))) else {
            return false;
        };
        let (board, has_game) = (model.board_id.1, game.is_some());
        let why = model.why_not(&verb, model.board_id);
        let why =
            why.unwrap_or_else(|| say!("not-at-this-board", what = verb.name(), board, has_game));
        model.notice = Some(why);
        return true;
    };
    let prompt = Prompt::new(model, verb, at).about(model.board_id);
    begin(model, prompt, effects);
    true
}
