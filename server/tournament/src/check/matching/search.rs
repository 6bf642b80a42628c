//! The search for a matching: alternating trees from all exposed vertices, blossoms and dual
//! changes.
//!
//! A *node* is a vertex or a blossom. The nodes of a blossom form an odd cycle, whose first node is
//! its base. Trees alternate between *outer* nodes (the roots are outer) and *inner* nodes.

use super::{Matching, NOBODY, Weight};

/// An edge of the graph between two nodes: its vertex in the first node and its vertex in the second.
type Link = (usize, usize);

/// The role of a node in the trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

pub(super) struct Search<'graph, const W: usize> {
    graph: &'graph mut Matching<W>,
    /// The outermost node that contains a node; the node itself if it is outermost. [`NOBODY`]
    /// marks an unused blossom slot.
    outermost: Vec<usize>,
    /// For each node, the vertex outside it with which it is matched.
    matched: Vec<usize>,
    label: Vec<Label>,
    /// For each inner node, the edge to its parent, the parent's vertex first.
    parent: Vec<Option<Link>>,
    /// For each node, the edge with the least slack from an outer vertex, the outer vertex first.
    nearest: Vec<Option<Link>>,
    blossoms: Vec<Blossom<W>>,
    /// Outer vertices whose edges have not been examined.
    queue: Vec<usize>,
}

#[derive(Debug, Clone)]
struct Blossom<const W: usize> {
    /// The nodes of the cycle, the base first.
    cycle: Vec<usize>,
    dual: Weight<W>,
    /// For each vertex of the graph, the node of the cycle that contains it.
    holder: Vec<usize>,
    /// For each node outside, the edge with the least slack, the blossom's own vertex first.
    links: Vec<Option<Link>>,
}

impl<'graph, const W: usize> Search<'graph, W> {
    pub(super) fn new(graph: &'graph mut Matching<W>) -> Self {
        let size = graph.size;
        let matched = graph.mate.clone();
        Self {
            graph,
            outermost: (0..size).collect(),
            matched,
            label: vec![Label::Free; size],
            parent: vec![None; size],
            nearest: vec![None; size],
            blossoms: Vec::new(),
            queue: Vec::new(),
        }
    }

    /// Augments until every vertex is matched; returns false if one cannot be matched. In both
    /// cases the graph receives the matching, and duals without blossoms.
    pub(super) fn run(mut self) -> bool {
        let perfect = loop {
            match self.augment_once() {
                Step::Perfect => break true,
                Step::Augmented => {}
                Step::Stuck => break false,
            }
        };
        self.dissolve();
        let size = self.graph.size;
        self.graph.mate.copy_from_slice(&self.matched[..size]);
        perfect
    }

    fn augment_once(&mut self) -> Step {
        self.label.fill(Label::Free);
        self.nearest.fill(None);
        self.parent.fill(None);
        self.queue.clear();
        for node in 0..self.nodes() {
            if self.is_outermost(node) && self.matched[node] == NOBODY {
                self.make_outer(node);
            }
        }
        if self.queue.is_empty() {
            return Step::Perfect;
        }
        loop {
            while let Some(vertex) = self.queue.pop() {
                if self.grow_from(vertex) {
                    return Step::Augmented;
                }
            }
            let Some(delta) = self.least_change() else { return Step::Stuck };
            self.change_duals(delta);
            for node in 0..self.nodes() {
                if self.is_outermost(node)
                    && let Some((outer, vertex)) = self.nearest[node]
                    && self.outermost[outer] != node
                    && self.graph.slack(outer, vertex).is_zero()
                    && self.meet((outer, vertex))
                {
                    return Step::Augmented;
                }
            }
            for node in self.graph.size..self.nodes() {
                if self.is_outermost(node)
                    && self.label[node] == Label::Inner
                    && self.blossom(node).dual.is_zero()
                {
                    self.expand(node);
                }
            }
        }
    }

    /// Examines all edges of an outer vertex; returns true if that augmented the matching.
    fn grow_from(&mut self, vertex: usize) -> bool {
        for other in 0..self.graph.size {
            if self.outermost[vertex] == self.outermost[other]
                || !self.graph.has_edge(vertex, other)
            {
                continue;
            }
            let to = self.outermost[other];
            if self.label[to] == Label::Inner {
                continue;
            }
            if self.graph.slack(vertex, other).is_zero() {
                if self.meet((vertex, other)) {
                    return true;
                }
            } else {
                self.offer(to, (vertex, other));
            }
        }
        false
    }

    /// Records the edge with the least slack from an outer vertex into a node.
    fn offer(&mut self, node: usize, link: Link) {
        let better = self.nearest[node].is_none_or(|known| {
            self.graph.slack(link.0, link.1) < self.graph.slack(known.0, known.1)
        });
        if better {
            self.nearest[node] = Some(link);
        }
    }

    /// Handles an edge without slack from an outer node: grows the tree, closes a blossom or augments.
    fn meet(&mut self, link: Link) -> bool {
        let (from, to) = (self.outermost[link.0], self.outermost[link.1]);
        match self.label[to] {
            Label::Free => {
                self.parent[to] = Some(link);
                self.label[to] = Label::Inner;
                let next = self.outermost[self.matched[to]];
                self.nearest[to] = None;
                self.nearest[next] = None;
                self.make_outer(next);
                false
            }
            Label::Outer => {
                if let Some(base) = self.common_ancestor(from, to) {
                    self.close_blossom(link, base);
                    false
                } else {
                    self.augment(link);
                    self.augment((link.1, link.0));
                    true
                }
            }
            Label::Inner => false,
        }
    }

    fn make_outer(&mut self, node: usize) {
        self.label[node] = Label::Outer;
        self.enqueue(node);
    }

    fn enqueue(&mut self, node: usize) {
        if node < self.graph.size {
            self.queue.push(node);
        } else {
            for member in self.blossom(node).cycle.clone() {
                self.enqueue(member);
            }
        }
    }

    /// The node two edges up from an outer node: along its matched edge and the inner
    /// node's parent edge.
    fn grandparent(&self, outer: usize) -> Option<usize> {
        if self.matched[outer] == NOBODY {
            return None;
        }
        let inner = self.outermost[self.matched[outer]];
        self.parent[inner].map(|(vertex, _)| self.outermost[vertex])
    }

    fn common_ancestor(&self, one: usize, other: usize) -> Option<usize> {
        let mut above = Vec::new();
        let mut node = Some(one);
        while let Some(outer) = node {
            above.push(outer);
            node = self.grandparent(outer);
        }
        let mut node = Some(other);
        while let Some(outer) = node {
            if above.contains(&outer) {
                return Some(outer);
            }
            node = self.grandparent(outer);
        }
        None
    }

    /// Matches along the path from an outer node up to its root; `link` leaves the node.
    fn augment(&mut self, link: Link) {
        let (mut own, mut outside) = link;
        loop {
            let outer = self.outermost[own];
            let before = self.matched[outer];
            self.match_node(outer, own, outside);
            if before == NOBODY {
                return;
            }
            let inner = self.outermost[before];
            let (up, down) = self.parent[inner].expect("an inner node has a parent");
            self.match_node(inner, down, up);
            (own, outside) = (up, down);
        }
    }

    /// Matches a node to `outside` through its vertex `own`, and the nodes inside its blossoms accordingly.
    fn match_node(&mut self, node: usize, own: usize, outside: usize) {
        self.matched[node] = outside;
        if node < self.graph.size {
            return;
        }
        let blossom = self.blossom(node);
        let base = blossom.holder[own];
        let at = blossom.cycle.iter().position(|&member| member == base).expect("on the cycle");
        let mut cycle = blossom.cycle.clone();
        // The path to the new base has an even number of nodes; these are matched in pairs.
        cycle.rotate_left(at);
        let (left, right) = (1, cycle.len());
        for pair in (left..right).step_by(2) {
            let (one, other) = (cycle[pair], cycle[pair + 1]);
            let link = self.link(one, other).expect("neighbours on the cycle have an edge");
            self.match_node(one, link.0, link.1);
            self.match_node(other, link.1, link.0);
        }
        self.match_node(base, own, outside);
        self.blossom_mut(node).cycle = cycle;
    }

    /// The edge with the least slack between two nodes, the first node's vertex first.
    fn link(&self, one: usize, other: usize) -> Option<Link> {
        let size = self.graph.size;
        if one < size && other < size {
            return self.graph.has_edge(one, other).then_some((one, other));
        }
        if one >= size {
            self.blossom(one).links[other]
        } else {
            self.blossom(other).links[one].map(|(own, outside)| (outside, own))
        }
    }

    fn close_blossom(&mut self, link: Link, base: usize) {
        let branch = |search: &Self, from: usize| {
            // Outer and inner nodes from `from` up to the base, the base excluded.
            let mut nodes = Vec::new();
            let mut outer = from;
            while outer != base {
                let inner = search.outermost[search.matched[outer]];
                nodes.push(outer);
                nodes.push(inner);
                let (up, _) = search.parent[inner].expect("an inner node has a parent");
                outer = search.outermost[up];
            }
            nodes
        };
        let one = branch(self, self.outermost[link.0]);
        let other = branch(self, self.outermost[link.1]);
        let inner: Vec<usize> =
            one.iter().chain(&other).copied().filter(|&n| self.label[n] == Label::Inner).collect();
        let mut cycle = vec![base];
        cycle.extend(one.iter().rev());
        cycle.extend(&other);
        let node = self.open_slot();
        let holder = self.holders(&cycle);
        self.matched[node] = self.matched[base];
        self.label[node] = Label::Outer;
        self.parent[node] = None;
        let at = node - self.graph.size;
        let nodes = self.nodes();
        self.blossoms[at] =
            Blossom { cycle: cycle.clone(), dual: Weight::ZERO, holder, links: vec![None; nodes] };
        self.set_outermost(node, node);
        for member in inner {
            self.enqueue(member);
        }
        self.link_up(node, &cycle);
        self.find_nearest(node);
    }

    /// For each vertex, the node of `cycle` that contains it.
    fn holders(&self, cycle: &[usize]) -> Vec<usize> {
        let mut holder = vec![NOBODY; self.graph.size];
        for &member in cycle {
            self.for_vertices(member, &mut |vertex| holder[vertex] = member);
        }
        holder
    }

    fn for_vertices(&self, node: usize, visit: &mut impl FnMut(usize)) {
        if node < self.graph.size {
            visit(node);
        } else {
            for &member in &self.blossom(node).cycle {
                self.for_vertices(member, visit);
            }
        }
    }

    /// Finds the edges with the least slack between a new blossom and every other node.
    fn link_up(&mut self, node: usize, cycle: &[usize]) {
        for other in 0..self.nodes() {
            if other == node || self.outermost[other] == NOBODY || self.outermost[other] == node {
                continue;
            }
            let mut best: Option<Link> = None;
            for &member in cycle {
                let Some(link) = self.link(member, other) else { continue };
                let slack = |link: Link| self.graph.slack(link.0, link.1);
                if best.is_none_or(|best| slack(link) < slack(best)) {
                    best = Some(link);
                }
            }
            let at = node - self.graph.size;
            self.blossoms[at].links[other] = best;
            if other >= self.graph.size {
                let at = other - self.graph.size;
                self.blossoms[at].links[node] = best.map(|(own, outside)| (outside, own));
            }
        }
    }

    /// Finds the edge with the least slack from any outer vertex into a node.
    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = None;
        for vertex in 0..self.graph.size {
            let from = self.outermost[vertex];
            if from != node
                && self.label[from] == Label::Outer
                && let Some((own, outside)) = self.link(node, vertex)
            {
                self.offer(node, (outside, own));
            }
        }
    }

    /// Opens an inner blossom whose dual is zero; the path through it stays in the tree.
    fn expand(&mut self, node: usize) {
        let cycle = self.blossom(node).cycle.clone();
        let (up, down) = self.parent[node].expect("an inner blossom has a parent");
        let entry = self.blossom(node).holder[down];
        let matched = self.matched[node];
        for &member in &cycle {
            self.set_outermost(member, member);
            self.label[member] = Label::Free;
            self.nearest[member] = None;
            self.parent[member] = None;
        }
        let at = node - self.graph.size;
        self.outermost[node] = NOBODY;
        self.nearest[node] = None;
        self.blossoms[at].links.clear();
        debug_assert_eq!(self.matched[cycle[0]], matched, "the base is matched outside");
        // The path from the entry to the base has an even number of edges.
        let position = cycle.iter().position(|&member| member == entry).expect("on the cycle");
        let mut way = cycle.clone();
        let steps = if position % 2 == 0 {
            position
        } else {
            way[1..].reverse();
            cycle.len() - position
        };
        // way[0] is the base and way[steps] the entry; inner and outer nodes alternate between
        // them.
        for pair in (0..steps).step_by(2) {
            let (inner, outer) = (way[pair], way[pair + 1]);
            let link = self.link(outer, inner).expect("neighbours on the cycle have an edge");
            self.parent[inner] = Some(link);
            self.label[inner] = Label::Inner;
            self.make_outer(outer);
        }
        self.parent[entry] = Some((up, down));
        self.label[entry] = Label::Inner;
        for &member in &way[steps + 1..] {
            self.find_nearest(member);
        }
    }

    /// The least change of duals that creates a new tight edge or opens a blossom; `None` if no
    /// change ever will.
    fn least_change(&self) -> Option<Weight<W>> {
        let mut least: Option<Weight<W>> = None;
        let mut consider = |delta: Weight<W>| {
            if least.is_none_or(|least| delta < least) {
                least = Some(delta);
            }
        };
        for node in 0..self.nodes() {
            if !self.is_outermost(node) {
                continue;
            }
            if node >= self.graph.size && self.label[node] == Label::Inner {
                consider(self.blossom(node).dual.halved());
            }
            if let Some((outer, vertex)) = self.nearest[node]
                && self.outermost[outer] != node
            {
                let slack = self.graph.slack(outer, vertex);
                match self.label[node] {
                    Label::Free => consider(slack),
                    Label::Outer => consider(slack.halved()),
                    Label::Inner => {}
                }
            }
        }
        least
    }

    fn change_duals(&mut self, delta: Weight<W>) {
        for vertex in 0..self.graph.size {
            match self.label[self.outermost[vertex]] {
                Label::Outer => self.graph.dual[vertex] -= delta,
                Label::Inner => self.graph.dual[vertex] += delta,
                Label::Free => {}
            }
        }
        for node in self.graph.size..self.nodes() {
            if self.is_outermost(node) {
                let label = self.label[node];
                let dual = &mut self.blossom_mut(node).dual;
                match label {
                    Label::Outer => *dual += delta + delta,
                    Label::Inner => *dual -= delta + delta,
                    Label::Free => {}
                }
            }
        }
    }

    /// Distributes every blossom's dual to its vertices, half to each; no edge becomes too heavy.
    fn dissolve(&mut self) {
        for node in self.graph.size..self.nodes() {
            if self.outermost[node] == NOBODY {
                continue;
            }
            let half = self.blossom(node).dual.halved();
            let mut vertices = Vec::new();
            self.for_vertices(node, &mut |vertex| vertices.push(vertex));
            for vertex in vertices {
                self.graph.dual[vertex] += half;
            }
        }
    }

    fn open_slot(&mut self) -> usize {
        let size = self.graph.size;
        if let Some(node) = (size..self.nodes()).find(|&node| self.outermost[node] == NOBODY) {
            return node;
        }
        self.outermost.push(NOBODY);
        self.matched.push(NOBODY);
        self.label.push(Label::Free);
        self.parent.push(None);
        self.nearest.push(None);
        let nodes = self.nodes();
        for blossom in &mut self.blossoms {
            blossom.links.resize(nodes, None);
        }
        let empty = Blossom {
            cycle: Vec::new(),
            dual: Weight::ZERO,
            holder: Vec::new(),
            links: vec![None; nodes],
        };
        self.blossoms.push(empty);
        nodes - 1
    }

    fn set_outermost(&mut self, node: usize, outermost: usize) {
        self.outermost[node] = outermost;
        if node >= self.graph.size {
            for member in self.blossom(node).cycle.clone() {
                self.set_outermost(member, outermost);
            }
        }
    }

    fn nodes(&self) -> usize {
        self.outermost.len()
    }

    fn is_outermost(&self, node: usize) -> bool {
        self.outermost[node] == node
    }

    fn blossom(&self, node: usize) -> &Blossom<W> {
        &self.blossoms[node - self.graph.size]
    }

    fn blossom_mut(&mut self, node: usize) -> &mut Blossom<W> {
        &mut self.blossoms[node - self.graph.size]
    }
}

enum Step {
    Perfect,
    Augmented,
    Stuck,
}
