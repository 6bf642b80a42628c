//! The merging of small categories (CR-5-2).
//!
//! Decisions beyond the rulebook: a category without entries is left out first. Of equally small
//! categories the younger one is merged first; of equally small neighbours the younger one is
//! chosen. A merged group counts as one category with the sum of its players. The open and the
//! women's divisions merge only among themselves, and Pro has no neighbour. So Pro, or all open or
//! all women's divisions together, may stay too small: then the organiser decides.

use super::Division;

/// The smallest number of players of a category that competes alone.
pub const FEWEST_PLAYERS: u32 = 8;

/// A category with its number of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Category {
    /// The division of the category.
    pub division: Division,
    /// The number of players who entered.
    pub players: u32,
}

/// The tournaments after merging. Rankings are still kept for each original category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merging {
    /// The tournaments to hold, each with its original categories from the youngest on. Pro comes
    /// first, then the open and the women's divisions.
    pub groups: Vec<Vec<Category>>,
}

impl Merging {
    /// The groups that stay too small because they have no neighbour; the organiser decides on them.
    pub fn too_small(&self) -> impl Iterator<Item = &[Category]> {
        self.groups.iter().map(Vec::as_slice).filter(|group| players(group) < FEWEST_PLAYERS)
    }
}

/// Merges categories until each group has eight players or no neighbour.
///
/// If a division is given twice, its numbers are added.
pub fn merge(categories: &[Category]) -> Merging {
    let mut entered: Vec<Category> = Vec::new();
    for category in categories.iter().filter(|category| category.players > 0) {
        match entered.iter_mut().find(|known| known.division == category.division) {
            Some(known) => known.players += category.players,
            None => entered.push(*category),
        }
    }
    entered.sort_by_key(|category| category.division);
    let ladder = |of: fn(&Division) -> bool| {
        entered.iter().filter(|c| of(&c.division)).map(|&c| vec![c]).collect::<Vec<_>>()
    };
    let mut groups = ladder(|division| *division == Division::Pro);
    groups.extend(merged(ladder(|division| matches!(division, Division::Open(_)))));
    groups.extend(merged(ladder(|division| matches!(division, Division::Women(_)))));
    Merging { groups }
}

/// Returns the groups of one ladder after merging, the youngest first.
// rules: CR-5-2
fn merged(mut ladder: Vec<Vec<Category>>) -> Vec<Vec<Category>> {
    while ladder.len() > 1 {
        let smallest = (0..ladder.len())
            .min_by_key(|&at| players(&ladder[at]))
            .expect("the ladder has groups");
        if players(&ladder[smallest]) >= FEWEST_PLAYERS {
            break;
        }
        let younger = smallest.checked_sub(1);
        let older = (smallest + 1 < ladder.len()).then_some(smallest + 1);
        let neighbour = younger
            .into_iter()
            .chain(older)
            .min_by_key(|&at| players(&ladder[at]))
            .expect("of two groups one is a neighbour");
        let (into, from) = (smallest.min(neighbour), smallest.max(neighbour));
        let moved = ladder.remove(from);
        ladder[into].extend(moved);
    }
    ladder
}

fn players(group: &[Category]) -> u32 {
    group.iter().map(|category| category.players).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Formats groups as `U10+U12`, separated by blanks, from entries such as `U10 15 U12 6`.
    fn groups(entries: &str) -> String {
        let words: Vec<_> = entries.split(' ').collect();
        let categories: Vec<_> = words
            .chunks(2)
            .map(|pair| Category {
                division: pair[0].parse().expect("a division"),
                players: pair[1].parse().expect("a count"),
            })
            .collect();
        let names = |group: &Vec<Category>| {
            group.iter().map(|c| c.division.to_string()).collect::<Vec<_>>().join("+")
        };
        merge(&categories).groups.iter().map(names).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cr_5_2_a_small_category_joins_the_smaller_neighbour() {
        assert_eq!(groups("U10 15 U12 6 U14 23"), "U10+U12 U14");
        assert_eq!(groups("U10 23 U12 6 U14 15"), "U10 U12+U14");
    }

    #[test]
    fn cr_5_2_equal_neighbours_and_equal_smallest_are_decided_for_the_younger() {
        assert_eq!(groups("U10 9 U12 6 U14 9"), "U10+U12 U14");
        assert_eq!(groups("U10 9 U12 4 U14 9 U16 4 U18 20"), "U10+U12 U14+U16 U18");
        assert_eq!(groups("U8 4 U10 4 U12 4"), "U8+U10+U12");
    }

    #[test]
    fn cr_5_2_the_smallest_goes_first_and_merged_groups_count_their_sum() {
        // U12 (2) takes U14 (5) and has 7 players; it then takes U10 (9), the smaller neighbour.
        assert_eq!(groups("U10 9 U12 2 U14 5 U16 20"), "U10+U12+U14 U16");
        assert_eq!(groups("U8 7 U10 1 U12 7"), "U8+U10+U12");
    }

    #[test]
    fn cr_5_2_empty_categories_are_left_out_so_that_neighbours_meet_over_them() {
        assert_eq!(groups("U10 3 U12 0 U14 8"), "U10+U14");
    }

    #[test]
    fn cr_5_2_the_ladders_merge_within_themselves_and_the_organiser_is_asked_for_the_rest() {
        assert_eq!(groups("Pro 3 U20 20 G20 3 W20 2 W25 1"), "Pro U20 G20+W20+W25");
        let pro = Category { division: Division::Pro, players: 3 };
        let merging = merge(&[pro]);
        assert_eq!(merging.too_small().collect::<Vec<_>>(), [&[pro][..]]);
    }

    #[test]
    fn cr_5_2_eight_players_compete_alone() {
        assert_eq!(groups("U10 8 U12 8"), "U10 U12");
        assert_eq!(groups("U10 8 U12 7"), "U10+U12");
    }
}
