//! The present duties of enrolled devices: given, changed, handed over.

use super::{Access, Admission, Device, Grant, StandsIn, full};
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
        (device.relieved, device.stands_in) = (false, None);
        Ok(std::mem::replace(&mut device.grant, grant))
    }

    /// One device takes over from another, which is relieved: besides its own duty it has role,
    /// courts and lanes of the first, as far as [`Grant::taking_over`] joins them. The first
    /// watches no board from then on, and has the lower role of the two: a phone that was given up
    /// for dead and comes back can still send what it kept. Who stands in for another hands that
    /// back to him, and keeps the rest.
    ///
    /// # Errors
    /// [`Refusal::NoSuchDevice`], [`Refusal::BadSetting`] where one device cannot do both, and when
    /// nobody would be head referee any more.
    pub fn hand_over(&mut self, from: DeviceId, to: DeviceId) -> Result<(), Refusal> {
        let (giver, taker) = (self.enrolled_device(from)?, self.enrolled_device(to)?);
        if from == to {
            return Ok(());
        }
        if giver.relieved {
            let (setting, found) = (Setting::HandOver, String::new());
            return Err(Refusal::BadSetting { setting, found });
        }
        let (had, before) = (giver.grant.clone(), taker.grant.clone());
        let not_both = || not_in_one_hand(&had, &before);
        let (mut gives, mut takes) = (StandsIn::by(giver), StandsIn::by(taker));
        if gives.of_whom().contains(&to) {
            let back = gives.hand_back(to).ok_or_else(not_both)?;
            if !takes.have_back(back) {
                return Err(not_both());
            }
        } else {
            takes.take_over(from, &gives);
            let lower = had.role.min(before.role);
            gives = StandsIn::relieved(gives.relieved_of(lower));
        }
        let (given, taken) = (gives.altogether(), takes.altogether());
        let (given, taken) = given.zip(taken).ok_or_else(not_both)?;
        let is_head = |grant: &Grant| grant.role == Role::Head;
        if (is_head(&had) || is_head(&before)) && !is_head(&given.0) && !is_head(&taken.0) {
            self.another_head(if is_head(&before) { to } else { from })?;
        }
        for (id, (grant, relieved), stands_in) in [(from, given, gives), (to, taken, takes)] {
            let device = self.device_mut(id).expect("it was found just now");
            (device.grant, device.relieved) = (grant, relieved);
            device.stands_in = stands_in.remembered();
        }
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

fn not_in_one_hand(handed: &Grant, own: &Grant) -> Refusal {
    let setting = Setting::Duties { handed: handed.role, own: own.role };
    Refusal::BadSetting { setting, found: String::new() }
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
        access.grant(&asking, name.into(), grant).expect("there is room").device
    }

    /// The grant of a device, and true if it was relieved.
    fn of(access: &Access, id: DeviceId) -> (Grant, bool) {
        let device = access.enrolled_device(id).expect("it is enrolled").clone();
        (device.grant, device.relieved)
    }

    #[test]
    fn a_hand_over_gives_role_and_lanes_in_one_act_and_leaves_no_lane_behind() {
        let mut access = access();
        let head = enrol(&mut access, "head", duty(Role::Head, &[1, 2]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[4, 5]));
        access.hand_over(head, judge).expect("both are enrolled");
        assert_eq!(of(&access, judge), (duty(Role::Head, &[1, 2, 4, 5]), false));
        assert_eq!(of(&access, head), (duty(Role::Judge, &[1, 2]), true), "not the judge's lanes");
        access.assign(head, duty(Role::Judge, &[9])).expect("another is head referee");
        assert_eq!(of(&access, head), (duty(Role::Judge, &[9]), false), "on duty again");
        access.hand_over(judge, judge).expect("to himself");
        assert_eq!(of(&access, judge).0.role, Role::Head, "nothing is changed");
    }

    #[test]
    fn who_takes_lanes_over_keeps_his_own_and_hands_back_what_was_not_his() {
        let mut access = access();
        let ida = enrol(&mut access, "Ida", duty(Role::Judge, &[1, 2]));
        let kai = enrol(&mut access, "Kai", duty(Role::Judge, &[3, 4]));
        access.hand_over(ida, kai).expect("both are judges");
        assert_eq!(of(&access, kai), (duty(Role::Judge, &[1, 2, 3, 4]), false));
        assert_eq!(of(&access, ida), (duty(Role::Judge, &[1, 2]), true));
        access.hand_over(kai, ida).expect("her phone is charged");
        assert_eq!(of(&access, ida), (duty(Role::Judge, &[1, 2]), false));
        assert_eq!(
            of(&access, kai),
            (duty(Role::Judge, &[3, 4]), false),
            "no lane without a judge"
        );
    }

    #[test]
    fn lanes_that_went_through_several_hands_go_back_to_whom_each_was_given() {
        let mut access = access();
        let ida = enrol(&mut access, "Ida", duty(Role::Judge, &[1, 2]));
        let kai = enrol(&mut access, "Kai", duty(Role::Judge, &[2, 3]));
        let lea = enrol(&mut access, "Lea", duty(Role::Judge, &[9]));
        access.hand_over(ida, kai).expect("both are judges");
        access.hand_over(kai, lea).expect("his phone died too");
        assert_eq!(of(&access, lea), (duty(Role::Judge, &[1, 2, 3, 9]), false));
        access.hand_over(lea, ida).expect("Ida is back");
        assert_eq!(of(&access, ida), (duty(Role::Judge, &[1, 2]), false));
        assert_eq!(of(&access, lea), (duty(Role::Judge, &[2, 3, 9]), false));
        access.hand_over(lea, kai).expect("Kai is back");
        assert_eq!(of(&access, kai), (duty(Role::Judge, &[2, 3]), false));
        assert_eq!(of(&access, lea), (duty(Role::Judge, &[9]), false));
    }

    #[test]
    fn a_head_referee_takes_lanes_over_and_stays_head_referee() {
        let mut access = access();
        let head = enrol(&mut access, "head", duty(Role::Head, &[]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[3]));
        access.hand_over(judge, head).expect("he watches every lane");
        assert_eq!(of(&access, head), (duty(Role::Head, &[]), false));
        assert_eq!(of(&access, judge), (duty(Role::Judge, &[3]), true), "and never rises");
        access.hand_over(head, judge).expect("back again");
        assert_eq!(of(&access, head), (duty(Role::Head, &[]), false));
        assert_eq!(of(&access, judge), (duty(Role::Judge, &[3]), false));
    }

    #[test]
    fn a_head_referees_duty_on_another_court_is_done_instead_and_never_given_up_for_a_judges() {
        let mut access = access();
        let there = Grant { courts: vec![CourtId(2)], ..duty(Role::Head, &[]) };
        let head = enrol(&mut access, "head of court 2", there.clone());
        let judge = enrol(&mut access, "judge of court 1", duty(Role::Judge, &[3]));
        let refused = access.hand_over(judge, head).expect_err("he would be head referee of both");
        assert_eq!(refused.code(), "bad_setting");
        assert_eq!(of(&access, judge), (duty(Role::Judge, &[3]), false), "nothing is changed");
        access.hand_over(head, judge).expect("he gives his own up for it");
        assert_eq!(of(&access, judge), (there.clone(), false));
        access.hand_over(judge, head).expect("back again");
        assert_eq!(of(&access, head), (there, false));
        assert_eq!(of(&access, judge), (duty(Role::Judge, &[3]), false), "and has his own again");
    }

    #[test]
    fn who_was_given_another_duty_meanwhile_has_both_when_his_own_comes_back() {
        let mut access = access();
        let ida = enrol(&mut access, "Ida", duty(Role::Judge, &[1, 2]));
        let kai = enrol(&mut access, "Kai", duty(Role::Judge, &[3, 4]));
        access.hand_over(ida, kai).expect("both are judges");
        let refused = access.hand_over(ida, kai).expect_err("it has none any more");
        assert_eq!(refused.code(), "bad_setting");
        access.assign(ida, duty(Role::Judge, &[7])).expect("a reserve");
        access.hand_over(kai, ida).expect("her own comes back");
        assert_eq!(of(&access, ida), (duty(Role::Judge, &[1, 2, 7]), false));
        assert_eq!(of(&access, kai), (duty(Role::Judge, &[3, 4]), false));
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
    fn the_only_head_referee_takes_no_lower_duty_in_the_place_of_his_own() {
        let mut access = access();
        let head = enrol(&mut access, "head", duty(Role::Head, &[]));
        let judge = enrol(&mut access, "judge", duty(Role::Judge, &[3]));
        let spare = enrol(&mut access, "spare", duty(Role::Head, &[]));
        access.hand_over(spare, head).expect("both are head referees");
        access.revoke(head);
        let refused = access.hand_over(judge, spare).expect_err("nobody would be head referee");
        assert_eq!(refused.code(), "bad_setting");
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
