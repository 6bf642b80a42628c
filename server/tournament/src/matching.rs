//! Heaviest perfect matchings of general graphs: exact, and fast to update after a small change.
//!
//! The method is Edmonds' in its primal-dual form. Every vertex has a price, and an edge must not
//! weigh more than the prices at its ends. A perfect matching is the heaviest if each of its edges
//! weighs exactly that much. Vertices without a mate grow a tree of such *tight* edges, one tree at
//! a time; odd cycles are contracted on the way.
//!
//! Two features are unusual, because pairing needs them:
//!
//! * Edges belong to few *classes* with one weight each. So a graph of two thousand vertices is a
//!   table of small numbers, however wide the weights are.
//! * Between two solutions a caller may change the weights around a vertex, forbid edges and take
//!   pairs out. The prices stay, so the next solution needs few steps.
//!
//! There is no approximation and no floating point here, and no chess.

mod search;
mod weight;

pub use self::weight::{Weight, Wide};

/// The absence of a vertex, a blossom or an edge.
const NONE: u32 = u32::MAX;
/// The class of pairs without an edge.
pub const NO_EDGE: u32 = 0;

/// The remaining vertices cannot all be matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no perfect matching exists")]
pub struct NoPerfectMatching;

/// The state of an outermost node in a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    /// The search has not reached the node.
    Free,
    /// The path from the root to the node is even; the node's price falls.
    Outer,
    /// The path from the root to the node is odd; the node's price rises.
    Inner,
    /// The node has been taken out of the graph.
    Gone,
}

/// A contracted odd cycle.
#[derive(Debug, Clone)]
struct Blossom<W> {
    /// The nodes of the cycle; the one with the base is first.
    children: Vec<u32>,
    /// The edge from each child to the next, with its end in that child first.
    edges: Vec<(u32, u32)>,
    /// For each vertex outside the blossom, the member with the least slack towards it.
    nearest: Vec<u32>,
    /// The member matched with a vertex outside the blossom.
    base: u32,
    /// The price of the blossom, always even.
    price: W,
    /// True if the slot is in use.
    active: bool,
}

/// A bonus added to the weights of the classes.
#[derive(Debug, Clone)]
enum Extra<W> {
    Nothing,
    /// The edge between two ranked vertices gets the bonus of the vertex with the lower number.
    Leads {
        bonus: Vec<W>,
        ranked: Vec<bool>,
    },
    /// The edges of one vertex get the bonus of their other end.
    Probe {
        vertex: u32,
        bonus: Vec<W>,
    },
}

/// A graph with a matching. The matching is perfect and heaviest after [`Matching::solve`] has succeeded.
#[derive(Debug, Clone)]
pub struct Matching<W> {
    n: usize,
    /// The class of each pair, row by row; symmetric.
    class: Vec<u32>,
    /// Twice the weight of each class, so that prices stay whole numbers.
    doubled: Vec<W>,
    extra: Extra<W>,
    price: Vec<W>,
    mate: Vec<u32>,
    gone: Vec<bool>,
    /// The outermost node that contains each vertex.
    top: Vec<u32>,
    blossoms: Vec<Blossom<W>>,
    spare: Vec<u32>,
    /// For each node (vertices first), the blossom that contains it directly.
    parent: Vec<u32>,
    label: Vec<Label>,
    /// The edge by which an inner node was reached, with its end in the tree first.
    entry: Vec<(u32, u32)>,
    /// The edge with the least slack from an outer vertex into the node, and that slack.
    best: Vec<(u32, u32)>,
    best_slack: Vec<W>,
    queue: Vec<u32>,
    mark: Vec<u32>,
    marks: u32,
}

impl<W: Weight> Matching<W> {
    /// Returns a graph of `n` vertices. `class[i * n + j]` is the class of the pair `i`, `j`, or
    /// [`NO_EDGE`], and `weights[c]` is the weight of class `c`. Nothing is matched yet. The prices
    /// are the lowest that one pass over the weights of each vertex allows.
    pub fn new(n: usize, class: Vec<u32>, weights: &[W]) -> Self {
        debug_assert_eq!(class.len(), n * n);
        let mut price = vec![W::default(); n];
        for (vertex, price) in price.iter_mut().enumerate() {
            let row = &class[vertex * n..(vertex + 1) * n];
            let heaviest = row
                .iter()
                .filter(|class| **class != NO_EDGE)
                .max_by_key(|class| weights[**class as usize]);
            *price = heaviest.map_or_else(W::default, |class| weights[*class as usize]);
        }
        Self {
            n,
            class,
            doubled: weights.iter().map(|weight| *weight + *weight).collect(),
            extra: Extra::Nothing,
            price,
            mate: vec![NONE; n],
            gone: vec![false; n],
            top: (0..n as u32).collect(),
            blossoms: Vec::new(),
            spare: Vec::new(),
            parent: vec![NONE; n],
            label: vec![Label::Free; n],
            entry: vec![(NONE, NONE); n],
            best: vec![(NONE, NONE); n],
            best_slack: vec![W::default(); n],
            queue: Vec::new(),
            mark: vec![0; n],
            marks: 0,
        }
    }

    /// The vertex matched with `vertex`.
    pub fn mate(&self, vertex: usize) -> Option<usize> {
        let mate = self.mate[vertex];
        (mate != NONE).then_some(mate as usize)
    }

    /// True if there is an edge between `i` and `j`.
    pub fn has_edge(&self, i: usize, j: usize) -> bool {
        self.class[i * self.n + j] != NO_EDGE
    }

    /// Matches `i` and `j` if they are free and their edge is tight, as a start for
    /// [`Matching::solve`].
    pub fn try_match(&mut self, i: usize, j: usize) -> bool {
        let free = self.mate[i] == NONE && self.mate[j] == NONE && i != j;
        if free && self.has_edge(i, j) && self.slack(i as u32, j as u32) == W::default() {
            self.mate[i] = j as u32;
            self.mate[j] = i as u32;
            return true;
        }
        false
    }

    /// Matches free vertices along tight edges, in the order of their numbers.
    pub fn match_greedily(&mut self) {
        for i in 0..self.n {
            if self.mate[i] != NONE || self.gone[i] {
                continue;
            }
            for j in i + 1..self.n {
                if !self.gone[j] && self.try_match(i, j) {
                    break;
                }
            }
        }
    }

    /// Takes the pair `i`, `j` out of the graph.
    pub fn take_out(&mut self, i: usize, j: usize) {
        self.flatten();
        for vertex in [i, j] {
            let mate = self.mate[vertex];
            if mate != NONE {
                self.mate[mate as usize] = NONE;
            }
            self.mate[vertex] = NONE;
        }
        self.mate[i] = j as u32;
        self.mate[j] = i as u32;
        self.gone[i] = true;
        self.gone[j] = true;
    }

    /// Removes the edge between `i` and `j`.
    pub fn forbid(&mut self, i: usize, j: usize) {
        self.flatten();
        self.class[i * self.n + j] = NO_EDGE;
        self.class[j * self.n + i] = NO_EDGE;
        if self.mate[i] == j as u32 && !self.gone[i] {
            self.mate[i] = NONE;
            self.mate[j] = NONE;
        }
    }

    /// Adds `bonus[i]` to the weight of every edge from a ranked vertex `i` to a
    /// higher-numbered ranked vertex.
    ///
    /// The prices of vertices with a positive bonus rise with it, so an edge from one of them to a
    /// vertex without a bonus keeps its slack.
    pub fn lead(&mut self, bonus: Vec<W>, ranked: Vec<bool>) {
        self.flatten();
        for vertex in 0..self.n {
            if ranked[vertex] && bonus[vertex] > W::default() {
                self.price[vertex] += bonus[vertex] + bonus[vertex];
            }
        }
        self.extra = Extra::Leads { bonus, ranked };
        self.drop_loose();
    }

    /// Changes the bonus of one ranked vertex.
    pub fn change_lead(&mut self, vertex: usize, by: W) {
        self.flatten();
        if let Extra::Leads { bonus, .. } = &mut self.extra {
            bonus[vertex] += by;
        }
        self.reprice(vertex);
    }

    /// Adds `bonus[j]` to the weight of every edge between `vertex` and `j`; this replaces
    /// any other bonus.
    pub fn probe(&mut self, vertex: usize, bonus: Vec<W>) {
        self.flatten();
        self.extra = Extra::Probe { vertex: vertex as u32, bonus };
        self.reprice(vertex);
    }

    /// Removes all bonuses. Prices are computed anew from one pass over each vertex where
    /// this is necessary.
    pub fn no_bonus(&mut self) {
        self.flatten();
        match std::mem::replace(&mut self.extra, Extra::Nothing) {
            Extra::Nothing => {}
            Extra::Probe { vertex, .. } => {
                if !self.gone[vertex as usize] {
                    self.reprice(vertex as usize);
                }
            }
            Extra::Leads { bonus, ranked } => {
                for vertex in 0..self.n {
                    if ranked[vertex] && bonus[vertex] > W::default() {
                        self.price[vertex] -= bonus[vertex] + bonus[vertex];
                    }
                }
                self.make_feasible();
            }
        }
    }

    /// Completes the matching to the heaviest perfect matching.
    ///
    /// # Errors
    ///
    /// If the remaining vertices cannot all be matched. The matching is then invalid.
    pub fn solve(&mut self) -> Result<(), NoPerfectMatching> {
        for vertex in 0..self.n {
            if self.mate[vertex] == NONE && !self.gone[vertex] {
                self.search(vertex as u32)?;
            }
        }
        Ok(())
    }

    /// Raises prices until no edge weighs more than the prices at its ends; of two ends the
    /// lower-numbered one is raised.
    fn make_feasible(&mut self) {
        for vertex in 0..self.n {
            if self.gone[vertex] {
                continue;
            }
            let mut lacking = W::default();
            for other in 0..self.n {
                if !self.gone[other] && self.has_edge(vertex, other) {
                    lacking = lacking.min(self.slack(vertex as u32, other as u32));
                }
            }
            self.price[vertex] -= lacking;
        }
        self.drop_loose();
    }

    /// Gives `vertex` the lowest price its edges allow, and frees it if its matched edge is
    /// no longer tight.
    fn reprice(&mut self, vertex: usize) {
        let mut least: Option<W> = None;
        for other in 0..self.n {
            if !self.gone[other] && self.has_edge(vertex, other) {
                let slack = self.slack(vertex as u32, other as u32);
                least = Some(least.map_or(slack, |least| least.min(slack)));
            }
        }
        if let Some(least) = least {
            self.price[vertex] -= least;
        }
        self.drop_loose();
    }

    /// Frees the ends of matched edges that are not tight.
    fn drop_loose(&mut self) {
        for vertex in 0..self.n {
            let mate = self.mate[vertex];
            if mate != NONE && !self.gone[vertex] && self.slack(vertex as u32, mate) != W::default()
            {
                self.mate[vertex] = NONE;
                self.mate[mate as usize] = NONE;
            }
        }
    }

    /// Distributes the prices of blossoms to their members. Edges inside keep their slack. A
    /// matched edge that leaves a blossom becomes loose, and its ends become free.
    fn flatten(&mut self) {
        let mut loosened = false;
        for slot in 0..self.blossoms.len() {
            if self.blossoms[slot].active && self.blossoms[slot].price > W::default() {
                loosened = true;
                let half = self.blossoms[slot].price.half();
                for member in self.members((self.n + slot) as u32) {
                    self.price[member as usize] += half;
                }
            }
        }
        if self.blossoms.is_empty() {
            return;
        }
        self.blossoms.clear();
        self.spare.clear();
        for vertex in 0..self.n {
            self.top[vertex] = vertex as u32;
        }
        self.parent.truncate(self.n);
        self.parent.fill(NONE);
        self.label.truncate(self.n);
        self.entry.truncate(self.n);
        self.best.truncate(self.n);
        self.best_slack.truncate(self.n);
        self.mark.truncate(self.n);
        if loosened {
            self.drop_loose();
        }
    }

    /// Twice the amount by which the prices at the two ends exceed the weight of the edge.
    #[inline]
    fn slack(&self, i: u32, j: u32) -> W {
        let class = self.class[i as usize * self.n + j as usize];
        let plain = self.price[i as usize] + self.price[j as usize] - self.doubled[class as usize];
        match &self.extra {
            Extra::Nothing => plain,
            Extra::Leads { bonus, ranked } => {
                if ranked[i as usize] && ranked[j as usize] {
                    let bonus = bonus[i.min(j) as usize];
                    plain - bonus - bonus
                } else {
                    plain
                }
            }
            Extra::Probe { vertex, bonus } => {
                let bonus = if i == *vertex {
                    bonus[j as usize]
                } else if j == *vertex {
                    bonus[i as usize]
                } else {
                    return plain;
                };
                plain - bonus - bonus
            }
        }
    }

    fn is_top(&self, node: usize) -> bool {
        if node < self.n {
            self.top[node] as usize == node
        } else {
            self.blossoms[node - self.n].active && self.parent[node] == NONE
        }
    }

    fn nodes(&self) -> usize {
        self.n + self.blossoms.len()
    }

    /// The vertex of `node` that is matched outside `node`.
    fn base(&self, node: u32) -> u32 {
        if (node as usize) < self.n { node } else { self.blossoms[node as usize - self.n].base }
    }

    fn members(&self, node: u32) -> Vec<u32> {
        let mut members = Vec::new();
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if (node as usize) < self.n {
                members.push(node);
            } else {
                open.extend(self.blossoms[node as usize - self.n].children.iter().rev());
            }
        }
        members
    }
}

#[cfg(test)]
mod tests;
