//! The duty of a device, and its joined duty after it takes over from another.

use crate::{BoardNo, CourtId, Role};
use serde::{Deserialize, Serialize};

/// The duty of a device: its role, courts and boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// The role on all of its courts.
    pub role: Role,
    /// The courts of the duty; empty in an ask is every court of the hall.
    pub courts: Vec<CourtId>,
    /// The boards of the duty; empty is all.
    pub boards: Vec<BoardNo>,
}

impl Grant {
    /// This duty, or none if its device `is_relieved`, together with a duty that is handed over.
    /// `None` if the device would rise in its role, or cannot do both.
    ///
    /// A device has one role for all its courts. The lower role is therefore taken over only if the
    /// higher role's courts include the lower role's. A board agent's duty is taken over only by a
    /// board agent, an organiser's only by a device that may run events.
    ///
    /// ```
    /// use court_protocol::*;
    /// let duty = |role, court, boards: &[u8]| Grant {
    ///     role,
    ///     courts: vec![CourtId(court)],
    ///     boards: boards.iter().map(|board| BoardNo(*board)).collect(),
    /// };
    /// let kai = duty(Role::Judge, 1, &[3, 4]);
    /// let both = kai.taking_over(&duty(Role::Judge, 1, &[1, 2]), false);
    /// assert_eq!(both, Some(duty(Role::Judge, 1, &[1, 2, 3, 4])));
    /// let head = duty(Role::Head, 1, &[]);
    /// assert_eq!(head.taking_over(&kai, false), Some(head.clone()), "he watches every lane");
    /// assert_eq!(kai.taking_over(&head, false), None, "roles are changed openly");
    /// ```
    #[must_use]
    pub fn taking_over(&self, handed: &Self, is_relieved: bool) -> Option<Self> {
        let is_possible = match handed.role {
            Role::Organiser => self.role.runs_events(),
            Role::Board => self.role == Role::Board,
            Role::Judge | Role::Deputy | Role::Head => self.role >= handed.role,
        };
        if !is_possible {
            return None;
        }
        if is_relieved {
            return Some(handed.clone());
        }
        let is_held = |court: &CourtId| self.courts.contains(court);
        let fits = self.role == handed.role || handed.courts.iter().all(is_held);
        let boards = match (&self.boards[..], &handed.boards[..]) {
            ([], _) | (_, []) => Vec::new(),
            _ => joined(&self.boards, &handed.boards),
        };
        let courts = joined(&self.courts, &handed.courts);
        fits.then_some(Self { role: self.role, courts, boards })
    }
}

/// The values of both lists, each once, in order.
fn joined<T: Copy + Ord>(these: &[T], those: &[T]) -> Vec<T> {
    let mut all = [these, those].concat();
    all.sort_unstable();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duty(role: Role, courts: &[u16], boards: &[u8]) -> Grant {
        Grant {
            role,
            courts: courts.iter().map(|court| CourtId(*court)).collect(),
            boards: boards.iter().map(|board| BoardNo(*board)).collect(),
        }
    }

    #[test]
    fn a_second_court_is_kept_and_nobody_becomes_head_referee_of_a_court_unseen() {
        let here = duty(Role::Judge, &[1], &[1]);
        let there = duty(Role::Judge, &[2], &[2]);
        let both = duty(Role::Judge, &[1, 2], &[1, 2]);
        assert_eq!(here.taking_over(&there, false), Some(both.clone()));
        let head = duty(Role::Head, &[1], &[]);
        assert_eq!(both.taking_over(&head, false), None);
        assert_eq!(head.taking_over(&both, false), None, "no head referee of court 2");
        let head_of_both = duty(Role::Head, &[1, 2], &[]);
        assert_eq!(head_of_both.taking_over(&there, false), Some(head_of_both.clone()));
        assert_eq!(both.taking_over(&here, true), Some(here), "it had no duty of its own");
    }

    #[test]
    fn all_lanes_and_some_are_all_lanes() {
        let some = duty(Role::Judge, &[1], &[4]);
        let all = duty(Role::Judge, &[1], &[]);
        assert_eq!(some.taking_over(&all, false), Some(all.clone()));
        assert_eq!(all.taking_over(&some, false), Some(all.clone()));
    }

    #[test]
    fn what_a_board_agent_does_no_referee_does() {
        let agent = duty(Role::Board, &[1], &[1]);
        let judge = duty(Role::Judge, &[1], &[1]);
        assert_eq!(agent.taking_over(&judge, false), None);
        assert_eq!(judge.taking_over(&agent, true), None);
        let other = duty(Role::Board, &[1], &[2]);
        assert_eq!(agent.taking_over(&other, false), Some(duty(Role::Board, &[1], &[1, 2])));
    }

    #[test]
    fn an_organisers_duty_goes_to_an_organiser_or_a_head_referee() {
        let organiser = duty(Role::Organiser, &[1], &[]);
        let head = duty(Role::Head, &[1], &[]);
        assert_eq!(organiser.taking_over(&organiser, false), Some(organiser.clone()));
        assert_eq!(head.taking_over(&organiser, false), Some(head.clone()));
        for role in [Role::Board, Role::Judge, Role::Deputy] {
            let other = duty(role, &[1], &[]);
            assert_eq!(other.taking_over(&organiser, false), None, "{role}");
            assert_eq!(organiser.taking_over(&other, false), None, "{role}");
        }
    }
}
