//! The records of teams: `013` of TRF16, `310` to `362` of TRF26.

use court_protocol::message;

use super::header;
use super::line::{Field, MAX_ROUNDS, Meaning, TrfLine};
use super::reader::{ForfeitPlaces, Reader};
use crate::event::{
    Colour, Edition, ForfeitedMatch, Points, RoundNumber, Team, TeamByes, TeamNumber,
};

/// Reads `line` if it is one of these records.
pub(super) fn read(reader: &mut Reader, line: TrfLine<'_>) -> bool {
    match line.code() {
        "013" => roster(reader, line),
        "310" => team(reader, line),
        "320" => byes(reader, line),
        "330" => forfeited_match(reader, line),
        "352" => board_colours(reader, line),
        "362" => {
            if reader.first_of_its_kind(line) {
                reader.edition(Edition::Trf26);
                let mut system = reader.event.match_points;
                header::points_system(reader, line, &mut system, Points::whole(2));
                reader.event.match_points = system;
            }
        }
        _ => return false,
    }
    true
}

/// Reads a team of TRF16. It has a name and members; its number is its position among such records.
fn roster(reader: &mut Reader, line: TrfLine<'_>) {
    let name = line.field(5, 36);
    if name.is_blank() {
        reader.faults.push(name.fault(message!("expected-team-name")));
    } else if reader.event.teams.iter().any(|other| other.name == name.text()) {
        reader.faults.push(name.fault(message!("expected-new-team-name")));
        return;
    }
    if let Some(members) = reader.team_members(line.fields(37, 4)) {
        let number = TeamNumber(reader.event.teams.len() as u16 + 1);
        reader.event.teams.push(Team::new(number, name.text(), members));
    }
}

fn team(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf26);
    let number = team_number(reader, line.field(5, 7));
    let name = line.field(9, 40);
    if name.is_blank() {
        reader.faults.push(name.fault(message!("expected-team-name")));
    }
    let strength = reader.take(line.field(48, 53).points());
    let match_points = reader.take(line.field(55, 60).points());
    let game_points = reader.take(line.field(62, 67).points());
    let rank = reader.take(line.field(69, 71).number(Meaning::Place, 0, 999));
    let members = reader.team_members(line.fields(74, 4));
    let (Some(number), Some(members)) = (number, members) else { return };
    if reader.event.teams.iter().any(|other| other.number == number) {
        reader.faults.push(line.field(5, 7).fault(message!("expected-new-team-number")));
        return;
    }
    if let Some(Some(points)) = match_points {
        reader.stated_match_points.push((number, points, line.field(55, 60).position()));
    }
    reader.event.teams.push(Team {
        nickname: line.field(42, 46).text().to_owned(),
        strength: strength.flatten(),
        stated_match_points: match_points.flatten(),
        stated_game_points: game_points.flatten(),
        stated_rank: rank.flatten().map(|rank| rank as u16),
        ..Team::new(number, name.text(), members)
    });
}

fn byes(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    reader.edition(Edition::Trf26);
    let match_points = reader.take(line.field(5, 8).points());
    let game_points = reader.take(line.field(10, 13).points());
    let end = line.text().trim_end().chars().count();
    let mut teams = Vec::new();
    for first in (15..=end).step_by(4) {
        let field = line.field(first, first + 2);
        let number = reader.take(field.number(Meaning::Team, 0, 999));
        let team =
            number.flatten().filter(|number| *number > 0).map(|number| TeamNumber(number as u16));
        if teams.len() as u64 == MAX_ROUNDS {
            let expected = message!("expected-rounds-at-most", most = MAX_ROUNDS);
            reader.faults.push(line.field(first, end).fault(expected));
            return;
        }
        if let Some(team) = team {
            reader.team_byes.push((RoundNumber::at(teams.len()), team, field.position()));
        }
        teams.push(team);
    }
    if let (Some(match_points), Some(game_points)) = (match_points, game_points) {
        reader.event.team_byes = Some(TeamByes {
            match_points: match_points.unwrap_or_default(),
            game_points: game_points.unwrap_or_default(),
            teams,
        });
    }
}

fn forfeited_match(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf26);
    let signs = line.field(5, 6);
    let won = match signs.raw() {
        "+-" => Ok((true, false)),
        "-+" => Ok((false, true)),
        "--" => Ok((false, false)),
        _ => Err(signs.fault(message!("expected-forfeit-signs"))),
    };
    let won = reader.take(won);
    let round = reader.take(line.field(8, 10).round());
    let white = team_number(reader, line.field(12, 14));
    let black = team_number(reader, line.field(16, 18));
    if let (Some((white_won, black_won)), Some(round), Some(white), Some(black)) =
        (won, round, white, black)
    {
        let forfeited = ForfeitedMatch { round, white, black, white_won, black_won };
        reader.event.forfeited_matches.push(forfeited);
        reader.forfeits.push(ForfeitPlaces {
            whole: line.field(5, 18).position(),
            round: line.field(8, 10).position(),
            white: line.field(12, 14).position(),
            black: line.field(16, 18).position(),
        });
    }
}

fn board_colours(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    reader.edition(Edition::Trf26);
    let end = line.text().trim_end().chars().count().max(5);
    let field = line.field(5, end);
    let colours: Option<Vec<Colour>> = field
        .text()
        .chars()
        .map(|letter| match letter {
            'W' | 'w' => Some(Colour::White),
            'B' | 'b' => Some(Colour::Black),
            _ => None,
        })
        .collect();
    match colours {
        Some(colours) => reader.event.board_colours = colours,
        None => reader.faults.push(field.fault(message!("expected-board-colours"))),
    }
}

fn team_number(reader: &mut Reader, field: Field<'_>) -> Option<TeamNumber> {
    let number = reader.take(field.filled(Meaning::Team, 1, 999));
    number.map(|number| TeamNumber(number as u16))
}
