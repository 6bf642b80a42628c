//! The reader of an event: what he may see of it, and the parts that addresses name.

use super::rights::Organiser;
use super::{Answer, No, event_of};
use crate::about::About;
use crate::desks::{DeskHandle, Desks, EventNo};
use crate::feed::task::FeedHandle;
use crate::feed::{self, Names};
use crate::http::PublicWorld;
use crate::names;
use crate::session::task::SessionWorld;
use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use court_protocol::{CourtId, PlayerId};
use referee_desk::views::Audience;
use referee_desk::{Desk, PersonId, Tournament, TournamentId};
use referee_tournament::event::RoundNumber;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A reader of events: an organiser on the court's listener, anybody on the public's.
pub(in crate::http) struct Reader {
    pub(super) audience: Audience,
    pub(super) desks: Arc<Desks>,
    pub(super) names: Names,
    pub(super) about: Arc<About>,
    /// The courts as this reader sees them.
    pub(super) feeds: Arc<BTreeMap<CourtId, FeedHandle>>,
}

impl FromRequestParts<Arc<SessionWorld>> for Reader {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, world: &Arc<SessionWorld>) -> Answer<Self> {
        Organiser::of(world, &parts.headers).await?;
        let names = world.rounds.names.borrow().clone();
        let (desks, about) = (world.desks.clone(), world.about.clone());
        Ok(Self { audience: Audience::Crew, desks, names, about, feeds: world.feeds.clone() })
    }
}

impl FromRequestParts<PublicWorld> for Reader {
    type Rejection = No;

    async fn from_request_parts(_: &mut Parts, world: &PublicWorld) -> Answer<Self> {
        let names = world.names.borrow().clone();
        let (desks, about) = (world.desks.clone(), world.about.clone());
        Ok(Self { audience: Audience::Public, desks, names, about, feeds: world.feeds.clone() })
    }
}

impl Reader {
    pub(super) async fn desk(&self, event: &str) -> Answer<(EventNo, DeskHandle)> {
        let found = event_of(&self.desks, event).await?;
        // the public does not see an event that began within its delay
        if found.1.of(self.audience).plan().is_none() {
            return Err(super::no_event(event));
        }
        Ok(found)
    }

    pub(super) async fn of_event<T: Serialize + Send + 'static>(
        &self,
        event: &str,
        view: impl FnOnce(&Desk, Audience) -> Answer<T> + Send + 'static,
    ) -> Answer<Json<T>> {
        let (_, desk) = self.desk(event).await?;
        let audience = self.audience;
        desk.view(audience, move |desk| view(desk, audience)).await.map(Json)
    }

    pub(super) async fn of_tournament<T: Serialize + Send + 'static>(
        &self,
        event: &str,
        number: String,
        view: impl FnOnce(&Desk, &Tournament, Audience) -> Answer<T> + Send + 'static,
    ) -> Answer<Json<T>> {
        self.of_event(event, move |desk, audience| view(desk, tournament(desk, &number)?, audience))
            .await
    }

    /// A person's name; `None` for a person who is forgotten.
    pub(super) fn name(&self, person: PersonId) -> Option<String> {
        let known = self.names.get(&PlayerId(person.0))?;
        Some(known.name_for(self.audience).to_owned())
    }

    /// True if this reader may see more of a person than the name.
    pub(super) fn knows(&self, person: PersonId) -> bool {
        feed::knows(&self.names, self.audience, person)
    }

    /// The names of an event's players, and for its crew those of the crew.
    pub(super) fn names_of(&self, desk: &Desk) -> BTreeMap<PersonId, String> {
        let names = names::in_event(&self.names, desk);
        let name = |person: &PersonId| {
            let known = names.get(&PlayerId(person.0))?;
            Some((*person, known.name_for(self.audience).to_owned()))
        };
        let crew = desk.plan().map(|plan| &plan.crew[..]).unwrap_or_default();
        let crew = crew.iter().filter(|_| self.audience == Audience::Crew);
        desk.entries().keys().chain(crew.map(|member| &member.person)).filter_map(name).collect()
    }
}

pub(super) fn tournament<'a>(desk: &'a Desk, number: &str) -> Answer<&'a Tournament> {
    let id = number.parse().ok().map(TournamentId);
    let found = id.and_then(|id| desk.tournaments().get(&id));
    found.ok_or_else(|| No::NotThere(format!("there is no tournament {number:?}")))
}

pub(super) fn round_number(text: &str) -> Answer<RoundNumber> {
    let number = text.parse().map(RoundNumber);
    number.map_err(|_| No::NotThere(format!("there is no round {text:?}")))
}
