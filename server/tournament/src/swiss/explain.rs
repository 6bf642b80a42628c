//! The reasons for a pairing, as messages for players and arbiters.
//!
//! To judge a proposal, the round is paired again with the proposed pair fixed. The first criterion under
//! which this best alternative is worse is the reason against the proposal. If no criterion is worse, the
//! order of candidates is the reason.

mod messages;

use super::colour::{ColourRule, colour_of};
use super::contender::{Contender, Strength};
use super::criterion::Criterion;
use super::field::{Field, Obstacle};
use super::round::{self, PairedRound};
use super::value::{PairedBracket, Value, brackets, values};
use super::{Pairing, Refusal, to_boards};
use crate::event::{Colour, Event, Points, StartNumber};
use court_protocol::{Message, message};

/// A pairing with the reasons for every pair and for the bye, in the order of the boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The pairing that is explained.
    pub pairing: Pairing,
    /// The reasons for each board, in the order of the boards.
    pub boards: Vec<BoardReason>,
    /// The reason for the bye; `None` if nobody has it.
    pub bye: Option<ByeReason>,
}

/// The reasons why two players meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardReason {
    /// The player with White.
    pub white: Side,
    /// The player with Black.
    pub black: Side,
    /// The score of the bracket in which they were paired.
    pub bracket: Points,
    /// The rule that assigned the colours (C.04.3 art. 5.2).
    pub colours: ColourRule,
    /// The reason for these opponents.
    pub opponents: OpponentReason,
    /// For each of the two who has left his scoregroup, the reason why he had to.
    pub floats: Vec<FloatReason>,
}

/// The reason why a player moved down from his scoregroup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FloatReason {
    /// The player's number on the starting list.
    pub number: StartNumber,
    /// The score of the group that the player left.
    pub from: Points,
    /// The reason against a round in which he had an opponent in that group.
    pub otherwise: Box<Verdict>,
}

/// One player of a pair, with the data that decide the colours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// The player's number on the starting list.
    pub number: StartNumber,
    /// The points, with virtual points added.
    pub score: Points,
    /// The colours of the player's games, as letters, first game first.
    pub history: String,
    /// The colour due to the player, and its strength; `None` before his first game.
    pub due: Option<(Colour, Strength)>,
}

/// The reason why the higher-ranked player of a pair has this opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpponentReason {
    /// The pair follows the natural order of the bracket.
    Natural,
    /// The natural opponent was not possible.
    Instead {
        /// The opponent by the natural order.
        natural: StartNumber,
        /// The reason against that opponent.
        verdict: Box<Verdict>,
    },
    /// By the natural order the player would have no opponent in the bracket.
    InsteadOfNobody {
        /// The reason against a round in which he has none.
        verdict: Box<Verdict>,
    },
}

/// The reason why a player has the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByeReason {
    /// The player's number on the starting list.
    pub number: StartNumber,
    /// The pairing score: the lowest that leaves each of the others an opponent.
    pub score: Points,
    /// The players with fewer points, each with the reason why he cannot have the bye.
    pub below: Vec<(StartNumber, Verdict)>,
    /// Other players of the same score, the lowest-ranked first, each with the reason against
    /// giving him the bye.
    pub level: Vec<(StartNumber, Verdict)>,
    /// The number of further players of this score; [`explain_bye`] gives the reason for each.
    pub others_level: usize,
}

/// The number of players of the same score whom a reason for the bye compares; each costs a pairing
/// of its own.
const LEVEL_MAX: usize = 8;

/// The reasons for one player's place in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerReason {
    /// The player has an opponent.
    Board(BoardReason),
    /// The player has the bye.
    Bye(ByeReason),
}

/// The reason against a proposed pair or bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// No objection: it is part of the pairing.
    Stands,
    /// The two meet, with the other colours.
    OtherColours {
        /// The player with White in the pairing.
        white: StartNumber,
        /// The player with Black in the pairing.
        black: StartNumber,
        /// The rule that assigned the colours.
        rule: ColourRule,
    },
    /// The two must not meet.
    Barred(Obstacle),
    /// The player must not have the bye (C2).
    ByeBarred,
    /// Nobody has a bye: the number of players is even.
    NoBye,
    /// With the proposal, a criterion is met less well.
    Worse {
        /// The first criterion that is met less well.
        criterion: Criterion,
        /// The score of the bracket concerned; `None` if the criterion concerns the whole round.
        bracket: Option<Points>,
        /// The value of the pairing under this criterion.
        ours: Message,
        /// The value with the proposal.
        yours: Message,
    },
    /// All criteria are met equally well, but the pairing comes earlier in the order of candidates.
    Later {
        /// The article that defines this order.
        article: &'static str,
        /// The score of the bracket in which the two candidates differ.
        bracket: Points,
        /// The choice of the pairing.
        ours: Message,
        /// The choice of the candidate with the proposal.
        yours: Message,
    },
}

impl Verdict {
    /// The reason against a round in which somebody would be left without an opponent.
    fn unpairable() -> Self {
        Self::Worse {
            criterion: Criterion::C4,
            bracket: None,
            ours: message!("compared-everybody-has-an-opponent"),
            yours: message!("compared-one-has-none"),
        }
    }
}

/// Explains the pairing of the next round, board by board.
///
/// Every board that differs from the natural one and every downfloater costs a pairing of its own. That
/// takes about a second for two hundred players and half a minute for a thousand. [`explain_player`]
/// answers for one player at once.
///
/// # Errors
///
/// The same as for [`super::pair`].
pub fn explain(event: &Event) -> Result<Explanation, Refusal> {
    let field = Field::new(event)?;
    let paired = round::pair(&field)?;
    let pairing = to_boards(&field, &paired)?;
    let judge = Judge::new(field, paired);
    let mut boards = Vec::with_capacity(pairing.boards.len());
    for (white, black) in &pairing.boards {
        boards.push(judge.board(*white, *black)?);
    }
    let bye = judge.paired.bye.map(|place| judge.bye(place));
    Ok(Explanation { pairing, boards, bye })
}

/// Explains one player's place in the next round: an answer to "why Black again?".
///
/// # Errors
///
/// The same as for [`super::pair`]; also if the player does not take part in the pairing.
pub fn explain_player(event: &Event, number: StartNumber) -> Result<PlayerReason, Refusal> {
    let field = Field::new(event)?;
    let place = field.place(number).ok_or(Refusal::NotToBePaired { number, round: field.round })?;
    let paired = round::pair(&field)?;
    let pairing = to_boards(&field, &paired)?;
    let judge = Judge::new(field, paired);
    let board = pairing.boards.iter().find(|(white, black)| *white == number || *black == number);
    match board {
        Some((white, black)) => Ok(PlayerReason::Board(judge.board(*white, *black)?)),
        None => Ok(PlayerReason::Bye(judge.bye(place))),
    }
}

/// Judges a pair proposed for the next round.
///
/// # Errors
///
/// The same as for [`super::pair`]; also if one of the two does not take part in the pairing, or
/// both are the same.
pub fn explain_pair(
    event: &Event,
    white: StartNumber,
    black: StartNumber,
) -> Result<Verdict, Refusal> {
    let field = Field::new(event)?;
    let place =
        |number| field.place(number).ok_or(Refusal::NotToBePaired { number, round: field.round });
    let (one, other) = (place(white)?, place(black)?);
    if one == other {
        return Err(Refusal::SamePlayer { number: white });
    }
    let paired = round::pair(&field)?;
    let pairing = to_boards(&field, &paired)?;
    if pairing.boards.contains(&(white, black)) {
        return Ok(Verdict::Stands);
    }
    if pairing.boards.contains(&(black, white)) {
        let (_, rule) = colour_of(&field.contenders[one], &field.contenders[other], field.lot)?;
        return Ok(Verdict::OtherColours { white: black, black: white, rule });
    }
    Ok(Judge::new(field, paired).judge(one, other))
}

/// Judges a bye proposed for the next round.
///
/// # Errors
///
/// The same as for [`super::pair`]; also if the player does not take part in the pairing.
pub fn explain_bye(event: &Event, number: StartNumber) -> Result<Verdict, Refusal> {
    let field = Field::new(event)?;
    let place = field.place(number).ok_or(Refusal::NotToBePaired { number, round: field.round })?;
    let paired = round::pair(&field)?;
    Ok(match paired.bye {
        None => Verdict::NoBye,
        Some(bye) if bye == place => Verdict::Stands,
        Some(_) => Judge::new(field, paired).judge_bye(place),
    })
}

/// Compares a round that was played with the pairing of `field`, which is returned too. The round
/// must be complete and keep the absolute criteria C1 to C3.
///
/// # Errors
///
/// The same as for [`super::pair`].
pub(crate) fn compare_round(
    field: &Field,
    pairs: &[(usize, usize)],
    bye: Option<usize>,
) -> Result<(Pairing, Verdict), Refusal> {
    let paired = round::pair(field)?;
    let pairing = to_boards(field, &paired)?;
    Ok((pairing, Judge::new(field.clone(), paired).judge_round(pairs, bye)))
}

/// A paired round, with which proposals are compared.
struct Judge {
    field: Field,
    paired: PairedRound,
    brackets: Vec<PairedBracket>,
}

impl Judge {
    fn new(field: Field, paired: PairedRound) -> Self {
        let brackets = brackets(&field, &paired.pairs);
        Self { field, paired, brackets }
    }

    fn number(&self, place: usize) -> StartNumber {
        self.field.contenders[place].number
    }

    fn meeting(&self, one: usize, other: usize) -> Message {
        message!("compared-pair", one = self.number(one), other = self.number(other))
    }

    /// The reason against pairing two contenders who are not paired.
    fn judge(&self, one: usize, other: usize) -> Verdict {
        if let Some(obstacle) = self.field.obstacle(one, other) {
            return Verdict::Barred(obstacle);
        }
        let mut fixed = self.field.clone();
        fixed.forced = Some((one.min(other), one.max(other)));
        self.compared_with(&fixed)
    }

    /// The reason against the bye for a contender who has an opponent.
    fn judge_bye(&self, place: usize) -> Verdict {
        if !self.field.contenders[place].may_have_bye {
            return Verdict::ByeBarred;
        }
        let mut fixed = self.field.clone();
        for (other, contender) in fixed.contenders.iter_mut().enumerate() {
            contender.may_have_bye = other == place;
        }
        self.compared_with(&fixed)
    }

    /// The reason against a round in which a contender has no opponent in his present bracket.
    fn judge_leaving(&self, bracket: &PairedBracket, place: usize) -> Verdict {
        let mut fixed = self.field.clone();
        for &other in bracket.moved_down.iter().chain(&bracket.residents) {
            bar(&mut fixed, place, other);
        }
        self.compared_with(&fixed)
    }

    /// The reason against a round in which a downfloater meets no player of a lower score.
    fn judge_staying(&self, place: usize) -> Verdict {
        let mut fixed = self.field.clone();
        fixed.contenders[place].may_have_bye = false;
        let score = self.field.score(place);
        for other in 0..fixed.contenders.len() {
            if self.field.score(other) < score {
                bar(&mut fixed, place, other);
            }
        }
        self.compared_with(&fixed)
    }

    /// The reason against a round that was played. In the first bracket that differs, the values of
    /// the round are those of its best continuation; later brackets have faults of their own.
    fn judge_round(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Verdict {
        if let Some(verdict) = self.other_bye_score(bye) {
            return verdict;
        }
        let played = brackets(&self.field, pairs);
        let differs = |(ours, theirs): (&PairedBracket, &PairedBracket)| {
            ours.pairs != theirs.pairs || ours.leaving != theirs.leaving
        };
        let Some(number) = self.brackets.iter().zip(&played).position(differs) else {
            return Verdict::Stands;
        };
        let bracket = &played[number];
        let is_moved_down = |place| bracket.moved_down.contains(place);
        if let Some((one, other)) = bracket.pairs.iter().find(|(_, other)| is_moved_down(other)) {
            return Verdict::Later {
                article: "3.2",
                bracket: bracket.score,
                ours: message!("compared-moved-down-meet-residents"),
                yours: self.meeting(*one, *other),
            };
        }
        let mut fixed = self.field.clone();
        for bracket in &played[..=number] {
            let members: Vec<usize> =
                bracket.moved_down.iter().chain(&bracket.residents).copied().collect();
            for (one, other) in &bracket.pairs {
                for against in (0..fixed.contenders.len()).filter(|place| place != other) {
                    bar(&mut fixed, *one, against);
                }
                for against in (0..fixed.contenders.len()).filter(|place| place != one) {
                    bar(&mut fixed, *other, against);
                }
                fixed.contenders[*one].may_have_bye = false;
                fixed.contenders[*other].may_have_bye = false;
            }
            for one in &bracket.leaving {
                for other in &members {
                    bar(&mut fixed, *one, *other);
                }
            }
        }
        self.compared_with(&fixed)
    }

    /// The verdict if a player of another score has the bye (C5).
    fn other_bye_score(&self, bye: Option<usize>) -> Option<Verdict> {
        let score = |bye: Option<usize>| bye.map(|place| self.field.score(place));
        let (ours, yours) = (score(self.paired.bye)?, score(bye)?);
        (ours != yours).then(|| Verdict::Worse {
            criterion: Criterion::C5,
            bracket: None,
            ours: Value::Scores(vec![ours]).message(),
            yours: Value::Scores(vec![yours]).message(),
        })
    }

    /// The reason against the best pairing of `fixed`, a field that allows fewer pairings than the
    /// round's own.
    fn compared_with(&self, fixed: &Field) -> Verdict {
        let Ok(theirs) = round::pair(fixed) else {
            return Verdict::unpairable();
        };
        if let Some(verdict) = self.other_bye_score(theirs.bye) {
            return verdict;
        }
        let proposed = brackets(&self.field, &theirs.pairs);
        for number in 0..self.brackets.len() {
            if let Some((criterion, ours, yours)) = self.first_difference(&proposed, number) {
                assert!(
                    ours < yours,
                    "no pairing is better than the best: {criterion:?} {ours:?}, {yours:?}"
                );
                return Verdict::Worse {
                    criterion,
                    bracket: Some(self.brackets[number].score),
                    ours: ours.message(),
                    yours: yours.message(),
                };
            }
            if let Some(later) = self.later(&self.brackets[number], &proposed[number]) {
                return later;
            }
        }
        unreachable!("two different pairings differ in some bracket")
    }

    fn first_difference(
        &self,
        proposed: &[PairedBracket],
        number: usize,
    ) -> Option<(Criterion, Value, Value)> {
        let ours = values(&self.field, &self.brackets, number);
        let yours = values(&self.field, proposed, number);
        // The same downfloaters serve the next bracket equally well; a difference
        // is reported there.
        let same_downfloaters = self.brackets[number].leaving == proposed[number].leaving;
        let differing = ours
            .into_iter()
            .zip(yours)
            .find(|(ours, yours)| ours != yours && !(same_downfloaters && ours.0 == Criterion::C8));
        differing.map(|((criterion, ours), (_, yours))| (criterion, ours, yours))
    }

    /// For two candidates of a bracket with equal values: the reason why the second comes later (art. 4).
    fn later(&self, ours: &PairedBracket, yours: &PairedBracket) -> Option<Verdict> {
        if ours.pairs == yours.pairs && ours.leaving == yours.leaving {
            return None;
        }
        let verdict = |article, ours: Message, yours: Message, bracket: &PairedBracket| {
            Some(Verdict::Later { article, bracket: bracket.score, ours, yours })
        };
        // The players of the first list who are not in the second.
        let only = |places: &[usize], others: &[usize]| -> Vec<StartNumber> {
            let only = places.iter().filter(|place| !others.contains(place));
            only.map(|place| self.number(*place)).collect()
        };
        let moved_down = |bracket: &PairedBracket| -> Vec<usize> {
            bracket
                .moved_down
                .iter()
                .copied()
                .filter(|place| !bracket.leaving.contains(place))
                .collect()
        };
        let (first, second) = (moved_down(ours), moved_down(yours));
        if first != second {
            let role = |numbers: Vec<StartNumber>| message!("compared-moved-down", numbers);
            let (first, second) = (only(&first, &second), only(&second, &first));
            return verdict("4.4", role(first), role(second), ours);
        }
        let leaders = |bracket: &PairedBracket| -> Vec<usize> {
            let of_residents = bracket.pairs.iter().map(|(leader, _)| *leader);
            of_residents.filter(|leader| !bracket.moved_down.contains(leader)).collect()
        };
        let differing = |only_moved_down: bool| {
            ours.pairs.iter().zip(&yours.pairs).find(|((leader, first), (_, second))| {
                first != second && ours.moved_down.contains(leader) == only_moved_down
            })
        };
        let pair = |(leader, other): &(usize, usize)| self.meeting(*leader, *other);
        if let Some((first, second)) = differing(true) {
            return verdict("4.2", pair(first), pair(second), ours);
        }
        let (first, second) = (leaders(ours), leaders(yours));
        if first != second {
            let role = |numbers: Vec<StartNumber>| message!("compared-leaders", numbers);
            let (first, second) = (only(&first, &second), only(&second, &first));
            return verdict("4.3", role(first), role(second), ours);
        }
        let (first, second) =
            differing(false).expect("the same leaders have different opponents somewhere");
        verdict("4.2", pair(first), pair(second), ours)
    }

    fn board(&self, white: StartNumber, black: StartNumber) -> Result<BoardReason, Refusal> {
        let place = |number| self.field.place(number).expect("paired players are in the field");
        let (one, other) = (place(white), place(black));
        let (left, right) = (&self.field.contenders[one], &self.field.contenders[other]);
        let (_, colours) = colour_of(left, right, self.field.lot)?;
        let leader = one.min(other);
        let bracket = self
            .brackets
            .iter()
            .find(|bracket| bracket.pairs.iter().any(|(higher, _)| *higher == leader))
            .expect("every pair is in a bracket");
        let opponents = self.opponents(bracket, leader, one.max(other));
        let floats =
            [one, other].into_iter().filter(|&place| self.field.score(place) > bracket.score);
        let floats = floats.map(|place| FloatReason {
            number: self.number(place),
            from: self.field.score(place),
            otherwise: Box::new(self.judge_staying(place)),
        });
        Ok(BoardReason {
            white: side(left),
            black: side(right),
            bracket: bracket.score,
            colours,
            opponents,
            floats: floats.collect(),
        })
    }

    /// The reason why the higher-ranked player of a pair meets the lower-ranked one.
    fn opponents(&self, bracket: &PairedBracket, leader: usize, lower: usize) -> OpponentReason {
        let instead = |natural: usize| OpponentReason::Instead {
            natural: self.number(natural),
            verdict: Box::new(self.judge(leader, natural)),
        };
        match natural_opponent(bracket, leader) {
            Some(natural) if natural == lower => return OpponentReason::Natural,
            Some(natural) => return instead(natural),
            None => {}
        }
        // The player is not in the upper half of the first candidate, so his natural opponent is.
        let members = || bracket.moved_down.iter().chain(&bracket.residents).copied();
        match members().find(|&above| natural_opponent(bracket, above) == Some(leader)) {
            Some(above) => instead(above),
            None => OpponentReason::InsteadOfNobody {
                verdict: Box::new(self.judge_leaving(bracket, leader)),
            },
        }
    }

    fn bye(&self, place: usize) -> ByeReason {
        let score = self.field.score(place);
        let below = (0..self.field.contenders.len())
            .filter(|other| self.field.score(*other) < score)
            .map(|other| {
                let may_have_bye = self.field.contenders[other].may_have_bye;
                let why = if may_have_bye { Verdict::unpairable() } else { Verdict::ByeBarred };
                (self.number(other), why)
            })
            .collect();
        let level: Vec<usize> = (0..self.field.contenders.len())
            .rev()
            .filter(|&other| other != place && self.field.score(other) == score)
            .collect();
        let asked = level.iter().take(LEVEL_MAX);
        let asked = asked.map(|&other| (self.number(other), self.judge_bye(other)));
        ByeReason {
            number: self.number(place),
            score,
            below,
            level: asked.collect(),
            others_level: level.len().saturating_sub(LEVEL_MAX),
        }
    }
}

/// Bars the pair of two contenders of a field.
fn bar(field: &mut Field, one: usize, other: usize) {
    for (one, other) in [(one, other), (other, one)] {
        let other = other as u32;
        if let Err(at) = field.barred[one].binary_search(&other) {
            field.barred[one].insert(at, other);
        }
    }
}

/// The opponent of `leader` in the first candidate of the bracket (art. 3.2 and 3.3), if any.
fn natural_opponent(bracket: &PairedBracket, leader: usize) -> Option<usize> {
    if let Some(number) = bracket
        .moved_down
        .iter()
        .filter(|place| !bracket.leaving.contains(place))
        .position(|place| *place == leader)
    {
        return bracket.residents.get(number).copied();
    }
    let with_moved_down: Vec<usize> = bracket
        .pairs
        .iter()
        .filter(|(higher, _)| bracket.moved_down.contains(higher))
        .map(|(_, lower)| *lower)
        .collect();
    let remainder: Vec<usize> = bracket
        .residents
        .iter()
        .copied()
        .filter(|resident| !with_moved_down.contains(resident))
        .collect();
    let pairs = bracket.pairs.len() - with_moved_down.len();
    let number = remainder.iter().position(|resident| *resident == leader)?;
    if number < pairs { remainder.get(pairs + number).copied() } else { None }
}

fn side(contender: &Contender) -> Side {
    let letter = |colour: &Colour| match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
    };
    Side {
        number: contender.number,
        score: contender.pairing_score,
        history: contender.colours.iter().map(letter).collect(),
        due: contender.preference.map(|preference| (preference.colour, preference.strength)),
    }
}
