//! The commands as a script sees them: arguments in, text and verdict out.

use std::path::{Path, PathBuf};

use clap::{CommandFactory, Parser};

use super::{EventCommand, Failure, Verdict};

#[derive(Debug, Parser)]
struct CommandLine {
    #[command(subcommand)]
    command: EventCommand,
}

/// The output and the verdict of a command, or the sentence it fails with.
fn ran(arguments: &[&str]) -> Result<(String, Verdict), String> {
    let line = ["referee-server"].iter().chain(arguments);
    let command = CommandLine::try_parse_from(line).map_err(|error| error.to_string())?.command;
    let mut out = Vec::new();
    let verdict = match &command {
        EventCommand::Pair(command) => super::pair::run(command, &mut out),
        EventCommand::Standings(command) => super::standings::run(command, &mut out),
        EventCommand::Check(command) => super::check::run(command, &mut out),
        EventCommand::Rate(command) => super::rate::run(command, &mut out),
        EventCommand::Simulate(command) => super::simulate::run(command, &mut out),
    };
    let told = String::from_utf8(out).expect("commands print text");
    match verdict {
        Ok(verdict) => Ok((told, verdict)),
        Err(Failure::Input(sentence)) => Err(sentence),
        Err(Failure::Output(error)) => panic!("a vector takes everything: {error}"),
    }
}

/// The output of a command up to its failure, and the sentence it fails with.
fn printed(arguments: &[&str]) -> (String, String) {
    let line = ["referee-server"].iter().chain(arguments);
    let command = CommandLine::try_parse_from(line).expect("known arguments").command;
    let mut out = Vec::new();
    let EventCommand::Pair(command) = &command else { panic!("only a round is explained") };
    match super::pair::run(command, &mut out) {
        Err(Failure::Input(sentence)) => {
            (String::from_utf8(out).expect("commands print text"), sentence)
        }
        other => panic!("{other:?}"),
    }
}

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data").join(folder)
}

/// The files of a folder that end so, by name.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let listed = std::fs::read_dir(data(folder)).expect("the data are part of the repository");
    let mut files: Vec<PathBuf> = listed
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.to_string_lossy().ends_with(ending))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

/// A folder with one file of this text.
fn written(name: &str, text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("the folder is writable");
    let path = path.to_str().expect("a plain path").to_owned();
    (folder, path)
}

const EVENING: &str = "\
012 Evening blitz
001    1 m    Berg, Ann                         2400
001    2 m    Costa, Bea                        2300
001    3 m    Dahl, Carl                        2200
001    4 m    Egede, Dora                       2100
001    5 m    Falk, Emil                        2000
142 3
152 W
";

#[test]
fn pair_prints_every_known_case_to_the_letter() {
    for file in files("swiss", ".trf") {
        let expected = std::fs::read_to_string(file.with_extension("pairs")).expect("its answer");
        let path = file.to_str().expect("a plain path");
        let (told, verdict) = ran(&["pair", path]).expect("a readable file");
        assert_eq!(told, expected, "{path}");
        let none = expected.trim() == "none";
        assert_eq!(verdict, if none { Verdict::No } else { Verdict::Yes }, "{path}");
    }
}

#[test]
fn pair_explains_everybody_one_player_or_a_proposal_wherever_the_file_stands() {
    let (_folder, path) = written("evening.trf", EVENING);
    let (pairing, _) = ran(&["pair", &path]).expect("a lawful round");
    assert_eq!(pairing, "3\n1 3\n4 2\n5 0\n");
    for arguments in [["pair", &path, "--explain"], ["pair", "--explain", &path]] {
        let (told, _) = ran(&arguments).expect("a lawful round");
        let reasons = told.strip_prefix(&format!("{pairing}\n")).expect("the round comes first");
        for number in 1..=5 {
            assert!(reasons.contains(&number.to_string()), "{reasons}");
        }
    }
    let (told, _) = ran(&["pair", &path, "--explain", "4"]).expect("4 is paired");
    let reasons = told.strip_prefix(&format!("{pairing}\n")).expect("the round comes first");
    assert!(reasons.contains('4') && !reasons.contains("Bye"), "{reasons}");
    let (told, _) = ran(&["pair", "--explain", "1", "2", &path]).expect("both are to be paired");
    assert!(!told.contains("1 3\n"), "a proposal is answered, not the round: {told}");
    for number in ["0", "9", "65535"] {
        let refused = printed(&["pair", &path, "--explain", number]);
        let sentence = format!("--explain: {number} is not among those to be paired in round 1 of");
        let (out, refusal) = refused;
        assert!(out.is_empty() && refusal.starts_with(&sentence), "{out}{refusal}");
    }
    let refused = ran(&["pair", &path, "--explain", "2", "2"]).expect_err("one player");
    assert!(refused.starts_with("--explain: 2 cannot meet himself"), "{refused}");
    let refused = ran(&["pair", &path, "--explain", "x", "2"]).expect_err("no number");
    assert_eq!(refused, "--explain takes start numbers, not \"x\"");
}

#[test]
fn pair_serves_teams_and_round_robins_too() {
    for (kind, first) in [("team-swiss-b", "3\n"), ("round-robin", "3\n")] {
        let simulated = ["simulate", "--kind", kind, "--competitors", "6", "--incidents", "none"];
        let (file, _) = ran(&simulated).expect("a simulated kind");
        // Before the first round: nobody has an entry yet.
        let before: String = file
            .lines()
            .filter(|line| !line.starts_with("320"))
            .flat_map(|line| {
                [line.get(..80).filter(|_| line.starts_with("001")).unwrap_or(line), "\n"]
            })
            .collect();
        let (_folder, path) = written("before.trf", &before);
        let (told, verdict) = ran(&["pair", &path]).expect("the first round");
        assert!(told.starts_with(first) && told.lines().count() == 4, "{told}");
        assert_eq!(verdict, Verdict::Yes);
        let (told, _) = ran(&["pair", &path, "--explain"]).expect("the first round");
        assert!(told.lines().count() > 5, "{told}");
    }
}

#[test]
fn standings_gives_the_known_places_of_every_list() {
    for file in files("tiebreaks", ".standings.tsv") {
        let known = std::fs::read_to_string(&file).expect("known places");
        let report = file.to_string_lossy().replace(".standings.tsv", ".trf");
        let mut lists: Vec<&str> =
            known.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
        lists.dedup();
        for list in lists {
            let (told, verdict) =
                ran(&["standings", &report, "--tie-breaks", list]).expect("a known list");
            assert_eq!(verdict, Verdict::Yes);
            let mut places: Vec<String> = told
                .lines()
                .skip(1)
                .map(|line| line.split('\t').take(2).collect::<Vec<_>>().join("\t"))
                .collect();
            let mut expected: Vec<String> = known
                .lines()
                .skip(1)
                .filter_map(|line| line.strip_prefix(list)?.strip_prefix('\t'))
                .map(str::to_owned)
                .collect();
            places.sort();
            expected.sort();
            assert_eq!(places, expected, "{report} {list}");
        }
    }
}

#[test]
fn standings_without_a_list_uses_that_of_the_file_or_the_usual_one() {
    let (file, _) =
        ran(&["simulate", "--kind", "round-robin", "--competitors", "6"]).expect("made");
    let (_folder, path) = written("event.trf", &file);
    let (told, _) = ran(&["standings", &path]).expect("ranked");
    assert!(told.starts_with("Rank\tStartNo\tPTS\tDE\tWIN\tSB\tKS\n"), "{told}");
    let (told, _) = ran(&["standings", &path, "--csv", "--tie-breaks", "PTS,SB"]).expect("ranked");
    assert!(told.starts_with("Rank,StartNo,PTS,SB\n"), "{told}");
    let refused = ran(&["standings", &path, "--tie-breaks", "PTS,BH"]).expect_err("a round robin");
    assert!(refused.contains("forbidden"), "{refused}");
    let refused = ran(&["standings", &path, "--tie-breaks", "PTS,HB"]).expect_err("no code");
    assert!(refused.contains("HB"), "{refused}");
}

#[test]
fn check_accepts_what_pair_made_and_tells_what_was_changed() {
    let simulated = ["simulate", "--competitors", "14", "--rounds", "5", "--incidents", "none"];
    let (file, _) = ran(&simulated).expect("made");
    let (_folder, path) = written("event.trf", &file);
    let (told, verdict) = ran(&["check", &path]).expect("readable");
    assert_eq!(verdict, Verdict::Yes, "{told}");
    // Rounds 1 and 2 change places: nobody meets twice, and nothing else is lawful any more.
    let swapped: String = file
        .lines()
        .map(|line| match (line.starts_with("001"), line.len()) {
            (true, 111..) => {
                let (first, second) = (&line[91..101], &line[101..111]);
                format!("{}{second}{first}{}\n", &line[..91], &line[111..])
            }
            _ => format!("{line}\n"),
        })
        .collect();
    let (_folder, path) = written("swapped.trf", &swapped);
    let (told, verdict) = ran(&["check", &path]).expect("readable");
    assert_eq!(verdict, Verdict::No, "{told}");
}

#[test]
fn check_says_what_it_could_not_judge_and_never_calls_that_lawful() {
    let (_folder, path) = written("evening.trf", EVENING);
    let (told, verdict) = ran(&["check", &path]).expect("readable");
    assert_eq!(verdict, Verdict::NotJudged);
    insta::assert_snapshot!(told, @r#"
    standings: not judged: the event is not over
    in all: nothing was judged
    "#);
    let strange = EVENING.replace("152 W", "152 W\n192 FIDE_DUBOV");
    let (_folder, path) = written("strange.trf", &strange);
    let refused = ran(&["check", &path]).expect_err("no system that is checked");
    insta::assert_snapshot!(without_folder(&refused), @r#"strange.trf:9: columns 5-14: found "FIDE_DUBOV", expected a system whose pairings are checked: FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA or _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN or BERGER_ROUNDROBIN (TEAM_ or DOUBLE before ROUNDROBIN, _G2 at the end), CUSTOM_LEAGUE_ROUNDROBIN"#);
    let simulated = ["simulate", "--competitors", "14", "--rounds", "5", "--incidents", "none"];
    let (file, _) = ran(&simulated).expect("made");
    let (_folder, path) = written("event.trf", &file);
    let (told, verdict) = ran(&["check", &path]).expect("readable");
    assert_eq!(verdict, Verdict::Yes);
    insta::assert_snapshot!(told.lines().last().expect("a summary"), @"in all: rounds: 5 lawful, 0 not lawful, 0 not judged; standings: not judged");
}

#[test]
fn rate_posts_tables_and_report_files() {
    let players =
        "id,name,born,fide_standard,national\na,\"Berg, Ann\",1990,1700,\nb,Bo,1980,,1850\n";
    let games = "event,day,white,black,result\n1,2026/11/21,a,b,1-0\n1,2026/11/21,b,a,+/-\n";
    let (_players, players) = written("players.csv", players);
    let (_games, games) = written("games.csv", games);
    let show = |what| {
        let arguments = ["rate", &games, "--players", &players, "--show", what];
        ran(&arguments).expect("readable").0
    };
    insta::assert_snapshot!(show("list"), @r#"
    id,name,rating,exact,games,factor
    b,Bo,1822,1822.00,1,40
    a,"Berg, Ann",1728,1728.00,1,40
    "#);
    insta::assert_snapshot!(show("audit"), @"
    event,day,id,opponent,before,opponent_rating,expected,score,factor,change,after
    1,2026/11/21,a,b,1700.00,1850,0.30,1.0,40,28.00,1728.00
    1,2026/11/21,b,a,1850.00,1700,0.70,0.0,40,-28.00,1822.00
    1,2026/11/21,b,a,,,,,,a forfeit is never rated,
    1,2026/11/21,a,b,,,,,,a forfeit is never rated,
    ");
    let report = files("swiss", ".trf").remove(0);
    let (list, _) = ran(&["rate", report.to_str().expect("a plain path")]).expect("readable");
    assert!(list.lines().count() > 10, "{list}");
}

#[test]
fn simulate_makes_the_same_readable_file_every_time() {
    for kind in ["swiss", "swiss-baku", "team-swiss-a", "one-day", "league", "intramural"] {
        let arguments = ["simulate", "--kind", kind, "--competitors", "8", "--seed", "3"];
        let (file, _) = ran(&arguments).expect("made");
        assert_eq!(ran(&arguments).expect("made").0, file);
        let (_folder, path) = written("event.trf", &file);
        ran(&["standings", &path, "--tie-breaks", "PTS"])
            .or_else(|_| ran(&["standings", &path]))
            .expect("readable");
    }
    let refused = ran(&["simulate", "--kind", "swiss", "--competitors", "1"]).expect_err("alone");
    assert_eq!(refused, "swiss is simulated with 2 to 4000 competitors, not 1");
}

#[test]
fn what_cannot_be_read_is_named() {
    for command in ["pair", "standings", "check"] {
        let refused = ran(&[command, "no/such/file.trf"]).expect_err("no such file");
        assert!(refused.starts_with("could not read no/such/file.trf: "), "{refused}");
        let (_folder, path) = written("broken.trf", "001    x m    Berg, Ann\n");
        let refused = ran(&[command, &path]).expect_err("no start number");
        assert!(refused.contains("broken.trf:1: columns 5-8: found \"   x\""), "{refused}");
    }
    let (_folder, path) = written("empty.trf", "");
    assert!(ran(&["pair", &path]).is_err(), "an empty event is not paired");
}

/// A sentence without the folder of the file it names.
fn without_folder(sentence: &str) -> String {
    let lines = sentence.lines().map(|line| {
        line.split_once(".trf:").map_or(line.to_owned(), |(path, rest)| {
            format!("{}.trf:{rest}", path.rsplit('/').next().unwrap_or(path))
        })
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The sentence with which `pair` refuses the evening after a change.
fn unpaired(from: &str, to: &str) -> String {
    assert!(EVENING.contains(from), "the change {from:?} must hit");
    let (_folder, path) = written("evening.trf", &EVENING.replace(from, to));
    without_folder(&ran(&["pair", &path]).expect_err("not to be paired"))
}

#[test]
fn whatever_keeps_a_round_from_being_paired_is_named_with_its_place() {
    insta::assert_snapshot!(unpaired("152 W\n", ""), @"evening.trf:7: columns 1-3: found the end of the file, expected the colour drawn by lot before round 1 (record 152 with W or B, or XXC with white1 or black1)");
    insta::assert_snapshot!(unpaired("142 3\n", ""), @"evening.trf:7: columns 1-3: found the end of the file, expected the number of rounds before it (record 142 or XXR): the last round has rules of its own");
    insta::assert_snapshot!(unpaired("152 W", "152 W\n192 FIDE_DUBOV"), @r#"evening.trf:9: columns 5-14: found "FIDE_DUBOV", expected a system that is paired from a report file: FIDE_DUTCH (_2025, _2026, _BAKU), FIDE_TEAM (_TYPEA or _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN or BERGER_ROUNDROBIN (TEAM_ or DOUBLE before ROUNDROBIN, _G2 at the end)"#);
    insta::assert_snapshot!(unpaired("152 W", "152 W\n192 FIDE_TEAM"), @r#"evening.trf:9: columns 5-13: found "FIDE_TEAM" in a file without teams, expected teams (records 310 or 013), or a system of players"#);
    insta::assert_snapshot!(unpaired("152 W", "152 W\n240 H 001    1    2    3    4    5"), @"evening.trf:9: columns 5-34: found a bye in round 1, as for everybody, expected a player at least for whom that round is open");
    insta::assert_snapshot!(unpaired("152 W", "152 W\n162  W 3.0    D 1.0    L 0.0\n192 FIDE_DUTCH_BAKU"), @r#"evening.trf:9: columns 5-28: found " W 3.0    D 1.0    L 0.0", expected a win worth two draws and a loss worth nothing, as acceleration needs"#);
    let white = " 2400".to_owned() + &" ".repeat(39) + "   2 w";
    let pending = unpaired(
        " 2400\n001    2 m    Costa, Bea                        2300\n",
        &format!(
            "{white}\n001    2 m    Costa, Bea                        2300{}   1 b\n",
            " ".repeat(39)
        ),
    );
    insta::assert_snapshot!(pending, @"evening.trf:2: columns 92-99: found no result of 1 against 2 in round 1, expected one of the results 1 = 0 W D L + -, before the next round is paired");
    let over = unpaired(
        " 2400\n001    2 m    Costa, Bea                        2300\n001    3 m    Dahl, Carl                        2200\n001    4 m    Egede, Dora                       2100\n001    5 m    Falk, Emil                        2000\n142 3\n",
        &format!(
            "{white} =\n001    2 m    Costa, Bea                        2300{}   1 b =\n142 1\n",
            " ".repeat(39)
        ),
    );
    insta::assert_snapshot!(over, @r#"evening.trf:4: column 5: found "1", and all of these rounds are paired, expected more rounds than are paired"#);
    let table = EVENING.replace("152 W", "152 W\n192 FIDE_ROUNDROBIN");
    let alone: String = table
        .lines()
        .filter(|line| !line.starts_with("001    ") || line.contains("Berg"))
        .flat_map(|line| [line, "\n"])
        .collect();
    let (_folder, path) = written("alone.trf", &alone);
    insta::assert_snapshot!(without_folder(&ran(&["pair", &path]).expect_err("alone")), @"alone.trf:5: columns 1-3: found the end of the file after competitor 1, expected 2 competitors at least");
}

#[test]
fn a_list_of_tie_breaks_that_cannot_be_applied_is_named_with_its_place() {
    let (_folder, path) = written("evening.trf", EVENING);
    let refused = |list: &str| {
        ran(&["standings", &path, "--tie-breaks", list]).expect_err("no list for this event")
    };
    insta::assert_snapshot!(refused("PTS, HB"), @r#"--tie-breaks:1: columns 6-7: found "HB", expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE"#);
    insta::assert_snapshot!(refused("PTS,BH:MP"), @r#"--tie-breaks:1: columns 5-9: found "BH:MP", expected a tie-break for players, since the event has no teams"#);
    insta::assert_snapshot!(refused("PTS,EDE"), @r#"--tie-breaks:1: columns 5-7: found "EDE", expected a tie-break for players, since the event has no teams"#);
    insta::assert_snapshot!(refused(""), @"--tie-breaks:1: column 1: found nothing, expected one of PTS, MP, MPTS, GP, GPTS, DE, EDE, WIN, WON, BWG, BPG, PS, REP, STD, BH, FB, AOB, SB, EMMSB, EMGSB, EGMSB, EGGSB, KS, SSSC, RTNG, TPN, ARO, TPR, PTP, APRO, APPO, BC, TBR, BBE");
    let robin = EVENING.replace("152 W", "152 W\n192 FIDE_ROUNDROBIN\n202 SB, BH/C1");
    let (_folder, path) = written("robin.trf", &robin);
    let refused = ran(&["standings", &path]).expect_err("a Buchholz");
    insta::assert_snapshot!(without_folder(&refused), @r#"robin.trf:10: columns 9-13: found "BH/C1", expected no Buchholz, which is forbidden where the pairings were set before the start"#);
}

#[test]
fn a_table_of_games_is_refused_with_file_line_and_columns() {
    let (_players, players) = written("players.csv", "id,name\na,Ann\nb,Bo\n");
    let (_games, games) =
        written("games.csv", "event,day,white,black,result\n1,2026/11/21,a,z,1-0\n");
    let refused = ran(&["rate", &games, "--players", &players]).expect_err("no z");
    assert!(refused.ends_with("games.csv:2: column 4: found \"z\" in column \"black\", expected the id of a player on the list"), "{refused}");
    let (_games, games) = written("bare.csv", "1,2026/11/21,a,b,1-0\n");
    let refused = ran(&["rate", &games, "--players", &players]).expect_err("no header");
    assert!(
        refused.ends_with("bare.csv:1: columns 1-5: found \"1,2026/11/21,a,b,1-0\", expected a header line with the columns event,day,white,black,result,game"),
        "{refused}"
    );
    let unborn = format!(
        "132{}09/11/22\n001    1 m    Berg, Ann{}2400{}2010/00/00{}2 w 1\n001    2 m    Costa, Bea{}2300{}1 b 0\n",
        " ".repeat(88),
        " ".repeat(25),
        " ".repeat(17),
        " ".repeat(15),
        " ".repeat(24),
        " ".repeat(42)
    );
    let (_folder, path) = written("unborn.trf", &unborn);
    let refused = ran(&["rate", &path]).expect_err("born after the round");
    insta::assert_snapshot!(without_folder(&refused), @r#"unborn.trf:1: columns 92-99: found "09/11/22", expected a day not before 2010, the year of birth of 1"#);
    let day = format!("132{}26/11/22  26/11/21", " ".repeat(88));
    let (_folder, path) = written("days.trf", &EVENING.replace("142 3", &day));
    let refused = ran(&["rate", &path]).expect_err("round 2 before round 1");
    insta::assert_snapshot!(without_folder(&refused), @r#"days.trf:7: columns 102-109: found "26/11/21", expected a day not before 2026/11/22 of round 1"#);
}

#[test]
fn a_round_of_teams_is_explained_match_by_match_with_scores_and_colours() {
    let simulated = [
        "simulate",
        "--kind",
        "team-swiss-a",
        "--competitors",
        "7",
        "--rounds",
        "3",
        "--seed",
        "5",
    ];
    let (file, _) = ran(&simulated).expect("a simulated kind");
    let (_folder, path) = written("teams.trf", &file.replace("142 3", "142 5"));
    let (told, _) = ran(&["pair", &path, "--explain"]).expect("a lawful round");
    let reasons = told.split_once("\n\n").expect("the round, then the reasons").1;
    assert_eq!(reasons.matches("has White against").count(), 3, "every match once: {reasons}");
    assert!(!reasons.contains("C9"), "type A has no strong preferences: {reasons}");
    insta::assert_snapshot!(reasons, @r#"
    team 7 (5.0 MP, had BW) has White against team 3 (6.0 MP, had WBW): 4.3.5: the lower colour difference has White
      Scoregroup: team 7 is pulled up to the teams with 6.0, which need 1 (C4) with scores 5.0 (C5); the next scoregroup is left to need 0 (C6), 0 floated last round (C7), and of such sets it is the first by number (3.5.4)
      Opponents: the first in the order of the pairings (3.6.3), upper half against lower by number
    team 1 (3.0 MP, had WBB) has White against team 6 (1.0 MP, had BW): 4.3.2: only one team has a colour preference
      Scoregroup: team 6 is pulled up to the teams with 3.0, which need 2 (C4) with scores 1.0 1.0 (C5); the next scoregroup is left to need 0 (C6), 0 floated last round (C7), and of such sets it is the first by number (3.5.4)
      Opponents: by the order of the pairings (3.6.3) team 1 would meet team 5, but this is not lawful: C1: team 1 and team 5 have met, or the event keeps them apart
    team 4 (3.0 MP, had BWB) has White against team 5 (1.0 MP, had WW): 4.3.2: only one team has a colour preference
      Scoregroup: team 5 is pulled up to the teams with 3.0, which need 2 (C4) with scores 1.0 1.0 (C5); the next scoregroup is left to need 0 (C6), 0 floated last round (C7), and of such sets it is the first by number (3.5.4)
      Opponents: by the order of the pairings (3.6.3) team 4 would meet team 6, but this is not lawful: C1: team 4 and team 6 have met, or the event keeps them apart
    team 2 (2.0 MP, had BWB) has no opponent: of the teams that may have the bye (C2) and without which the others can be paired, it has the lowest score, then the most matches played, then the largest number (3.4)
    "#);
    let bye = reasons.lines().find(|line| line.contains("has no opponent")).expect("seven teams");
    let number = bye.split(' ').nth(1).expect("team and its number");
    let (told, _) = ran(&["pair", &path, "--explain", number, "0"]).expect("a team");
    assert_eq!(told, format!("team {number} has no opponent in the lawful pairing\n"));
    let (all, refused): (Vec<_>, Vec<_>) = (1..=7)
        .map(|number| ran(&["pair", &path, "--explain", &number.to_string(), "0"]))
        .partition(Result::is_ok);
    assert_eq!((all.len(), refused.len()), (7, 0));
}

#[test]
fn a_bye_is_questioned_by_a_proposal_without_opponent() {
    let (_folder, path) = written("evening.trf", EVENING);
    let (told, _) = ran(&["pair", &path, "--explain", "4", "0"]).expect("4 is there");
    assert_eq!(ran(&["pair", &path, "--explain", "0", "4"]).expect("the same").0, told);
    insta::assert_snapshot!(told, @"that is as good by every criterion, but the rules take the pairing that comes first in their order (bracket of 0.0, art. 4.2): 2 meets 4 in the pairing, 2 meets 5 otherwise.");
    let (told, _) = ran(&["pair", &path, "--explain", "5"]).expect("5 has the bye");
    assert!(told.contains("4, of the same score, cannot have it: "), "{told}");
    let robin = EVENING.replace("152 W", "192 FIDE_ROUNDROBIN\n240 Z 001    2");
    let (_folder, path) = written("robin.trf", &robin.replace("142 3", "142 5"));
    let (told, _) = ran(&["pair", &path]).expect("2 is away");
    assert_eq!(told, "3\n3 4\n5 0\n1 0\n");
}

#[test]
fn a_team_that_is_not_there_is_no_pair_to_explain() {
    let simulated = ["simulate", "--kind", "team-swiss-a", "--competitors", "6", "--rounds", "1"];
    let (file, _) = ran(&simulated).expect("a simulated kind");
    let (_folder, path) = written("teams.trf", &file.replace("142 1", "142 3"));
    let (out, refusal) = printed(&["pair", &path, "--explain", "1", "77"]);
    assert!(out.is_empty() && refusal.starts_with("--explain: team 77 is not among"), "{refusal}");
    let (out, refusal) = printed(&["pair", &path, "--explain", "77"]);
    assert!(out.is_empty() && refusal.starts_with("--explain: team 77 is not among"), "{refusal}");
}

#[test]
fn every_help_page_shows_its_formats_by_example() {
    let mut line = CommandLine::command();
    for command in line.get_subcommands_mut() {
        let help = command.render_long_help().to_string();
        assert!(help.contains("$ referee-server "), "{help}");
        assert!(help.contains("Status: 0"), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 120), "{help}");
    }
}
