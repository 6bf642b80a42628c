//! The names of tie-breaks.
//!
//! A code has three parts: a name; for teams optionally the score it uses (`:MP`, `:GP`); and
//! optionally the contributions it leaves out (`/C1`, `/M2`).

use std::fmt;
use std::str::FromStr;

use court_protocol::{Message, message};

use crate::event::Event;
use crate::fault::{FilePosition, ParseFault};

/// A tie-break as listed in a report file or a setting.
///
/// ```
/// use referee_tournament::tiebreak::Code;
///
/// let code: Code = "BH:MP/C1".parse()?;
/// assert_eq!(code.to_string(), "BH:MP/C1");
/// assert!("BUCH".parse::<Code>().is_err());
/// # Ok::<(), referee_tournament::tiebreak::UnknownCode>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code {
    /// The kind of value computed.
    pub kind: Kind,
    /// The score from which it is computed.
    pub score: Score,
    /// The contributions that are left out.
    pub cut: Cut,
    /// The name that was read, because several names mean the same tie-break.
    name: &'static str,
    /// True if the score was named.
    named_score: bool,
}

/// The kind of a tie-break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// PTS, MP, GP: the points themselves.
    Points,
    /// DE: the results among the tied competitors.
    DirectEncounter,
    /// EDE: direct encounter on match points, then on game points.
    ExtendedEncounter,
    /// WIN: rounds that scored as much as a win.
    Wins,
    /// WON: games won over the board.
    WonGames,
    /// BWG: games won over the board with Black.
    WonWithBlack,
    /// BPG: games played over the board with Black.
    PlayedWithBlack,
    /// PS: the sum of the running score after each round.
    Progressive,
    /// REP: rounds that the competitor did not choose to miss.
    RoundsElected,
    /// STD: rounds that scored more than the opponent.
    StandardPoints,
    /// BH: the opponents' scores.
    Buchholz,
    /// FB: Buchholz as if the last round ended in draws.
    ForeBuchholz,
    /// AOB: the average Buchholz of the opponents met.
    AverageOfBuchholz,
    /// SB: the opponents' scores multiplied by the points scored against them.
    SonnebornBerger,
    /// EMMSB and similar: one score of the opponents multiplied by the points of another
    /// score against them.
    Crossed {
        /// The total score of the opponent that is used.
        opponent: Score,
        /// The points against the opponent that are used.
        own: Score,
    },
    /// KS: points against opponents with at least half of the points.
    Koya,
    /// SSSC: the second score plus the Buchholz of the first, converted to its scale.
    ScoreStrength,
    /// RTNG: the competitor's own rating.
    Rating,
    /// TPN: the competitor's own number on the starting list, the lower the better.
    PairingNumber,
    /// ARO: the average rating of the opponents met.
    AverageRating,
    /// TPR: the average rating of the opponents plus the difference for the score.
    Performance,
    /// PTP: the rating whose expected score would equal the actual score.
    PerfectPerformance,
    /// APRO: the average performance of the opponents met.
    AveragePerformance,
    /// APPO: the average perfect performance of the opponents met.
    AveragePerfect,
    /// BC: the sum of board numbers multiplied by points, the lower the better.
    BoardCount,
    /// TBR: the points on board 1, then on board 2, and so on.
    TopBoard,
    /// BBE: the points without the last board, then without the last two, and so on.
    BottomBoard,
}

/// One of two scores: a player has only the first; a team has match points and game points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Score {
    /// The points of a player, the match points of a team.
    #[default]
    First,
    /// The game points of a team.
    Second,
}

/// The contributions that are left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Cut {
    /// No contribution is left out.
    #[default]
    None,
    /// This many of the lowest are left out.
    Lowest(u8),
    /// This many of the lowest and as many of the highest are left out.
    Median(u8),
}

use Kind::{
    AverageOfBuchholz, AveragePerfect, AveragePerformance, AverageRating, BoardCount, BottomBoard,
    Buchholz, Crossed, DirectEncounter, ExtendedEncounter, ForeBuchholz, Koya, PairingNumber,
    PerfectPerformance, Performance, PlayedWithBlack, Points, Progressive, Rating, RoundsElected,
    ScoreStrength, SonnebornBerger, StandardPoints, TopBoard, Wins, WonGames, WonWithBlack,
};
use Score::{First, Second};

/// All names with their kinds and scores.
const NAMES: [(&str, Kind, Score); 34] = [
    ("PTS", Points, First),
    ("MP", Points, First),
    ("MPTS", Points, First),
    ("GP", Points, Second),
    ("GPTS", Points, Second),
    ("DE", DirectEncounter, First),
    ("EDE", ExtendedEncounter, First),
    ("WIN", Wins, First),
    ("WON", WonGames, First),
    ("BWG", WonWithBlack, First),
    ("BPG", PlayedWithBlack, First),
    ("PS", Progressive, First),
    ("REP", RoundsElected, First),
    ("STD", StandardPoints, First),
    ("BH", Buchholz, First),
    ("FB", ForeBuchholz, First),
    ("AOB", AverageOfBuchholz, First),
    ("SB", SonnebornBerger, First),
    ("EMMSB", Crossed { opponent: First, own: First }, First),
    ("EMGSB", Crossed { opponent: First, own: Second }, First),
    ("EGMSB", Crossed { opponent: Second, own: First }, First),
    ("EGGSB", Crossed { opponent: Second, own: Second }, First),
    ("KS", Koya, First),
    ("SSSC", ScoreStrength, First),
    ("RTNG", Rating, First),
    ("TPN", PairingNumber, First),
    ("ARO", AverageRating, First),
    ("TPR", Performance, First),
    ("PTP", PerfectPerformance, First),
    ("APRO", AveragePerformance, First),
    ("APPO", AveragePerfect, First),
    ("BC", BoardCount, First),
    ("TBR", TopBoard, First),
    ("BBE", BottomBoard, First),
];

impl Code {
    /// The names of all tie-breaks.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.into_iter().map(|(name, ..)| name)
    }

    /// The default list for players: `PTS, BH/C1, BH, SB, DE, WIN`.
    pub fn default_individual() -> Vec<Self> {
        Self::known("PTS,BH/C1,BH,SB,DE,WIN")
    }

    /// The default list for players in events with pre-set pairings: `PTS, DE, WIN, SB, KS`.
    pub fn default_pre_set() -> Vec<Self> {
        Self::known("PTS,DE,WIN,SB,KS")
    }

    /// CR-6.1-2: the default list for teams, `MP, GP, EDE, EMGSB, BH:MP/C1`.
    // rules: CR-6.1-2
    pub fn default_teams() -> Vec<Self> {
        Self::known("MP,GP,EDE,EMGSB,BH:MP/C1")
    }

    /// The default list for teams in events with pre-set pairings, where Buchholz is forbidden.
    pub fn default_pre_set_teams() -> Vec<Self> {
        Self::known("MP,GP,EDE,EMGSB")
    }

    /// CR-6.2.4-1: the list of a league's season, `MP, GP, DE:MP`.
    pub fn default_league() -> Vec<Self> {
        Self::known("MP,GP,DE:MP")
    }

    /// Reads a list such as `PTS,BH/C1,BH`.
    ///
    /// # Errors
    /// If a name is not that of a tie-break, or repeats an earlier one. The fault counts columns
    /// from the beginning of the list, and its line is 1.
    pub fn read_list(text: &str) -> Result<Vec<Self>, ParseFault> {
        let mut codes: Vec<Self> = Vec::new();
        for Listed { name, columns } in Listed::all(text) {
            let position = FilePosition::of(1, columns, name);
            let code: Self = name
                .parse()
                .map_err(|unknown: UnknownCode| position.expected(unknown.expected()))?;
            if let Some(same) = codes.iter().find(|other| other.means_the_same(code)) {
                let expected = message!("expected-new-tie-break", same = same.to_string());
                return Err(position.expected(expected));
            }
            codes.push(code);
        }
        Ok(codes)
    }

    /// Returns the columns of each code of a list, counted as in [`Code::read_list`].
    pub fn columns_in_list(text: &str) -> impl Iterator<Item = (usize, usize)> {
        Listed::all(text).map(|listed| listed.columns)
    }

    fn means_the_same(self, other: Self) -> bool {
        (self.kind, self.score, self.cut) == (other.kind, other.score, other.cut)
    }

    /// The points that come first in a list: those of players, or the match points of teams.
    pub fn points_of(event: &Event) -> Self {
        let name = if event.teams.is_empty() { "PTS" } else { "MPTS" };
        name.parse().expect("the points are a known code")
    }

    fn known(list: &str) -> Vec<Self> {
        Self::read_list(list).expect("the default lists name known tie-breaks")
    }

    /// True if it is computed from ratings. It is then dropped as soon as one competitor has none.
    pub const fn needs_ratings(self) -> bool {
        matches!(
            self.kind,
            Rating
                | AverageRating
                | Performance
                | PerfectPerformance
                | AveragePerformance
                | AveragePerfect
        )
    }

    /// True if it is a Buchholz, which FIDE forbids if the pairings were set before the start.
    pub const fn is_buchholz(self) -> bool {
        matches!(self.kind, Buchholz | ForeBuchholz | AverageOfBuchholz | ScoreStrength)
    }

    /// True if it needs data that only teams have: two scores, or boards.
    pub const fn is_for_teams(self) -> bool {
        self.named_score
            || matches!(self.score, Second)
            || matches!(
                self.kind,
                ExtendedEncounter
                    | Crossed { .. }
                    | ScoreStrength
                    | BoardCount
                    | TopBoard
                    | BottomBoard
            )
            || matches!(self.name.as_bytes(), b"MP" | b"MPTS")
    }

    /// True if it orders a tied group instead of giving every competitor a value.
    pub const fn is_encounter(self) -> bool {
        matches!(self.kind, DirectEncounter | ExtendedEncounter)
    }

    fn takes_score(self) -> bool {
        matches!(
            self.kind,
            DirectEncounter | Buchholz | SonnebornBerger | ForeBuchholz | Progressive
        )
    }

    fn takes(self, cut: Cut) -> bool {
        match cut {
            Cut::None => true,
            Cut::Lowest(_) => matches!(
                self.kind,
                Buchholz
                    | ForeBuchholz
                    | SonnebornBerger
                    | Progressive
                    | AverageRating
                    | Crossed { .. }
            ),
            Cut::Median(_) => matches!(self.kind, Buchholz | ForeBuchholz | AverageRating),
        }
    }
}

impl FromStr for Code {
    type Err = UnknownCode;

    fn from_str(text: &str) -> Result<Self, UnknownCode> {
        read(text).ok_or_else(|| UnknownCode { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<Code> {
    let (rest, cut) = match text.split_once('/') {
        None => (text, Cut::None),
        Some((rest, cut)) => {
            let count: u8 = cut.get(1..)?.parse().ok().filter(|count| (1..=2).contains(count))?;
            let cut = match &cut[..1] {
                "C" => Cut::Lowest(count),
                "M" => Cut::Median(count),
                _ => return None,
            };
            (rest, cut)
        }
    };
    let (name, score) = match rest.split_once(':') {
        None => (rest, None),
        Some((name, "MP")) => (name, Some(First)),
        Some((name, "GP")) => (name, Some(Second)),
        Some(_) => return None,
    };
    let &(name, kind, usual) = NAMES.iter().find(|known| known.0 == name)?;
    let named_score = score.is_some();
    let code = Code { kind, score: score.unwrap_or(usual), cut, name, named_score };
    (code.takes(cut) && (!named_score || code.takes_score())).then_some(code)
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        match (self.named_score, self.score) {
            (false, _) => {}
            (true, First) => f.write_str(":MP")?,
            (true, Second) => f.write_str(":GP")?,
        }
        match self.cut {
            Cut::None => Ok(()),
            Cut::Lowest(count) => write!(f, "/C{count}"),
            Cut::Median(count) => write!(f, "/M{count}"),
        }
    }
}

/// The name of a tie-break in words, such as "Buchholz" for `BH`; for the table of a league also those
/// of its columns `P`, `W`, `D` and `L`.
pub fn name(code: &str) -> Message {
    let (rest, cut) = code.split_once('/').unwrap_or((code, ""));
    let (name, score) = rest.split_once(':').unwrap_or((rest, ""));
    message!("tie-break", name, score, cut)
}

/// A text that is not the name of a tie-break.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct UnknownCode {
    /// The text that was read.
    pub text: String,
}

impl UnknownCode {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        message!("tie-breaks-unknown", text = self.text, expected = self.expected())
    }

    fn expected(&self) -> Message {
        let name = self.text.split([':', '/']).next().unwrap_or_default();
        let Some(&(name, kind, score)) = NAMES.iter().find(|known| known.0 == name) else {
            let codes = NAMES.map(|(name, ..)| name).to_vec();
            return message!("expected-tie-break", codes, scores = false);
        };
        // A known name followed by a part that it does not accept.
        let bare = Code { kind, score, cut: Cut::None, name, named_score: false };
        let cuts = [Cut::Lowest(1), Cut::Lowest(2), Cut::Median(1), Cut::Median(2)];
        let cuts = cuts.into_iter().filter(|&cut| bare.takes(cut));
        let codes = std::iter::once(bare).chain(cuts.map(|cut| Code { cut, ..bare }));
        let codes: Vec<String> = codes.map(|code| code.to_string()).collect();
        message!("expected-tie-break", codes, scores = bare.takes_score())
    }
}

/// A name in a list and its position.
struct Listed<'text> {
    name: &'text str,
    columns: (usize, usize),
}

impl<'text> Listed<'text> {
    fn all(text: &'text str) -> impl Iterator<Item = Self> {
        let mut next = 1;
        text.split(',').map(move |piece| {
            let length = piece.chars().count();
            let (start, blanks) = (next, length - piece.trim_start().chars().count());
            next += length + 1;
            let name = piece.trim();
            let first = if name.is_empty() { start } else { start + blanks };
            Self { name, columns: (first, first + name.chars().count().max(1) - 1) }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use crate::fault::told;

    #[test]
    fn every_name_reads_back_and_others_are_refused_by_name() {
        for (name, ..) in NAMES {
            assert_eq!(name.parse::<Code>().map(|code| code.to_string()), Ok(name.to_owned()));
        }
        for code in ["BH/C1", "BH/C2", "BH/M2", "BH:GP", "BH:MP/C1", "DE:MP", "SB/C1", "PS/C1"] {
            assert_eq!(code.parse::<Code>().map(|code| code.to_string()), Ok(code.to_owned()));
        }
        for wrong in [
            "", "BUCH", "BH/", "BH/X1", "BH/C0", "BH/C3", "BH/C9", "BH/M3", "WIN/C1", "WIN:MP",
            "DE/C1", "bh",
        ] {
            let error = wrong.parse::<Code>().expect_err("no tie-break");
            assert!(
                english(&error.message()).starts_with(&format!("{wrong:?} is not a tie-break"))
            );
        }
    }

    #[test]
    fn a_list_that_is_none_is_refused_with_the_columns_of_the_code() {
        let faults: Vec<String> = [
            "",
            "PTS,HB",
            "PTS, BH/C9",
            "PTS,WIN/C1",
            "PTS,,BH",
            "PTS,PTS",
            "MP,GP,MPTS",
            "PTS,\u{e9},BH",
        ]
        .map(|list| told(Code::read_list(list).expect_err("no list")))
        .into();
        insta::assert_snapshot!(faults.join("\n"), @r#"
        FILE:1: column 1: found nothing, expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE
        FILE:1: columns 5-6: found "HB", expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE
        FILE:1: columns 6-10: found "BH/C9", expected one of BH, BH/C1, BH/C2, BH/M1, BH/M2; for teams with :MP or :GP before the stroke
        FILE:1: columns 5-10: found "WIN/C1", expected WIN
        FILE:1: column 5: found nothing, expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE
        FILE:1: columns 5-7: found "PTS", expected a tie-break that is not in the list yet, as PTS is
        FILE:1: columns 7-10: found "MPTS", expected a tie-break that is not in the list yet, as MP is
        FILE:1: column 5: found "é", expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE
        "#);
        assert!(
            Code::read_list("PTS,BH/C1,BH,BH/C2,SB").is_ok(),
            "other cuts are other tie-breaks"
        );
    }

    #[test]
    fn cr_5_4_the_default_lists_are_the_proposed_ones() {
        let shown =
            |list: Vec<Code>| list.iter().map(Code::to_string).collect::<Vec<_>>().join(",");
        assert_eq!(shown(Code::default_individual()), "PTS,BH/C1,BH,SB,DE,WIN");
        assert_eq!(shown(Code::default_pre_set()), "PTS,DE,WIN,SB,KS");
    }

    #[test]
    fn cr_6_1_2_the_default_list_of_teams_is_the_proposed_one() {
        let shown: Vec<_> = Code::default_teams().iter().map(Code::to_string).collect();
        assert_eq!(shown.join(","), "MP,GP,EDE,EMGSB,BH:MP/C1");
    }
}
