//! The standings of an event by an ordered list of tie-breaks (C.07 art. 4, CR-5-4).
//!
//! Ties are broken by one criterion at a time, each only inside the groups still tied. Competitors
//! who are tied after the last criterion share the place until a lot is drawn and recorded.
//!
//! ```
//! use referee_tournament::event::{Competitor, Event, RoundNumber, StartNumber};
//! use referee_tournament::game_result::GameResult;
//! use referee_tournament::standings::Standings;
//! use referee_tournament::tiebreak::Code;
//!
//! let mut event = Event::default();
//! for number in [1, 2] {
//!     event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
//! }
//! let pair = (StartNumber(1), StartNumber(2));
//! GameResult::BlackWins.record_in(&mut event, RoundNumber(1), pair);
//! let standings = Standings::of(&event, &Code::read_list("PTS,DE")?)?;
//! let order: Vec<u16> = standings.lines().iter().map(|line| line.number).collect();
//! assert_eq!(order, [2, 1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeSet;

use court_protocol::{Message, message};

use crate::csv::write_row;
use crate::event::Event;
use crate::tiebreak::{Code, Field, Kind, UnknownCode, Value, encounter, values};

/// The ranking of the competitors, with the values of the tie-breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    codes: Vec<Code>,
    lines: Vec<StandingsRow>,
    dropped: Vec<Code>,
}

/// The line of one competitor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsRow {
    /// The place, from 1; competitors who are tied in everything share it.
    pub rank: usize,
    /// The number on the starting list of the player or the team.
    pub number: u16,
    /// One cell per tie-break, in the order of the list.
    pub cells: Vec<Cell>,
}

/// The entry of a tie-break for one competitor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// The value of a tie-break that is computed for all competitors.
    Value(Value),
    /// The place by direct encounter within the group tied so far.
    Place(usize),
    /// The competitor was not tied when the direct encounter was examined.
    NotTied,
}

/// The reason why standings cannot be computed by a list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum StandingsError {
    EmptyList,
    /// The list has a Buchholz, but all pairings were fixed before the start.
    BuchholzForbidden {
        code: Code,
    },
    NoTeams {
        code: Code,
    },
}

impl StandingsError {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        let code = self.code().map(|code| code.to_string());
        match self {
            Self::EmptyList => message!("tie-breaks-none"),
            Self::BuchholzForbidden { .. } => message!("tie-breaks-buchholz", code),
            Self::NoTeams { .. } => message!("tie-breaks-of-teams", code),
        }
    }
}

impl StandingsError {
    /// The code that is wrong, if the error concerns one.
    pub const fn code(&self) -> Option<Code> {
        match self {
            Self::EmptyList => None,
            Self::BuchholzForbidden { code } | Self::NoTeams { code } => Some(*code),
        }
    }

    /// The text found in the list.
    pub fn found(&self) -> Message {
        let code = |code: Code| message!("found-text", text = code.to_string());
        self.code().map_or_else(|| message!("found-empty-list"), code)
    }

    /// The text expected in its place.
    pub fn expected(&self) -> Message {
        match self {
            Self::EmptyList => message!("expected-tie-break-list"),
            Self::BuchholzForbidden { .. } => message!("expected-no-buchholz"),
            Self::NoTeams { .. } => message!("expected-players-tie-break"),
        }
    }
}

/// The list that a file states: the whole order (record 212), otherwise points followed by the
/// tie-breaks (record 202). `None` if it states neither.
///
/// # Errors
/// If a name is not that of a tie-break.
pub fn stated_list(event: &Event) -> Result<Option<Vec<Code>>, UnknownCode> {
    let stated =
        if event.standings_order.is_empty() { &event.tie_breaks } else { &event.standings_order };
    if stated.is_empty() {
        return Ok(None);
    }
    let mut codes: Vec<Code> = stated.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    if !codes.first().is_some_and(|first| first.kind == Kind::Points) {
        codes.insert(0, Code::points_of(event));
    }
    Ok(Some(codes))
}

/// A lot drawn among competitors who share a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lot {
    /// The numbers of all who shared the place, in the order drawn; the winner comes first.
    pub order: Vec<u16>,
}

/// A lot that was not drawn among exactly the competitors of one shared place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct UnfitLot {
    /// The numbers in the order in which they were drawn.
    pub drawn: Vec<u16>,
}

impl UnfitLot {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        message!("tie-breaks-unfit-lot", drawn = self.drawn)
    }
}

impl Standings {
    /// Returns the standings of an event after its finished rounds; those of its teams, if it has any.
    ///
    /// Codes on ratings are [dropped](Self::dropped) if a competitor has no rating.
    ///
    /// # Errors
    /// If the list is empty, has a code for teams in an event of players, or has a Buchholz in an
    /// event with pre-set pairings.
    pub fn of(event: &Event, codes: &[Code]) -> Result<Self, StandingsError> {
        let pre_set = has_pre_set_pairings(event);
        let field = if event.teams.is_empty() {
            Field::of_players(event, pre_set)
        } else {
            Field::of_teams(event, pre_set)
        };
        if event.teams.is_empty()
            && let Some(&code) = codes.iter().find(|code| code.is_for_teams())
        {
            return Err(StandingsError::NoTeams { code });
        }
        Self::of_field(&field, codes)
    }

    /// Returns the standings of a field that was built without an event.
    ///
    /// # Errors
    /// If the list is empty, or has a Buchholz and the pairings were pre-set.
    // rules: CR-5-4
    pub fn of_field(field: &Field, codes: &[Code]) -> Result<Self, StandingsError> {
        if codes.is_empty() {
            return Err(StandingsError::EmptyList);
        }
        if field.is_pre_set()
            && let Some(&code) = codes.iter().find(|code| code.is_buchholz())
        {
            return Err(StandingsError::BuchholzForbidden { code });
        }
        let unrated = field.sheets().iter().any(|sheet| sheet.rating.is_none());
        let dropped =
            codes.iter().copied().filter(|code| unrated && code.needs_ratings()).collect();
        let everyone: Vec<usize> = (0..field.sheets().len()).collect();
        let mut groups = if everyone.is_empty() { Vec::new() } else { vec![everyone] };
        let mut cells: Vec<Vec<Cell>> = vec![Vec::with_capacity(codes.len()); field.sheets().len()];
        for &code in codes {
            groups = if code.is_encounter() {
                by_encounter(field, groups, code, &mut cells)
            } else {
                by_value(field, groups, code, &mut cells)
            };
        }
        let mut lines = Vec::with_capacity(cells.len());
        for group in groups {
            let rank = lines.len() + 1;
            for place in group {
                let cells = std::mem::take(&mut cells[place]);
                lines.push(StandingsRow { rank, number: field.sheets()[place].number, cells });
            }
        }
        Ok(Self { codes: codes.to_vec(), lines, dropped })
    }

    /// The list of tie-breaks that was used.
    pub fn codes(&self) -> &[Code] {
        &self.codes
    }

    /// The lines, the best first. Competitors who share a place are in the order of the starting list.
    pub fn lines(&self) -> &[StandingsRow] {
        &self.lines
    }

    /// The codes that were not applied because a competitor has no rating.
    pub fn dropped(&self) -> &[Code] {
        &self.dropped
    }

    /// The groups that share a place, the best first; lots can be drawn for these.
    pub fn shared_places(&self) -> impl Iterator<Item = &[StandingsRow]> {
        self.lines.chunk_by(|one, other| one.rank == other.rank).filter(|group| group.len() > 1)
    }

    /// Returns the standings after lots were drawn among competitors who shared a place.
    ///
    /// # Errors
    /// If a lot was not drawn among exactly the competitors of one shared place.
    pub fn with_lots(&self, lots: &[Lot]) -> Result<Self, UnfitLot> {
        let mut decided = self.clone();
        for lot in lots {
            let drawn: BTreeSet<u16> = lot.order.iter().copied().collect();
            let shared = self.shared_places().find(|group| {
                group.len() == lot.order.len()
                    && group.iter().map(|line| line.number).collect::<BTreeSet<_>>() == drawn
            });
            let Some(group) = shared else {
                return Err(UnfitLot { drawn: lot.order.clone() });
            };
            let first = group[0].rank;
            for line in &mut decided.lines {
                if let Some(at) = lot.order.iter().position(|&number| number == line.number) {
                    line.rank = first + at;
                }
            }
        }
        decided.lines.sort_by_key(|line| line.rank);
        Ok(decided)
    }

    /// Returns the classification of some of the competitors, such as one category: the same order,
    /// with places counted anew. No tie-break is recomputed among them (CR-5-3).
    #[must_use]
    pub fn among(&self, included: impl Fn(u16) -> bool) -> Self {
        let mut among = self.clone();
        among.lines.retain(|line| included(line.number));
        let ranks: Vec<usize> = among.lines.iter().map(|line| line.rank).collect();
        for (at, line) in among.lines.iter_mut().enumerate() {
            line.rank = 1 + ranks.partition_point(|&rank| rank < ranks[at]);
        }
        among
    }

    /// Returns a header and one line per competitor, with cells separated by tabs: rank, start
    /// number and one column per code.
    pub fn to_tsv(&self) -> String {
        let mut out = self.header().join("\t");
        out.push('\n');
        for line in &self.lines {
            out.push_str(&line.shown().join("\t"));
            out.push('\n');
        }
        out
    }

    /// Returns the same table as comma-separated text.
    pub fn to_csv(&self) -> String {
        let mut out = String::new();
        write_row(&mut out, self.header());
        for line in &self.lines {
            write_row(&mut out, line.shown());
        }
        out
    }

    fn header(&self) -> Vec<String> {
        let fixed = ["Rank", "StartNo"].map(str::to_owned).into_iter();
        fixed.chain(self.codes.iter().map(Code::to_string)).collect()
    }
}

impl StandingsRow {
    fn shown(&self) -> Vec<String> {
        let fixed = [self.rank.to_string(), self.number.to_string()].into_iter();
        fixed.chain(self.cells.iter().map(Cell::to_string)).collect()
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Value(value) => value.fmt(f),
            Self::Place(place) => place.fmt(f),
            Self::NotTied => f.write_str("-"),
        }
    }
}

/// True if the event's pairings were set before the start: a round robin by its code or, without a
/// code, by its description.
pub fn has_pre_set_pairings(event: &Event) -> bool {
    if let Some(code) = &event.system {
        return code.contains("ROUNDROBIN") || code.contains("BERGER");
    }
    let letters: String = event.about.kind.chars().filter(char::is_ascii_alphabetic).collect();
    let words = letters.to_ascii_lowercase();
    words.contains("roundrobin") || words.contains("berger")
}

fn by_value(
    field: &Field,
    groups: Vec<Vec<usize>>,
    code: Code,
    cells: &mut [Vec<Cell>],
) -> Vec<Vec<usize>> {
    let values = values(field, code);
    let mut split = Vec::with_capacity(groups.len());
    for mut group in groups {
        group.sort_by(|&one, &other| values[other].cmp(&values[one]));
        split.extend(group.chunk_by(|&a, &b| values[a] == values[b]).map(<[usize]>::to_vec));
    }
    for (cells, value) in cells.iter_mut().zip(values) {
        cells.push(Cell::Value(value));
    }
    split
}

fn by_encounter(
    field: &Field,
    groups: Vec<Vec<usize>>,
    code: Code,
    cells: &mut [Vec<Cell>],
) -> Vec<Vec<usize>> {
    let mut split = Vec::with_capacity(groups.len());
    for group in groups {
        let ordered = encounter::order(field, &group, code);
        let mut place = 1;
        for level in &ordered {
            for &member in level {
                let tied = group.len() > 1;
                cells[member].push(if tied { Cell::Place(place) } else { Cell::NotTied });
            }
            place += level.len();
        }
        split.extend(ordered);
    }
    split
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use crate::event::{Bye, Competitor, RoundEntry, RoundNumber, StartNumber};
    use crate::game_result::GameResult::{self, BlackWins, Draw, WhiteWins};

    /// An event of one round. All players have the same rating or none.
    fn event(games: &[(u16, u16, GameResult)], rating: Option<u16>) -> Event {
        let mut event = Event::default();
        for &(white, black, result) in games {
            let pair = (StartNumber(white), StartNumber(black));
            for number in [pair.0, pair.1] {
                let competitor = Competitor::new(number, format!("Player {number}"));
                event.enter(Competitor { rating, ..competitor });
            }
            result.record_in(&mut event, RoundNumber(1), pair);
        }
        event
    }

    fn by(event: &Event, list: &str) -> Standings {
        let codes = Code::read_list(list).expect("known codes");
        Standings::of(event, &codes).expect("a lawful list")
    }

    #[test]
    fn cr_5_4_the_table_shows_values_shared_places_and_places_among_the_tied() {
        let mut event = event(&[(1, 2, WhiteWins), (3, 4, Draw), (5, 6, BlackWins)], Some(1800));
        let mut absent = Competitor::new(StartNumber(7), "Absent");
        absent.record(RoundNumber(1), RoundEntry::Bye(Bye::ZeroPoint));
        event.enter(absent);
        insta::assert_snapshot!(by(&event, "PTS,DE,BPG,ARO").to_tsv(), @"
        Rank	StartNo	PTS	DE	BPG	ARO
        1	6	1.0	1	1	-0
        2	1	1.0	1	0	-0
        3	4	0.5	1	1	-0
        4	3	0.5	1	0	-0
        5	2	0.0	1	1	-0
        6	5	0.0	1	0	-0
        6	7	0.0	1	0	-0
        ");
    }

    #[test]
    fn cr_5_4_lots_decide_shared_places_and_only_those() {
        let event = event(&[(1, 2, Draw), (3, 4, WhiteWins)], None);
        let standings = by(&event, "PTS");
        let shared: Vec<Vec<u16>> = standings
            .shared_places()
            .map(|group| group.iter().map(|line| line.number).collect())
            .collect();
        assert_eq!(shared, [[1, 2]]);
        let decided =
            standings.with_lots(&[Lot { order: vec![2, 1] }]).expect("they share a place");
        let places: Vec<_> = decided.lines().iter().map(|line| (line.rank, line.number)).collect();
        assert_eq!(places, [(1, 3), (2, 2), (3, 1), (4, 4)]);
        let unfit = standings.with_lots(&[Lot { order: vec![3, 4] }]).expect_err("not level");
        assert!(english(&unfit.message()).contains("(3, 4)"));
        assert!(standings.with_lots(&[Lot { order: vec![1, 1] }]).is_err());
    }

    #[test]
    fn cr_5_3_a_category_is_classified_from_the_common_standings() {
        let event = event(&[(1, 2, Draw), (3, 4, WhiteWins)], None);
        let category = by(&event, "PTS").among(|number| number != 3);
        let places: Vec<_> = category.lines().iter().map(|line| (line.rank, line.number)).collect();
        assert_eq!(places, [(1, 1), (1, 2), (3, 4)]);
    }

    #[test]
    fn cr_5_4_codes_on_ratings_are_dropped_when_somebody_is_unrated() {
        let mut event = event(&[(1, 2, WhiteWins)], Some(1800));
        assert_eq!(by(&event, "PTS,ARO").dropped(), []);
        event.competitors[0].rating = None;
        let standings = by(&event, "PTS,ARO,TPR");
        assert_eq!(standings.dropped().len(), 2);
        assert_eq!(standings.lines()[0].cells[1].to_string(), "-0");
    }

    #[test]
    fn cr_5_4_a_buchholz_is_refused_where_pairings_were_set_before_the_start() {
        let mut event = event(&[(1, 2, WhiteWins)], None);
        event.system = Some("FIDE_ROUNDROBIN".to_owned());
        let codes = Code::read_list("PTS,BH/C1").expect("known codes");
        let error = Standings::of(&event, &codes).expect_err("forbidden");
        assert_eq!(
            english(&error.message()),
            "BH/C1 is a Buchholz, which is forbidden where the pairings were set before the start"
        );
    }

    #[test]
    fn a_list_that_cannot_be_applied_is_refused_and_an_empty_event_has_empty_standings() {
        let event = event(&[(1, 2, WhiteWins)], None);
        assert_eq!(Standings::of(&event, &[]), Err(StandingsError::EmptyList));
        let codes = Code::default_teams();
        assert!(matches!(Standings::of(&event, &codes), Err(StandingsError::NoTeams { .. })));
        assert_eq!(by(&Event::default(), "PTS,DE").lines(), []);
    }

    #[test]
    fn the_comma_separated_table_reads_back() {
        let event = event(&[(1, 2, WhiteWins)], None);
        let csv = by(&event, "PTS,WIN").to_csv();
        let table = crate::csv::Table::read(&csv, &["Rank", "StartNo", "PTS", "WIN"], &[])
            .expect("readable");
        assert_eq!(table.rows().map(|row| row.text("PTS")).collect::<Vec<_>>(), ["1.0", "0.0"]);
    }
}
