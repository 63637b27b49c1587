import Foundation
package import ViewLink

/// Makes the tree of values of views.
@MainActor
package struct ViewTreeBuilder {
    private(set) var nodes: [ViewNode] = []
    /// How some of the nodes come to where they are.
    package private(set) var moves: [ViewMove] = []
    private let wanted: ViewMoves
    private let animation: ViewAnimation?

    /// - Parameters:
    ///   - moves: what moves in a way of its own.
    ///   - animation: how all else does.
    package init(moves: ViewMoves = ViewMoves(), animation: ViewAnimation? = nil) {
        (wanted, self.animation) = (moves, animation)
    }

    /// Adds a view with all it holds; as root it lies at the origin.
    package mutating func add(root view: UIView) -> ViewNode.ID {
        add(view, frame: CGRect(origin: .zero, size: view.bounds.size), moving: nil)
        return view.nodeID
    }

    /// Adds windows, the lowest first, on a view that holds nothing else.
    mutating func add(_ windows: [UIView], on screen: UIView) -> ViewNode.ID {
        let index = nodes.count
        nodes.append(ViewNode(id: screen.nodeID, frame: wire(screen.bounds), content: .plain, style: screen.wireStyle))
        for window in windows { add(window, frame: window.frameBeforeTransform, moving: nil) }
        nodes[index].children = windows.map(\.nodeID)
        return screen.nodeID
    }

    /// - Throws: ``ViewTreeError`` when the views are too many or cannot be drawn.
    package func tree(panel: ViewPanel) throws(ViewTreeError) -> ViewTree {
        try ViewTree(nodes: nodes, panel: panel)
    }

    private mutating func add(_ view: UIView, frame: CGRect, moving around: ViewMoves.Way?) {
        // One more than the limit is enough for the tree to say that it is too large.
        guard nodes.count <= ViewTree.Limits.nodes else { return }
        view.layer.prepare()
        var content = view.layer.contentProvider?() ?? view.content
        if content == .plain { content = view.layer.ownContent ?? view.ownDrawing.map { .drawing($0) } ?? .plain }
        var node = ViewNode(id: view.nodeID, frame: wire(frame), content: content, style: view.wireStyle)
        node.hears = view.isUserInteractionEnabled ? view.senses : []
        node.accessibility = view.wireAccessibility
        let index = nodes.count
        nodes.append(node)
        let way = wanted.ways[view.nodeID] ?? around
        move(
            view.nodeID,
            way,
            from: CGPoint(
                x: view.frameBeforeTransform.minX - frame.minX,
                y: view.frameBeforeTransform.minY - frame.minY
            )
        )
        nodes[index].children = add(view.layer.sublayers ?? [], from: view.drawnOrigin, moving: way)
        addInstances(of: view.layer, at: index)
    }

    /// Notes how a node moves, where that is not as all do; `origin` is what its frame is told from.
    private mutating func move(_ id: ViewNode.ID, _ way: ViewMoves.Way?, from origin: CGPoint) {
        let beginning = wanted.beginnings[id]
        guard way != nil || beginning != nil else { return }
        var move = ViewMove(node: id, animation: way.map(\.animation) ?? animation)
        if let beginning {
            move.frame = wire(beginning.frame.offsetBy(dx: -origin.x, dy: -origin.y))
            move.style = beginning.style
        }
        moves.append(move)
    }

    /// What a replicator layer shows again.
    private mutating func addInstances(of layer: CALayer, at index: Int) {
        guard let layer = layer as? CAReplicatorLayer, layer.instanceCount > 1 else { return }
        let frame = nodes[index].frame
        let box = ViewRect(x: 0, y: 0, width: frame.width, height: frame.height)
        let more = layer.instances(in: box, of: nodes[(index + 1)...], roots: nodes[index].children)
        nodes[index].children += more.boxes
        // One more than the limit is enough for the tree to say that it is too large.
        nodes += more.nodes.prefix(max(0, ViewTree.Limits.nodes + 1 - nodes.count))
    }

    /// - Returns: the nodes of what lies in a layer, the lowest first.
    private mutating func add(_ layers: [CALayer], from origin: CGPoint, moving way: ViewMoves.Way?) -> [Int] {
        let layers = layers.inDepth(by: \.zPosition)
        for layer in layers {
            if let view = layer.view {
                let frame = view.frameBeforeTransform.offsetBy(dx: -origin.x, dy: -origin.y)
                add(view, frame: frame, moving: way)
            } else {
                add(layer, origin, moving: way)
            }
        }
        return layers.map { $0.view?.nodeID ?? $0.nodeID }
    }

    private mutating func add(_ layer: CALayer, _ origin: CGPoint, moving way: ViewMoves.Way?) {
        guard nodes.count <= ViewTree.Limits.nodes else { return }
        layer.prepare()
        let content = layer.contentProvider?() ?? layer.ownContent ?? .plain
        var node = ViewNode(
            id: layer.nodeID,
            frame: wire(layer.frameBeforeTransform.offsetBy(dx: -origin.x, dy: -origin.y)),
            content: content,
            style: layer.boxStyle
        )
        let index = nodes.count
        nodes.append(node)
        move(layer.nodeID, way, from: origin)
        node.children = add(layer.sublayers ?? [], from: .zero, moving: way)
        nodes[index] = node
        addInstances(of: layer, at: index)
    }

    private func wire(_ rect: CGRect) -> ViewRect {
        ViewRect(
            x: hundredth(rect.minX),
            y: hundredth(rect.minY),
            width: hundredth(rect.width),
            height: hundredth(rect.height)
        )
    }

    /// What lies farther than a tree has room for lies at its edge, as it would be out of sight on a phone.
    private func hundredth(_ value: CGFloat) -> Double {
        guard !value.isNaN else { return 0 }
        let limit = ViewTree.Limits.coordinate
        return (min(max(Double(value), -limit), limit) * 100).rounded() / 100
    }
}

extension Array {
    /// The same with what lies nearer drawn after what lies farther; most lists stay as they are.
    func inDepth(by depth: (Element) -> CGFloat) -> [Element] {
        guard contains(where: { depth($0) != 0 }) else { return self }
        let order = enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
        return order.map(\.element)
    }
}
