package import ViewLink

/// How some views come to where they are in the next picture, where that is not as all others do.
@MainActor
package struct ViewMoves {
    /// A way of its own; nil is there at once.
    struct Way {
        let animation: ViewAnimation?
    }

    private(set) var ways: [ViewNode.ID: Way] = [:]
    private(set) var beginnings: [ViewNode.ID: (frame: CGRect, style: ViewStyle)] = [:]

    var isEmpty: Bool { ways.isEmpty && beginnings.isEmpty }

    fileprivate mutating func move(_ view: UIView, by animation: ViewAnimation?) {
        ways[view.nodeID] = Way(animation: animation)
    }

    /// The first frame stays: what is told again is another look in the same place.
    fileprivate mutating func begin(_ view: UIView) {
        beginnings[view.nodeID] = (beginnings[view.nodeID]?.frame ?? view.frameBeforeTransform, view.wireStyle)
    }
}

extension UIView {
    /// In the next picture the view and what lies in it moves in this way, whatever else moves; nil is there at once.
    package func move(by animation: ViewAnimation?) {
        guard Display.shared.compose != nil else { return }
        Display.shared.moves.move(self, by: animation)
    }

    /// If the view and what lies in it is seen in the next picture for the first time, it begins as it is now.
    ///
    /// - Parameter withInner: whether what lies in it may have changed as well.
    package func beginHere(withInner: Bool = true) {
        guard Display.shared.compose != nil else { return }
        Display.shared.moves.begin(self)
        guard withInner else { return }
        for inner in subviews { inner.beginHere() }
    }
}
