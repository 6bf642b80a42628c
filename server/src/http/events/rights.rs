//! The rights of a request. A handler takes one of these before the body: without the right it is
//! answered, and nothing of its body is read.

use super::{Answer, No};
use crate::desks::{DeskHandle, EventNo};
use crate::session::task::SessionWorld;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::Method;
use axum::http::header::{AUTHORIZATION, HeaderMap};
use axum::http::request::Parts;
use court_protocol::{DeviceId, Role};
use referee_desk::{Author, PersonId};
use referee_messages::say;
use std::sync::Arc;

/// The server's own machine among the callers: no device has this number.
const MACHINE: DeviceId = DeviceId(0);

/// The device of an organiser, or of a head referee in his place, which proves itself by its token.
#[derive(Debug, Clone, Copy)]
pub(super) struct Organiser {
    pub(super) device: DeviceId,
    pub(super) is_head: bool,
}

/// The device of a head referee, which proves itself by its token.
pub(in crate::http) struct Head;

/// A player, who proves himself by his personal link.
pub(super) struct LinkedPlayer {
    pub(super) event: EventNo,
    pub(super) person: PersonId,
    pub(super) desk: DeskHandle,
}

impl Organiser {
    /// The organiser of a request with these headers.
    pub(super) async fn of(world: &SessionWorld, headers: &HeaderMap) -> Answer<Self> {
        match caller(world, headers).await {
            Some((device, role)) if role.runs_events() => {
                Ok(Self { device, is_head: role == Role::Head })
            }
            _ => Err(No::NotAllowed),
        }
    }

    pub(super) const fn author(self) -> Author {
        match self.device {
            MACHINE => Author::House,
            DeviceId(number) => Author::Organiser(number),
        }
    }
}

impl FromRequestParts<Arc<SessionWorld>> for Organiser {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, world: &Arc<SessionWorld>) -> Answer<Self> {
        Self::of(world, &parts.headers).await
    }
}

impl FromRequestParts<Arc<SessionWorld>> for Head {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, world: &Arc<SessionWorld>) -> Answer<Self> {
        match caller(world, &parts.headers).await {
            Some((_, Role::Head)) => Ok(Self),
            _ => Err(No::NotHead("does this")),
        }
    }
}

impl FromRequestParts<Arc<SessionWorld>> for LinkedPlayer {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, world: &Arc<SessionWorld>) -> Answer<Self> {
        let none = || No::NotThere(say!("server-no-such-link"));
        let path = RawPathParams::from_request_parts(parts, world).await.map_err(|_| none())?;
        let token = path.iter().find(|(name, _)| *name == "token").map(|(_, token)| token);
        let found = token.and_then(|token| world.player_links.player(token));
        let (event, person) = found.ok_or_else(none)?;
        let desk = world.desks.get(event).await.ok_or_else(none)?;
        // an act counts on the link's allowance
        if parts.method != Method::GET && !world.allowances.lets_act(event, person) {
            return Err(No::TooOften);
        }
        Ok(Self { event, person, desk })
    }
}

/// The device that proves itself by its token, with its role. The server's own machine may do all.
async fn caller(world: &SessionWorld, headers: &HeaderMap) -> Option<(DeviceId, Role)> {
    let token = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = token.and_then(|value| value.strip_prefix("Bearer "))?;
    if world.machine_secret.is(token) {
        return Some((MACHINE, Role::Head));
    }
    world.gate.device_of(token.to_owned()).await
}
