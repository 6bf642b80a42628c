//! Notes: events without effect, with the reason.

use court_protocol::Ruling;

use crate::record::Note;

pub(super) fn noted(note: Note) -> Ruling {
    let (rule, text) = match note {
        Note::AfterTheEnd => ("ALL-1", "Recorded; the game had ended."),
        Note::AfterTheFlag => ("CR-4.4-6", "Recorded; it came at or after the flag's instant."),
        Note::AwaitsTheReferee => ("ALL-1", "Recorded; the referee is asked first."),
        Note::AfterTheLimit => ("IM-3-2", "Recorded; it came after the match's limit."),
        Note::BeforeGo => ("CR-4.1-4", "Recorded; it came before GO."),
        Note::WhilePaused => ("ALL-1", "Recorded; the game stands still."),
        Note::ClockStart => ("CR-4.1-2", "Black's press at the start of White's clock."),
        Note::ClockStartDiffers => {
            ("CR-4.1-2", "Black's press lies more than half a second from \"2\".")
        }
        Note::MoveOutOfTurn => ("FIDE-4.1", "Recorded; it was the other side's move."),
        Note::PressOutOfTurn => ("FIDE-6.2.1", "Recorded; the other side's clock was running."),
        Note::MisreportedMove => ("FIDE-7.5.1", "The referee ruled that no illegal move was made."),
        Note::ReturnWithoutCrossing => {
            ("CR-2.1-2", "Back without a crossing; the run is still owed.")
        }
        Note::DrawBeforeBothMoved => ("FIDE-5.2.3", "A draw can be agreed once both have moved."),
        Note::NoCardLeft => {
            ("CR-4.4-2", "No draw card is left: this is no offer, it is an infringement.")
        }
        Note::CardAwayFromBoard => {
            ("CR-4.4-2", "A card counts only from a player at the board; it is handed back.")
        }
        Note::OfferLiesAlready => {
            ("CR-4.4-3", "His own offer is not answered yet; the card is handed back.")
        }
        Note::NoOffer => ("CR-4.4-3", "Recorded; no offer lies on the board."),
        Note::OwnOffer => {
            ("CR-4.4-3", "Recorded; only the opponent answers an offer, nobody withdraws it.")
        }
        Note::ClaimAwaits => ("CR-4.4-4", "Recorded; a claim is ruled on first."),
        Note::NothingToCorrect => ("CR-4.4-4", "Recorded; nothing was to be put right."),
        Note::RunBeforeCorrection => {
            ("CR-4.4-4", "The run does not count: the irregularity has to be put right first.")
        }
        Note::NotAsAnnounced => {
            ("FIDE-9.5.3", "Another move than the announced one; the opponent may claim.")
        }
        Note::NotTheTouchedPiece => (
            "FIDE-7.5.1",
            "Another piece than the one the illegal move was made with; the opponent may claim.",
        ),
        Note::Touched => ("FIDE-4.3", "A piece is touched: it has to be moved or taken."),
        Note::ClockNotSetYet => {
            ("CR-4.4-5", "Recorded; the clock on the table does not show yet what was ruled.")
        }
        Note::NoClockToSet => ("ALL-1", "Recorded; no clock was to be set."),
        Note::NothingToServe => {
            ("CR-4.3-1", "Recorded; no penalty waits for him: call it, and he stands.")
        }
        Note::NoStop => ("CR-4.3-1", "Recorded; his stopwatch does not run."),
        Note::WhileServing => {
            ("CR-4.3-1", "Recorded; his stop behind the line is not over, and his run is not made.")
        }
        Note::FlagIsThePlayers => {
            ("SP-10", "Recorded; a flag is down once a player declares it and stops both clocks.")
        }
        Note::ClaimIncomplete => {
            ("SP-18", "Recorded; the claim counts once its maker has punched or the clocks stand.")
        }
        Note::ClaimStands => ("SP-1", "Recorded; what is claimed is settled first."),
        Note::OwnClaim => ("SP-25", "Recorded; it is the other player who answers."),
        Note::NothingClaimed => ("SP-25", "Recorded; nothing is claimed."),
        Note::NothingToAgree => ("SP-25", "Recorded; nothing is claimed that this would settle."),
        Note::ClocksStand => ("SP-10", "Recorded; both clocks stand already."),
        Note::NotAPromotion => ("SP-26", "Recorded; no pawn becomes that."),
        Note::NothingToExchange => ("SP-27", "Recorded; no pawn stands there for a piece."),
        Note::NotAsDeclared => ("SP-27", "Another piece than the declared one, which rules."),
        Note::NothingPlaced => ("SP-22", "Recorded; nothing of his stands there unpunched."),
        Note::Reminded => ("SP-6", "Recorded; a reminder is allowed and owed by nobody."),
        Note::SecondCaution => {
            ("CR-4.6-2", "Recorded; you have shown him a caution for this: the next is a red card.")
        }
        Note::SecondRed => {
            ("CR-4.6-2", "Recorded; you have shown him a red card, one a judge counts.")
        }
        Note::ImpossibleRun => {
            ("CR-2.1-2", "Counted; but nobody runs so fast: look at the sensors of this lane.")
        }
        Note::DrawProhibited => {
            ("CR-4.7-2", "Draws are not offered or agreed in ChessSprint: this is an infringement.")
        }
        Note::FlagOnOtherClock => ("CR-4.4-6", "Recorded; the court's clock rules here."),
    };
    Ruling { rule: rule.to_owned(), text: text.to_owned() }
}
