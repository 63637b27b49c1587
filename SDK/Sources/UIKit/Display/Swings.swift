package import ViewLink

/// The animations of views that go on (`UIView.AnimationOptions.repeat`): each until its view comes to another place or
/// another look, or its layer's animations are removed.
package struct Swings {
    private struct Swing {
        let wire: ViewSwing
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

    private var swings: [ViewNode.ID: Swing] = [:]
    private var shown: ViewTree?

    package init() {}

    /// Writes into a tree what swings in it; with an animation that repeats, what differs from the tree before begins to.
    package mutating func take(_ tree: inout ViewTree, animation: ViewAnimation?) {
        if let animation, animation.repeats == true { begin(animation, in: tree) }
        shown = tree
        swings = swings.filter { id, swing in tree.nodes[id].map(Look.init) == swing.look }
        for (id, swing) in swings { tree.swing(id, swing.wire) }
    }

    /// Lets a view rest where it is.
    package mutating func end(_ id: ViewNode.ID) { swings[id] = nil }

    private mutating func begin(_ animation: ViewAnimation, in tree: ViewTree) {
        for (id, node) in tree.nodes {
            guard let old = shown?.nodes[id] else { continue }
            let (before, after) = (Look(old), Look(node))
            guard before != after else { continue }
            let wire = ViewSwing(animation: animation, frame: before.frame, style: before.style)
            swings[id] = Swing(wire: wire, look: after)
        }
    }
}
