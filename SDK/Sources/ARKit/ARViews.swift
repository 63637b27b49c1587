public import SceneKit
public import SpriteKit
public import UIKit

/// Would show a scene in the world: it says so. Its session fails, which its delegate hears.
@preconcurrency @MainActor
open class ARSCNView: SCNView, ARSessionProviding {
    open var session = ARSession() { didSet { session.delegate = relay } }
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = false
    private lazy var relay = SessionRelay { [weak self] in self?.delegate as? any ARSessionObserver }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        (missing, scene) = ("ARKit: a simulated phone sees no world", SCNScene())
        session.delegate = relay
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (missing, scene) = ("ARKit: a simulated phone sees no world", SCNScene())
        session.delegate = relay
    }

    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>? { nil }
    open func raycastQuery(
        from point: CGPoint,
        allowing target: ARRaycastQuery.Target,
        alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
}

/// Hears of nodes for places in the world; none is ever found.
@preconcurrency @MainActor
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// What else a view of the world draws.
public typealias ARSCNDebugOptions = SCNDebugOptions

extension SCNDebugOptions {
    public static let showWorldOrigin = Self(rawValue: 1 << 32), showFeaturePoints = Self(rawValue: 1 << 30)
}

/// A shape of a flat thing: none is found.
open class ARSCNPlaneGeometry: SCNGeometry {
    public convenience init?(device: any MTLDevice) { return nil }
    open func update(from planeGeometry: ARPlaneGeometry) {}
}
/// A shape of a face: none is seen.
open class ARSCNFaceGeometry: SCNGeometry {
    public convenience init?(device: any MTLDevice, fillMesh: Bool = false) { return nil }
    open func update(from faceGeometry: ARFaceGeometry) {}
}

/// Would show flat pictures in the world: it says so. Its session fails, which its delegate hears.
@preconcurrency @MainActor
open class ARSKView: SKView, ARSessionProviding {
    open var session = ARSession() { didSet { session.delegate = relay } }
    open weak var delegate: (any ARSKViewDelegate)?
    private lazy var relay = SessionRelay { [weak self] in self?.delegate }
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        session.delegate = relay
        label.text = "ARKit: a simulated phone sees no world"
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: 13)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
/// Hears of nodes for places in the world; none is ever found.
@preconcurrency @MainActor
public protocol ARSKViewDelegate: ARSessionObserver {
    func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
}
extension ARSKViewDelegate {
    public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
    public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
    public func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor) {}
    public func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor) {}
}

/// Tells a view's delegate what the session tells.
@MainActor
private final class SessionRelay: NSObject, ARSessionDelegate {
    private let observer: () -> (any ARSessionObserver)?
    init(_ observer: @escaping () -> (any ARSessionObserver)?) { self.observer = observer }
    func session(_ session: ARSession, didFailWithError error: any Error) {
        observer()?.session(session, didFailWithError: error)
    }
}

/// What a view of the world tells a person to do.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
    /// What is to be found.
    public enum Goal: Int, Sendable { case tracking = 0, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open var goal = Goal.tracking
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open weak var session: ARSession?
    open weak var sessionProvider: (any ARSessionProviding)?
    open var activatesAutomatically = true
    open private(set) var isActive = false
    open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}
/// Hears of it.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}
