//! Looks. Every style works without colour; colour only underlines it.

use ratatui::style::{Color, Modifier, Style};

/// The looks of a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// Colours may be used.
    pub colour: bool,
}

impl Theme {
    /// No colours: what `NO_COLOR` asks for.
    pub const PLAIN: Self = Self { colour: false };

    /// Head and help.
    pub(crate) const BAR: Style = Style::new().add_modifier(Modifier::REVERSED);
    /// The row or answer that is marked.
    pub(crate) const MARKED: Style =
        Style::new().add_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
    /// Titles of columns.
    pub(crate) const TITLE: Style = Style::new().add_modifier(Modifier::UNDERLINED);

    /// Facts that were withdrawn.
    pub(crate) const TAKEN_BACK: Style = Style::new().add_modifier(Modifier::CROSSED_OUT);

    const fn tint(self, style: Style, colour: Color) -> Style {
        if self.colour { style.fg(colour) } else { style }
    }

    /// Facts that need someone at once.
    pub(crate) const fn alarm(self) -> Style {
        let style = Style::new().add_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
        self.tint(style, Color::Red)
    }

    /// Facts that are due.
    pub(crate) const fn due(self) -> Style {
        self.tint(Style::new().add_modifier(Modifier::BOLD), Color::Yellow)
    }

    /// Facts that are in order.
    pub(crate) const fn well(self) -> Style {
        self.tint(Style::new(), Color::Green)
    }

    pub(crate) const fn key(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD).add_modifier(Modifier::UNDERLINED);
        self.tint(style, Color::Cyan)
    }
}
