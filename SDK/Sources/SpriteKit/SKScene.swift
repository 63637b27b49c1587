public import Foundation
public import UIKit

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable { case fill = 0, aspectFill, aspectFit, resizeFill }

/// All that is seen in a view.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    open var size: CGSize { didSet { didChangeSize(oldValue) } }
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = SKColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) { didSet { changed() } }
    open var anchorPoint = CGPoint.zero { didSet { changed() } }
    open weak var delegate: (any SKSceneDelegate)?
    open weak var camera: SKCameraNode?
    open weak var listener: SKNode?
    public let physicsWorld = SKPhysicsWorld()
    public internal(set) weak var view: SKView?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
    /// A scene of Xcode's editor cannot be read: nil.
    public convenience init?(fileNamed filename: String) { return nil }
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
    }

    open override var frame: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Asked once, when the scene comes: there are no frames here.
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        let bounds = view?.bounds.size ?? size
        let x = point.x * size.width / max(bounds.width, 1) - size.width * anchorPoint.x
        let y = (bounds.height - point.y) * size.height / max(bounds.height, 1) - size.height * anchorPoint.y
        return CGPoint(x: x, y: y)
    }
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        let bounds = view?.bounds.size ?? size
        let x = (point.x + size.width * anchorPoint.x) * bounds.width / max(size.width, 1)
        let y = bounds.height - (point.y + size.height * anchorPoint.y) * bounds.height / max(size.height, 1)
        return CGPoint(x: x, y: y)
    }
}

/// Hears of a scene's frames.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// Shows a scene: its pictures, words and shapes where their nodes stand, moved by their actions. Nothing falls, and the
/// scene's `update(_:)` is asked once.
@preconcurrency @MainActor
open class SKView: UIView {
    public private(set) var scene: SKScene?
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsPhysics = false
    open var showsQuadCount = false
    open var showsFields = false
    open var isAsynchronous = true
    open var disableDepthStencilBuffer = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var preferredFramesPerSecond = 60
    open var shouldCullNonVisibleNodes = true
    private let stage = UIView()
    private var shown: [ObjectIdentifier: NodeView] = [:]
    private var isStale = false

    /// The views of a node: one in its place, in it what it draws.
    @MainActor private final class NodeView {
        let node: SKNode
        let holder = UIView(frame: .zero)
        var drawn: UIView?
        init(_ node: SKNode) { self.node = node }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        stage.isUserInteractionEnabled = false
        addSubview(stage)
    }

    open func presentScene(_ scene: SKScene?) {
        if let old = self.scene {
            old.willMove(from: self)
            old.view = nil
        }
        self.scene = scene
        scene?.view = self
        guard let scene else { return redraw() }
        if scene.scaleMode == .resizeFill { scene.size = bounds.size }
        scene.sceneDidLoad()
        scene.didMove(to: self)
        if let delegate = scene.delegate {
            delegate.update(ProcessInfo.processInfo.systemUptime, for: scene)
        }
        scene.update(ProcessInfo.processInfo.systemUptime)
        redraw()
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    open func texture(from node: SKNode) -> SKTexture? { (node as? SKSpriteNode)?.texture }
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { texture(from: node) }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    /// What the scene is made of is no longer what is shown.
    func redraw() {
        isStale = true
        setNeedsLayout()
        // What an action changes moves with it.
        if window != nil { layoutIfNeeded() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard isStale || stage.bounds.size != scene?.size else { return }
        isStale = false
        backgroundColor = allowsTransparency ? .clear : scene?.backgroundColor
        guard let scene else {
            for view in shown.values { view.holder.removeFromSuperview() }
            return shown = [:]
        }
        stage.transform = .identity
        stage.frame = CGRect(origin: .zero, size: scene.size)
        var seen: Set<ObjectIdentifier> = []
        draw(scene, in: stage, &seen)
        for (id, view) in shown where !seen.contains(id) {
            view.holder.removeFromSuperview()
            shown[id] = nil
        }
        let scale = Self.scale(scene, bounds.size)
        stage.transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private static func scale(_ scene: SKScene, _ room: CGSize) -> CGSize {
        let (x, y) = (room.width / max(scene.size.width, 1), room.height / max(scene.size.height, 1))
        switch scene.scaleMode {
        case .fill: return CGSize(width: x, height: y)
        case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
        case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
        case .resizeFill: return CGSize(width: 1, height: 1)
        }
    }

    private func draw(_ node: SKNode, in parent: UIView, _ seen: inout Set<ObjectIdentifier>) {
        let id = ObjectIdentifier(node)
        seen.insert(id)
        let view = shown[id] ?? NodeView(node)
        shown[id] = view
        let holder = view.holder
        if holder.superview !== parent { parent.addSubview(holder) }
        if let scene = node as? SKScene {
            // The scene's y axis points upwards, from its anchor.
            holder.center = CGPoint(
                x: scene.size.width * scene.anchorPoint.x,
                y: scene.size.height * (1 - scene.anchorPoint.y)
            )
        } else {
            holder.center = CGPoint(x: node.position.x, y: -node.position.y)
            holder.transform = CGAffineTransform(rotationAngle: -node.zRotation).scaledBy(
                x: node.xScale,
                y: node.yScale
            )
            holder.alpha = node.alpha
            holder.isHidden = node.isHidden
            holder.layer.zPosition = node.zPosition
        }
        let drawn = node.makeView()
        if drawn.frame.size != .zero || drawn.layer.sublayers?.isEmpty == false || view.drawn != nil {
            view.drawn?.removeFromSuperview()
            view.drawn = drawn
            holder.insertSubview(drawn, at: 0)
        }
        for child in node.children { draw(child, in: holder, &seen) }
    }
}
