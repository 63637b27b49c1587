public import Foundation

/// Places that ways lead between (GameplayKit: GKGraph).
open class GKGraph: NSObject {
    open private(set) var nodes: [GKGraphNode]?

    public convenience init(_ nodes: [GKGraphNode]) {
        self.init()
        add(nodes)
    }
    public convenience init(nodes: [GKGraphNode]) { self.init(nodes) }
    public override init() { nodes = [] }

    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where self.nodes?.contains(node) != true { self.nodes?.append(node) }
    }

    /// Takes the ways to and from them away, too.
    open func remove(_ nodes: [GKGraphNode]) {
        for node in nodes {
            node.removeConnections(to: node.connectedNodes, bidirectional: true)
            for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: false) }
        }
        self.nodes?.removeAll { nodes.contains($0) }
    }

    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let nearest = nodes?.filter { $0 !== node }.min { node.cost(to: $0) < node.cost(to: $1) }
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
        add([node])
    }

    /// Both ends and what lies between; none where no way leads there.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

/// A place (GameplayKit: GKGraphNode).
open class GKGraphNode: NSObject {
    open private(set) var connectedNodes: [GKGraphNode] = []

    public override init() {}

    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(node) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// What the way to a neighbour costs.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// A guess at what the way to a goal costs, which is not above it.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// The cheapest way, by the estimates (A*).
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        var costs: [GKGraphNode: Float] = [self: 0]
        var before: [GKGraphNode: GKGraphNode] = [:]
        var open: Set<GKGraphNode> = [self]
        func promise(_ node: GKGraphNode) -> Float { (costs[node] ?? .infinity) + node.estimatedCost(to: goalNode) }
        while let node = open.min(by: { promise($0) < promise($1) }) {
            if node === goalNode {
                var way = [node]
                while let last = way.last, let earlier = before[last] { way.append(earlier) }
                return way.reversed()
            }
            open.remove(node)
            for next in node.connectedNodes {
                let cost = (costs[node] ?? 0) + node.cost(to: next)
                guard cost < costs[next] ?? .infinity else { continue }
                (costs[next], before[next]) = (cost, node)
                open.insert(next)
            }
        }
        return []
    }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A place on a plane (GameplayKit: GKGraphNode2D); ways cost their length.
open class GKGraphNode2D: GKGraphNode {
    open var position: SIMD2<Float>
    public init(point: SIMD2<Float>) { position = point }

    open override func cost(to node: GKGraphNode) -> Float {
        guard let node = node as? GKGraphNode2D else { return super.cost(to: node) }
        let way = node.position - position
        return (way * way).sum().squareRoot()
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { node is GKGraphNode2D ? cost(to: node) : 0 }
}

/// A place on a grid (GameplayKit: GKGridGraphNode).
open class GKGridGraphNode: GKGraphNode {
    open var gridPosition: SIMD2<Int32>
    public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition }

    open override func cost(to node: GKGraphNode) -> Float {
        guard let node = node as? GKGridGraphNode else { return super.cost(to: node) }
        let way = SIMD2<Float>(node.gridPosition) - SIMD2<Float>(gridPosition)
        return (way * way).sum().squareRoot()
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { node is GKGridGraphNode ? cost(to: node) : 0 }
}

/// A grid of places, each joined with its neighbours (GameplayKit: GKGridGraph).
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public let gridOrigin: SIMD2<Int32>
    public let gridWidth: Int
    public let gridHeight: Int
    public let diagonalsAllowed: Bool
    private var places: [SIMD2<Int32>: GKGridGraphNode] = [:]

    /// - Parameters:
    ///   - position: of the first place; at most a thousand places stand in a row, and in a column.
    ///   - width: how many stand in a row.
    ///   - height: how many rows there are.
    ///   - diagonalsAllowed: whether a way leads over a corner.
    public init(fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        (gridOrigin, self.diagonalsAllowed) = (position, diagonalsAllowed)
        (gridWidth, gridHeight) = (Int(min(max(width, 0), 1000)), Int(min(max(height, 0), 1000)))
        super.init()
        for column in 0..<Int32(gridWidth) {
            for row in 0..<Int32(gridHeight) {
                let place = SIMD2(position.x &+ column, position.y &+ row)
                places[place] = GKGridGraphNode(gridPosition: place)
            }
        }
        add(Array(places.values))
        for node in places.values { connectToAdjacentNodes(node) }
    }

    open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? { places[position] as? NodeType }

    open func connectToAdjacentNodes(_ node: GKGridGraphNode) {
        for column: Int32 in -1...1 {
            for row: Int32 in -1...1 where (column != 0 || row != 0) && (diagonalsAllowed || column == 0 || row == 0) {
                let place = SIMD2(node.gridPosition.x &+ column, node.gridPosition.y &+ row)
                if let other = places[place] { node.addConnections(to: [other], bidirectional: true) }
            }
        }
    }

    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as GKGridGraphNode in nodes { places[node.gridPosition] = nil }
    }
}
