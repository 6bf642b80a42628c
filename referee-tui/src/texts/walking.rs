//! Words of judging a walk.

use super::court::time_of_day;
use super::side_letter;
use court_protocol::{DeviceId, Said, Side, SideView, TickerLine};

/// A walker's red cards among the notes of his board; nothing without any.
pub(crate) fn cards_in_short(side: Side, view: &SideView) -> Option<String> {
    (view.reds > 0).then(|| format!("{} {} red", side_letter(side), view.reds))
}

/// A walker's summary sheet: who showed him what, when. `lines` are those of his cards that this
/// terminal has seen; `name` knows what devices are called.
pub(crate) fn summary_sheet<'a>(
    side: Side,
    view: &SideView,
    lines: impl Iterator<Item = &'a TickerLine>,
    utc_offset: i64,
    name: impl Fn(DeviceId) -> String,
) -> Option<String> {
    let count = usize::from(view.cautions) + usize::from(view.reds);
    let cards: Vec<String> = lines
        .filter_map(|line| match &line.said {
            Said::WalkCard { side: of, card, offence, by } if *of == side => {
                let judge = by.map_or_else(|| super::THE_SERVER.to_owned(), &name);
                let at = time_of_day(line.at, utc_offset);
                Some(format!("{at} {card}, {offence} ({judge})"))
            }
            _ => None,
        })
        .collect();
    let unseen = match count.saturating_sub(cards.len()) {
        0 => "",
        _ if cards.is_empty() => "shown before this terminal looked",
        _ => "; others before this terminal looked",
    };
    (count > 0).then(|| format!("{side}'s cards: {}{unseen}", cards.join("; ")))
}
