//! The matches of a set-up file that are played online, and which of them a recorded game is of.

use super::online::MatchSetup;
use crate::config::Event;
use court_protocol::{EqualPoints, OnlineView, Pairing, Ruleset};
use referee_messages::say;
use referee_pgn::RecordedGame;

/// Matches, by site and handles (IM-1-1).
#[derive(Debug)]
pub(super) struct Matches {
    matches: Vec<MatchSetup>,
    /// The outcome of equal points in a game that belongs to none of them.
    equal_points: EqualPoints,
}

impl Matches {
    /// No match is set up: everybody may have played anywhere.
    pub(super) const fn none(equal_points: EqualPoints) -> Self {
        Self { matches: Vec::new(), equal_points }
    }

    /// The matches of an event.
    ///
    /// # Errors
    /// When it has none that is played online.
    pub(super) fn of(file: &str, event: &Event) -> Result<Self, String> {
        let pairings = event.courts.iter().flat_map(|court| &court.pairings);
        let matches: Vec<MatchSetup> =
            pairings.filter_map(|pairing| Self::of_pairing(event, pairing)).collect();
        let Some(first) = matches.first() else {
            return Err(say!("try-no-match", file));
        };
        Ok(Self { equal_points: first.equal_points, matches })
    }

    fn of_pairing(event: &Event, pairing: &Pairing) -> Option<MatchSetup> {
        let setup = &pairing.setup;
        let site = setup.site.clone().filter(|_| setup.ruleset == Ruleset::Intramural)?;
        let handles = setup.players.map(|player| event.persons.get(&player)?.handle.clone());
        let listed = |player| {
            let person = event.persons.get(&player);
            person.map_or_else(|| player.to_string(), crate::register::Person::listed_name)
        };
        Some(MatchSetup {
            named: Some(say!(
                "try-match",
                game = pairing.game,
                round = setup.round,
                white = listed(setup.players.white),
                black = listed(setup.players.black)
            )),
            online: Some(OnlineView { site, handles }),
            equal_points: setup.match_rule?.equal_points,
        })
    }

    /// The match a game is of: the one whose site and players its tags name best.
    ///
    /// # Errors
    /// When it may as well be another one.
    pub(super) fn of_game(&self, game: &RecordedGame) -> Result<MatchSetup, String> {
        let differing = |setup: &MatchSetup| {
            let online = setup.online.as_ref();
            online.map_or(0, |online| game.differs_from(online).len())
        };
        let fewest = self.matches.iter().map(differing).min();
        let mut best = self.matches.iter().filter(|setup| Some(differing(setup)) == fewest);
        match (best.next(), best.next()) {
            (None, _) => {
                Ok(MatchSetup { named: None, online: None, equal_points: self.equal_points })
            }
            (Some(only), None) => Ok(only.clone()),
            (Some(_), Some(_)) => {
                let tag = |name| game.tags.get(name).unwrap_or("?");
                Err(say!("try-no-players", white = tag("White"), black = tag("Black")))
            }
        }
    }
}
