//! The answers about the check-list: its items, what was found, what is waived.

use super::Prompt;
use super::choice::{Choice, Value, choice, listed};
use crate::model::Model;
use crate::msg::Key;
use court_protocol::{CheckItem, Finding};
use referee_messages::say;
use std::collections::BTreeSet;

/// A table that is to be measured, before its width is typed.
pub(super) const NOT_MEASURED: Finding = Finding::Measured { mm: 0 };

const fn key_of(item: CheckItem) -> char {
    match item {
        CheckItem::ElectronicClock => 'e',
        CheckItem::TableWidth => 't',
        CheckItem::NoBackrest => 'b',
        CheckItem::BoardAndPieces => 'p',
        CheckItem::EndorsedClock => 'f',
        CheckItem::Standing => 's',
        CheckItem::CapturedPieces => 'c',
        CheckItem::Shoes => 'h',
        CheckItem::Dress => 'd',
    }
}

impl Model {
    /// The items that a game of the marked court can have.
    pub(super) fn items(&self) -> Vec<Choice> {
        let boards = self.boards(self.board_id.0).iter();
        let known: BTreeSet<CheckItem> = boards
            .filter_map(|view| view.permits.as_ref())
            .flat_map(|permits| permits.checks.iter().map(|check| check.item))
            .collect();
        let mut items = CheckItem::all();
        items.retain(|item| known.is_empty() || known.contains(item));
        listed(
            items.into_iter().map(|item| (key_of(item), item)),
            |item| say!("item", item),
            Value::Item,
        )
    }

    /// The failed items that keep the marked board waiting.
    pub(super) fn failed_items(&self) -> Vec<Choice> {
        let checks =
            self.game(self.board_id).into_iter().flat_map(|game| game.checks.iter().copied());
        let checks = ('a'..='z').zip(checks.filter(|check| check.blocks));
        listed(checks, |check| say!("failed", item = check.item, side = check.side), Value::Failed)
    }
}

pub(super) fn findings(prompt: &Prompt) -> Vec<Choice> {
    let mut findings = vec![
        choice(Key::Char('y'), say!("in-order"), Value::Finding(Finding::Passed)),
        choice(Key::Char('n'), say!("not-in-order"), Value::Finding(Finding::Failed)),
    ];
    if prompt.item() == Some(CheckItem::TableWidth) {
        findings.push(choice(Key::Char('m'), say!("measured"), Value::Finding(NOT_MEASURED)));
    }
    findings
}
