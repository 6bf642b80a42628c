//! Whole names, divided into family name and given names.

use crate::fold::fold;

/// Words before a family name that belong to it.
const PARTICLES: [&str; 25] = [
    "van", "von", "de", "der", "den", "del", "della", "di", "da", "dos", "du", "la", "le", "ten",
    "ter", "te", "zu", "zum", "zur", "af", "al", "el", "bin", "ibn", "t",
];

/// Family name and given names of `Polgár, Judit`, `Judit POLGÁR` or, by the order of the column,
/// `Judit Polgár`.
pub(crate) fn divide(name: &str, surname_first: bool) -> (String, String) {
    if let Some((family, given)) = name.split_once(',') {
        return (family.trim().to_owned(), given.trim().to_owned());
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let join = |words: &[&str]| words.join(" ");
    // a family name in capitals, as French and Belgian lists write it
    let is_capital = |word: &&str| {
        let letters = word.chars().filter(|sign| sign.is_alphabetic());
        letters.clone().count() > 1 && letters.clone().all(|sign| !sign.is_lowercase())
    };
    let first_capitals = words.iter().take_while(|word| is_capital(word)).count();
    let last_capitals = words.iter().rev().take_while(|word| is_capital(word)).count();
    let family = match (first_capitals, last_capitals) {
        (0, last) if last > 0 => (words.len() - last)..words.len(),
        (first, 0) if first > 0 => 0..first,
        _ if surname_first => 0..first_family(&words),
        _ => last_family(&words)..words.len(),
    };
    let given = [&words[..family.start], &words[family.end..]].concat();
    (join(&words[family]), join(&given))
}

fn is_particle(word: &str) -> bool {
    PARTICLES.contains(&fold(word).as_str())
}

/// The number of words of a family name that comes first: its particles and one more.
fn first_family(words: &[&str]) -> usize {
    let particles = words.iter().take_while(|word| is_particle(word)).count();
    words.len().min(particles + 1)
}

/// The place of a family name that comes last: the first particle after a given name, or the last word.
fn last_family(words: &[&str]) -> usize {
    let last = words.len().saturating_sub(1);
    let particle = words.iter().enumerate().skip(1).find(|(_, word)| is_particle(word));
    particle.map_or(last, |(at, _)| at.min(last))
}

#[cfg(test)]
mod tests {
    use super::divide;

    #[test]
    fn a_name_is_divided_at_its_comma_by_its_capitals_or_by_the_order_of_its_column() {
        for (name, surname_first, family, given) in [
            ("Polgár, Judit", false, "Polgár", "Judit"),
            ("Judit Polgár", false, "Polgár", "Judit"),
            ("Polgár Judit", true, "Polgár", "Judit"),
            ("POLGÁR Judit", false, "POLGÁR", "Judit"),
            ("Judit POLGÁR", true, "POLGÁR", "Judit"),
            ("VACHIER LAGRAVE Maxime", false, "VACHIER LAGRAVE", "Maxime"),
            ("Loek van Wely", false, "van Wely", "Loek"),
            ("van der Wiel John", true, "van der Wiel", "John"),
            ("Jan Hein Donner", false, "Donner", "Jan Hein"),
            ("JUDIT POLGAR", false, "POLGAR", "JUDIT"),
            ("Pelé", false, "Pelé", ""),
            ("", false, "", ""),
        ] {
            let divided = divide(name, surname_first);
            assert_eq!(divided, (family.to_owned(), given.to_owned()), "{name}");
        }
    }
}
