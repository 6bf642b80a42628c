//! Tests report files: data are written back without loss, and every error is reported with its
//! position.

use std::path::{Path, PathBuf};

use proptest::prelude::*;
use referee_messages::Words;
use referee_tournament::event::{Edition, Event};
use referee_tournament::fault::FileError;
use referee_tournament::{swiss, trf};

/// A file with two games played and one bye; the columns are those of the standard.
const GOOD: &str = "\
012 Evening blitz
042 2026/03/01
052 2026/03/02
001    1 m GM Berg, Ann                         2400 NOR      100001 1990/00/00  2.0    1     2 w 1     3 b 1
001    2 w    Costa, Bea                        2100 ITA      100002 1991/05/00  1.0    2     1 b 0  0000 - U
001    3 m    Dahl, Carl                             SWE      100003 1992/05/31  1.0    3  0000 - U     1 w 0
XXR 5
XXC white1
";

fn cases(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of cases is part of the repository")
        .map(|entry| entry.expect("its entries can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .collect();
    files.sort();
    files
}

fn good() -> Event {
    trf::read("good.trf", GOOD.as_bytes()).expect("the good file is good")
}

/// The faults of a file in English, one a line.
fn told(error: &FileError) -> String {
    let sentences = error.messages().map(|message| Words::english().say(&message));
    sentences.collect::<Vec<_>>().join("\n")
}

/// The faults of the good file after the text `from` is replaced by `to`.
fn faults(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "the change {from:?} must hit");
    let text = GOOD.replacen(from, to, 1);
    told(&trf::read("bad.trf", text.as_bytes()).expect_err("the changed file is wrong"))
}

/// The codes of a file's records, line by line.
fn codes(text: &str) -> Vec<String> {
    text.split(['\n', '\r']).map(|line| line.chars().take(3).collect()).collect()
}

proptest! {
    /// Journals of earlier versions hold any text.
    #[test]
    fn no_text_makes_another_line_or_moves_the_columns_of_a_report_file(
        text in "[A-Za-z0-9 \n\r\t\x00\x1b\x7f\u{85}\u{2028}\u{202e}\u{200b}é♞]{0,60}",
        edition in prop_oneof![Just(Edition::Trf16), Just(Edition::Trf26)],
    ) {
        let file_with = |text: &str| {
            let mut event = good();
            event.edition = edition;
            for player in &mut event.competitors {
                player.name = format!("A{text}");
                text.clone_into(&mut player.federation);
            }
            let about = &mut event.about;
            for of in [
                &mut about.name,
                &mut about.city,
                &mut about.federation,
                &mut about.chief_arbiter,
                &mut about.time_control,
            ] {
                *of = format!("A{text}");
            }
            about.deputies = vec![format!("A{text}")];
            let event = if edition == Edition::Trf16 { trf::in_trf16(&event) } else { event };
            (trf::write(&event), event)
        };
        let (plain, _) = file_with("B");
        let (written, event) = file_with(&text);
        prop_assert_eq!(codes(&written), codes(&plain));
        let again = trf::read("again.trf", written.as_bytes()).expect("a written file can be read");
        let rounds = |event: &Event| -> Vec<_> {
            event.competitors.iter().map(|of| (of.number, of.rating, of.rounds.clone())).collect()
        };
        prop_assert_eq!(rounds(&again), rounds(&event));
    }
}

#[test]
fn every_case_is_written_back_as_it_stood() {
    let files = cases("swiss");
    assert_eq!(files.len(), 63);
    for path in files {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(&path).expect("cases are text");
        let event = trf::read(&name, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let written = trf::write(&event);
        let mut stood: Vec<&str> = text.lines().map(str::trim_end).collect();
        let mut stands: Vec<&str> = written.lines().collect();
        // Records may come in any order; they are written in the order of the standard.
        stood.sort_unstable();
        stands.sort_unstable();
        assert_eq!(stands, stood, "{name}");
        let again = trf::read(&name, written.as_bytes()).expect("a written file can be read");
        assert_eq!(again, event, "{name}");
    }
}

#[test]
fn records_that_mean_nothing_to_us_are_kept_in_their_order() {
    let text = format!("{GOOD}XYZ first\n### a remark\n801 x   y\n");
    let event = trf::read("kept.trf", text.as_bytes()).expect("unknown records are no fault");
    assert_eq!(event.kept, ["XYZ first", "### a remark", "801 x   y"]);
    assert!(trf::write(&event).ends_with("XYZ first\n### a remark\n801 x   y\n"));
}

#[test]
fn line_endings_and_the_order_of_records_do_not_matter() {
    let event = good();
    let mixed = GOOD.replacen('\n', "\r\n", 3).replacen("0\n", "0\r", 1);
    assert_eq!(trf::read("mixed.trf", mixed.as_bytes()).expect("mixed endings"), event);
    let mut lines: Vec<&str> = GOOD.lines().collect();
    lines.reverse();
    let reversed = lines.join("\n");
    assert_eq!(trf::read("reversed.trf", reversed.as_bytes()).expect("reversed"), event);
    let marked = format!("\u{feff}{GOOD}");
    assert_eq!(trf::read("marked.trf", marked.as_bytes()).expect("with a mark"), event);
}

#[test]
fn the_records_of_the_newer_edition_are_told_apart() {
    assert_eq!(good().edition, Edition::Trf16);
    let newer = GOOD.replace("XXR 5", "142 5").replace("XXC white1", "152 W");
    let event = trf::read("newer.trf", newer.as_bytes()).expect("good too");
    assert_eq!(event.edition, Edition::Trf26);
    assert_eq!(trf::read("again.trf", trf::write(&event).as_bytes()), Ok(event));
}

#[test]
fn every_record_of_teams_and_extensions_comes_back() {
    let text = "\
012 Teams
132                                                                                        26/03/01            26/03/03
142 5
152 B
162  W 3.0    D 1.0    L 0.0    P 3.0
172 STD
182 a program
192 FIDE_TEAM
202 DE,BH/C1
212 PTS,DE
222 180+2
352 WBWBWB
362  W 2.0    D 1.0    L 0.0    P 1.0
001    1 m    Berg, Ann                         2400 NOR                         3.0    1     3 w +
001    2 m    C\u{f4}t\u{e9}, Bea                         2300 CAN                         0.0    2               3 b 0
001    3 m    Dahl, Carl                        2200 NOR                         3.0    3     1 b -     2 w 1
310   1 Club A                           A     138420    2.0    3.0   1     1    2
310   2 Club B                                 2200.0    2.0    3.0   2     3
320  1.0  3.0   0   0
330 +-   1   1   2
240 H 003    1    2
250  2.0        1   2    1    2
260   1   5    1    2
299   0.0  0.5   1    1
300 line-up
";
    let event = trf::read("teams.trf", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(event.competitors[1].name, "C\u{f4}t\u{e9}, Bea");
    assert_eq!(event.kept, ["299   0.0  0.5   1    1", "300 line-up"]);
    assert_eq!(event.byes.len(), 1);
    assert_eq!(trf::read("again.trf", trf::write(&event).as_bytes()), Ok(event));
}

/// Four teams of one player and one of two, and two rounds. Round 1: 1-2 forfeited, 3-4 played, 5
/// has the bye. Round 2: 1-3 and 2-5 played, 4 has the bye.
const TEAMS: &str = "\
142 4
152 W
192 FIDE_TEAM
001    1 m    Berg, Ann                         2400 NOR                         2.0    1     2 w +     3 b 1
001    2 m    Costa, Bea                        2300 ITA                         1.0    2     1 b -     5 w 1
001    3 m    Dahl, Carl                        2200 NOR                         1.0    3     4 w 1     1 w 0
001    4 m    Egede, Dora                       2100 NOR                         0.0    4     3 b 0
001    5 m    Falk, Emil                        2000 NOR                         0.0    5               2 b 0
001    6 m    Gran, Fia                         1900 NOR                         0.0    6
310   1 North                            N               4.0          1     1
310   2 South                            S               2.0          2     2    6
310   3 East                             E               2.0          3     3
310   4 West                             W               1.0          4     4
310   5 Centre                           C               1.0          5     5
320  1.0  0.5   5   4
330 +-   1   1   2
";

/// The faults of the file of teams after the text `from` is replaced by `to`.
fn faults_of_teams(from: &str, to: &str) -> String {
    assert!(TEAMS.contains(from), "the change {from:?} must hit");
    let text = TEAMS.replacen(from, to, 1);
    told(&trf::read("bad.trf", text.as_bytes()).expect_err("the changed file is wrong"))
}

#[test]
fn a_forfeited_match_that_cannot_have_been_is_named() {
    trf::read("teams.trf", TEAMS.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let of = |record: &str| faults_of_teams("330 +-   1   1   2", record);
    insta::assert_snapshot!(of("330 +-   1   1   1"), @r#"bad.trf:16: columns 16-18: found "  1", expected another team: none meets itself"#);
    insta::assert_snapshot!(of("330 +-   1   1   9"), @r#"bad.trf:16: columns 16-18: found "  9", expected the number of a team (a record 310 or 013)"#);
    insta::assert_snapshot!(of("330 +-   5   1   2"), @r#"bad.trf:16: columns 8-10: found "  5", expected a round up to 4, as announced"#);
    insta::assert_snapshot!(of("330 +-   3   1   2"), @r#"bad.trf:16: columns 8-10: found "  3", expected a round up to 2, the last one in the players' records"#);
    insta::assert_snapshot!(of("330 +-   1   3   4"), @"bad.trf:16: columns 5-18: found a forfeited match in round 1, though 3 of team 3 has played against 4, expected a match of which no game was played");
    insta::assert_snapshot!(of("330 +-   1   1   4"), @"bad.trf:16: columns 5-18: found a forfeited match in round 1, though 1 of team 1 was paired with 2, who is not of team 4, expected the two teams that the players' records pair");
    insta::assert_snapshot!(of("330 -+   1   1   2"), @"bad.trf:16: columns 5-18: found a forfeited match in round 1, though 1 of team 1 won without playing, expected a team that has the points where its players have theirs");
    insta::assert_snapshot!(of("330 +-   1   1   2\n330 --   1   2   1"), @r#"bad.trf:17: columns 12-14: found "  2", expected a team that no other record 330 names in round 1"#);
}

#[test]
fn a_team_left_over_that_cannot_have_been_is_named() {
    let of = |record: &str| faults_of_teams("320  1.0  0.5   5   4", record);
    insta::assert_snapshot!(of("320  1.0  0.5   9   4"), @r#"bad.trf:15: columns 15-17: found "  9", expected the number of a team (a record 310 or 013)"#);
    insta::assert_snapshot!(of("320  1.0  0.5   3   4"), @"bad.trf:15: columns 15-17: found the bye of team 3 in round 1, though its 3 has 4, expected a team without an opponent in that round");
    insta::assert_snapshot!(of("320  1.0  0.5   6   4"), @r#"bad.trf:15: columns 15-17: found "  6", expected the number of a team (a record 310 or 013)"#);
    insta::assert_snapshot!(of("320  1.0  0.5   5   4   5"), @"bad.trf:15: columns 23-25: found the bye of team 5 in round 3, expected a round up to 2, the last one in the players' records");
    insta::assert_snapshot!(of("320  1.0  0.5   5   4   0   0   1"), @"bad.trf:15: columns 31-33: found the bye of team 1 in round 5, expected a round up to 4, as announced");
    let text = TEAMS
        .replace("0.5   5   4", "0.5   5   5")
        .replace("5               2 b 0", "5")
        .replace("2 b 0", "     ");
    let text = text.replace("1.0    2     1 b -     5 w 1", "0.0    2     1 b -");
    let error = trf::read("bad.trf", text.as_bytes()).expect_err("two byes");
    insta::assert_snapshot!(told(&error), @"bad.trf:15: columns 19-21: found the bye of team 5 in round 2 after that in round 1, expected a team that has not had the bye before (C2)");
}

#[test]
fn records_about_teams_name_teams_and_not_players_of_that_number() {
    insta::assert_snapshot!(faults_of_teams("330", "240 H 003    6\n330"), @r#"bad.trf:16: columns 11-14: found "   6", expected the number of a team (a record 310 or 013)"#);
    insta::assert_snapshot!(faults_of_teams("330", "260   1   4    1    6\n330"), @r#"bad.trf:16: columns 18-21: found "   6", expected the number of a team (a record 310 or 013)"#);
    insta::assert_snapshot!(faults_of_teams("330", "240 H 002    4\n330"), @r#"bad.trf:16: columns 11-14: found "   4", expected a competitor whom no other record has in round 2"#);
}

#[test]
fn match_points_that_the_rounds_do_not_give_are_named_in_mid_event() {
    insta::assert_snapshot!(faults_of_teams("N               4.0", "N               3.0"), @r#"bad.trf:10: columns 55-60: found "   3.0", expected 4.0, the match points of 2 rounds"#);
    let absent = TEAMS
        .replace("330", "240 H 003    1\n330")
        .replace("N               4.0", "N               5.0");
    trf::read("ahead.trf", absent.as_bytes()).expect("with the bye granted for round 3");
}

#[test]
fn a_round_that_is_not_announced_is_named() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n240 H  99    1"), @r#"bad.trf:8: columns 7-9: found " 99", expected a round up to 5, as announced"#);
    insta::assert_snapshot!(faults("XXR 5", "142 4\n192 FIDE_ROUNDROBIN"), @r#"bad.trf:7: column 5: found "4", expected at most 3 rounds, those of a round robin of 3"#);
}

#[test]
fn two_rosters_of_one_team_are_named() {
    let teams = "XXR 5\n013 North                              1    2\n013 North                              3";
    insta::assert_snapshot!(faults("XXR 5", teams), @r#"bad.trf:9: columns 5-36: found "North                           ", expected the name of a team that no other record has"#);
}

#[test]
fn points_given_by_a_referee_free_only_whom_they_concern() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n299 hello"), @r#"bad.trf:8: columns 5-9: found "hello", expected points with their decimal, such as 1.5 or -0.5, and then the round"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n299"), @r#"bad.trf:8: columns 1-4: found "299", expected points, the round and whom they concern, such as 299 0.0 -1.0 3 12"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n299 Q 1.0 1 1"), @r#"bad.trf:8: column 5: found "Q", expected one of the results W D L A P X F H U Z, or points for a bonus or penalty"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n299 -1.0   1"), @r#"bad.trf:8: column 12: found "1", expected the round and then the numbers of those concerned"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n299 -1.0   9    1"), @r#"bad.trf:8: column 12: found "9", expected a round up to 5, as announced"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n299 -1.0   1    9"), @r#"bad.trf:8: column 17: found "9", expected the number of a player (a record 001)"#);
    let text = GOOD.replace(" 2.0    1", " 1.0    1").replace("XXR 5", "XXR 5\n299 -1.0   1    1");
    let event = trf::read("given.trf", text.as_bytes()).expect("a point taken from 1");
    assert_eq!(trf::read("again.trf", trf::write(&event).as_bytes()), Ok(event));
    let other = text.replace("   1    1\n", "   1    2\n");
    let error = trf::read("other.trf", other.as_bytes()).expect_err("2 is named, 1 is wrong");
    insta::assert_snapshot!(told(&error), @r#"other.trf:4: columns 81-84: found "1.0", expected 2.0, which the results of 2 rounds are worth"#);
}

#[test]
fn a_shifted_column_is_named() {
    insta::assert_snapshot!(faults("001    1 m GM Berg", "001   1 m GM Berg"), @r#"
    bad.trf:4: column 9: found "m", expected blanks between the fields
    bad.trf:4: column 14: found "B", expected blanks between the fields
    bad.trf:4: column 48: found "2", expected blanks between the fields
    bad.trf:4: column 53: found "N", expected blanks between the fields
    bad.trf:4: column 69: found "1", expected blanks between the fields
    bad.trf:4: columns 70-79: found "990/00/00 ", expected a date of birth from 1900 on that exists, as YYYY/MM/DD with 00 for what is unknown
    bad.trf:4: column 96: found "w", expected blanks between the fields
    bad.trf:4: column 106: found "b", expected blanks between the fields
    "#);
}

#[test]
fn an_unknown_result_is_named() {
    insta::assert_snapshot!(faults("2 w 1", "2 w 9"), @r#"bad.trf:4: column 99: found "9", expected one of the results 1 = 0 W D L + -, since there is an opponent"#);
    insta::assert_snapshot!(faults("0000 - U", "0000 - Q"), @r#"bad.trf:5: column 109: found "Q", expected one of the byes U, F, H or Z, since there is no opponent"#);
    insta::assert_snapshot!(faults("2 w 1", "2 x 1"), @r#"bad.trf:4: column 97: found "x", expected the colour w, b or -"#);
}

#[test]
fn contradictory_results_are_named_once_per_game() {
    insta::assert_snapshot!(faults("1 b 0", "1 b 1"), @r#"bad.trf:4: columns 92-99: found a win for 1 and a win for 2 in round 1, expected results that fit together"#);
    insta::assert_snapshot!(faults("1 b 0", "1 w 0"), @r#"bad.trf:4: columns 92-99: found white for 1 and for 2 in round 1, expected one white and one black"#);
    insta::assert_snapshot!(faults("1 b 0", "1 b -"), @r#"bad.trf:4: columns 92-99: found a win for 1 and a forfeit loss for 2 in round 1, expected results that fit together"#);
}

#[test]
fn an_opponent_who_did_not_play_is_named() {
    insta::assert_snapshot!(faults("1 b 0  0000", "3 b 0  0000"), @r#"
    bad.trf:4: columns 92-99: found opponent 2 in round 1, expected an opponent whose own record names 1; that of 2 names 3
    bad.trf:5: columns 92-99: found opponent 3 in round 1, expected an opponent whose own record names 2; that of 3 names nobody
    "#);
    insta::assert_snapshot!(faults("   2 w 1", "   7 w 1"), @r#"
    bad.trf:4: columns 92-99: found opponent 7, expected the number of a player (a record 001)
    bad.trf:5: columns 92-99: found opponent 1 in round 1, expected an opponent whose own record names 2; that of 1 names 7
    "#);
}

#[test]
fn a_self_pairing_is_named() {
    insta::assert_snapshot!(faults("   2 w 1", "   1 w 1"), @r#"
    bad.trf:4: columns 92-99: found number 1 against himself, expected another player's number
    bad.trf:5: columns 92-99: found opponent 1 in round 1, expected an opponent whose own record names 2; that of 1 names 1
    "#);
}

#[test]
fn a_day_that_does_not_exist_is_named() {
    insta::assert_snapshot!(faults("2026/03/01", "2026/02/30"), @r#"bad.trf:2: columns 5-14: found "2026/02/30", expected a day that exists, as YYYY/MM/DD, of the years 1900 to 2200"#);
    insta::assert_snapshot!(faults("1991/05/00", "1991/13/00"), @r#"bad.trf:5: columns 70-79: found "1991/13/00", expected a date of birth from 1900 on that exists, as YYYY/MM/DD with 00 for what is unknown"#);
    insta::assert_snapshot!(faults("1990/00/00", "2030/00/00"), @r#"bad.trf:4: columns 70-79: found a birth in 2030, expected a year not after 2026, in which the event begins"#);
    insta::assert_snapshot!(faults("2026/03/02", "2026/02/02"), @r#"bad.trf:3: columns 5-14: found "2026/02/02", expected days in order: the event is to run from 2026/03/01 to 2026/02/02"#);
}

#[test]
fn a_rating_of_zero_is_unrated_and_one_of_5000_is_wrong() {
    let text = GOOD.replace("2400 NOR", "   0 NOR");
    let event = trf::read("zero.trf", text.as_bytes()).expect("zero means unrated");
    assert_eq!(event.competitors[0].rating, None);
    insta::assert_snapshot!(faults("2400 NOR", "5000 NOR"), @r#"bad.trf:4: columns 49-52: found "5000", expected a rating from 0 to 4000"#);
}

#[test]
fn duplicates_are_named_with_the_first() {
    insta::assert_snapshot!(faults("001    3 m", "001    2 m"), @r#"bad.trf:6: columns 5-8: found "   2", expected a number of its own; line 5 has this one already"#);
    insta::assert_snapshot!(faults("100003", "100001"), @r#"bad.trf:6: columns 58-68: found the FIDE number 100001, expected a number of its own; line 4 has this one already"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\nXXR 6"), @r#"bad.trf:8: columns 1-3: found "XXR", expected one such record; line 7 is the first"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n142 6"), @r#"bad.trf:8: column 5: found "6", expected 5 rounds, as another record states"#);
}

#[test]
fn points_that_the_results_do_not_give_are_named() {
    insta::assert_snapshot!(faults(" 2.0    1", " 2.5    1"), @r#"bad.trf:4: columns 81-84: found "2.5", expected 2.0, which the results of 2 rounds are worth"#);
    insta::assert_snapshot!(faults(" 2.0    1", " 2,0    1"), @r#"bad.trf:4: columns 81-84: found " 2,0", expected points with at most one decimal, such as 5.5"#);
}

#[test]
fn more_rounds_than_announced_are_named() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 1"), @r#"bad.trf:4: columns 102-109: found a pairing of round 2, expected at most the 1 rounds announced"#);
}

#[test]
fn a_ban_of_somebody_unknown_is_named() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\nXXP 1 9"), @r#"bad.trf:8: column 7: found "9", expected the number of a player (a record 001)"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR five"), @r#"bad.trf:7: columns 5-8: found "five", expected a round from 1 to 99"#);
    insta::assert_snapshot!(faults("XXC white1", "XXC green1"), @r#"bad.trf:8: columns 5-10: found "green1", expected white1 or black1, the colour drawn before round 1"#);
}

#[test]
fn a_ban_of_one_of_nobody_and_of_the_same_player_twice_is_named() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\nXXP 1 1"), @r#"bad.trf:8: column 7: found "1", expected a number that the record does not name yet: nobody meets himself"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\nXXP 1"), @r#"bad.trf:8: column 5: found "1", expected two numbers at least, of those who must not meet"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\nXXP"), @r#"bad.trf:8: columns 1-3: found "XXP", expected two numbers at least, of those who must not meet"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n260   1   5    2    2"), @r#"bad.trf:8: columns 18-21: found "   2", expected a number that the record does not name yet: nobody meets himself"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n260   1   5    2"), @r#"bad.trf:8: columns 13-16: found "   2", expected two numbers at least, of those who must not meet"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n260   1   5"), @r#"bad.trf:8: columns 1-11: found "260   1   5", expected two numbers at least, of those who must not meet"#);
}

#[test]
fn a_tie_break_that_is_none_or_stands_twice_is_named() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n202 DE,BUCH"), @r#"bad.trf:8: columns 8-11: found "BUCH", expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n202 BH/C1, BH/C9"), @r#"bad.trf:8: columns 12-16: found "BH/C9", expected one of BH, BH/C1, BH/C2, BH/M1, BH/M2; for teams with :MP or :GP before the stroke"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n212 PTS,DE,PTS"), @r#"bad.trf:8: columns 12-14: found "PTS", expected a tie-break that is not in the list yet, as PTS is"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n212 PTS,,DE"), @"bad.trf:8: column 9: found nothing, expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE");
}

#[test]
fn a_draw_for_one_and_a_loss_for_the_other_needs_the_word_of_a_referee() {
    let game = |one: &str, other: &str| {
        GOOD.replacen("2 w 1", one, 1).replacen("1 b 0", other, 1).replace(" 2.0    1", "        1")
    };
    let text = game("2 w =", "1 b 0");
    let error = trf::read("bad.trf", text.as_bytes()).expect_err("half a point from nowhere");
    insta::assert_snapshot!(told(&error), @"bad.trf:4: columns 92-99: found a draw for 1 and a loss for 2 in round 1, expected results that fit together");
    let given = format!("{text}299 D      0.5   1    1\n");
    trf::read("given.trf", given.as_bytes()).expect("the referee gave it");
    let lost = game("2 w 0", "1 b 0");
    trf::read("lost.trf", lost.as_bytes()).expect("both can have lost");
}

#[test]
fn a_bye_stated_twice_or_against_a_players_own_record_is_named() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n240 H 001    1"), @r#"bad.trf:8: columns 11-14: found "   1", expected a competitor whom no other record has in round 1"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n240 H 003    1\n240 Z 003    1"), @r#"bad.trf:9: columns 11-14: found "   1", expected a competitor whom no other record has in round 3"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\n240 U 003    1"), @r#"bad.trf:8: column 5: found "U", expected one of the byes F, H or Z"#);
    let agreeing = GOOD.replace("0000 - U    1 w 0", "0000 - U    1 w 0  0000 - H");
    let agreeing = agreeing.replace("XXR 5", "XXR 5\n240 H 003    3");
    trf::read("agreeing.trf", agreeing.as_bytes()).expect("both records say the same");
}

#[test]
fn virtual_points_stated_twice_are_named() {
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\nXXA    1  1.0\nXXA    1  1.0"), @r#"bad.trf:9: columns 5-8: found "   1", expected a player whose virtual points are not stated yet"#);
    insta::assert_snapshot!(faults("XXR 5", "XXR 5\nXXA    1  x.0"), @r#"bad.trf:8: columns 10-13: found " x.0", expected points with at most one decimal, such as 5.5"#);
}

#[test]
fn a_player_in_two_teams_is_named() {
    let teams = "XXR 5\n013 North                              1    2\n013 South                              2    3";
    insta::assert_snapshot!(faults("XXR 5", teams), @r#"bad.trf:9: columns 37-40: found "   2", expected a player who is in no other team"#);
}

#[test]
fn settings_of_the_lot_may_stand_in_one_record_or_several() {
    for settings in ["XXC white1 rank", "XXC rank\nXXC white1"] {
        let text = GOOD.replace("XXC white1", settings);
        let event = trf::read("settings.trf", text.as_bytes()).expect("good settings");
        assert_eq!(event.initial_colour, good().initial_colour);
        assert_eq!(event.kept, ["XXC rank"]);
        assert_eq!(trf::read("again.trf", trf::write(&event).as_bytes()), Ok(event));
    }
    insta::assert_snapshot!(faults("XXC white1", "XXC white1\nXXC black1"), @r#"bad.trf:9: columns 5-10: found "black1", expected white, as another record states"#);
}

#[test]
fn an_empty_event_is_no_event() {
    let error = trf::read("empty.trf", b"").expect_err("nobody plays");
    insta::assert_snapshot!(told(&error), @r#"empty.trf:1: columns 1-3: found the end of the file, expected at least one player (a record 001)"#);
    let error = trf::read("empty.trf", b"012 Nobody\n\n").expect_err("nobody plays");
    insta::assert_snapshot!(told(&error), @r#"empty.trf:2: columns 1-3: found the end of the file, expected at least one player (a record 001)"#);
}

#[test]
fn another_encoding_and_what_is_no_report_at_all_are_named() {
    let error = trf::read("old.trf", b"012 Orl\xE9ans\n").expect_err("Latin-1");
    insta::assert_snapshot!(told(&error), @r#"old.trf:1: column 8: found the byte 0xE9, which is not UTF-8, expected text saved as UTF-8"#);
    let error = trf::read("wide.trf", b"\xFF\xFE0\x001\x002\x00").expect_err("UTF-16");
    insta::assert_snapshot!(told(&error), @r#"wide.trf:1: column 1: found the byte order mark of a UTF-16 file, expected text saved as UTF-8"#);
    let error = trf::read("tabs.trf", b"001\t1\n").expect_err("tabs");
    insta::assert_snapshot!(told(&error), @r#"tabs.trf:1: column 4: found the control character '\t', expected text in fixed columns, filled with blanks"#);
    let error = trf::read("letter.txt", b"Dear referee,\n").expect_err("a letter");
    insta::assert_snapshot!(told(&error), @r#"letter.txt:1: columns 1-4: found "Dear", expected a record's code of three digits or capitals and a blank"#);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_500) })]

    /// Typing errors are refused or read, but no file is read in part: a file that was read can be
    /// written, read again, and paired or refused.
    #[test]
    fn a_file_with_slips_is_read_whole_or_refused(
        slips in prop::collection::vec((any::<prop::sample::Index>(), "[ 0-9wbUHZ=+a\u{e9}\r\n-]"), 1..4),
    ) {
        let mut letters: Vec<String> = GOOD.chars().map(String::from).collect();
        for (place, slip) in slips {
            let place = place.index(letters.len());
            letters[place] = slip;
        }
        let text = letters.concat();
        match trf::read("slips.trf", text.as_bytes()) {
            Err(error) => prop_assert!(!error.faults.is_empty()),
            Ok(event) => {
                let again = trf::read("again.trf", trf::write(&event).as_bytes());
                let stated = |mut event: Event| {
                    // The points of the results are written even if the file did not state them.
                    event.competitors.iter_mut().for_each(|entered| entered.stated_points = None);
                    event
                };
                prop_assert_eq!(again.map(stated), Ok(stated(event.clone())));
                if let Err(refusal) = swiss::pair(&event) {
                    let told = referee_messages::Words::english().say(&refusal.message());
                    prop_assert!(!told.is_empty() && !told.contains('{'), "{told}");
                }
            }
        }
    }
}
