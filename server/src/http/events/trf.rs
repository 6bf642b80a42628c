//! The report file of a tournament, in either edition.

use super::reader::{Reader, tournament};
use super::{Answer, No};
use crate::register::Person;
use crate::tables::file_name;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use court_protocol::{PlayerId, message};
use referee_desk::{Desk, Duty, EnteredTeam, PersonId, TeamId};
use referee_messages::words;
use referee_tournament::event::{Birth, Competitor, Date, Sex};
use referee_tournament::trf;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;

/// The edition of the file.
#[derive(Default, Deserialize, JsonSchema)]
pub(super) struct Choice {
    #[serde(default)]
    edition: Edition,
}

#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
enum Edition {
    #[serde(rename = "16")]
    Older,
    #[default]
    #[serde(rename = "26")]
    Newer,
}

pub(super) async fn report_file(
    reader: Reader,
    Path((event, number)): Path<(String, String)>,
    choice: Result<Query<Choice>, QueryRejection>,
) -> Answer<Response> {
    let edition = choice?.0.edition;
    let (_, desk) = reader.desk(&event).await?;
    let (audience, names) = (reader.audience, reader.names);
    let view = move |desk: &Desk| {
        let tournament = tournament(desk, &number)?;
        let mut report = referee_desk::report_file(desk, tournament);
        let person = |person: PersonId| names.get(&PlayerId(person.0)).map(|known| &known.person);
        for (player, id) in report.event.competitors.iter_mut().zip(&report.persons) {
            if let Some(person) = person(*id) {
                tell(player, person);
            }
            // a record without a name is none
            if player.name.is_empty() {
                player.name = PlayerId(id.0).to_string();
            }
        }
        let mut given = BTreeSet::new();
        for (team, of) in report.event.teams.iter_mut().zip(&tournament.is.numbers) {
            let TeamId(number) = of.team();
            let entered = desk.teams().get(&of.team()).and_then(EnteredTeam::name);
            let name = entered.map(|name| columns(name, TEAM_COLUMNS));
            // a report file tells teams apart by what it has of their names
            let name = name.filter(|name| given.insert(name.clone()));
            let numbered = || words().say(&message!("organiser-team", team = number));
            team.name = name.unwrap_or_else(numbered);
        }
        let crew = desk.plan().map(|plan| &plan.crew[..]).unwrap_or_default();
        let chief = crew.iter().find(|member| member.duty == Duty::ChiefArbiter);
        let chief = chief.and_then(|chief| person(chief.person));
        report.event.about.chief_arbiter = chief.map(Person::listed_name).unwrap_or_default();
        let (event, end) = match edition {
            Edition::Older => (trf::in_trf16(&report.event), "trf16"),
            Edition::Newer => (report.event, "trf26"),
        };
        let named = format!("{} – {} – {end}", event.about.name, tournament.is.id);
        Ok::<_, No>((file_name(&named, "trf"), trf::write(&event)))
    };
    let (named, text) = desk.view(audience, view).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, named),
        (CACHE_CONTROL, "no-cache".to_owned()),
    ];
    Ok((headers, text).into_response())
}

/// The columns of a report file for the name of a person, and of a team.
const NAME_COLUMNS: usize = 33;
const TEAM_COLUMNS: usize = 32;

/// The part of a name that fits.
fn columns(name: &str, columns: usize) -> String {
    name.chars().take(columns).collect::<String>().trim().to_owned()
}

/// Writes what the register has of a person.
fn tell(player: &mut Competitor, person: &Person) {
    player.name = columns(&person.listed_name(), NAME_COLUMNS);
    player.sex = person.sex.map(|sex| match sex {
        crate::register::Sex::Woman => Sex::Female,
        crate::register::Sex::Man => Sex::Male,
    });
    player.fide_number = person.fide_id.map(u64::from);
    if let Some(federation) = &person.federation {
        player.federation.clone_from(federation);
    }
    player.birth = person.born.and_then(|born| match (born.month, born.day) {
        (Some(month), Some(day)) => Date::new(born.year, month, day).map(Birth::Day),
        (Some(month), None) => Some(Birth::Month(born.year, month)),
        _ => Some(Birth::Year(born.year)),
    });
}
