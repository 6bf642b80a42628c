//! Writes an event as a report file of its edition.

use std::fmt::Write as _;

use super::player::fitted;
use super::{abnormal, player};
use crate::event::{
    Acceleration, Colour, Edition, Event, Forbidden, Points, PointsSystem, RequestedByes, Team,
};

/// Writes `event` as a report file.
///
/// The records come in the order of the standard. The records of the original file that this
/// program does not use follow unchanged. The points are those of the rounds paired so far. Reading
/// the text again returns the same event.
pub fn write(event: &Event) -> String {
    let mut file = File { text: String::new() };
    about(&mut file, event);
    players(&mut file, event);
    teams(&mut file, event);
    extensions(&mut file, event);
    for record in &event.kept {
        file.record(record);
    }
    file.text
}

/// The event as a report file of the older edition can hold it: what only the newer one has is left out.
///
/// Left out are the systems of pairing and of tie-breaks, byes asked for, groups kept apart in single
/// rounds, and of teams all but their rosters.
#[must_use]
pub fn in_trf16(event: &Event) -> Event {
    let mut older = event.clone();
    older.edition = Edition::Trf16;
    older.match_points = PointsSystem::MATCH;
    older.system = None;
    older.tie_breaks.clear();
    older.standings_order.clear();
    older.board_colours.clear();
    older.team_byes = None;
    older.forfeited_matches.clear();
    older.byes.clear();
    older.forbidden.retain(|forbidden| forbidden.rounds.is_none());
    older.acceleration.retain(|of| matches!(of, Acceleration::Competitor { .. }));
    let about = &mut older.about;
    for text in [&mut about.rating_used, &mut about.program, &mut about.coded_time_control] {
        text.clear();
    }
    for team in &mut older.teams {
        *team = Team::new(
            team.number,
            std::mem::take(&mut team.name),
            std::mem::take(&mut team.members),
        );
    }
    older
}

struct File {
    text: String,
}

impl File {
    /// Writes a record, which is one line whatever a text of it holds: no reader takes a control
    /// character, and each takes a blank.
    fn record(&mut self, record: &str) {
        let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        self.text.extend(record.chars().map(|c| if breaks(c) { ' ' } else { c }));
        self.text.push('\n');
    }

    /// Writes a text record; an empty text has no record.
    fn words(&mut self, code: &str, text: &str) {
        if !text.is_empty() {
            self.record(&format!("{code} {text}"));
        }
    }

    fn stated<T: ToString>(&mut self, code: &str, value: Option<T>) {
        if let Some(value) = value {
            self.words(code, &value.to_string());
        }
    }
}

fn about(file: &mut File, event: &Event) {
    let about = &event.about;
    file.words("012", &about.name);
    file.words("022", &about.city);
    file.words("032", &about.federation);
    file.stated("042", about.start);
    file.stated("052", about.end);
    file.stated("062", about.stated_players);
    file.stated("072", about.stated_rated);
    file.stated("082", about.stated_teams);
    file.words("092", &about.kind);
    file.words("102", &about.chief_arbiter);
    for deputy in &about.deputies {
        file.words("112", deputy);
    }
    file.words("122", &about.time_control);
    if !about.round_dates.is_empty() {
        let mut record = format!("132{}", " ".repeat(88));
        for date in &about.round_dates {
            let date = date.map_or_else(|| " ".repeat(8), super::super::event::Date::short);
            write!(record, "{date}  ").expect("writing to a string cannot fail");
        }
        file.record(record.trim_end());
    }
    if event.edition == Edition::Trf26 {
        file.stated("142", event.rounds);
        file.stated("152", event.initial_colour.map(letter));
    }
    if event.points != PointsSystem::STANDARD {
        file.record(&points_system("162", &event.points));
    }
    file.words("172", &about.rating_used);
    file.words("182", &about.program);
    file.stated("192", event.system.as_ref());
    file.words("202", &event.tie_breaks.join(","));
    file.words("212", &event.standings_order.join(","));
    file.words("222", &about.coded_time_control);
    if !event.board_colours.is_empty() {
        file.words(
            "352",
            &event.board_colours.iter().map(|colour| letter(*colour)).collect::<String>(),
        );
    }
    if !event.teams.is_empty() && event.edition == Edition::Trf26 {
        file.record(&points_system("362", &event.match_points));
    }
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
    }
}

fn points_system(code: &str, system: &PointsSystem) -> String {
    let mut values = vec![('W', system.win), ('D', system.draw), ('L', system.loss)];
    if system.absent != Points::ZERO {
        values.push(('A', system.absent));
    }
    values.push(('P', system.pairing_allocated_bye));
    if system.unknown != Points::ZERO {
        values.push(('X', system.unknown));
    }
    let mut record = format!("{code}  ");
    for (symbol, points) in values {
        write!(record, "{symbol}{:>4}    ", fitted(points, 4))
            .expect("writing to a string cannot fail");
    }
    record.trim_end().to_owned()
}

fn players(file: &mut File, event: &Event) {
    let paired = event.rounds_paired();
    for competitor in &event.competitors {
        let earned = event.points_after(competitor, paired);
        let abnormal =
            || event.kept.iter().any(|record| abnormal::names(record, competitor.number));
        let points = competitor.stated_points.filter(|_| abnormal()).unwrap_or(earned);
        file.record(&player::write(competitor, points));
    }
}

fn teams(file: &mut File, event: &Event) {
    for team in &event.teams {
        file.record(&match event.edition {
            Edition::Trf16 => roster(team),
            Edition::Trf26 => full_team(team),
        });
    }
    if let Some(byes) = &event.team_byes {
        let mut record =
            format!("320 {:>4} {:>4}", fitted(byes.match_points, 4), fitted(byes.game_points, 4));
        for team in &byes.teams {
            let number = team.map_or(0, |team| team.0);
            write!(record, " {number:>3}").expect("writing to a string cannot fail");
        }
        file.record(&record);
    }
    for forfeited in &event.forfeited_matches {
        let sign = |won| if won { '+' } else { '-' };
        file.record(&format!(
            "330 {}{} {:>3} {:>3} {:>3}",
            sign(forfeited.white_won),
            sign(forfeited.black_won),
            forfeited.round,
            forfeited.white,
            forfeited.black,
        ));
    }
}

fn roster(team: &Team) -> String {
    let mut record = format!("013 {:<32.32}", team.name);
    for member in &team.members {
        write!(record, "{member:>4} ").expect("writing to a string cannot fail");
    }
    record.trim_end().to_owned()
}

fn full_team(team: &Team) -> String {
    let points =
        |points: Option<Points>| points.map_or_else(String::new, |points| fitted(points, 6));
    let mut record = format!(
        "310 {:>3} {:<32.32} {:<5.5} {:>6} {:>6} {:>6} {:>3} ",
        team.number,
        team.name,
        team.nickname,
        points(team.strength),
        points(team.stated_match_points),
        points(team.stated_game_points),
        team.stated_rank.map_or_else(String::new, |rank| rank.to_string()),
    );
    for member in &team.members {
        write!(record, " {member:>4}").expect("writing to a string cannot fail");
    }
    record
}

fn extensions(file: &mut File, event: &Event) {
    if event.edition == Edition::Trf16 {
        file.stated("XXR", event.rounds);
        file.stated("XXC", event.initial_colour.map(|colour| format!("{colour}1")));
    }
    for byes in &event.byes {
        file.record(&requested_byes(byes));
    }
    for acceleration in &event.acceleration {
        file.record(&accelerated(acceleration));
    }
    for forbidden in &event.forbidden {
        file.record(&ban(forbidden));
    }
}

fn requested_byes(byes: &RequestedByes) -> String {
    let mut record = format!("240 {} {:03}", player::bye_letter(byes.bye), byes.round.0);
    for number in &byes.competitors {
        write!(record, " {number:>4}").expect("writing to a string cannot fail");
    }
    record
}

fn accelerated(acceleration: &Acceleration) -> String {
    match acceleration {
        Acceleration::Competitor { number, points } => {
            let mut record = format!("XXA {number:>4}");
            for value in points {
                write!(record, " {:>4}", fitted(*value, 4))
                    .expect("writing to a string cannot fail");
            }
            record
        }
        Acceleration::Range { match_points, points, rounds, numbers } => {
            let stated = |points: &Option<Points>| {
                points.map_or_else(String::new, |points| fitted(points, 4))
            };
            format!(
                "250 {:>4} {:>4} {:>3} {:>3} {:>4} {:>4}",
                stated(match_points),
                stated(points),
                rounds.0,
                rounds.1,
                numbers.0,
                numbers.1,
            )
        }
    }
}

fn ban(forbidden: &Forbidden) -> String {
    let mut record = match forbidden.rounds {
        None => "XXP".to_owned(),
        Some((first, last)) => format!("260 {first:>3} {last:>3}"),
    };
    for number in &forbidden.competitors {
        match forbidden.rounds {
            None => write!(record, " {number}"),
            Some(_) => write!(record, " {number:>4}"),
        }
        .expect("writing to a string cannot fail");
    }
    record
}
