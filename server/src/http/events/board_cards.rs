//! The cards of an event's boards, with the addresses at which the public follows them.

use super::reader::Reader;
use super::{Answer, World};
use axum::Json;
use axum::extract::{Path, State};
use court_protocol::CourtId;
use referee_desk::Desk;
use schemars::JsonSchema;
use serde::Serialize;

/// The card of a board.
#[derive(Serialize, JsonSchema)]
pub(super) struct BoardCard {
    court: CourtId,
    board: u8,
    /// The address of the board on the public's listener.
    address: String,
    /// The address as a QR code, in SVG.
    qr: String,
}

pub(super) async fn board_cards(
    State(world): World,
    reader: Reader,
    Path(event): Path<String>,
) -> Answer<Json<Vec<BoardCard>>> {
    let (_, desk) = reader.desk(&event).await?;
    let origin = world.about.public_origin(world.public);
    let cards = move |desk: &Desk| {
        let courts = desk.plan().map(|plan| plan.courts.clone()).unwrap_or_default();
        let boards = courts.iter().flat_map(|of| (1..=of.boards).map(|board| (of.court, board)));
        let card = |(court, board): (CourtId, u8)| {
            let address = format!("{origin}/game?court={}&board={board}", court.0);
            BoardCard { court, board, qr: crate::qr::svg(&address), address }
        };
        boards.map(card).collect()
    };
    Ok(Json(desk.view(reader.audience, cards).await))
}
