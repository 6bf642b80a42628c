//! A laptop without a code asks to come in.

use super::*;

/// A link that has no code, and asks.
fn asking() -> Rig {
    let mut rig = Rig::new();
    let settings = Settings { asks: true, ..Settings::named("laptop") };
    rig.link = Link::new(outbox(MemoryDisk::default()), settings, 5);
    rig
}

impl Rig {
    /// The head referee lets the asking device in.
    fn let_in(&mut self) {
        let hello = self.court.lets_wait.take().expect("somebody asks");
        let welcome = self.court.welcome(&hello);
        self.input(Input::Message(welcome));
        self.exchange();
    }
}

#[test]
fn a_token_that_is_no_good_any_more_leads_to_asking_but_not_in_mid_session() {
    let mut rig = asking();
    rig.up();
    rig.let_in();
    let revoked = || {
        let message = Message::named("this device's enrolment was ended");
        ToDevice::Goodbye(Goodbye { code: GoodbyeCode::Revoked, message })
    };
    rig.input(Input::Message(revoked()));
    assert_eq!(rig.link.next_deadline(), None, "it was working, and a person ended that");
    // the device's program is started again
    let settings = Settings { asks: true, ..Settings::named("laptop") };
    rig.link = Link::new(outbox(after_power_cut(&rig.link)), settings, 6);
    rig.court.token = Some("another".into());
    rig.connected = false;
    rig.up();
    rig.up();
    assert_eq!(rig.news.last(), Some(&News::Asked { number: 17 }));
}
