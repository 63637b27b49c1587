public import Foundation

/// A flat box.
public struct GKQuad: Sendable {
    public var quadMin: SIMD2<Float>
    public var quadMax: SIMD2<Float>
    public init(quadMin: SIMD2<Float>, quadMax: SIMD2<Float>) { (self.quadMin, self.quadMax) = (quadMin, quadMax) }
    func holds(_ p: SIMD2<Float>) -> Bool {
        p.x >= quadMin.x && p.y >= quadMin.y && p.x <= quadMax.x && p.y <= quadMax.y
    }
    func meets(_ other: GKQuad) -> Bool {
        quadMin.x <= other.quadMax.x && quadMax.x >= other.quadMin.x && quadMin.y <= other.quadMax.y
            && quadMax.y >= other.quadMin.y
    }
}
/// A box.
public struct GKBox: Sendable {
    public var boxMin: SIMD3<Float>
    public var boxMax: SIMD3<Float>
    public init(boxMin: SIMD3<Float>, boxMax: SIMD3<Float>) { (self.boxMin, self.boxMax) = (boxMin, boxMax) }
    func meets(_ other: GKBox) -> Bool {
        (0..<3).allSatisfy { boxMin[$0] <= other.boxMax[$0] && boxMax[$0] >= other.boxMin[$0] }
    }
}

/// Where something is in a tree.
open class GKQuadtreeNode: NSObject {
    public let quad: GKQuad
    init(_ quad: GKQuad) { self.quad = quad }
}
/// Finds things by their places on a plane (GameplayKit: GKQuadtree). It looks at each of them: what it gives is the same.
open class GKQuadtree<ElementType: NSObject>: NSObject {
    private var things: [(element: ElementType, node: GKQuadtreeNode)] = []
    public init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) {}
    @discardableResult
    open func add(_ element: ElementType, at point: SIMD2<Float>) -> GKQuadtreeNode {
        add(element, in: GKQuad(quadMin: point, quadMax: point))
    }
    @discardableResult
    open func add(_ element: ElementType, in quad: GKQuad) -> GKQuadtreeNode {
        let node = GKQuadtreeNode(quad)
        things.append((element, node))
        return node
    }
    open func elements(at point: SIMD2<Float>) -> [ElementType] {
        things.filter { $0.node.quad.holds(point) }.map(\.element)
    }
    open func elements(in quad: GKQuad) -> [ElementType] { things.filter { $0.node.quad.meets(quad) }.map(\.element) }
    @discardableResult
    open func remove(_ element: ElementType) -> Bool {
        let count = things.count
        things.removeAll { $0.element === element }
        return things.count < count
    }
    @discardableResult
    open func remove(_ data: ElementType, using node: GKQuadtreeNode) -> Bool { remove(data) }
}

/// Where something is in a tree.
open class GKOctreeNode: NSObject {
    public let box: GKBox
    init(_ box: GKBox) { self.box = box }
}
/// Finds things by their places in space (GameplayKit: GKOctree). It looks at each of them: what it gives is the same.
open class GKOctree<ElementType: NSObject>: NSObject {
    private var things: [(element: ElementType, node: GKOctreeNode)] = []
    public init(boundingBox box: GKBox, minimumCellSize minCellSize: Float) {}
    @discardableResult
    open func add(_ element: ElementType, at point: SIMD3<Float>) -> GKOctreeNode {
        add(element, in: GKBox(boxMin: point, boxMax: point))
    }
    @discardableResult
    open func add(_ element: ElementType, in box: GKBox) -> GKOctreeNode {
        let node = GKOctreeNode(box)
        things.append((element, node))
        return node
    }
    open func elements(at point: SIMD3<Float>) -> [ElementType] { elements(in: GKBox(boxMin: point, boxMax: point)) }
    open func elements(in box: GKBox) -> [ElementType] { things.filter { $0.node.box.meets(box) }.map(\.element) }
    @discardableResult
    open func remove(_ element: ElementType) -> Bool {
        let count = things.count
        things.removeAll { $0.element === element }
        return things.count < count
    }
}

/// How a tree is split.
public enum GKRTreeSplitStrategy: Int, Sendable { case halve = 0, linear, quadratic, reduceOverlap }
/// Finds things by the boxes around them (GameplayKit: GKRTree). It looks at each of them: what it gives is the same.
open class GKRTree<ElementType: NSObject>: NSObject {
    open var queryReserve = 0
    private var things: [(element: ElementType, quad: GKQuad)] = []
    public init(maxNumberOfChildren: Int) {}
    open func addElement(
        _ element: ElementType,
        boundingRectMin: SIMD2<Float>,
        boundingRectMax: SIMD2<Float>,
        splitStrategy: GKRTreeSplitStrategy
    ) { things.append((element, GKQuad(quadMin: boundingRectMin, quadMax: boundingRectMax))) }
    open func removeElement(_ element: ElementType, boundingRectMin: SIMD2<Float>, boundingRectMax: SIMD2<Float>) {
        things.removeAll { $0.element === element }
    }
    open func elements(inBoundingRectMin rectMin: SIMD2<Float>, rectMax: SIMD2<Float>) -> [ElementType] {
        things.filter { $0.quad.meets(GKQuad(quadMin: rectMin, quadMax: rectMax)) }.map(\.element)
    }
}

/// A question, with what follows each answer (GameplayKit: GKDecisionNode).
open class GKDecisionNode: NSObject {
    enum Way {
        case value(any NSObjectProtocol)
        case predicate(NSPredicate)
        case weight(Int)
    }
    let attribute: any NSObjectProtocol
    private var ways: [(way: Way, node: GKDecisionNode)] = []
    init(_ attribute: any NSObjectProtocol) { self.attribute = attribute }
    open func createBranch(value: NSNumber, attribute: any NSObjectProtocol) -> GKDecisionNode {
        branch(.value(value), attribute)
    }
    open func createBranch(predicate: NSPredicate, attribute: any NSObjectProtocol) -> GKDecisionNode {
        branch(.predicate(predicate), attribute)
    }
    open func createBranch(weight: Int, attribute: any NSObjectProtocol) -> GKDecisionNode {
        branch(.weight(weight), attribute)
    }
    private func branch(_ way: Way, _ attribute: any NSObjectProtocol) -> GKDecisionNode {
        let node = GKDecisionNode(attribute)
        ways.append((way, node))
        return node
    }

    /// Where the answers lead.
    func follow(_ answers: [AnyHashable: any NSObjectProtocol], _ random: any GKRandom) -> GKDecisionNode {
        let answer = (attribute as? AnyHashable).flatMap { answers[$0] }
        for (way, node) in ways {
            switch way {
            case .value(let value): if let answer, answer.isEqual(value) { return node.follow(answers, random) }
            case .predicate(let predicate):
                if let answer, predicate.evaluate(with: answer) { return node.follow(answers, random) }
            case .weight: continue
            }
        }
        let weights = ways.compactMap {
            if case .weight(let weight) = $0.way { (max(weight, 0), $0.node) } else { nil }
        }
        let total = weights.reduce(0) { $0 + $1.0 }
        guard total > 0 else { return self }
        var number = random.nextInt(upperBound: total)
        for (weight, node) in weights {
            if number < weight { return node.follow(answers, random) }
            number -= weight
        }
        return self
    }
}
/// Questions that lead to a decision (GameplayKit: GKDecisionTree). One is built by hand: examples teach it nothing.
open class GKDecisionTree: NSObject {
    open private(set) var rootNode: GKDecisionNode?
    open var randomSource: GKRandomSource = GKRandomSource()
    public init(attribute: any NSObjectProtocol) { rootNode = GKDecisionNode(attribute) }
    open func findAction(forAnswers answers: [AnyHashable: any NSObjectProtocol]) -> (any NSObjectProtocol)? {
        rootNode?.follow(answers, randomSource).attribute
    }
}
