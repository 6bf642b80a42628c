//! Compares the pairing with known answers and with an independent judge.

mod explain;
mod judge;
mod random;

use std::path::{Path, PathBuf};

use referee_tournament::event::{Bye, Colour, Event, RoundEntry, RoundNumber, TeamNumber};
use referee_tournament::simulate::{Incidents, KINDS, Kind, Simulation};
use referee_tournament::swiss::{self, Refusal};
use referee_tournament::team::crosstable::{TeamCrosstable, TeamRoundKind};
use referee_tournament::trf;

use judge::Boards;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/swiss")
}

/// The names of the positions with known answers.
fn cases() -> Vec<String> {
    let files = std::fs::read_dir(folder()).expect("the cases are part of the repository");
    let paths = files.map(|entry| entry.expect("a readable entry").path());
    let cases = paths.filter(|path| path.extension().is_some_and(|ending| ending == "trf"));
    let name = |path: PathBuf| path.file_stem().map(|name| name.to_string_lossy().into_owned());
    let mut names: Vec<String> = cases.filter_map(name).collect();
    names.sort();
    assert_eq!(names.len(), 63);
    names
}

fn event(name: &str) -> Event {
    let bytes = std::fs::read(folder().join(format!("{name}.trf"))).expect("the case can be read");
    trf::read(name, &bytes).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn cr_5_5_every_known_answer_is_that_of_the_pairing_and_of_the_judge() {
    for name in cases() {
        let event = event(&name);
        let answer = std::fs::read_to_string(folder().join(format!("{name}.pairs")));
        let answer = answer.expect("the case has an answer");
        let (printed, made) = match swiss::pair(&event) {
            Ok(pairing) => (pairing.to_string(), Some(judge::sorted(&pairing))),
            Err(Refusal::NoLawfulPairing { .. }) => ("none".to_owned(), None),
            Err(refusal) => panic!("{refusal:?}"),
        };
        // With colours and the order of the boards.
        assert_eq!(printed.trim_end(), answer.trim_end(), "{name}");
        assert_eq!(judge::next_round(&event), made, "{name}");
    }
}

const SWISS: [Kind; 5] =
    [Kind::Swiss, Kind::SwissBaku, Kind::OneDay, Kind::TwoDays, Kind::ThreeDays];
const TEAM_SWISS: [Kind; 5] =
    [Kind::TeamSwissA, Kind::TeamSwissB, Kind::TeamOneDay, Kind::TeamTwoDays, Kind::TeamThreeDays];

/// Plays 40 events of each kind, or as many as `SIMULATED_EVENTS` divided by 15 asks for, and passes
/// every round paired to `look`.
fn for_every_round(kinds: &[Kind], most: u16, look: impl Fn(&Event, RoundNumber)) {
    let asked = std::env::var("SIMULATED_EVENTS").ok();
    let asked = asked.map_or(600, |count| count.parse().expect("SIMULATED_EVENTS is a number"));
    let seeds = || 0..u64::div_ceil(asked, KINDS.len() as u64);
    for (&kind, seed) in kinds.iter().flat_map(|kind| seeds().map(move |seed| (kind, seed))) {
        let (least, _) = kind.field();
        let span = u64::from(most - least) + 1;
        let competitors = least + u16::try_from(seed * 7 % span).expect("a small number");
        let incidents = [Incidents::Usual, Incidents::Many, Incidents::None][seed as usize % 3];
        let simulation = Simulation { kind, competitors, rounds: None, incidents, seed };
        let event = simulation.run().expect("a field that is simulated").event;
        for round in (1..=event.rounds_paired()).map(RoundNumber) {
            look(&event, round);
        }
    }
}

#[test]
fn cr_5_5_every_round_of_a_simulated_swiss_is_the_one_of_the_judge() {
    for_every_round(&SWISS, 26, |event, round| {
        let played = event.competitors.iter().filter_map(|player| {
            let entry = player.recorded(round)?;
            match entry {
                RoundEntry::Bye(Bye::PairingAllocated) => Some((player.number.0, 0)),
                _ if entry.colour() == Some(Colour::White) => {
                    Some((player.number.0, entry.opponent()?.0))
                }
                _ => None,
            }
        });
        let played: Boards = played.collect();
        assert_eq!(
            judge::round(event, round),
            Some(played),
            "round {round}\n{}",
            trf::write(event)
        );
    });
}

#[test]
fn cr_6_1_2_every_round_of_a_simulated_team_swiss_is_the_one_of_the_judge() {
    for_every_round(&TEAM_SWISS, 17, |event, round| {
        let table = TeamCrosstable::of(event);
        let played = |team: TeamNumber| table.rounds(team)[round.index()];
        let left_over = TeamRoundKind::Bye(Bye::PairingAllocated);
        let numbers = event.teams.iter().map(|team| team.number);
        let present: Vec<TeamNumber> = numbers
            .filter(|&team| played(team).paired().is_some() || played(team).kind == left_over)
            .collect();
        let white = |&team: &TeamNumber| match played(team).paired() {
            None => Some((team.0, 0)),
            Some((opponent, Some(Colour::White))) => Some((team.0, opponent.0)),
            Some(_) => None,
        };
        let boards: Boards = present.iter().filter_map(white).collect();
        let judged = judge::teams::round(event, round, &present);
        assert_eq!(judged, Some(boards), "round {round}\n{}", trf::write(event));
    });
}
