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

/// The effect of a take-over on the duty of the device that takes over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TakeOver {
    /// The device has both duties, joined in this one.
    Both(Grant),
    /// The device has the other's duty only; its own is suspended meanwhile.
    Instead,
    /// The device cannot take the duty over.
    Never,
}

impl Grant {
    /// The effect on this duty if its device takes over `handed` as well.
    ///
    /// A device has one role for all its courts. Two duties are therefore joined, with the higher
    /// role, all courts and all lanes, only if nobody gains that role on a further court. This
    /// holds if the roles are the same, or if the higher role's courts include the lower role's.
    /// Otherwise the higher duty takes precedence: a judge gives his own up for it, and a head
    /// referee is never given a lower role. A referee cannot take over a board agent's duty, nor a
    /// board agent a referee's.
    ///
    /// ```
    /// use court_protocol::*;
    /// let duty = |role, court, boards: &[u8]| Grant {
    ///     role,
    ///     courts: vec![CourtId(court)],
    ///     boards: boards.iter().map(|board| BoardNo(*board)).collect(),
    /// };
    /// let kai = duty(Role::Judge, 1, &[3, 4]);
    /// let both = kai.taking_over(&duty(Role::Judge, 1, &[1, 2]));
    /// assert_eq!(both, TakeOver::Both(duty(Role::Judge, 1, &[1, 2, 3, 4])));
    /// let head = duty(Role::Head, 1, &[]);
    /// assert_eq!(head.taking_over(&kai), TakeOver::Both(head.clone()), "he watches every lane");
    /// assert_eq!(kai.taking_over(&duty(Role::Head, 2, &[])), TakeOver::Instead);
    /// assert_eq!(duty(Role::Head, 2, &[]).taking_over(&kai), TakeOver::Never);
    /// ```
    pub fn taking_over(&self, handed: &Self) -> TakeOver {
        if (self.role == Role::Board) != (handed.role == Role::Board) {
            return TakeOver::Never;
        }
        let (higher, lower) = if self.role < handed.role { (handed, self) } else { (self, handed) };
        let is_held = |court: &CourtId| higher.courts.contains(court);
        if higher.role == lower.role || lower.courts.iter().all(is_held) {
            let courts = joined(&higher.courts, &lower.courts);
            let boards = match (&higher.boards[..], &lower.boards[..]) {
                ([], _) | (_, []) => Vec::new(),
                _ => joined(&higher.boards, &lower.boards),
            };
            return TakeOver::Both(Self { role: higher.role, courts, boards });
        }
        if self.role < handed.role { TakeOver::Instead } else { TakeOver::Never }
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
        assert_eq!(here.taking_over(&there), TakeOver::Both(duty(Role::Judge, &[1, 2], &[1, 2])));
        let of_both = duty(Role::Judge, &[1, 2], &[1]);
        let head = duty(Role::Head, &[1], &[]);
        assert_eq!(of_both.taking_over(&head), TakeOver::Instead, "no head referee of court 2");
        assert_eq!(head.taking_over(&of_both), TakeOver::Never);
        let head_of_both = duty(Role::Head, &[1, 2], &[]);
        assert_eq!(head_of_both.taking_over(&there), TakeOver::Both(head_of_both.clone()));
    }

    #[test]
    fn all_lanes_and_some_are_all_lanes() {
        let some = duty(Role::Judge, &[1], &[4]);
        let all = duty(Role::Judge, &[1], &[]);
        assert_eq!(some.taking_over(&all), TakeOver::Both(all.clone()));
        assert_eq!(all.taking_over(&some), TakeOver::Both(all.clone()));
    }

    #[test]
    fn what_a_board_agent_does_no_referee_does() {
        let agent = duty(Role::Board, &[1], &[1]);
        let judge = duty(Role::Judge, &[1], &[1]);
        assert_eq!(agent.taking_over(&judge), TakeOver::Never);
        assert_eq!(judge.taking_over(&agent), TakeOver::Never);
        let other = duty(Role::Board, &[1], &[2]);
        assert_eq!(agent.taking_over(&other), TakeOver::Both(duty(Role::Board, &[1], &[1, 2])));
    }
}
