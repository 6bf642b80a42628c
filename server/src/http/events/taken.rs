//! An event that another program paired goes on here, from its report file.

use super::rights::Organiser;
use super::{Answer, Done, No, World, desk, long_file, upload, whole};
use crate::feed::Names;
use axum::Json;
use axum::body::Bytes;
use axum::extract::Path;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use court_protocol::PlayerId;
use referee_desk::{Act, Desk, Format, PersonId, TeamEntry, TeamId, taken_tournament};
use referee_entries::fold_name;
use referee_messages::{say, words};
use referee_tournament::event::{Competitor, Event, StartNumber, Team};
use referee_tournament::trf;
use std::collections::BTreeMap;

/// Takes over the tournament of the report file in the body: all of it, or nothing.
pub(super) async fn take_over(
    world: World,
    organiser: Organiser,
    Path(event): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Done>> {
    let (event, desk) = desk(&world, &event).await?;
    let body = whole(body, long_file)?;
    let names = world.rounds.names.borrow().clone();
    let read = {
        let desk = desk.now();
        upload::work(move |_| act(&desk, &names, &body))
    };
    let act = read.await?;
    let seq = desk.ask(act.into(), organiser.author(), None).await?;
    Ok(Json(Done { event, seq }))
}

fn unreadable(text: String) -> No {
    No::Unreadable(StatusCode::BAD_REQUEST, text)
}

fn act(desk: &Desk, names: &Names, bytes: &[u8]) -> Answer<Act> {
    if let Some(fault) = referee_entries::too_many_rows(bytes) {
        return Err(unreadable(words().say(&fault.message("TRF"))));
    }
    let event = trf::read("TRF", &referee_entries::in_utf8(bytes.to_vec())).map_err(|error| {
        let faults: Vec<String> = error.messages().map(|fault| words().say(&fault)).collect();
        unreadable(faults.join("\n"))
    })?;
    if !event.teams.is_empty() && desk.plan().is_some_and(|plan| plan.format == Format::Players) {
        return Err(unreadable(say!("server-taken-players")));
    }
    let persons = persons(desk, names, &event)?;
    let teams = teams(desk, &event, &persons);
    let taken = taken_tournament(&event, |number| persons[&number], teams)
        .map_err(|why| unreadable(words().say(&why)))?;
    Ok(Act::TakeOverTournament { taken: Box::new(taken) })
}

/// The players of the file on the entry list: by their FIDE ids, else by their names.
fn persons(desk: &Desk, names: &Names, event: &Event) -> Answer<BTreeMap<StartNumber, PersonId>> {
    let entered = desk.entries().keys().filter_map(|&person| {
        let known = names.get(&PlayerId(person.0))?;
        Some((person, &known.person))
    });
    let mut by_id = BTreeMap::new();
    let mut by_name: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
    for (person, known) in entered {
        by_id.extend(known.fide_id.map(|id| (u64::from(id), person)));
        by_name.entry(fold_name(&known.listed_name())).or_default().push(person);
    }
    let found = |player: &Competitor| {
        let named = by_name.get(&fold_name(&player.name)).map(Vec::as_slice);
        let by_id = player.fide_number.and_then(|id| by_id.get(&id)).copied();
        by_id.or(match named {
            Some([only]) => Some(*only),
            _ => None,
        })
    };
    let person = |player: &Competitor| {
        let (number, name) = (player.number.0, &player.name);
        let none = || unreadable(say!("server-taken-unknown", number, name));
        Ok((player.number, found(player).ok_or_else(none)?))
    };
    event.competitors.iter().map(person).collect()
}

/// The teams of the file: those of the entry list by their names, the others with new numbers. A
/// player whom the entry list alone has stays in his team, after those of the file.
fn teams(desk: &Desk, event: &Event, persons: &BTreeMap<StartNumber, PersonId>) -> Vec<TeamEntry> {
    let mut last = desk.teams().keys().map(|team| team.0).max().unwrap_or(0);
    let entry = |team: &Team| {
        let is_it = |name: &str| fold_name(name) == fold_name(&team.name);
        let known = desk.teams().values().find(|known| known.name().is_some_and(is_it));
        let mut players: Vec<PersonId> =
            team.members.iter().filter_map(|member| persons.get(member)).copied().collect();
        let of_list = known.map(|known| known.entry.players.as_slice()).unwrap_or_default();
        let others: Vec<PersonId> =
            of_list.iter().filter(|person| !players.contains(person)).copied().collect();
        players.extend(others);
        let new_number = || {
            last += 1;
            TeamId(last)
        };
        TeamEntry {
            team: known.map_or_else(new_number, |known| known.entry.team),
            name: team.name.clone(),
            captain: known.and_then(|known| known.entry.captain),
            players,
        }
    };
    event.teams.iter().map(entry).collect()
}
