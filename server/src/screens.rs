//! The settings of unattended screens: the hall's projectors, pictures over a video.
//!
//! A head referee sets a screen by its name on the court's listener. The screen asks for its setting
//! on the public's listener, which changes nothing. A setting lives as long as the server: without
//! one a screen chooses by itself.

use court_protocol::{BoardNo, CourtId, CourtTime};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The screens of a large event, several times over.
const SCREENS_MAX: usize = 64;
/// Settings of one screen that the public does not see yet: one a second for a minute.
const SETTINGS_MAX: usize = 60;
/// The longest name of a screen, in characters.
const NAME_MAX: usize = 32;

/// A picture that a screen can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ScreenView")]
pub enum View {
    /// The court from above, on a hall's screen.
    Above,
    /// The boards, on a hall's screen.
    Boards,
    /// The results, on a hall's screen.
    Results,
    /// The lower third about one board, over a video.
    Lower,
    /// A strip of all boards, over a video.
    Strip,
    /// A penalty of one board, over a video.
    Penalty,
    /// The table of results, over a video.
    Table,
    /// An empty picture, over a video.
    Nothing,
}

/// The setting of a screen. The screen chooses by itself what is missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ScreenSetting")]
pub struct Setting {
    /// The court to show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub court: Option<CourtId>,
    /// The picture to show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    /// The board that the picture is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNo>,
}

/// The reason why a screen could not be set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScreenError {
    /// The name is no name of a screen.
    #[error("a screen's name has 1 to {NAME_MAX} letters, digits and hyphens, not {0:?}")]
    Name(String),
    /// There are too many screens.
    #[error("{SCREENS_MAX} screens are set already; set one of them, or restart the server")]
    Full,
}

/// The settings of a hall's screens, by name, each with its instant: the public reads them by its own,
/// perhaps later, clock.
#[derive(Debug, Default)]
pub struct Screens(Mutex<BTreeMap<String, Vec<(CourtTime, Setting)>>>);

impl Screens {
    /// Sets a screen at an instant.
    ///
    /// # Errors
    /// [`ScreenError`] if the name is wrong or there are too many screens.
    pub fn set(&self, name: &str, setting: Setting, at: CourtTime) -> Result<(), ScreenError> {
        let is_of_a_name = |char: char| char.is_ascii_alphanumeric() || char == '-';
        if name.is_empty() || name.len() > NAME_MAX || !name.chars().all(is_of_a_name) {
            return Err(ScreenError::Name(name.to_owned()));
        }
        let mut screens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if screens.len() >= SCREENS_MAX && !screens.contains_key(name) {
            return Err(ScreenError::Full);
        }
        let settings = screens.entry(name.to_owned()).or_default();
        settings.push((at, setting));
        if settings.len() > SETTINGS_MAX {
            // the oldest may be the one that is shown
            settings.remove(1);
        }
        Ok(())
    }

    /// The setting of a screen at an instant; empty if nobody had set it. Head referees and the public
    /// ask by different clocks, so that asking forgets nothing.
    pub fn get(&self, name: &str, at: CourtTime) -> Setting {
        let screens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let settings = screens.get(name).into_iter().flatten();
        let set_by_then = settings.rev().find(|(since, _)| *since <= at);
        set_by_then.map(|(_, setting)| setting.clone()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_screen_shows_what_was_set_last_and_nothing_is_set_at_first() {
        let screens = Screens::default();
        assert_eq!(screens.get("hall", CourtTime(1)), Setting::default());
        let boards = Setting { view: Some(View::Boards), ..Setting::default() };
        assert_eq!(screens.set("hall", boards.clone(), CourtTime(0)), Ok(()));
        assert_eq!(screens.get("hall", CourtTime(1)), boards);
        assert_eq!(screens.set("hall", Setting::default(), CourtTime(1)), Ok(()));
        assert_eq!(screens.get("hall", CourtTime(1)), Setting::default());
    }

    #[test]
    fn the_public_sees_a_setting_by_its_own_later_clock() {
        let screens = Screens::default();
        let strip = Setting { view: Some(View::Strip), ..Setting::default() };
        let penalty = Setting { view: Some(View::Penalty), ..Setting::default() };
        assert_eq!(screens.set("overlay", strip.clone(), CourtTime(10)), Ok(()));
        assert_eq!(screens.set("overlay", penalty.clone(), CourtTime(20)), Ok(()));
        for (at, shown) in
            [(20, penalty), (9, Setting::default()), (19, strip.clone()), (10, strip)]
        {
            assert_eq!(screens.get("overlay", CourtTime(at)), shown, "{at}");
        }
    }

    #[test]
    fn a_wrong_name_and_a_screen_too_many_are_refused() {
        let screens = Screens::default();
        for name in ["", "a b", "über", &"x".repeat(NAME_MAX + 1)] {
            let refused = screens.set(name, Setting::default(), CourtTime(0));
            assert_eq!(refused, Err(ScreenError::Name(name.to_owned())));
        }
        for n in 0..SCREENS_MAX {
            assert_eq!(
                screens.set(&format!("screen-{n}"), Setting::default(), CourtTime(0)),
                Ok(())
            );
        }
        assert_eq!(
            screens.set("one-more", Setting::default(), CourtTime(0)),
            Err(ScreenError::Full)
        );
        assert_eq!(screens.set("screen-0", Setting::default(), CourtTime(0)), Ok(()));
    }
}
