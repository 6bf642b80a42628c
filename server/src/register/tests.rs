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

fn open(dir: &tempfile::TempDir) -> Register {
    Register::open(dir.path()).expect("a register opens")
}

fn files(dir: &tempfile::TempDir) -> Vec<u8> {
    [KEYS, PERSONS].map(|name| fs::read(dir.path().join(name)).expect("there")).concat()
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[test]
fn a_person_is_found_again_as_last_entered() {
    let dir = folder();
    let mut register = open(&dir);
    register.put(PlayerId(1), &Person::named("Polgar", "Judith")).expect("kept");
    register.put(PlayerId(2), &Person::named("Hou", "Yifan")).expect("kept");
    register.put(PlayerId(1), &judit()).expect("kept");
    drop(register);
    let register = open(&dir);
    assert_eq!(register.get(PlayerId(1)), Some(&judit()));
    let all: Vec<_> =
        register.all().map(|(player, person)| (player.0, person.listed_name())).collect();
    assert_eq!(all, [(1, "Polgár, Judit".into()), (2, "Hou, Yifan".into())]);
    assert!(register.lacks().is_empty());
}

#[test]
fn im_1_1_no_name_and_no_handle_lies_open_on_the_disk() {
    let dir = folder();
    open(&dir).put(PlayerId(1), &judit()).expect("kept");
    let files = files(&dir);
    for open in ["Polg", "Judit", "HUN", "700070", "queen_76"] {
        assert!(!holds(&files, open.as_bytes()), "{open}");
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_keys() {
    use std::os::unix::fs::PermissionsExt;
    let dir = folder();
    let mut register = open(&dir);
    register.put(PlayerId(1), &judit()).expect("kept");
    register.put(PlayerId(2), &judit()).expect("kept");
    register.erase(PlayerId(1)).expect("forgotten");
    for (name, mode) in [(KEYS, 0o600), (PERSONS, 0o600), (".", 0o700)] {
        let metadata = fs::metadata(dir.path().join(name)).expect("there");
        assert_eq!(metadata.permissions().mode() & 0o777, mode, "{name}");
    }
}

#[test]
fn an_erased_person_cannot_be_read_from_any_copy_of_the_entries() {
    let dir = folder();
    let mut register = open(&dir);
    register.put(PlayerId(1), &judit()).expect("kept");
    register.put(PlayerId(2), &Person::named("Hou", "Yifan")).expect("kept");
    let copy = fs::read(dir.path().join(PERSONS)).expect("there");
    let key = register.folded.known[&PlayerId(1)].key.entry(PlayerId(1));
    assert!(holds(&files(&dir), &key));
    assert!(register.erase(PlayerId(1)).expect("forgotten"));
    assert!(!register.erase(PlayerId(1)).expect("nobody left to forget"));
    assert!(!holds(&files(&dir), &key));
    drop(register);
    // even when the old entries come back from a backup
    fs::write(dir.path().join(PERSONS), copy).expect("written");
    let mut register = open(&dir);
    assert!(register.get(PlayerId(1)).is_none());
    assert!(register.get(PlayerId(2)).is_some());
    // the number can be given to a person again; the old entry stays closed
    register.put(PlayerId(1), &Person::named("Kosteniuk", "Alexandra")).expect("kept");
    drop(register);
    let register = open(&dir);
    assert_eq!(register.get(PlayerId(1)).expect("there").given, "Alexandra");
}

#[test]
fn an_entry_cut_at_any_byte_costs_only_itself() {
    let dir = folder();
    let mut register = open(&dir);
    register.put(PlayerId(1), &judit()).expect("kept");
    let before = fs::read(dir.path().join(PERSONS)).expect("there");
    register.put(PlayerId(2), &judit()).expect("kept");
    drop(register);
    let after = fs::read(dir.path().join(PERSONS)).expect("there");
    let keys = fs::read(dir.path().join(KEYS)).expect("there");
    for cut in before.len()..after.len() {
        fs::write(dir.path().join(PERSONS), &after[..cut]).expect("written");
        fs::write(dir.path().join(KEYS), &keys).expect("written");
        let mut register = open(&dir);
        assert!(register.get(PlayerId(1)).is_some() && register.get(PlayerId(2)).is_none());
        assert_eq!(lost(&register), [(PERSONS, 0, vec![2])], "cut at {cut}");
        register.put(PlayerId(3), &judit()).expect("kept");
        assert_eq!(open(&dir).all().count(), 2, "cut at {cut}");
    }
}

#[test]
fn a_flipped_bit_costs_one_person_and_is_named() {
    let dir = folder();
    let mut register = open(&dir);
    for player in 1..=3 {
        register.put(PlayerId(player), &judit()).expect("kept");
    }
    drop(register);
    let whole = fs::read(dir.path().join(PERSONS)).expect("there");
    let one = (whole.len() - MAGIC_LEN) / 3;
    for at in MAGIC_LEN + one..MAGIC_LEN + 2 * one {
        let mut hurt = whole.clone();
        hurt[at] ^= 1;
        fs::write(dir.path().join(PERSONS), hurt).expect("written");
        let register = open(&dir);
        let left: Vec<u32> = register.all().map(|(player, _)| player.0).collect();
        assert_eq!(left, [1, 3], "flipped at {at}");
        assert_eq!(lost(&register), [(PERSONS, 1, vec![2])], "flipped at {at}");
    }
    let sentence = open(&dir).lacks()[0].to_string();
    let sentence = sentence.replace(&dir.path().display().to_string(), "DIR");
    assert!(sentence.starts_with("DIR/persons is damaged at byte "), "{sentence}");
    assert!(sentence.contains(" and lacks player 2: "), "{sentence}");
    // entered again, the damage stays where it was
    let mut register = open(&dir);
    register.put(PlayerId(2), &judit()).expect("kept");
    register.settle().expect("written anew");
    assert!(register.lacks().is_empty());
    drop(register);
    assert!(open(&dir).lacks().is_empty());
    assert_eq!(open(&dir).all().count(), 3);
}

/// In which file how many places are damaged, and whom it lacks.
fn lost(register: &Register) -> Vec<(&'static str, usize, Vec<u32>)> {
    let file = |path: &Path| if path.ends_with(KEYS) { KEYS } else { PERSONS };
    let of = |lack| match lack {
        Lack::Lost(lost) => lost,
        lack => panic!("not of a file: {lack}"),
    };
    let lacks = register.lacks().into_iter().map(of);
    let players = |lost: &Lost| lost.players.iter().map(|player| player.0).collect();
    lacks.map(|lost| (file(&lost.file), lost.damaged_at.len(), players(&lost))).collect()
}

#[test]
fn a_key_that_is_damaged_or_gone_is_named_with_those_it_opened() {
    let dir = folder();
    let mut register = open(&dir);
    for player in 1..=3 {
        register.put(PlayerId(player), &judit()).expect("kept");
    }
    drop(register);
    let keys = dir.path().join(KEYS);
    let whole = fs::read(&keys).expect("there");
    let one = (whole.len() - MAGIC_LEN) / 3;
    let mut hurt = whole.clone();
    hurt[MAGIC_LEN + one + 20] ^= 1;
    fs::write(&keys, hurt).expect("written");
    assert_eq!(lost(&open(&dir)), [(KEYS, 1, vec![2])]);
    fs::write(&keys, &whole[..whole.len() - 5]).expect("written");
    assert_eq!(lost(&open(&dir)), [(KEYS, 0, vec![3])]);
    fs::remove_file(&keys).expect("there");
    let (persons, lacks) = Register::read(dir.path());
    assert!(persons.is_empty());
    assert!(matches!(&lacks[..], [Lack::Gone(file)] if *file == keys), "{lacks:?}");
    assert_eq!(lost(&open(&dir)), [(KEYS, 0, vec![1, 2, 3])]);
    let mut register = open(&dir);
    register.put(PlayerId(2), &judit()).expect("kept");
    drop(register);
    assert_eq!(lost(&open(&dir)), [(KEYS, 0, vec![1, 3])], "entered again with a key of its own");
}

const MAGIC_LEN: usize = 8;

#[test]
fn a_file_of_something_else_is_left_alone() {
    let dir = folder();
    fs::write(dir.path().join(KEYS), "my shopping list").expect("written");
    let refused = Register::open(dir.path()).expect_err("not a register");
    assert!(matches!(refused, RegisterError::Foreign { .. }), "{refused}");
    assert_eq!(fs::read(dir.path().join(KEYS)).expect("there"), b"my shopping list");
}

#[test]
fn many_changes_do_not_grow_the_file_for_ever() {
    let dir = folder();
    let mut register = open(&dir);
    for _ in 0..OUTDATED_MAX + 10 {
        register.put(PlayerId(1), &judit()).expect("kept");
    }
    let size = fs::metadata(dir.path().join(PERSONS)).expect("there").len();
    assert!(size < 10_000, "{size}");
    drop(register);
    assert_eq!(open(&dir).get(PlayerId(1)), Some(&judit()));
}

#[test]
fn public_pages_show_what_the_person_allows() {
    let show = |shown| Person { shown, ..judit() }.public_name(PlayerId(7));
    assert_eq!(show(Shown::Name), "Polgár, Judit");
    assert_eq!(show(Shown::Initial), "Judit P.");
    assert_eq!(show(Shown::Number), "player 7");
    let more = |shown| Person { shown, rating: Some(2_735), ..judit() }.public_profile();
    assert_eq!(more(Shown::Name).and_then(|profile| profile.rating), Some(2_735));
    assert_eq!([Shown::Initial, Shown::Number].map(more), [None, None], "it would name her");
}

#[test]
fn a_register_is_read_without_a_byte_of_it_changing_its_unfinished_entry_included() {
    let dir = folder();
    assert!(Register::read(dir.path()).0.is_empty(), "nobody is known");
    assert!(!dir.path().join(KEYS).exists(), "reading makes no file");
    let mut register = open(&dir);
    register.put(PlayerId(3), &judit()).expect("kept");
    let persons = dir.path().join(PERSONS);
    let mut torn = fs::read(&persons).expect("there");
    torn.extend_from_slice(&[60, 0, 0, 0, 1]);
    fs::write(&persons, &torn).expect("written");
    let before = files(&dir);
    let (read, lacks) = Register::read(dir.path());
    assert!(lacks.is_empty(), "{lacks:?}");
    assert_eq!(read.get(&PlayerId(3)), Some(&judit()));
    assert_eq!(files(&dir), before);
}
