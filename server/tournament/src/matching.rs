//! Heaviest perfect matchings of general graphs, exact and quick to repair after a small change.
//!
//! Edmonds' method in its primal-dual form: every vertex carries a price, an edge may not weigh more than the
//! prices at its ends, and a perfect matching of edges that weigh exactly that is the heaviest. Vertices without
//! a mate grow a tree of such *tight* edges, one tree at a time, contracting odd cycles on the way.
//!
//! Two things are unusual, because pairing asks for them:
//!
//! * Edges fall into few *classes* with one weight each, so a graph of two thousand vertices is a table of small
//!   numbers, however wide the weights are.
//! * Between two solutions a caller may change the weights around a vertex, forbid edges and take pairs out. The
//!   prices stay, so the next solution is found in few steps.
//!
//! There is no approximation and no floating point here, and nothing of chess.

mod weight;

pub use self::weight::{Weight, Wide};

/// No vertex, no blossom, no edge.
const NONE: u32 = u32::MAX;
/// The class of pairs between which there is no edge.
pub const NO_EDGE: u32 = 0;

/// The vertices that are left cannot all be matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no perfect matching exists")]
pub struct NoPerfectMatching;

/// What a search knows of an outermost node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    /// Not reached.
    Free,
    /// Reached by an even way from the root; its price falls.
    Outer,
    /// Reached by an odd way from the root; its price rises.
    Inner,
    /// Taken out of the graph.
    Gone,
}

/// A contracted odd cycle.
#[derive(Debug, Clone)]
struct Blossom<W> {
    /// The nodes of the cycle, the one with the base first.
    children: Vec<u32>,
    /// The edge from each child to the next, its end in that child first.
    edges: Vec<(u32, u32)>,
    /// For each vertex outside, the member with the least slack towards it.
    nearest: Vec<u32>,
    /// The member that is matched outside.
    base: u32,
    /// The price of the whole, always even.
    price: W,
    /// Whether the slot is in use.
    active: bool,
}

/// What is added to the weights of classes.
#[derive(Debug, Clone)]
enum Extra<W> {
    Nothing,
    /// The edge between two ranked vertices gains what the one of lower number brings.
    Leads {
        bonus: Vec<W>,
        ranked: Vec<bool>,
    },
    /// Edges of one vertex gain what the other end brings.
    Probe {
        vertex: u32,
        bonus: Vec<W>,
    },
}

/// A graph with a matching that is perfect and heaviest whenever [`Matching::solve`] has succeeded.
#[derive(Debug, Clone)]
pub struct Matching<W> {
    n: usize,
    /// Class of each pair, row by row; symmetric.
    class: Vec<u32>,
    /// Twice the weight of each class, so that prices stay whole.
    doubled: Vec<W>,
    extra: Extra<W>,
    price: Vec<W>,
    mate: Vec<u32>,
    gone: Vec<bool>,
    /// The outermost node that holds each vertex.
    top: Vec<u32>,
    blossoms: Vec<Blossom<W>>,
    spare: Vec<u32>,
    /// By node, vertices first: the blossom that holds it directly.
    parent: Vec<u32>,
    label: Vec<Label>,
    /// The edge by which an inner node was reached, its end in the tree first.
    entry: Vec<(u32, u32)>,
    /// The tightest edge from an outer vertex into the node, and its slack.
    best: Vec<(u32, u32)>,
    best_slack: Vec<W>,
    queue: Vec<u32>,
    mark: Vec<u32>,
    marks: u32,
}

impl<W: Weight> Matching<W> {
    /// A graph of `n` vertices. `class[i * n + j]` is the class of the pair `i`, `j`, [`NO_EDGE`] for none, and
    /// `weights[c]` the weight of class `c`. Nothing is matched yet; prices are the least that one look at the
    /// weights of each vertex allows.
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

    /// Whether there is an edge between `i` and `j`.
    pub fn has_edge(&self, i: usize, j: usize) -> bool {
        self.class[i * self.n + j] != NO_EDGE
    }

    /// Matches `i` and `j` if they are free and their edge is tight, as a start for [`Matching::solve`].
    pub fn try_match(&mut self, i: usize, j: usize) -> bool {
        let free = self.mate[i] == NONE && self.mate[j] == NONE && i != j;
        if free && self.has_edge(i, j) && self.slack(i as u32, j as u32) == W::default() {
            self.mate[i] = j as u32;
            self.mate[j] = i as u32;
            return true;
        }
        false
    }

    /// Matches whatever free vertices have a tight edge to a free vertex, in order.
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

    /// Adds `bonus[i]` to the weight of every edge from a ranked vertex `i` to a ranked vertex above it.
    ///
    /// Prices of vertices with a positive bonus rise with it, so an edge between one of them and one without
    /// keeps its slack.
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

    /// Adds `bonus[j]` to the weight of every edge between `vertex` and `j`, in place of any other bonus.
    pub fn probe(&mut self, vertex: usize, bonus: Vec<W>) {
        self.flatten();
        self.extra = Extra::Probe { vertex: vertex as u32, bonus };
        self.reprice(vertex);
    }

    /// Goes back to the weights of the classes alone, with prices of one look at each vertex where need be.
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

    /// Completes the matching to a perfect one, heaviest of all.
    ///
    /// # Errors
    ///
    /// When the vertices that are left cannot all be matched. The matching is of no use then.
    pub fn solve(&mut self) -> Result<(), NoPerfectMatching> {
        for vertex in 0..self.n {
            if self.mate[vertex] == NONE && !self.gone[vertex] {
                self.search(vertex as u32)?;
            }
        }
        Ok(())
    }

    /// Makes every price at least what the edges ask, raising the one of lower number.
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

    /// Gives `vertex` the least price its edges allow, and frees it if its match is not tight then.
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

    /// Gives the prices of blossoms to their members. Edges inside keep their slack; a matched edge that leaves
    /// a blossom becomes loose and its ends free.
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

    /// What the prices at the ends have above the weight of the edge, twice.
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

    /// The vertex of `node` that is matched outside of it.
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

    /// Grows a tree from `root` until it reaches another free vertex, and rematches along the way.
    fn search(&mut self, root: u32) -> Result<(), NoPerfectMatching> {
        for node in 0..self.nodes() {
            self.label[node] =
                if node < self.n && self.gone[node] { Label::Gone } else { Label::Free };
            self.best[node] = (NONE, NONE);
        }
        self.queue.clear();
        self.become_outer(self.top[root as usize]);
        loop {
            let mut next = 0;
            while next < self.queue.len() {
                let vertex = self.queue[next];
                next += 1;
                if self.scan(vertex) {
                    self.dissolve_worthless();
                    return Ok(());
                }
            }
            self.queue.clear();
            let delta = self.step().ok_or(NoPerfectMatching)?;
            self.move_prices(delta);
            if self.follow_tight() {
                self.dissolve_worthless();
                return Ok(());
            }
            for node in self.n..self.nodes() {
                if self.is_top(node)
                    && self.label[node] == Label::Inner
                    && self.blossoms[node - self.n].price == W::default()
                {
                    self.expand_inner(node as u32);
                }
            }
        }
    }

    fn become_outer(&mut self, node: u32) {
        self.label[node as usize] = Label::Outer;
        let members = self.members(node);
        self.queue.extend(members);
    }

    /// Looks at every edge of an outer vertex. True when the matching has grown.
    fn scan(&mut self, vertex: u32) -> bool {
        let row = vertex as usize * self.n;
        for other in 0..self.n {
            if self.class[row + other] == NO_EDGE {
                continue;
            }
            let node = self.top[other] as usize;
            if node == self.top[vertex as usize] as usize {
                continue;
            }
            match self.label[node] {
                Label::Inner | Label::Gone => continue,
                Label::Free | Label::Outer => {}
            }
            let slack = self.slack(vertex, other as u32);
            if slack == W::default() {
                if self.follow(vertex, other as u32) {
                    return true;
                }
            } else if self.best[node].0 == NONE || slack < self.best_slack[node] {
                self.best[node] = (vertex, other as u32);
                self.best_slack[node] = slack;
            }
        }
        false
    }

    /// By how much prices can move until something new becomes tight. `None` when nothing ever does.
    fn step(&self) -> Option<W> {
        let mut delta: Option<W> = None;
        for node in 0..self.nodes() {
            if !self.is_top(node) {
                continue;
            }
            let bound = match self.label[node] {
                Label::Free if self.best[node].0 != NONE => self.best_slack[node],
                Label::Outer if self.best[node].0 != NONE => self.best_slack[node].half(),
                Label::Inner if node >= self.n => self.blossoms[node - self.n].price.half(),
                _ => continue,
            };
            delta = Some(delta.map_or(bound, |delta| delta.min(bound)));
        }
        delta
    }

    fn move_prices(&mut self, delta: W) {
        if delta == W::default() {
            return;
        }
        for vertex in 0..self.n {
            match self.label[self.top[vertex] as usize] {
                Label::Outer => self.price[vertex] -= delta,
                Label::Inner => self.price[vertex] += delta,
                Label::Free | Label::Gone => {}
            }
        }
        for node in 0..self.nodes() {
            if !self.is_top(node) {
                continue;
            }
            match self.label[node] {
                Label::Outer => {
                    if node >= self.n {
                        self.blossoms[node - self.n].price += delta + delta;
                    }
                    if self.best[node].0 != NONE {
                        self.best_slack[node] -= delta + delta;
                    }
                }
                Label::Inner => {
                    if node >= self.n {
                        self.blossoms[node - self.n].price -= delta + delta;
                    }
                }
                Label::Free => {
                    if self.best[node].0 != NONE {
                        self.best_slack[node] -= delta;
                    }
                }
                Label::Gone => {}
            }
        }
    }

    /// Follows the edges that have become tight. True when the matching has grown.
    fn follow_tight(&mut self) -> bool {
        for node in 0..self.nodes() {
            if self.is_top(node)
                && matches!(self.label[node], Label::Free | Label::Outer)
                && self.best[node].0 != NONE
                && self.best_slack[node] == W::default()
            {
                let (from, to) = self.best[node];
                if self.top[from as usize] != self.top[to as usize] && self.follow(from, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Takes a tight edge from an outer vertex into account. True when the matching has grown.
    fn follow(&mut self, from: u32, to: u32) -> bool {
        let node = self.top[to as usize];
        match self.label[node as usize] {
            Label::Free => {
                let base = self.base(node);
                let mate = self.mate[base as usize];
                if mate == NONE {
                    self.augment(from, to);
                    return true;
                }
                self.label[node as usize] = Label::Inner;
                self.entry[node as usize] = (from, to);
                self.become_outer(self.top[mate as usize]);
            }
            Label::Outer => self.contract(from, to),
            Label::Inner | Label::Gone => {}
        }
        false
    }

    /// Matches `from` with the free vertex behind `to` and everything on the way back to the root anew.
    fn augment(&mut self, from: u32, to: u32) {
        self.set_base(self.top[to as usize], to);
        let (mut outer, mut inner) = (from, to);
        loop {
            let node = self.top[outer as usize];
            let before = self.mate[self.base(node) as usize];
            self.set_base(node, outer);
            self.mate[outer as usize] = inner;
            self.mate[inner as usize] = outer;
            if before == NONE {
                return;
            }
            let reached = self.top[before as usize];
            let (up, down) = self.entry[reached as usize];
            self.set_base(reached, down);
            (outer, inner) = (up, down);
        }
    }

    /// Rematches inside `node` so that `vertex` is its base.
    fn set_base(&mut self, node: u32, vertex: u32) {
        if (node as usize) < self.n {
            return;
        }
        let slot = node as usize - self.n;
        if self.blossoms[slot].base == vertex {
            return;
        }
        let child = self.child_with(node, vertex);
        let place = self.place_of(slot, child);
        let count = self.blossoms[slot].children.len();
        let pairs: Vec<usize> = if place % 2 == 0 {
            (0..place).step_by(2).collect()
        } else {
            (place + 1..count).step_by(2).collect()
        };
        for first in pairs {
            let (one, other) = self.blossoms[slot].edges[first];
            let next = (first + 1) % count;
            let (left, right) =
                (self.blossoms[slot].children[first], self.blossoms[slot].children[next]);
            self.set_base(left, one);
            self.set_base(right, other);
            self.mate[one as usize] = other;
            self.mate[other as usize] = one;
        }
        self.set_base(child, vertex);
        let blossom = &mut self.blossoms[slot];
        blossom.children.rotate_left(place);
        blossom.edges.rotate_left(place);
        blossom.base = vertex;
    }

    /// The child of blossom `node` that holds `vertex`.
    fn child_with(&self, node: u32, vertex: u32) -> u32 {
        let mut child = vertex;
        while self.parent[child as usize] != node {
            child = self.parent[child as usize];
        }
        child
    }

    fn place_of(&self, slot: usize, child: u32) -> usize {
        self.blossoms[slot]
            .children
            .iter()
            .position(|other| *other == child)
            .expect("a blossom holds the children whose parent it is")
    }

    /// The outer node above an outer node in the tree, and the inner node between.
    fn above(&self, node: u32) -> Option<(u32, u32)> {
        let mate = self.mate[self.base(node) as usize];
        if mate == NONE {
            return None;
        }
        let inner = self.top[mate as usize];
        let (up, _) = self.entry[inner as usize];
        Some((inner, self.top[up as usize]))
    }

    /// Contracts the odd cycle that the tight edge between two outer vertices closes.
    fn contract(&mut self, one: u32, other: u32) {
        let meeting = self.meeting(self.top[one as usize], self.top[other as usize]);
        let mut children = vec![meeting];
        let mut edges = Vec::new();
        let mut inner_children = Vec::new();
        let mut way = Vec::new();
        let mut node = self.top[one as usize];
        while node != meeting {
            let (inner, next) = self.above(node).expect("the meeting node is above");
            way.push((inner, node));
            node = next;
        }
        for (inner, outer) in way.into_iter().rev() {
            edges.push(self.entry[inner as usize]);
            children.push(inner);
            inner_children.push(inner);
            let base = self.base(outer);
            edges.push((self.mate[base as usize], base));
            children.push(outer);
        }
        edges.push((one, other));
        node = self.top[other as usize];
        while node != meeting {
            let (inner, next) = self.above(node).expect("the meeting node is above");
            children.push(node);
            let base = self.base(node);
            edges.push((base, self.mate[base as usize]));
            children.push(inner);
            inner_children.push(inner);
            let (up, down) = self.entry[inner as usize];
            edges.push((down, up));
            node = next;
        }
        let base = self.base(meeting);
        let blossom = self.new_blossom(children, edges, base);
        for inner in inner_children {
            let members = self.members(inner);
            self.queue.extend(members);
        }
        for member in self.members(blossom) {
            self.top[member as usize] = blossom;
        }
        self.label[blossom as usize] = Label::Outer;
        self.find_nearest(blossom);
        self.find_best(blossom);
    }

    /// The node at which the ways of two outer nodes to the root meet.
    fn meeting(&mut self, one: u32, other: u32) -> u32 {
        self.marks += 1;
        let (mut left, mut right) = (Some(one), Some(other));
        loop {
            for side in [&mut left, &mut right] {
                if let Some(node) = *side {
                    if self.mark[node as usize] == self.marks {
                        return node;
                    }
                    self.mark[node as usize] = self.marks;
                    *side = self.above(node).map(|(_, outer)| outer);
                }
            }
            assert!(left.is_some() || right.is_some(), "one tree has one root");
        }
    }

    fn new_blossom(&mut self, children: Vec<u32>, edges: Vec<(u32, u32)>, base: u32) -> u32 {
        let slot = self.spare.pop().unwrap_or_else(|| {
            self.blossoms.push(Blossom {
                children: Vec::new(),
                edges: Vec::new(),
                nearest: Vec::new(),
                base,
                price: W::default(),
                active: false,
            });
            self.parent.push(NONE);
            self.label.push(Label::Free);
            self.entry.push((NONE, NONE));
            self.best.push((NONE, NONE));
            self.best_slack.push(W::default());
            self.mark.push(0);
            self.blossoms.len() as u32 - 1
        });
        let node = self.n as u32 + slot;
        for child in &children {
            self.parent[*child as usize] = node;
        }
        self.parent[node as usize] = NONE;
        self.mark[node as usize] = 0;
        let blossom = &mut self.blossoms[slot as usize];
        blossom.children = children;
        blossom.edges = edges;
        blossom.base = base;
        blossom.price = W::default();
        blossom.active = true;
        node
    }

    /// Finds for each vertex outside the member with the least slack towards it.
    fn find_nearest(&mut self, node: u32) {
        let slot = node as usize - self.n;
        let mut nearest = std::mem::take(&mut self.blossoms[slot].nearest);
        nearest.clear();
        nearest.resize(self.n, NONE);
        let mut least = vec![W::default(); self.n];
        for child in &self.blossoms[slot].children {
            for outside in 0..self.n {
                if self.top[outside] == node || self.gone[outside] {
                    continue;
                }
                let member = self.nearest_member(*child, outside);
                if member == NONE {
                    continue;
                }
                let slack = self.slack(member, outside as u32);
                if nearest[outside] == NONE || slack < least[outside] {
                    nearest[outside] = member;
                    least[outside] = slack;
                }
            }
        }
        self.blossoms[slot].nearest = nearest;
    }

    /// The member of `node` with the least slack towards `outside`.
    fn nearest_member(&self, node: u32, outside: usize) -> u32 {
        if (node as usize) < self.n {
            if self.has_edge(node as usize, outside) { node } else { NONE }
        } else {
            self.blossoms[node as usize - self.n].nearest[outside]
        }
    }

    /// Finds the tightest edge from an outer vertex into `node`.
    fn find_best(&mut self, node: u32) {
        self.best[node as usize] = (NONE, NONE);
        for vertex in 0..self.n {
            let top = self.top[vertex];
            if top == node || self.label[top as usize] != Label::Outer {
                continue;
            }
            let member = self.nearest_member(node, vertex);
            if member == NONE {
                continue;
            }
            let slack = self.slack(vertex as u32, member);
            if self.best[node as usize].0 == NONE || slack < self.best_slack[node as usize] {
                self.best[node as usize] = (vertex as u32, member);
                self.best_slack[node as usize] = slack;
            }
        }
    }

    /// Opens an inner blossom whose price has come down to nothing.
    fn expand_inner(&mut self, node: u32) {
        let slot = node as usize - self.n;
        let (up, down) = self.entry[node as usize];
        let entered = self.child_with(node, down);
        let place = self.place_of(slot, entered);
        let (children, edges) = self.release(node);
        let count = children.len();
        for child in &children {
            self.label[*child as usize] = Label::Free;
            self.best[*child as usize] = (NONE, NONE);
        }
        self.label[entered as usize] = Label::Inner;
        self.entry[entered as usize] = (up, down);
        // The way from the entrance to the base takes the side with an even number of edges.
        let mut at = place;
        let mut outer = Vec::new();
        while at != 0 {
            let (between, end) =
                if place % 2 == 0 { (at - 1, at - 2) } else { (at + 1, (at + 2) % count) };
            outer.push(children[between]);
            self.label[children[end] as usize] = Label::Inner;
            self.entry[children[end] as usize] = if place % 2 == 0 {
                let (tail, head) = edges[end];
                (head, tail)
            } else {
                edges[between]
            };
            at = end;
        }
        for child in outer {
            self.become_outer(child);
        }
        for child in children {
            if self.label[child as usize] != Label::Inner {
                self.find_best(child);
            }
        }
    }

    /// Takes a blossom apart into its children, which become outermost.
    fn release(&mut self, node: u32) -> (Vec<u32>, Vec<(u32, u32)>) {
        let slot = node as usize - self.n;
        let children = std::mem::take(&mut self.blossoms[slot].children);
        let edges = std::mem::take(&mut self.blossoms[slot].edges);
        self.blossoms[slot].active = false;
        self.spare.push(slot as u32);
        for child in &children {
            self.parent[*child as usize] = NONE;
            for member in self.members(*child) {
                self.top[member as usize] = *child;
            }
        }
        (children, edges)
    }

    /// Takes apart the outermost blossoms that have no price, and those that come to light.
    fn dissolve_worthless(&mut self) {
        let mut open: Vec<u32> = (self.n..self.nodes())
            .filter(|node| self.is_top(*node))
            .map(|node| node as u32)
            .collect();
        while let Some(node) = open.pop() {
            if self.blossoms[node as usize - self.n].price == W::default() {
                let (children, _) = self.release(node);
                open.extend(children.into_iter().filter(|child| *child as usize >= self.n));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The heaviest perfect matching by trying all of them.
    fn best_by_hand(
        n: usize,
        weight: &dyn Fn(usize, usize) -> Option<i64>,
        free: &mut Vec<usize>,
    ) -> Option<i64> {
        let Some(first) = free.pop() else { return Some(0) };
        let mut best = None;
        for place in 0..free.len() {
            let other = free.remove(place);
            if let Some(edge) = weight(first, other)
                && let Some(rest) = best_by_hand(n, weight, free)
            {
                best = best.max(Some(edge + rest));
            }
            free.insert(place, other);
        }
        free.push(first);
        best
    }

    fn total(
        matching: &Matching<i64>,
        n: usize,
        weight: &dyn Fn(usize, usize) -> Option<i64>,
    ) -> i64 {
        (0..n)
            .filter_map(|vertex| {
                let mate = matching.mate(vertex).expect("the matching is perfect");
                assert_eq!(matching.mate(mate), Some(vertex));
                (vertex < mate).then(|| weight(vertex, mate).expect("only edges are matched"))
            })
            .sum()
    }

    /// A graph of ten vertices: per pair a class from 0, no edge, to 7.
    fn graph() -> impl Strategy<Value = (Vec<u32>, Vec<i64>)> {
        let n = 10;
        (
            prop::collection::vec(prop_oneof![2 => Just(0_u32), 5 => 1_u32..8], n * n),
            prop::collection::vec(-20_i64..20, 8),
        )
            .prop_map(move |(mut class, weights)| {
                for i in 0..n {
                    class[i * n + i] = 0;
                    for j in 0..i {
                        class[i * n + j] = class[j * n + i];
                    }
                }
                (class, weights)
            })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1_500))]

        #[test]
        fn the_matching_is_as_heavy_as_the_heaviest_of_all((class, weights) in graph()) {
            let n = 10;
            let weight = |i: usize, j: usize| {
                let class = class[i * n + j];
                (class != NO_EDGE).then(|| weights[class as usize])
            };
            let mut matching = Matching::new(n, class.clone(), &weights);
            matching.match_greedily();
            let solved = matching.solve();
            match best_by_hand(n, &weight, &mut (0..n).collect()) {
                None => prop_assert_eq!(solved, Err(NoPerfectMatching)),
                Some(best) => {
                    prop_assert_eq!(solved, Ok(()));
                    prop_assert_eq!(total(&matching, n, &weight), best);
                }
            }
        }

        #[test]
        fn after_changes_the_matching_is_the_heaviest_again(
            (class, weights) in graph(),
            bonus in prop::collection::vec(0_i64..6, 10),
            leads in prop::collection::vec(-3_i64..6, 10),
            vertex in 0_usize..10,
        ) {
            let n = 10;
            let weight = |i: usize, j: usize| {
                let class = class[i * n + j];
                (class != NO_EDGE).then(|| weights[class as usize])
            };
            let mut matching = Matching::new(n, class.clone(), &weights);
            if matching.solve().is_err() {
                return Ok(());
            }
            let ranked: Vec<bool> = (0..n).map(|other| other != 3).collect();
            matching.lead(leads.clone(), ranked);
            matching.solve().expect("weights do not take edges away");
            let led = |i: usize, j: usize| {
                let lead = if i == 3 || j == 3 { 0 } else { leads[i.min(j)] };
                weight(i, j).map(|weight| weight + lead)
            };
            prop_assert_eq!(Some(total(&matching, n, &led)), best_by_hand(n, &led, &mut (0..n).collect()));
            matching.change_lead(5, 1);
            matching.solve().expect("weights do not take edges away");
            let changed = |i: usize, j: usize| {
                led(i, j).map(|weight| weight + i64::from(i.min(j) == 5))
            };
            prop_assert_eq!(
                Some(total(&matching, n, &changed)),
                best_by_hand(n, &changed, &mut (0..n).collect())
            );
            matching.no_bonus();
            matching.solve().expect("weights do not take edges away");
            prop_assert_eq!(Some(total(&matching, n, &weight)), best_by_hand(n, &weight, &mut (0..n).collect()));
            matching.probe(vertex, bonus.clone());
            matching.solve().expect("weights do not take edges away");
            let probed = |i: usize, j: usize| {
                let bonus = if i == vertex { bonus[j] } else if j == vertex { bonus[i] } else { 0 };
                weight(i, j).map(|weight| weight + bonus)
            };
            prop_assert_eq!(
                Some(total(&matching, n, &probed)),
                best_by_hand(n, &probed, &mut (0..n).collect())
            );
            let mate = matching.mate(vertex).expect("the matching is perfect");
            matching.take_out(vertex, mate);
            matching.no_bonus();
            matching.solve().expect("the rest was matched before");
            let rest = |free: &mut Vec<usize>| best_by_hand(n, &weight, free);
            let mut free: Vec<usize> = (0..n).filter(|other| *other != vertex && *other != mate).collect();
            let left: i64 = free
                .iter()
                .filter_map(|one| {
                    let other = matching.mate(*one).expect("the matching is perfect");
                    (*one < other).then(|| weight(*one, other).expect("only edges are matched"))
                })
                .sum();
            prop_assert_eq!(Some(left), rest(&mut free));
        }
    }
}
