//! The reasons for a pairing as messages. The event desk tells the same ones with names in place of
//! numbers.

use court_protocol::{Message, message};

use super::{BoardReason, ByeReason, FloatReason, OpponentReason, PlayerReason, Side, Verdict};
use crate::swiss::colour::ColourRule;
use crate::swiss::field::Obstacle;

impl PlayerReason {
    /// The sentence on the player's place in the round.
    pub fn message(&self) -> Message {
        match self {
            Self::Board(reason) => reason.message(),
            Self::Bye(reason) => reason.message(),
        }
    }

    /// The reasons for it, the most important first.
    pub fn reasons(&self) -> Vec<Message> {
        match self {
            Self::Board(reason) => reason.reasons(),
            Self::Bye(reason) => reason.reasons(),
        }
    }
}

impl BoardReason {
    /// The higher-ranked player of the pair.
    pub fn leader(&self) -> &Side {
        let (white, black) = (&self.white, &self.black);
        let is_white = white.score > black.score
            || (white.score == black.score && white.number < black.number);
        if is_white { white } else { black }
    }

    /// The sentence that names the pair.
    pub fn message(&self) -> Message {
        let Self { white, black, bracket, .. } = self;
        message!(
            "explained-pair",
            white = white.number,
            white_score = white.score.to_string(),
            black = black.number,
            black_score = black.score.to_string(),
            bracket = bracket.to_string(),
        )
    }

    /// The reasons for opponents and colours, the most important first.
    pub fn reasons(&self) -> Vec<Message> {
        let of = self.leader().number;
        let opponents = match &self.opponents {
            OpponentReason::Natural => message!("why-natural", bracket = self.bracket.to_string()),
            OpponentReason::Instead { natural, verdict } => {
                message!("why-instead", of, natural, against = verdict.message())
            }
            OpponentReason::InsteadOfNobody { verdict } => {
                message!("why-instead-of-nobody", of, against = verdict.message())
            }
        };
        let floats = self.floats.iter().map(FloatReason::message);
        let colours = [self.white.message(), self.black.message(), self.colours.message()];
        std::iter::once(opponents).chain(floats).chain(colours).collect()
    }
}

impl FloatReason {
    /// The reason as a sentence.
    pub fn message(&self) -> Message {
        let Self { number: person, from, otherwise } = self;
        let (from, against) = (from.to_string(), otherwise.message());
        message!("why-moved-down", person, from, against)
    }
}

impl Side {
    /// The sentence on the colours that the player has had and is due.
    pub fn message(&self) -> Message {
        let Self { number: person, history: had, due, .. } = self;
        let (due, strength) = due.unzip();
        message!("why-colours", person, had, due, strength)
    }
}

impl ColourRule {
    /// The rule as a sentence, with its article.
    pub fn message(&self) -> Message {
        message!("why-colours-by", rule = self, article = self.article())
    }
}

impl ByeReason {
    /// The sentence that names the player with the bye.
    pub fn message(&self) -> Message {
        let Self { number: person, score, .. } = self;
        message!("why-lowest-score", person, score = score.to_string())
    }

    /// The reasons against the bye for others.
    pub fn reasons(&self) -> Vec<Message> {
        let below = self.below.iter().map(|(person, verdict)| {
            message!("why-not-the-bye", person, against = verdict.message())
        });
        let level = self.level.iter().map(|(person, verdict)| {
            message!("why-not-the-bye", person, level = true, against = verdict.message())
        });
        let players = self.others_level;
        let others = (players > 0).then(|| message!("explained-not-compared", players));
        below.chain(level).chain(others).collect()
    }
}

impl Verdict {
    /// The verdict as a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Stands => message!("why-stands"),
            Self::OtherColours { white, black, rule } => {
                message!("why-other-colours", white, black, because = rule.message())
            }
            Self::Barred(Obstacle::Met) => message!("why-have-met"),
            Self::Barred(Obstacle::KeptApart) => message!("why-kept-apart"),
            Self::Barred(Obstacle::SameAbsoluteColour) => message!("why-same-colour"),
            Self::ByeBarred => message!("why-bye-before"),
            Self::NoBye => message!("why-no-bye"),
            Self::Worse { criterion, bracket, ours, yours } => {
                let (article, bracket) = (criterion.article(), bracket.map(|b| b.to_string()));
                message!("why-worse", criterion, article, bracket, ours, yours)
            }
            Self::Later { article, bracket, ours, yours } => {
                message!("why-later", article, bracket = bracket.to_string(), ours, yours)
            }
        }
    }
}
