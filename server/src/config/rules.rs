//! A set-up file's entries on the rules: the rule system, the effects of a player's age, the cost
//! of an illegal move.

use super::ConfigError;
use super::source::{Source, Whole};
use super::time::duration;
use crate::register::BirthDate;
use court_protocol::{
    BySide, CourtSetup, EqualPoints, IllegalMoveRule, MatchRule, Millis, Ruleset, Side,
    Supervision, ThirdRed, TimeControl, WalkRule,
};
use jiff::civil::Date;
use referee_core::setup::{self, MastersCategory};
use serde::Deserialize;
use toml::Spanned;

/// The oldest anybody can be, in years.
const AGE_MAX: i64 = 120;

/// A year of the calendar.
pub(super) type Year = Whole<1900, 2200>;

/// The file's `[rules]`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RulesTable {
    ruleset: Option<Ruleset>,
    masters: Option<bool>,
    third_red: Option<ThirdRed>,
    equal_points: Option<EqualPoints>,
    site: Option<String>,
    illegal_move: Option<Spanned<String>>,
    supervision: Option<Supervision>,
}

/// A player's attributes in the file that matter in play.
#[derive(Debug, Default)]
pub(super) struct PlayerAttributes {
    /// Year of the event minus year of birth.
    age: Option<u8>,
    turning_point: Option<u8>,
    walks: bool,
}

impl RulesTable {
    /// The rule system of a pairing that names none, or the one it names.
    pub(super) fn ruleset(&self, own: Option<Ruleset>) -> Ruleset {
        own.unwrap_or_else(|| self.usual_ruleset())
    }

    /// True if the file's `[time]` is meant for games of this rule system.
    pub(super) fn sets_time_of(&self, ruleset: Ruleset) -> bool {
        ruleset == self.usual_ruleset()
    }

    fn usual_ruleset(&self) -> Ruleset {
        self.ruleset.unwrap_or(Ruleset::Classic)
    }

    /// Both sides' default clocks: masters have their increments in Classical Mode, unless the
    /// event is one of the Pro Division (CR-4.5-2).
    pub(super) fn time(
        &self,
        ruleset: Ruleset,
        entries: BySide<&PlayerAttributes>,
    ) -> BySide<TimeControl> {
        let masters = self.masters.unwrap_or(true);
        let category = |entry: &PlayerAttributes| {
            entry.age.filter(|_| masters).and_then(MastersCategory::of_age)
        };
        setup::usual_time(ruleset, entries.map(category))
    }

    pub(super) fn illegal_moves(
        &self,
        source: &Source<'_>,
    ) -> Result<IllegalMoveRule, ConfigError> {
        let usual = IllegalMoveRule::default();
        let gives = match &self.illegal_move {
            None => usual.gives,
            Some(text) => one_or_two_minutes(text.get_ref()).ok_or_else(|| {
                let found = format!("{:?}", text.get_ref());
                let expected = "\"1:00\" or \"2:00\", what the opponent gets (FIDE 7.5.5)";
                source.value(text.span(), "illegal_move", found, expected)
            })?,
        };
        Ok(IllegalMoveRule { supervision: self.supervision.unwrap_or(usual.supervision), gives })
    }

    /// The walking rule of a pairing, if both players have agreed to walk (CR-4.6-1).
    pub(super) fn walk(
        &self,
        ruleset: Ruleset,
        entries: BySide<&PlayerAttributes>,
    ) -> Option<WalkRule> {
        let consent = entries.map(|entry| entry.walks);
        let third_red = self.third_red.unwrap_or_default();
        (ruleset == Ruleset::Walk).then_some(WalkRule { consent, third_red })
    }

    /// The hour of an Intramural match, and what equal points come to at its end (IM-3-2, IM-3-3).
    pub(super) fn match_rule(&self, ruleset: Ruleset) -> Option<MatchRule> {
        let rule = match self.equal_points.unwrap_or(EqualPoints::Drawn) {
            EqualPoints::Drawn => MatchRule::ROUND_ROBIN,
            EqualPoints::AskReferee => MatchRule::ELIMINATION,
        };
        (ruleset == Ruleset::Intramural).then_some(rule)
    }

    /// The site Intramural matches are played on, where they are played on one (IM-1-1).
    pub(super) fn site(&self, ruleset: Ruleset) -> Option<String> {
        let site = || self.site.as_ref().map(|site| site.trim().to_owned());
        (ruleset == Ruleset::Intramural).then(site).flatten()
    }
}

/// The year in which the event begins, where its day is known: ages are this minus a year of birth.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ages(Option<i64>);

impl Ages {
    pub(super) fn at(date: Option<Date>) -> Self {
        Self(date.map(|date| i64::from(date.year())))
    }

    pub(super) fn in_year(year: u16) -> Self {
        Self(Some(i64::from(year)))
    }

    /// A person of the register, whose age is known only if the year of the event is.
    pub(super) fn person(self, born: Option<BirthDate>) -> PlayerAttributes {
        let age = |born: BirthDate| u8::try_from(self.0? - i64::from(born.year)).ok();
        let age = born.and_then(age).filter(|age| i64::from(*age) <= AGE_MAX);
        PlayerAttributes { age, ..PlayerAttributes::default() }
    }

    /// A player's entry.
    pub(super) fn entry(
        self,
        source: &Source<'_>,
        born: Option<&Spanned<Year>>,
        turning_point: Option<Whole<1, 14>>,
        walks: bool,
    ) -> Result<PlayerAttributes, ConfigError> {
        let age = born.map(|born| self.age(source, born)).transpose()?;
        Ok(PlayerAttributes { age, turning_point: turning_point.map(Whole::get), walks })
    }

    fn age(self, source: &Source<'_>, born: &Spanned<Year>) -> Result<u8, ConfigError> {
        let year_of_birth: i64 = born.get_ref().get();
        let Some(year) = self.0 else {
            let expected = "`date` under [event], the day on which the event begins";
            return Err(source.value(born.span(), "born", year_of_birth, expected));
        };
        let age = year - year_of_birth;
        u8::try_from(age).ok().filter(|_| age <= AGE_MAX).ok_or_else(|| {
            let expected = format!("a year from {} to {year}", year - AGE_MAX);
            source.value(born.span(), "born", year_of_birth, expected)
        })
    }
}

impl PlayerAttributes {
    /// The same player, who has agreed to walk.
    pub(super) fn walking(self) -> Self {
        Self { walks: true, ..self }
    }

    pub(super) const fn walks(&self) -> bool {
        self.walks
    }

    /// His turning point: as set for him, for his age, or for everybody (CR-2.2-1).
    pub(super) fn turning_point(&self, court: &CourtSetup) -> u8 {
        let by_age = |age: u8| setup::turning_point(court, age);
        self.turning_point.unwrap_or_else(|| by_age(self.age.unwrap_or(u8::MAX)))
    }
}

/// The side of the two that has not agreed to walk.
pub(super) fn unwilling(entries: BySide<&PlayerAttributes>) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| !entries[*side].walks())
}

fn one_or_two_minutes(text: &str) -> Option<Millis> {
    duration(text).filter(|time| [Millis::minutes(1), Millis::minutes(2)].contains(time))
}

#[cfg(test)]
mod tests {
    use crate::config::Event;
    use court_protocol::{
        BySide, CourtKind, GameSetup, MatchRule, Millis, Ruleset, RunMode, Supervision, ThirdRed,
        TimeControl,
    };

    const PLAYERS: &str = "\
[[player]]
id = 1
name = \"Example, Anna\"
born = 1950
walks = true
[[player]]
id = 2
name = \"Example, Ben\"
born = 2017
";

    fn paired(head: &str, players: &str, pairing: &str) -> Result<GameSetup, String> {
        let text =
            format!("{head}{players}[[pairing]]\nboard = 1\nwhite = 1\nblack = 2\n{pairing}");
        let event = Event::parse("event.toml", &text).map_err(|error| error.to_string())?;
        Ok(event.courts[0].pairings[0].setup.clone())
    }

    #[test]
    fn cr_2_2_1_a_year_of_birth_gives_a_child_its_marker_and_a_master_his_increment() {
        let setup = paired("[event]\ndate = 2026-11-21\n", PLAYERS, "").expect("possible");
        assert_eq!(setup.turning_point, BySide { white: 14, black: 9 });
        assert_eq!(setup.time.map(|time| time.increment.0 / 1_000), BySide { white: 13, black: 5 });
        let set = PLAYERS.replace("born = 2017", "born = 2017\nturning_point = 7");
        let setup = paired("[event]\ndate = 2026-11-21\n", &set, "").expect("possible");
        assert_eq!(setup.turning_point.black, 7);
    }

    #[test]
    fn cr_4_5_2_masters_increments_are_classical_modes_and_not_the_pro_divisions() {
        let pro = paired("[event]\ndate = 2026-11-21\n[rules]\nmasters = false\n", PLAYERS, "")
            .expect("possible");
        assert_eq!(pro.time.white.increment, Millis::seconds(5));
        let sprint = paired("[event]\ndate = 2026-11-21\n", PLAYERS, "ruleset = \"sprint\"\n");
        let sprint = sprint.expect("possible");
        assert_eq!(sprint.time.map(|time| time.increment), BySide::both(Millis::ZERO));
        assert_eq!((sprint.ruleset, sprint.draw_cards), (Ruleset::Sprint, 0));
    }

    #[test]
    fn cr_4_6_1_a_walk_needs_the_consent_of_both_and_names_who_has_not_given_it() {
        let walk = "[event]\ndate = 2026-11-21\n[rules]\nruleset = \"walk\"\nthird_red = \"dq3\"\n";
        let told = paired(walk, PLAYERS, "").expect_err("Ben has not agreed");
        insta::assert_snapshot!(told, @"event.toml:18: black: Example, Ben, who has not agreed to walk, is not possible; expected a [[player]] with `walks = true`");
        let both = PLAYERS.replace("born = 2017", "born = 2017\nwalks = true");
        let setup = paired(walk, &both, "").expect("possible");
        assert_eq!(setup.time.white.increment, Millis::seconds(15));
        assert_eq!(setup.walk.map(|walk| walk.third_red), Some(ThirdRed::Dq3));
    }

    #[test]
    fn cr_4_4_1_what_an_illegal_move_costs_and_who_watches_are_settings_of_the_event() {
        let head = "[event]\ndate = 2026-11-21\n[rules]\nillegal_move = \"2:00\"\nsupervision = \"adequate\"\n";
        let setup = paired(head, PLAYERS, "").expect("possible");
        assert_eq!(setup.illegal_moves.gives, Millis::minutes(2));
        assert_eq!(setup.illegal_moves.supervision, Supervision::Adequate);
    }

    #[test]
    fn im_3_3_a_match_has_its_hour_and_the_event_says_what_equal_points_come_to() {
        let head = "[event]\ndate = 2026-11-21\n[rules]\nruleset = \"intramural\"\n";
        let drawn = paired(head, PLAYERS, "").expect("possible");
        assert_eq!(drawn.match_rule, Some(MatchRule::ROUND_ROBIN));
        assert_eq!((drawn.time.white, drawn.draw_cards), (TimeControl::NONE, 0));
        let head = format!("{head}equal_points = \"ask_referee\"\n");
        let decided = paired(&head, PLAYERS, "").expect("possible");
        assert_eq!(decided.match_rule, Some(MatchRule::ELIMINATION));
        let classic = paired("[event]\ndate = 2026-11-21\n", PLAYERS, "").expect("possible");
        assert_eq!(classic.match_rule, None);
    }

    #[test]
    fn cr_4_2_1_run_modes_are_set_by_court_by_pairing_and_by_side() {
        let head = "[event]\ndate = 2026-11-21\n[[court]]\nrun_mode = \"cone\"\n";
        let wall = paired(head, PLAYERS, "black_run_mode = \"wall\"\n").expect("possible");
        assert_eq!(wall.run_mode, BySide { white: RunMode::Cone, black: RunMode::Wall });
    }

    #[test]
    fn cr_2_3_2_a_track_has_eight_boards_and_cones() {
        let head = "[event]\ndate = 2026-11-21\n[[court]]\nkind = \"track\"\n";
        let text = format!("{head}{PLAYERS}[[pairing]]\nboard = 8\nwhite = 1\nblack = 2\n");
        let event = Event::parse("event.toml", &text).expect("possible");
        let court = &event.courts[0];
        assert_eq!((court.setup.kind, court.setup.boards), (CourtKind::Track, 8));
        assert_eq!(court.pairings[0].setup.run_mode, BySide::both(RunMode::Cone));
    }

    #[test]
    fn a_mistake_about_the_rules_names_file_line_and_what_was_expected() {
        let told = |head: &str| paired(head, PLAYERS, "").expect_err("a mistake");
        insta::assert_snapshot!(told(""), @"event.toml:4: born: 1950 is not possible; expected `date` under [event], the day on which the event begins");
        insta::assert_snapshot!(told("[event]\ndate = 2016-11-21\n"), @"event.toml:11: born: 2017 is not possible; expected a year from 1896 to 2016");
        insta::assert_snapshot!(told("[event]\ndate = 2026-11-21\n[rules]\nillegal_move = \"3:00\"\n"), @r#"event.toml:4: illegal_move: "3:00" is not possible; expected "1:00" or "2:00", what the opponent gets (FIDE 7.5.5)"#);
        insta::assert_snapshot!(told("[rules]\nruleset = \"run\"\n"), @"event.toml:2: unknown word `run`, expected one of `classic`, `walk`, `sprint`, `speed`, `intramural`");
        insta::assert_snapshot!(told("[rules]\nthird_red = \"dq2\"\n"), @"event.toml:2: unknown word `dq2`, expected `zone` or `dq3`");
    }
}
