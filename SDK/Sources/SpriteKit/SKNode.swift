public import Foundation
@_exported public import UIKit
@_exported public import simd

/// A colour of a scene.
public typealias SKColor = UIColor

/// Something in a scene, with all that hangs on it.
@preconcurrency @MainActor
open class SKNode: UIResponder {
    open var position = CGPoint.zero { didSet { changed() } }
    open var zPosition: CGFloat = 0 { didSet { changed() } }
    /// Radians, against the clock.
    open var zRotation: CGFloat = 0 { didSet { changed() } }
    open var xScale: CGFloat = 1 { didSet { changed() } }
    open var yScale: CGFloat = 1 { didSet { changed() } }
    open var alpha: CGFloat = 1 { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    /// Kept: actions take the time that they say.
    open var speed: CGFloat = 1
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var name: String?
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
    open var constraints: [SKConstraint]?
    open var reachConstraints: SKReachConstraints?
    open var focusBehavior = SKNodeFocusBehavior.none
    open var attributeValues: [String: SKAttributeValue] = [:]
    public internal(set) weak var parent: SKNode?
    public private(set) var children: [SKNode] = []
    private var running: [String: Int] = [:]
    private var turns = 0

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }

    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open override var next: UIResponder? { parent ?? (self as? SKScene)?.view }

    func changed() { scene?.view?.redraw() }

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "Attempted to add a SKNode which already has a parent")
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
        changed()
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent?.changed()
        parent = nil
    }
    open func removeAllChildren() { removeChildren(in: children) }
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    open func move(toParent parent: SKNode) {
        removeFromParent()
        parent.addChild(self)
    }

    /// Those of that name.
    open subscript(name: String) -> [SKNode] {
        var found: [SKNode] = []
        enumerateChildNodes(withName: name) { node, _ in found.append(node) }
        return found
    }
    open func childNode(withName name: String) -> SKNode? {
        let bare = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
        for child in children {
            if child.name == bare { return child }
            if name.hasPrefix("//"), let found = child.childNode(withName: name) { return found }
        }
        return nil
    }
    open func enumerateChildNodes(
        withName name: String,
        using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let bare = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
        var stop: ObjCBool = false
        visit(bare, everywhere: name.hasPrefix("//"), block, &stop)
    }
    private func visit(
        _ name: String,
        everywhere: Bool,
        _ block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void,
        _ stop: inout ObjCBool
    ) {
        for child in children where !stop.boolValue {
            if child.name == name || name == "*" { withUnsafeMutablePointer(to: &stop) { block(child, $0) } }
            if everywhere { child.visit(name, everywhere: true, block, &stop) }
        }
    }
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
    }

    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    /// The nearest first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        var found: [SKNode] = []
        for child in children.sorted(by: { $0.zPosition > $1.zPosition }) {
            let inner = CGPoint(x: p.x - child.position.x, y: p.y - child.position.y)
            found += child.nodes(at: inner)
            if child.frame.contains(p) { found.append(child) }
        }
        return found
    }
    open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        let (mine, others) = (origin, node.origin)
        return CGPoint(x: point.x + others.x - mine.x, y: point.y + others.y - mine.y)
    }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    /// Where it lies in its scene.
    private var origin: CGPoint {
        guard let parent, !(self is SKScene) else { return .zero }
        let outer = parent.origin
        return CGPoint(x: outer.x + position.x, y: outer.y + position.y)
    }
    open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }

    // MARK: Actions

    open func run(_ action: SKAction) { start(action, key: nil, then: nil) }
    open func run(_ action: SKAction) async {
        await withCheckedContinuation { done in start(action, key: nil) { done.resume() } }
    }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { start(action, key: nil, then: block) }
    open func run(_ action: SKAction, withKey key: String) { start(action, key: key, then: nil) }
    open func action(forKey key: String) -> SKAction? { running[key] == nil ? nil : SKAction() }
    open func hasActions() -> Bool { !running.isEmpty }
    open func removeAllActions() { running = [:] }
    open func removeAction(forKey key: String) { running[key] = nil }

    private func start(_ action: SKAction, key: String?, then: (() -> Void)?) {
        turns += 1
        let (turn, key) = (turns, key ?? "action \(turns)")
        running[key] = turn
        action.perform(on: self, isWanted: { [weak self] in self?.running[key] == turn }) { [weak self] in
            if self?.running[key] == turn { self?.running[key] = nil }
            then?()
        }
    }

    /// What is drawn in the node's own place; the children follow.
    func makeView() -> UIView { UIView(frame: .zero) }
}

/// What a scene is seen through; kept, and the scene is drawn without it.
open class SKCameraNode: SKNode {
    /// Those of its scene whose places are in the scene.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        return Set(scene.children.filter { $0 !== self && scene.frame.intersects($0.frame) })
    }
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
}
/// Nodes behind a mask; drawn whole.
open class SKCropNode: SKNode { open var maskNode: SKNode? }
/// Nodes that a filter changes; drawn without it.
open class SKEffectNode: SKNode {
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader?
    /// A filter of Core Image; kept.
    open var filter: AnyObject?
}
/// Sound of a scene; nothing is heard.
open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}
