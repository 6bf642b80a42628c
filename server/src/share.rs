//! A link to a game: the public page with the words and the picture that other sites preview.
//!
//! The link leads to the public's own page. Only its head differs, because a site that makes a
//! preview runs no script.

pub mod picture;

use court_protocol::{BoardNo, CourtId, EventView, GameView, SideView};
use maud::html;
use referee_messages::say;

/// A game to preview.
#[derive(Debug)]
pub struct Shared<'a> {
    pub court: CourtId,
    pub board: BoardNo,
    pub event: Option<&'a EventView>,
    pub game: &'a GameView,
    /// The server as the link names it: `http://hall.local:8080`.
    pub origin: &'a str,
}

impl Shared<'_> {
    /// The tags for the page's head. Names are text in them, never markup.
    pub fn head(&self) -> String {
        let Self { court, board, event, game, origin } = self;
        let result = game.ended.as_ref().map(|ended| ended.result);
        let by = game.ended.as_ref().map(|ended| ended.by);
        let (white, black) = (named(&game.sides.white), named(&game.sides.black));
        let (event, round) = (event.map(|event| &event.name), game.round);
        let title = say!("share-title", white, black, result);
        let about = say!("share-about", by, result, event, round, board);
        let picture = format!("{origin}/api/v1/courts/{}/boards/{}/picture.png", court.0, board.0);
        let link = format!("{origin}/game?court={}&board={}", court.0, board.0);
        html! {
            meta property="og:type" content="website";
            meta property="og:title" content=(title);
            meta property="og:description" content=(about);
            meta property="og:url" content=(link);
            meta property="og:image" content=(picture);
            meta property="og:image:width" content=(picture::SIDE);
            meta property="og:image:height" content=(picture::SIDE);
            meta name="twitter:card" content="summary";
        }
        .into_string()
    }
}

fn named(side: &SideView) -> String {
    let title = side.profile.as_ref().and_then(|profile| profile.title.as_deref());
    let name = side.name.clone().unwrap_or_else(|| side.player.to_string());
    title.map_or_else(|| name.clone(), |title| format!("{title} {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{CourtTime, EndedView, GameResult, Side, Termination};

    fn game() -> GameView {
        let side = |player| {
            serde_json::json!({
                "player": player, "owes": [], "runs": 0, "illegal": 0, "cards": 2, "next_stop": 10_000
            })
        };
        let game = serde_json::json!({
            "game": 101, "round": 3, "ruleset": "classic", "clock": "court",
            "evidence": "moves", "runs": "reported", "phase": "running", "ply": 0,
            "sides": { "white": side(1), "black": side(2) }
        });
        serde_json::from_value(game).expect("a view")
    }

    #[test]
    fn a_preview_names_players_and_result_and_names_are_no_markup() {
        let mut game = game();
        game.sides.white.name = Some("<b>\"Anna\" & Co</b>".into());
        let event = EventView {
            name: "Hall Open".into(),
            site: None,
            date: None,
            delay: None,
            rehearsal: false,
        };
        let head = |game: &GameView| {
            let (court, board, event) = (CourtId(1), BoardNo(4), Some(&event));
            Shared { court, board, event, game, origin: "http://hall.test" }.head()
        };
        let running = head(&game);
        let name = "&lt;b&gt;&quot;Anna&quot; &amp; Co&lt;/b&gt;";
        let title = format!("content=\"{name} – player 2\"");
        assert!(running.contains(&title), "{running}");
        assert!(running.contains("content=\"Hall Open, round 3, board 4\""), "{running}");
        let picture = "content=\"http://hall.test/api/v1/courts/1/boards/4/picture.png\"";
        assert!(running.contains(picture), "{running}");
        let result = GameResult::Won { by: Side::Black };
        game.ended = Some(EndedView { at: CourtTime(0), result, by: Termination::Checkmate });
        let over = head(&game);
        assert!(over.contains(&format!("content=\"{name} 0–1 player 2\"")), "{over}");
        assert!(over.contains("content=\"checkmate. Hall Open, round 3, board 4\""), "{over}");
    }
}
