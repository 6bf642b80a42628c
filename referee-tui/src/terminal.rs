//! The terminal itself: raw mode, the other screen, and keys as [`Key`]s.

use crate::msg::Key;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{self, Stdout, stdout};

/// The screen, put back as it was when this is dropped.
#[derive(Debug)]
pub struct Screen {
    /// The terminal that is drawn on.
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// When standard output is no terminal, or cannot be switched.
    pub fn open() -> io::Result<Self> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            leave();
            before(panic);
        }));
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen)?;
        Ok(Self { terminal: Terminal::new(CrosstermBackend::new(stdout()))? })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

/// Best effort: whoever leaves can do nothing about a terminal that is gone.
fn leave() {
    let _gone = execute!(stdout(), LeaveAlternateScreen, crossterm::cursor::Show);
    let _gone = disable_raw_mode();
}

/// The key of an event; nothing for everything else.
#[must_use]
pub fn key(event: &Event) -> Option<Key> {
    let Event::Key(KeyEvent { code, modifiers, kind, .. }) = event else { return None };
    if *kind == KeyEventKind::Release {
        return None;
    }
    let control = modifiers.contains(KeyModifiers::CONTROL);
    Some(match code {
        KeyCode::Char('c' | 'd') if control => Key::Interrupt,
        KeyCode::Char(_) if control || modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(c) => Key::Char(*c),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::F(n @ 1..=12) => Key::F(*n),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_is_let_go_is_no_press() {
        let mut event = KeyEvent::new(KeyCode::Char('f'), KeyModifiers::NONE);
        assert_eq!(key(&Event::Key(event)), Some(Key::Char('f')));
        event.kind = KeyEventKind::Release;
        assert_eq!(key(&Event::Key(event)), None);
    }

    #[test]
    fn a_shortcut_of_the_terminal_calls_no_fault() {
        let alt = KeyEvent::new(KeyCode::Char('f'), KeyModifiers::ALT);
        assert_eq!(key(&Event::Key(alt)), None);
        let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(key(&Event::Key(control_c)), Some(Key::Interrupt));
    }
}
