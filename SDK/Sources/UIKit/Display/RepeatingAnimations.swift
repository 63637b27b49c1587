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
    }

    private var running: [ViewNode.ID: Running] = [:]
    private var shown: ViewTree?

    package init() {}

    /// Writes into a tree what goes on in it; with an animation that repeats, it begins for what differs from the tree
    /// before.
    package mutating func take(_ tree: inout ViewTree, animation: ViewAnimation?) {
        if let animation, animation.repeats == true { begin(animation, in: tree) }
        shown = tree
        running = running.filter { id, one in tree.nodes[id].map(Look.init) == one.look }
        for (id, one) in running { tree.animate(id, one.wire) }
    }

    /// Lets a view rest where it is.
    package mutating func end(_ id: ViewNode.ID) { running[id] = nil }

    private mutating func begin(_ animation: ViewAnimation, in tree: ViewTree) {
        for (id, node) in tree.nodes {
            guard let old = shown?.nodes[id] else { continue }
            let (before, after) = (Look(old), Look(node))
            guard before != after else { continue }
            let wire = RepeatingAnimation(animation: animation, frame: before.frame, style: before.style)
            running[id] = Running(wire: wire, look: after)
        }
    }
}
