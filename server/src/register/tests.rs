//! The register on real folders: kept, changed, forgotten, damaged.

use super::*;
use std::fs;

fn judit() -> Person {
    Person {
        born: Some(BirthDate { year: 1976, month: Some(7), day: Some(23) }),
        fide_id: Some(700_070),
        federation: Some("HUN".into()),
        handle: Some("queen_76".into()),
        sex: Some(Sex::Woman),
        ..Person::named("Polgár", "Judit")
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Enters persons of whom nothing was said before.
fn enter(file: &Path, persons: &Persons) -> Result<Register, RegisterError> {
    super::enter(file, persons, &Persons::new())
}

fn persons<const N: usize>(persons: [(u32, Person); N]) -> Persons {
    persons.into_iter().map(|(player, person)| (PlayerId(player), person)).collect()
}

#[test]
fn a_person_is_found_again_as_last_entered() {
    let folder = folder();
    let file = file(folder.path());
    let hou = || Person::named("Hou", "Yifan");
    enter(&file, &persons([(1, Person::named("Polgar", "Judith")), (2, hou())])).expect("kept");
    let all = enter(&file, &persons([(1, judit())])).expect("kept");
    assert_eq!(all.persons(), &persons([(1, judit()), (2, hou())]));
    assert_eq!(read(&file).expect("readable"), all);
}

#[cfg(unix)]
#[test]
fn im_1_1_nobody_else_may_read_names_and_handles_not_even_after_a_copy_was_put_back() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let file = file(folder.path());
    let mode = || fs::metadata(&file).expect("there").permissions().mode() & 0o777;
    enter(&file, &persons([(1, judit())])).expect("kept");
    assert_eq!(mode(), 0o600);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("ours");
    enter(&file, &Persons::new()).expect("the server starts");
    assert_eq!(mode(), 0o600);
}

#[test]
fn a_person_whose_entry_is_deleted_is_forgotten() {
    let folder = folder();
    let file = file(folder.path());
    enter(&file, &persons([(1, judit()), (2, Person::named("Hou", "Yifan"))])).expect("kept");
    let text = fs::read_to_string(&file).expect("plain text");
    let entry = text.find("  \"1\": {").zip(text.find("  \"2\": {")).expect("an entry a person");
    let edited = [&text[..entry.0], &text[entry.1..]].concat();
    fs::write(&file, &edited).expect("written");
    let told = read(&file).expect_err("the checksum is of another text").to_string();
    assert!(told.contains("first and last line"), "{told}");
    // as the message says
    let lines: Vec<&str> = edited.lines().collect();
    fs::write(&file, lines[1..lines.len() - 1].join("\n")).expect("written");
    let left = enter(&file, &Persons::new()).expect("the server starts");
    assert_eq!(left.persons().keys().copied().collect::<Vec<_>>(), [PlayerId(2)]);
    assert!(!fs::read_to_string(&file).expect("there").contains("Polg"));
}

#[test]
fn a_damaged_register_and_another_programs_file_are_told_and_left_alone() {
    let folder = folder();
    let file = file(folder.path());
    enter(&file, &persons([(1, judit())])).expect("kept");
    let whole = fs::read(&file).expect("there");
    for text in
        [&whole[..whole.len() / 2], b"my shopping list", b"", b"{\"1\":{\"name\":\"Judit\"}}"]
    {
        fs::write(&file, text).expect("written");
        let told = enter(&file, &persons([(1, judit())])).expect_err("not a register").to_string();
        assert!(told.contains("persons.json is damaged"), "{told}");
        assert!(told.contains("from a copy"), "{told}");
        assert_eq!(fs::read(&file).expect("there"), text);
    }
}

#[test]
fn reading_makes_no_register() {
    let folder = folder();
    let file = file(folder.path());
    let (nobody, lack) = read_or_nobody(&file);
    assert!(nobody.is_empty() && matches!(lack, Some(RegisterError::Gone { .. })), "{lack:?}");
    assert!(!file.exists());
}

#[test]
fn a_forgotten_person_is_not_entered_again_by_the_set_up_file() {
    let folder = folder();
    let file = file(folder.path());
    let both = persons([(1, judit()), (2, Person::named("Hou", "Yifan"))]);
    enter(&file, &both).expect("kept");
    let (was_there, _) = change(&file, |register| register.forget(PlayerId(1))).expect("kept");
    assert!(was_there);
    let left = enter(&file, &both).expect("the server starts");
    assert_eq!(left.persons().keys().copied().collect::<Vec<_>>(), [PlayerId(2)]);
    assert!(!fs::read_to_string(&file).expect("there").contains("Polg"));
}

#[test]
fn a_merged_person_is_named_by_both_numbers() {
    let folder = folder();
    let file = file(folder.path());
    enter(&file, &persons([(1, judit()), (2, Person::named("Polgar", "J."))])).expect("kept");
    let (merged, _) =
        change(&file, |register| register.merge(PlayerId(2), PlayerId(1))).expect("kept");
    assert_eq!(merged, Ok(()));
    let (known, _) = read_or_nobody(&file);
    assert_eq!(known, persons([(1, judit()), (2, judit())]));
}

#[test]
fn persons_whom_several_organisers_enter_at_once_get_numbers_of_their_own() {
    let folder = folder();
    let file = file(folder.path());
    let enter = || change(&file, |register| register.add(judit())).expect("kept").0;
    let numbers = std::thread::scope(|scope| {
        let at_work: Vec<_> = (0..8).map(|_| scope.spawn(enter)).collect();
        at_work.into_iter().map(|work| work.join().expect("entered")).collect::<Vec<_>>()
    });
    assert_eq!(numbers.iter().collect::<std::collections::BTreeSet<_>>().len(), 8);
    assert_eq!(read(&file).expect("readable").persons().len(), 8);
}
