//! Events and presses without any effect on the game, each with its reason.

use serde::{Deserialize, Serialize};

/// The reason why an observation has no effect. The code is the variant's name in `snake_case`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The game had ended.
    AfterTheEnd,
    /// The flag had fallen, or the instant of its fall has come and other devices
    /// may still contradict.
    AfterTheFlag,
    /// The match had come to its limit, or the instant of the limit has come and other devices
    /// may still contradict.
    AfterTheLimit,
    /// A question about an earlier press is not answered yet.
    AwaitsTheReferee,
    /// The observation is earlier than GO.
    BeforeGo,
    /// The game stands still.
    WhilePaused,
    /// Black's press that starts White's clock, as the court started it.
    ClockStart,
    /// Black's press that starts White's clock lies more than half a second from "2" (CR-4.1-2).
    ClockStartDiffers,
    /// The move is out of turn: the other side was to move.
    MoveOutOfTurn,
    /// The other side's clock was running.
    PressOutOfTurn,
    /// A referee ruled that the board misreported an illegal move.
    MisreportedMove,
    /// Back at the board without a crossing: the run is still owed.
    ReturnWithoutCrossing,
    /// A draw agreed before both had moved (FIDE 5.2.3).
    DrawBeforeBothMoved,
    /// A flag was seen down on a clock that does not rule.
    FlagOnOtherClock,
    /// No draw card is left: calling one is an infringement (CR-4.4-2).
    NoCardLeft,
    /// A card placed by a player who is not at the board: it is handed back (CR-4.4-2).
    CardAwayFromBoard,
    /// A card while an offer of the same player stands: it is handed back.
    OfferLiesAlready,
    /// No offer lies on the board.
    NoOffer,
    /// Only the other side accepts, and nobody withdraws (CR-4.4-3).
    OwnOffer,
    /// A claim is being ruled on.
    ClaimAwaits,
    /// The claim was told before, and the opponent has done nothing since: it is one claim.
    ClaimToldBefore,
    /// There is nothing to correct.
    NothingToCorrect,
    /// A run before the irregularity was corrected does not count (CR-4.4-4).
    RunBeforeCorrection,
    /// Another move than the one announced with a claim (FIDE 9.5.3).
    NotAsAnnounced,
    /// Another piece than the one of the illegal move that this one replaces (FIDE 7.5.1).
    NotTheTouchedPiece,
    /// He touched a piece and has not placed it (FIDE 4.3).
    Touched,
    /// A reading of a clock that does not show the ruled time yet.
    ClockNotSetYet,
    /// The clocks on the table are not to be set.
    NoClockToSet,
    /// A referee stopped a player without an open penalty.
    NothingToServe,
    /// A player left a stop that does not run.
    NoStop,
    /// Back at the board during a stop at the line.
    WhileServing,
    /// Speed: a flag seen down counts once a player declares it (SP-10, SP-25).
    FlagIsThePlayers,
    /// Speed: the claim has to be punched, or both clocks stopped, first (SP-10, SP-18).
    ClaimIncomplete,
    /// Speed: the open claim is settled first.
    ClaimStands,
    /// Speed: only the other player answers a claim.
    OwnClaim,
    /// Speed: nothing is claimed.
    NothingClaimed,
    /// Speed: there is nothing that this would settle.
    NothingToAgree,
    /// Speed: both clocks stand already.
    ClocksStand,
    /// Speed: no pawn becomes that (SP-26).
    NotAPromotion,
    /// Speed: no pawn stands there for a piece (SP-27).
    NothingToExchange,
    /// Speed: another piece than the declared one; the declared one rules (SP-27).
    NotAsDeclared,
    /// Speed: nothing of his stands there unpunched.
    NothingPlaced,
    /// Speed: a player reminded his opponent to punch (SP-6).
    Reminded,
    /// The judge has shown this walker a caution for this offence before (CR-4.6-2).
    SecondCaution,
    /// The judge has shown this walker a red card before (CR-4.6-2).
    SecondRed,
    /// A run was reported that nobody runs so fast.
    ImpossibleRun,
    /// Draws are not offered or agreed in `ChessSprint`: an infringement (CR-4.7-2).
    DrawProhibited,
}
