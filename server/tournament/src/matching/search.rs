//! The search for a better matching: trees of tight edges, odd cycles contracted and opened, prices
//! changed.
//!
//! One tree grows at a time. All vertices of a tree have prices of the same parity, so halves stay
//! whole numbers.

use super::{Blossom, Label, Matching, NO_EDGE, NONE, NoPerfectMatching, Weight};

impl<W: Weight> Matching<W> {
    /// Grows a tree from `root` until it reaches another free vertex, and rematches along the path.
    pub(super) fn search(&mut self, root: u32) -> Result<(), NoPerfectMatching> {
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

    /// Examines every edge of an outer vertex. Returns true if the matching has grown.
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

    /// The amount by which prices can change until another edge becomes tight or a blossom opens.
    /// `None` if nothing ever will.
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

    /// Follows the edges that have become tight. Returns true if the matching has grown.
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

    /// Adds a tight edge from an outer vertex to the tree. Returns true if the matching has grown.
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

    /// Matches `from` with the free vertex reached through `to`, and rematches the path
    /// back to the root.
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

    /// Rematches the inside of `node` so that `vertex` is its base.
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
        let pairs: Vec<usize> = if place.is_multiple_of(2) {
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

    /// The child of blossom `node` that contains `vertex`.
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

    /// The next outer node towards the root, and the inner node between the two.
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

    /// The node at which the paths of two outer nodes to the root meet.
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

    /// Finds, for each vertex outside the blossom, the member with the least slack towards it.
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

    /// Finds the edge with the least slack from an outer vertex into `node`.
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

    /// Opens an inner blossom whose price has fallen to zero.
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
        // The path from the entrance to the base takes the side with an even number of edges.
        let mut at = place;
        let mut outer = Vec::new();
        while at != 0 {
            let (between, end) =
                if place.is_multiple_of(2) { (at - 1, at - 2) } else { (at + 1, (at + 2) % count) };
            outer.push(children[between]);
            self.label[children[end] as usize] = Label::Inner;
            self.entry[children[end] as usize] = if place.is_multiple_of(2) {
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

    /// Separates a blossom into its children, which become outermost.
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

    /// Separates the outermost blossoms whose price is zero, and those that become outermost by this.
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
