//! The check that a game was played at its match's site, by the paired players (IM-1-1): its tags
//! compared with the site and the handles of the event.

use super::RecordedGame;
use court_protocol::{BySide, Message, OnlineView, Side, message};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TagDiffers {
    /// The two who are paired, each with the other's colour.
    ColoursReversed {
        /// The handles as they are paired.
        expected: BySide<String>,
    },
    /// Somebody else played, or nobody is named.
    Player {
        /// The side whose player differs.
        side: Side,
        found: Option<String>,
        expected: String,
    },
    /// It was played elsewhere, or nowhere that is named.
    Site { found: Option<String>, expected: String },
}

impl RecordedGame {
    /// The differences between its tags and its pairing; a player without a handle may have any
    /// name. Handles are compared without regard to capitals. A site may be given by its name or by
    /// any address of it.
    ///
    /// ```
    /// use court_protocol::{BySide, OnlineView};
    /// let pgn = b"[Site \"https://www.chess.com/game/7\"]\n[White \"Ben\"]\n[Black \"anna\"]\n\n1. e4 *";
    /// let game = &referee_pgn::read("r1.pgn", pgn).games[0];
    /// let handles = BySide { white: Some("anna".to_owned()), black: Some("ben".to_owned()) };
    /// let differs = game.differs_from(&OnlineView { site: "chess.com".to_owned(), handles });
    /// assert_eq!(differs.len(), 1);
    /// assert_eq!(differs[0].message().key, "tags-reversed");
    /// ```
    pub fn differs_from(&self, online: &OnlineView) -> Vec<TagDiffers> {
        let mut differs = Vec::new();
        let tagged = BySide { white: self.tags.get("White"), black: self.tags.get("Black") };
        let expected = online.handles.as_ref().map(Option::as_deref);
        let is = |tagged: Option<&str>, handle: &str| tagged.is_some_and(|tag| same(tag, handle));
        if let BySide { white: Some(white), black: Some(black) } = expected
            && is(tagged.white, black)
            && is(tagged.black, white)
        {
            let expected = BySide { white, black }.map(str::to_owned);
            differs.push(TagDiffers::ColoursReversed { expected });
        } else {
            for side in Side::BOTH {
                if let Some(handle) = expected[side].filter(|handle| !is(tagged[side], handle)) {
                    let found = tagged[side].map(str::to_owned);
                    differs.push(TagDiffers::Player { side, found, expected: handle.to_owned() });
                }
            }
        }
        let site = self.tags.get("Site");
        if !site.is_some_and(|tag| is_on(tag, &online.site)) {
            let (found, expected) = (site.map(str::to_owned), online.site.clone());
            differs.push(TagDiffers::Site { found, expected });
        }
        differs
    }
}

fn same(tag: &str, handle: &str) -> bool {
    tag.trim_start_matches('@').to_lowercase() == handle.trim_start_matches('@').to_lowercase()
}

/// True if an address, or a name, is of a site given by its host or a part of it:
/// `https://www.chess.com/game/7` is on `chess.com` and on `Chess`.
fn is_on(tag: &str, site: &str) -> bool {
    let (host, site) = (host(tag), host(site));
    let is_below = host.strip_suffix(&*site).is_some_and(|before| before.ends_with('.'));
    host == site || is_below || (!site.contains('.') && host.split('.').any(|part| part == site))
}

/// The host of an address, or a name, in small letters.
fn host(address: &str) -> String {
    let address = address.trim().to_lowercase();
    let address = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    address.split(['/', '?', '#', ':']).next().unwrap_or_default().to_owned()
}

impl TagDiffers {
    /// The tags found and expected.
    pub fn message(&self) -> Message {
        match self {
            Self::ColoursReversed { expected: BySide { white, black } } => {
                message!("tags-reversed", white, black)
            }
            Self::Player { side, found, expected } => {
                message!("tag-differs", tag = side.to_string(), found, expected)
            }
            Self::Site { found, expected } => {
                message!("tag-differs", tag = "Site", found, expected)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee_messages::Words;

    fn told(tags: [&str; 3]) -> Vec<String> {
        let [site, white, black] = tags;
        let tag = |name: &str, value: &str| match value {
            "" => String::new(),
            value => format!("[{name} \"{value}\"]\n"),
        };
        let pgn = [tag("Site", site), tag("White", white), tag("Black", black)].concat();
        let pgn = format!("[Event \"match\"]\n{pgn}\n1. e4 *\n");
        let read = super::super::read("m.pgn", pgn.as_bytes());
        let handles = BySide { white: "anna64", black: "Ben_B" }.map(|name| Some(name.to_owned()));
        let online = OnlineView { site: "chess.com".to_owned(), handles };
        let differs = read.games[0].differs_from(&online);
        differs.iter().map(|tag| Words::english().say(&tag.message())).collect()
    }

    #[test]
    fn im_1_1_the_tags_of_a_match_name_its_site_and_both_players_by_their_handles() {
        for site in ["Chess.com", "https://www.chess.com/game/live/7", "chess.com"] {
            assert_eq!(told([site, "Anna64", "@ben_b"]), [] as [&str; 0], "{site}");
        }
    }

    #[test]
    fn im_1_1_somebody_else_is_told_apart_from_the_two_with_reversed_colours() {
        assert_eq!(
            told(["chess.com", "ben_b", "anna64"]),
            [
                "the colours are reversed: expected [White \"anna64\"] and [Black \"Ben_B\"] (IM-1-1)"
            ]
        );
        assert_eq!(
            told(["chess.com", "anna64", "carl"]),
            ["[Black \"carl\"] is not who is paired: expected \"Ben_B\" (IM-1-1)"]
        );
        assert_eq!(
            told(["chess.com", "ben_b", "carl"]),
            [
                "[White \"ben_b\"] is not who is paired: expected \"anna64\" (IM-1-1)",
                "[Black \"carl\"] is not who is paired: expected \"Ben_B\" (IM-1-1)"
            ]
        );
        assert_eq!(
            told(["chess.com", "", "ben_b"]),
            ["no White tag names a player: expected \"anna64\" (IM-1-1)"]
        );
    }

    #[test]
    fn im_1_1_a_game_of_another_site_is_not_of_the_match() {
        for site in ["lichess.org", "https://notchess.com/7", "chess.com.example.org"] {
            assert_eq!(
                told([site, "anna64", "ben_b"]),
                [format!(
                    "[Site {site:?}] is not the site of the match: expected \"chess.com\" (IM-1-1)"
                )]
            );
        }
        assert_eq!(
            told(["?", "anna64", "ben_b"]),
            ["no Site tag names the site of the match: expected \"chess.com\" (IM-1-1)"]
        );
        assert!(is_on("https://lichess.org/abc", "Lichess") && !is_on("chess.com", "lichess"));
    }
}
