//! What enrolled devices do today: given, changed, handed over.

use super::{Access, Admission, Device, Grant, full};
use court_protocol::{Asking, DeviceId, Goodbye, Refusal, Role};

impl Access {
    /// Enrols a phone that asked. [`enrolled`](Self::enrolled) has to be kept durably before it
    /// hears of it.
    ///
    /// # Errors
    /// The goodbye it is told when there is no room.
    pub fn grant(
        &mut self,
        asking: &Asking,
        name: String,
        grant: Grant,
    ) -> Result<Admission, Goodbye> {
        if self.is_full() {
            return Err(full());
        }
        Ok(self.enrol(name, asking.software.clone(), grant))
    }

    /// Changes what a device may do from now on; what it could do before.
    ///
    /// # Errors
    /// [`Refusal::NoSuchDevice`], and when nobody would be head referee any more.
    pub fn assign(&mut self, id: DeviceId, grant: Grant) -> Result<Grant, Refusal> {
        let before = self.enrolled_device(id)?.grant.role;
        if before == Role::Head && grant.role != Role::Head {
            self.another_head(id)?;
        }
        let device = self.device_mut(id).expect("it was found just now");
        device.relieved = false;
        Ok(std::mem::replace(&mut device.grant, grant))
    }

    /// One device takes over from another: it has role, courts and lanes of the first, which is
    /// relieved. The first watches no board from then on, and has the lower role of the two: a phone
    /// that was given up for dead and comes back can still send what it kept. A referee's duty goes
    /// to a referee, a board agent's to a board agent.
    ///
    /// # Errors
    /// [`Refusal::NoSuchDevice`], [`Refusal::BadSetting`] between a referee and a board agent, and
    /// when nobody would be head referee any more.
    pub fn hand_over(&mut self, from: DeviceId, to: DeviceId) -> Result<(), Refusal> {
        let handed = self.enrolled_device(from)?.grant.clone();
        let before = self.enrolled_device(to)?.grant.role;
        if (handed.role == Role::Board) != (before == Role::Board) {
            return Err(Refusal::BadSetting {
                what: "the hand-over".to_owned(),
                found: format!("the duty of a {} for a {before}", handed.role),
                expected: "a referee's duty for a referee, a board agent's for a board agent"
                    .to_owned(),
            });
        }
        if before == Role::Head && handed.role != Role::Head {
            self.another_head(to)?;
        }
        let relieved = self.device_mut(from).expect("it was found just now");
        (relieved.grant.role, relieved.relieved) = (handed.role.min(before), true);
        let successor = self.device_mut(to).expect("it was found just now");
        (successor.grant, successor.relieved) = (handed, false);
        Ok(())
    }

    /// A device that is enrolled and not revoked.
    ///
    /// # Errors
    /// [`Refusal::NoSuchDevice`].
    pub fn enrolled_device(&self, id: DeviceId) -> Result<&Device, Refusal> {
        self.enrolled()
            .devices
            .iter()
            .find(|device| device.id == id && !device.is_revoked)
            .ok_or(Refusal::NoSuchDevice { device: id })
    }

    /// Refuses to leave the courts without a head referee.
    ///
    /// # Errors
    /// [`Refusal::BadSetting`] when `than` is the only one.
    pub fn another_head(&self, than: DeviceId) -> Result<(), Refusal> {
        let is_another = |device: &Device| {
            device.id != than && !device.is_revoked && device.grant.role == Role::Head
        };
        if self.enrolled().devices.iter().any(is_another) {
            return Ok(());
        }
        Err(Refusal::BadSetting {
            what: "the role".to_owned(),
            found: "no head referee left".to_owned(),
            expected: "another head referee first: hand the role over, or enrol one".to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Enrolled;
    use super::*;
    use court_protocol::{BoardNo, CourtId, CourtTime};

    fn access() -> Access {
        let mut next = 0_u8;
        let random = Box::new(move |bytes: &mut [u8]| {
            for byte in bytes {
                next = next.wrapping_add(41);
                *byte = next;
            }
        });
        Access::new(Enrolled { next: DeviceId(1), devices: Vec::new() }, random)
    }

    fn duty(role: Role, boards: &[u8]) -> Grant {
        let boards = boards.iter().map(|board| BoardNo(*board)).collect();
        Grant { role, courts: vec![CourtId(1)], boards }
    }

    fn enrol(access: &mut Access, name: &str, grant: Grant) -> DeviceId {
        let (software, since) = (String::new(), CourtTime(0));
        let asking = Asking { number: 1, name: name.into(), software, since };
        access.grant(&asking, name.into(), grant).expect("there is room").device
    }

    #[test]
    fn a_hand_over_gives_role_and_lanes_in_one_act_and_leaves_no_lane_behind() {
        let mut access = access();
        let head = enrol(&mut access, "head", duty(Role::Head, &[1, 2]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[4, 5]));
        access.hand_over(head, judge).expect("both are enrolled");
        let of = |access: &Access, id| {
            let device = access.enrolled_device(id).expect("enrolled").clone();
            (device.grant, device.relieved)
        };
        assert_eq!(of(&access, judge), (duty(Role::Head, &[1, 2]), false));
        assert_eq!(of(&access, head), (duty(Role::Judge, &[1, 2]), true), "not the judge's lanes");
        access.assign(head, duty(Role::Judge, &[9])).expect("another is head referee");
        assert_eq!(of(&access, head), (duty(Role::Judge, &[9]), false), "on duty again");
        access.hand_over(judge, judge).expect("to himself");
        assert_eq!(of(&access, judge), (duty(Role::Head, &[1, 2]), false), "nothing is changed");
    }

    #[test]
    fn the_last_head_referee_keeps_his_role_until_there_is_another() {
        let mut access = access();
        let head = enrol(&mut access, "head", duty(Role::Head, &[]));
        let refused = access.assign(head, duty(Role::Judge, &[])).expect_err("nobody else");
        assert_eq!(refused.code(), "bad_setting");
        let other = enrol(&mut access, "other", duty(Role::Judge, &[]));
        access.assign(other, duty(Role::Head, &[])).expect("promoted");
        access.assign(head, duty(Role::Judge, &[])).expect("another is head referee");
    }

    #[test]
    fn a_phone_that_is_relieved_never_rises_and_the_only_head_referee_takes_no_lower_duty_over() {
        let mut access = access();
        let head = enrol(&mut access, "head", duty(Role::Head, &[]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[3]));
        let refused = access.hand_over(judge, head).expect_err("nobody would be head referee");
        assert_eq!(refused.code(), "bad_setting");
        enrol(&mut access, "another", duty(Role::Head, &[]));
        access.hand_over(judge, head).expect("another is head referee");
        let role = |id| access.enrolled_device(id).expect("enrolled").grant.role;
        assert_eq!((role(judge), role(head)), (Role::Judge, Role::Judge));
    }

    #[test]
    fn a_board_agents_duty_is_no_referees_and_the_other_way_round() {
        let mut access = access();
        let agent = enrol(&mut access, "agent", duty(Role::Board, &[1]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[1]));
        for (from, to) in [(agent, judge), (judge, agent)] {
            let refused = access.hand_over(from, to).expect_err("they do different things");
            assert_eq!(refused.code(), "bad_setting", "{refused}");
        }
        let other = enrol(&mut access, "other agent", duty(Role::Board, &[]));
        access.hand_over(agent, other).expect("both are board agents");
    }

    #[test]
    fn a_device_nobody_knows_has_no_duties() {
        let mut access = access();
        let nobody = DeviceId(77);
        assert_eq!(access.hand_over(nobody, nobody), Err(Refusal::NoSuchDevice { device: nobody }));
    }
}
