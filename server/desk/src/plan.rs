//! The plan of an event: the answers to ten questions, each with a default.

use crate::{Category, PersonId};
use court_protocol::{CourtId, Millis, NAME_MAX, REASON_MAX, Ruleset, check_line};
use referee_tournament::event::Date;
use referee_tournament::knockout::duel::DuelRules;
use referee_tournament::programme::Length;
use referee_tournament::rating::RatingRules;
use referee_tournament::tiebreak::Code;
use serde::{Deserialize, Serialize};

/// The most rounds of a Swiss: a report file has two columns for them.
const ROUNDS_MAX: u8 = 99;

/// The settings of a whole event. Every other setting has a usable default.
///
/// The ten questions: the rulebook, who competes, the days, the categories, the rounds, the finals,
/// the times, the courts, the crew, and the byes with late entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    pub name: String,
    pub city: String,
    /// The federation, three letters.
    pub federation: String,
    /// 1: the rulebook of the games.
    pub rulebook: Ruleset,
    /// 2: players or teams.
    pub format: Format,
    /// 3: the days, in order.
    pub days: Vec<Day>,
    /// 4: the categories that are played; empty for all that are entered.
    pub categories: Vec<Category>,
    /// 4: true if each category plays a tournament of its own (CR-5-1); false if all play one
    /// qualification (CR-5-3).
    pub is_major: bool,
    /// 5: the system of the qualification.
    pub system: SystemChoice,
    /// 5: the rounds of a Swiss; `None` for the number that the days recommend.
    pub rounds: Option<u8>,
    /// 5: true for a Swiss with Baku acceleration.
    pub accelerated: bool,
    /// 5: the tie-breaks, such as `PTS`, `BH/C1`; empty for the usual list of the system.
    pub tie_breaks: Vec<String>,
    /// 6: the finals.
    pub finals: FinalsPlan,
    /// 7: the times.
    pub times: Times,
    /// 8: the courts of the event.
    pub courts: Vec<CourtPlan>,
    /// 9: the crew.
    pub crew: Vec<CrewMember>,
    /// 10: byes that players may ask for.
    pub byes: ByeRules,
    /// 10: late entries.
    pub late: LateRules,
    /// The ticks at check-in, as the organiser names them, such as "fee paid".
    pub ticks: Vec<String>,
    pub prizes: Vec<Prize>,
    /// True if the games count for the rating.
    pub rated: bool,
    /// True if FIDE's annex for rapid and blitz rates the games, false for its standard regulations
    /// (CR-3.1.2-2).
    pub rapid_and_blitz: bool,
    /// True for a World Championship: the winner of each category becomes a legend (CR-3.3-1).
    pub is_world_championship: bool,
    /// The season, such as "2026/27"; empty for none.
    pub season: String,
    /// The site of online matches, such as `lichess.org` (IM-1-1); empty for none.
    pub site: String,
    /// The number of the event's first game. An installation gives each event numbers of its own, so
    /// that no court meets two games of one number.
    pub first_game: u32,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            name: String::new(),
            city: String::new(),
            federation: String::new(),
            rulebook: Ruleset::Classic,
            format: Format::Players,
            days: Vec::new(),
            categories: Vec::new(),
            is_major: false,
            system: SystemChoice::Recommended,
            rounds: None,
            accelerated: false,
            tie_breaks: Vec::new(),
            finals: FinalsPlan::default(),
            times: Times::default(),
            courts: Vec::new(),
            crew: Vec::new(),
            byes: ByeRules::default(),
            late: LateRules::default(),
            ticks: Vec::new(),
            prizes: Vec::new(),
            rated: true,
            rapid_and_blitz: false,
            is_world_championship: false,
            season: String::new(),
            site: String::new(),
            first_game: 1,
        }
    }
}

impl Plan {
    /// The length by which the rulebook recommends rounds and finals (CR-5.1, CR-5.2).
    pub fn length(&self) -> Length {
        match self.days.len() {
            0 | 1 => Length::OneDay,
            2 => Length::TwoDays,
            _ => Length::ThreeDays,
        }
    }

    /// The number of rounds of a Swiss.
    pub fn swiss_rounds(&self) -> u8 {
        self.rounds.unwrap_or_else(|| self.length().rounds())
    }

    /// The number of competitors of the finals, if there are enough.
    pub fn finalists(&self) -> u16 {
        self.finals.finalists.unwrap_or_else(|| self.length().finalists())
    }

    /// The rules of the matches of the finals.
    pub fn duel(&self) -> DuelRules {
        match (self.format, self.rulebook) {
            (Format::Teams | Format::League, _) => self.length().team_duel(),
            (Format::Players, Ruleset::Intramural) => DuelRules::INTRAMURAL,
            (Format::Players, _) => self.length().duel(),
        }
    }

    /// The regulations that rate the games.
    pub const fn rating_rules(&self) -> RatingRules {
        RatingRules::of(self.rapid_and_blitz)
    }

    /// True for an event that is on the rating list once it is finished.
    pub const fn is_on_rating_list(&self) -> bool {
        self.rated || self.is_world_championship
    }

    /// The first setting that no event can have, with the value found.
    pub fn fault(&self) -> Option<(PlanSetting, String)> {
        let text = |text: &str, max| text.is_empty() || check_line(text, max).is_ok();
        let mut courts: Vec<CourtId> = self.courts.iter().map(|court| court.court).collect();
        courts.sort_unstable();
        courts.dedup();
        let wrong = |is_right: bool, setting, found: &dyn std::fmt::Display| {
            (!is_right).then(|| (setting, found.to_string()))
        };
        let days_in_order = self.days.windows(2).all(|pair| pair[0].date < pair[1].date);
        let bad_tick = self.ticks.iter().find(|tick| check_line(tick, NAME_MAX).is_err());
        let bad_code = self.categories.iter().find(|code| !code.is_code());
        let bad_start = self.days.iter().find(|day| day.starts >= 24 * 60);
        let bad_court =
            self.courts.iter().find(|court| !(1..=CourtPlan::BOARDS_MAX).contains(&court.boards));
        let bad_tie_break = self.tie_breaks.iter().find(|code| code.parse::<Code>().is_err());
        let bad_prize = self.prizes.iter().find(|prize| {
            prize.place == 0
                || check_line(&prize.what, NAME_MAX).is_err()
                || prize.category.as_ref().is_some_and(|code| !code.is_code())
        });
        let Times { base, increment, round_minutes } = self.times;
        wrong(text(&self.name, REASON_MAX), PlanSetting::Name, &self.name)
            .or_else(|| wrong(text(&self.city, NAME_MAX), PlanSetting::City, &self.city))
            .or_else(|| wrong(text(&self.federation, 3), PlanSetting::Federation, &self.federation))
            .or_else(|| wrong(text(&self.season, NAME_MAX), PlanSetting::Season, &self.season))
            .or_else(|| wrong(text(&self.site, NAME_MAX), PlanSetting::Site, &self.site))
            .or_else(|| wrong(days_in_order, PlanSetting::Days, &self.days.len()))
            .or_else(|| bad_start.map(|day| (PlanSetting::Starts, day.starts.to_string())))
            .or_else(|| bad_code.map(|code| (PlanSetting::Categories, code.to_string())))
            .or_else(|| {
                let rounds = self.rounds.unwrap_or(1);
                wrong((1..=ROUNDS_MAX).contains(&rounds), PlanSetting::Rounds, &rounds)
            })
            .or_else(|| bad_tie_break.map(|code| (PlanSetting::TieBreaks, code.clone())))
            .or_else(|| {
                let most = referee_tournament::knockout::bracket::COMPETITORS_MAX;
                let finalists = self.finals.finalists.unwrap_or(0);
                wrong(finalists <= most && finalists != 1, PlanSetting::Finalists, &finalists)
            })
            .or_else(|| {
                let day = Millis::minutes(24 * 60);
                wrong(base > Millis::ZERO && base <= day, PlanSetting::Base, &base)
            })
            .or_else(|| {
                let hour = Millis::minutes(60);
                let fits = increment >= Millis::ZERO && increment <= hour;
                wrong(fits, PlanSetting::Increment, &increment)
            })
            .or_else(|| {
                wrong(
                    (1..=1_440).contains(&round_minutes),
                    PlanSetting::RoundMinutes,
                    &round_minutes,
                )
            })
            .or_else(|| bad_court.map(|court| (PlanSetting::Boards, court.boards.to_string())))
            .or_else(|| {
                wrong(courts.len() == self.courts.len(), PlanSetting::Courts, &self.courts.len())
            })
            .or_else(|| bad_tick.map(|tick| (PlanSetting::Ticks, tick.clone())))
            .or_else(|| bad_prize.map(|prize| (PlanSetting::Prizes, prize.what.clone())))
            .or_else(|| {
                // game numbers go through JSON and 32 bits: an event of 2,000 players has 20,000
                let most = u32::MAX / 2;
                wrong(
                    (1..=most).contains(&self.first_game),
                    PlanSetting::FirstGame,
                    &self.first_game,
                )
            })
            .or_else(|| {
                let is_team = self.format != Format::Players;
                wrong(!(is_team && self.is_major), PlanSetting::Format, &"major")
            })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EventFormat"))]
#[serde(rename_all = "snake_case")]
pub enum Format {
    #[default]
    Players,
    /// Teams of six, board against board.
    Teams,
    /// Teams of six over a season: all six of one meet all six of the other.
    League,
}

/// The system of the qualification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SystemChoice {
    /// A Swiss, or a round robin if all would meet each other anyway.
    #[default]
    Recommended,
    Swiss,
    RoundRobin,
    /// A round robin in which each pair meets twice.
    DoubleRoundRobin,
    /// A knockout alone.
    Knockout,
}

/// A day of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Day {
    pub date: Date,
    /// The start of the day's first round, in minutes after midnight of the hall's clock.
    pub starts: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct FinalsPlan {
    /// The competitors of the finals: `None` for the recommended number, 0 for none.
    pub finalists: Option<u16>,
    /// True if results of the finals stay with the organiser until he announces them.
    pub held_back: bool,
}

/// The times of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Times {
    /// The time of each player.
    pub base: Millis,
    /// The increment of each move; masters have more (CR-4.5-2).
    pub increment: Millis,
    /// The minutes from the start of a round to the start of the next.
    pub round_minutes: u16,
}

impl Default for Times {
    /// CR-4.5-1: ten minutes and five seconds. Forty-five minutes hold a game of sixty moves, the
    /// results and the next pairing.
    fn default() -> Self {
        Self { base: Millis::minutes(10), increment: Millis::seconds(5), round_minutes: 45 }
    }
}

/// A court of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CourtPlan {
    pub court: CourtId,
    /// Its boards, from 1 to [`Self::BOARDS_MAX`].
    pub boards: u8,
    /// The categories that play here first, such as children at shorter lanes (CR-2.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first_for: Vec<Category>,
}

impl CourtPlan {
    /// The most boards of a court.
    pub const BOARDS_MAX: u8 = 12;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrewMember {
    pub person: PersonId,
    pub duty: Duty,
    /// The court of the duty; `None` for the whole hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub court: Option<CourtId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    Organiser,
    ChiefArbiter,
    /// Head referee of a court.
    HeadReferee,
    LineJudge,
    PairingsOfficer,
    Announcer,
}

/// The byes that players may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct ByeRules {
    /// The most half-point byes of one player.
    pub half_points: u8,
    /// The last rounds of a Swiss in which nobody has a half-point bye.
    pub not_in_last: u8,
}

impl Default for ByeRules {
    fn default() -> Self {
        Self { half_points: 1, not_in_last: 1 }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct LateRules {
    /// The last round whose pairing a late entry may join.
    pub until_round: u8,
    /// True if each missed round counts half a point, false if it counts nothing.
    pub half_points: bool,
}

impl Default for LateRules {
    fn default() -> Self {
        Self { until_round: 3, half_points: false }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// The category; `None` for the general classification.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    /// The place, from 1.
    pub place: u16,
    /// The prize in words, such as "100 EUR" or "trophy".
    pub what: String,
    /// Its value, by which a player who has earned several gets the greatest; 0 for a prize that is
    /// given in any case.
    #[serde(default)]
    pub value: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlanSetting {
    Name,
    City,
    Federation,
    Season,
    Site,
    Days,
    Starts,
    Categories,
    Rounds,
    TieBreaks,
    Finalists,
    Base,
    Increment,
    RoundMinutes,
    Boards,
    Courts,
    Ticks,
    Prizes,
    FirstGame,
    Format,
}
