//! The present duties of enrolled devices: given, changed, handed over.

use super::{Access, Admission, Device, Grant, full};
use court_protocol::{Asking, DeviceId, Goodbye, Refusal, Role, Setting};

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

    /// One device takes over from another, which is relieved: besides its own duty, if it has one,
    /// it has courts and lanes of the first, as [`Grant::taking_over`] joins them. The first watches
    /// no board from then on. A phone that was given up for dead and comes back can still send what
    /// it kept.
    ///
    /// # Errors
    /// [`Refusal::NoSuchDevice`], and [`Refusal::BadSetting`] if the first has no duty, or if the
    /// other would rise in its role or cannot do both.
    pub fn hand_over(&mut self, from: DeviceId, to: DeviceId) -> Result<(), Refusal> {
        let (giver, taker) = (self.enrolled_device(from)?, self.enrolled_device(to)?);
        if from == to {
            return Ok(());
        }
        if giver.relieved {
            let (setting, found) = (Setting::HandOver, String::new());
            return Err(Refusal::BadSetting { setting, found });
        }
        let grant = taker.grant.taking_over(&giver.grant, taker.relieved).ok_or_else(|| {
            let setting = Setting::Duties { handed: giver.grant.role, own: taker.grant.role };
            Refusal::BadSetting { setting, found: String::new() }
        })?;
        let taker = self.device_mut(to).expect("it was found just now");
        (taker.grant, taker.relieved) = (grant, false);
        self.device_mut(from).expect("it was found just now").relieved = true;
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
        Err(Refusal::BadSetting { setting: Setting::LastHead, found: String::new() })
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
        Access::new(Enrolled { next: DeviceId(1), devices: Vec::new(), denied: Vec::new() }, random)
    }

    fn duty(role: Role, boards: &[u8]) -> Grant {
        let boards = boards.iter().map(|board| BoardNo(*board)).collect();
        Grant { role, courts: vec![CourtId(1)], boards }
    }

    fn enrol(access: &mut Access, name: &str, grant: Grant) -> DeviceId {
        let (software, since) = (String::new(), CourtTime(0));
        let asking = Asking { number: 1, name: name.into(), software, since };
        access.grant(&asking, name.into(), grant).expect("there is room").member.device
    }

    /// The grant of a device, and true if it was relieved.
    fn of(access: &Access, id: DeviceId) -> (Grant, bool) {
        let device = access.enrolled_device(id).expect("it is enrolled").clone();
        (device.grant, device.relieved)
    }

    #[test]
    fn a_judges_phone_takes_lanes_over_and_keeps_its_own() {
        let mut access = access();
        let ida = enrol(&mut access, "Ida", duty(Role::Judge, &[1, 2]));
        let kai = enrol(&mut access, "Kai", duty(Role::Judge, &[3, 4]));
        access.hand_over(ida, kai).expect("both are judges");
        assert_eq!(of(&access, kai), (duty(Role::Judge, &[1, 2, 3, 4]), false));
        assert_eq!(of(&access, ida), (duty(Role::Judge, &[1, 2]), true));
        let refused = access.hand_over(ida, kai).expect_err("it has none any more");
        assert_eq!(refused.code(), "bad_setting");
        access.assign(ida, duty(Role::Judge, &[2])).expect("her phone is charged");
        assert_eq!(of(&access, ida), (duty(Role::Judge, &[2]), false), "on duty again");
        access.hand_over(kai, kai).expect("to himself");
        assert_eq!(of(&access, kai), (duty(Role::Judge, &[1, 2, 3, 4]), false));
    }

    #[test]
    fn a_device_without_a_duty_takes_over_that_of_the_device_it_replaces_as_it_is() {
        let mut access = access();
        let old = enrol(&mut access, "old phone", duty(Role::Judge, &[1, 2]));
        let new = enrol(&mut access, "new phone", duty(Role::Judge, &[9]));
        access.hand_over(new, old).expect("lane 9 as well");
        access.hand_over(old, new).expect("and all of it back");
        assert_eq!(of(&access, new), (duty(Role::Judge, &[1, 2, 9]), false));
        assert_eq!(of(&access, old), (duty(Role::Judge, &[1, 2, 9]), true));
        access.assign(new, duty(Role::Judge, &[5])).expect("changed openly");
        access.hand_over(new, old).expect("the old phone was repaired");
        assert_eq!(of(&access, old), (duty(Role::Judge, &[5]), false), "none of its earlier lanes");
    }

    #[test]
    fn nobody_rises_by_a_hand_over() {
        let mut access = access();
        let head = enrol(&mut access, "head", duty(Role::Head, &[]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[3]));
        let refused = access.hand_over(head, judge).expect_err("roles are changed openly");
        assert_eq!(refused.code(), "bad_setting");
        assert_eq!(of(&access, judge), (duty(Role::Judge, &[3]), false), "nothing is changed");
        access.hand_over(judge, head).expect("he watches every lane");
        assert_eq!(of(&access, head), (duty(Role::Head, &[]), false));
        assert_eq!(of(&access, judge), (duty(Role::Judge, &[3]), true));
        let refused = access.hand_over(head, judge).expect_err("nor by one without a duty");
        assert_eq!(refused.code(), "bad_setting");
        let there = Grant { courts: vec![CourtId(2)], ..duty(Role::Judge, &[1]) };
        let other = enrol(&mut access, "judge of court 2", there);
        let refused = access.hand_over(other, head).expect_err("he would be head of both");
        assert_eq!(refused.code(), "bad_setting");
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
    fn a_board_agents_duty_is_no_referees_and_the_other_way_round() {
        let mut access = access();
        let agent = enrol(&mut access, "agent", duty(Role::Board, &[1]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[1]));
        for (from, to) in [(agent, judge), (judge, agent)] {
            let refused = access.hand_over(from, to).expect_err("they do different things");
            assert_eq!(refused.code(), "bad_setting", "{refused:?}");
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
