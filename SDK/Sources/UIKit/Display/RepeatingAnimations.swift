package import ViewLink

/// The animations of views that go on (`UIView.AnimationOptions.repeat`): each until its view comes to another place or
/// another look, or its layer's animations are removed.
package struct RepeatingAnimations {
    private struct Running {
        let wire: RepeatingAnimation
        /// Where it leads.
        let look: Look
    }

    /// What of a view moves.
    private struct Look: Equatable {
        let frame: ViewRect
        let style: ViewStyle

        init(_ node: ViewNode) {
            frame = node.frame
            var style = node.style
            style.animations = nil
            self.style = style
        }

        /// Where a node begins that is new.
        init?(_ move: ViewMove) {
            guard let frame = move.frame, let style = move.style else { return nil }
            (self.frame, self.style) = (frame, style)
        }
    }

    private var running: [ViewNode.ID: Running] = [:]
    private var shown: ViewTree?

    package init() {}

    /// Writes into a tree what goes on in it; what an animation that repeats moves begins where it differs from the tree
    /// before.
    package mutating func take(_ tree: inout ViewTree, animation: ViewAnimation?, moves: [ViewMove] = []) {
        begin(animation, moves, in: tree)
        shown = tree
        running = running.filter { id, one in tree.nodes[id].map(Look.init) == one.look }
        for (id, one) in running { tree.animate(id, one.wire) }
    }

    /// Lets a view rest where it is.
    package mutating func end(_ id: ViewNode.ID) { running[id] = nil }

    private mutating func begin(_ animation: ViewAnimation?, _ moves: [ViewMove], in tree: ViewTree) {
        guard animation?.repeats == true || moves.contains(where: { $0.animation?.repeats == true }) else { return }
        let moves = Dictionary(moves.map { ($0.node, $0) }) { $1 }
        for (id, node) in tree.nodes {
            let move = moves[id]
            guard let animation = move.map(\.animation) ?? animation, animation.repeats == true else { continue }
            guard let before = shown?.nodes[id].map(Look.init) ?? move.flatMap(Look.init) else { continue }
            let after = Look(node)
            guard before != after else { continue }
            let wire = RepeatingAnimation(animation: animation, frame: before.frame, style: before.style)
            running[id] = Running(wire: wire, look: after)
        }
    }
}
