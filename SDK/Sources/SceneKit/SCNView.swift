public import SpriteKit
public import UIKit

/// How finely a view draws.
public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X, multisampling4X }
/// By what it draws.
public enum SCNRenderingAPI: UInt, Sendable { case metal = 0, openGLES2 }
/// What else it draws, for who looks for a mistake.
public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showPhysicsShapes = Self(rawValue: 1 << 0), showBoundingBoxes = Self(rawValue: 1 << 1)
    public static let showLightInfluences = Self(rawValue: 1 << 2), showLightExtents = Self(rawValue: 1 << 3)
    public static let showPhysicsFields = Self(rawValue: 1 << 4), showWireframe = Self(rawValue: 1 << 5)
    public static let renderAsWireframe = Self(rawValue: 1 << 6), showSkeletons = Self(rawValue: 1 << 7)
    public static let showCreases = Self(rawValue: 1 << 8), showConstraints = Self(rawValue: 1 << 9)
    public static let showCameras = Self(rawValue: 1 << 10)
}
/// How one looks for what lies under a finger.
public enum SCNHitTestSearchMode: Int, Sendable { case closest = 0, all, any }

/// What lies under a finger.
@preconcurrency @MainActor
open class SCNHitTestResult: NSObject {
    public let node: SCNNode
    open var geometryIndex: Int { 0 }
    open var faceIndex: Int { 0 }
    open var localCoordinates: SCNVector3 { SCNVector3() }
    open var worldCoordinates: SCNVector3 { node.worldPosition }
    open var localNormal: SCNVector3 { SCNVector3() }
    open var worldNormal: SCNVector3 { SCNVector3() }
    open var simdLocalCoordinates: SIMD3<Float> { SIMD3(localCoordinates) }
    open var simdWorldCoordinates: SIMD3<Float> { SIMD3(worldCoordinates) }
    open var simdLocalNormal: SIMD3<Float> { SIMD3(localNormal) }
    open var simdWorldNormal: SIMD3<Float> { SIMD3(worldNormal) }
    open var modelTransform: SCNMatrix4 { node.worldTransform }
    open var boneNode: SCNNode? { nil }
    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }
    init(_ node: SCNNode) { self.node = node }
}

/// Says which scene it would show.
@preconcurrency @MainActor
open class SCNView: UIView, SCNTechniqueSupport {
    /// How a view is made.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let preferredRenderingAPI = Self(rawValue: "SCNPreferredRenderingAPIKey")
        public static let preferredDevice = Self(rawValue: "SCNPreferredDeviceKey")
        public static let preferLowPowerDevice = Self(rawValue: "SCNPreferLowPowerDeviceKey")
    }

    /// Optional in SceneKit, and never nil in ARKit: here as either.
    open var scene: SCNScene! { didSet { tell() } }
    open var sceneTime: TimeInterval = 0
    open var allowsCameraControl = false
    open var showsStatistics = false
    open var autoenablesDefaultLighting = false
    open var isJitteringEnabled = false
    open var isTemporalAntialiasingEnabled = false
    open var isPlaying = false
    open var loops = false
    open var pointOfView: SCNNode?
    open var audioListener: SCNNode?
    open var antialiasingMode = SCNAntialiasingMode.none
    open var preferredFramesPerSecond = 60
    open var debugOptions: SCNDebugOptions = []
    open var usesReverseZ = true
    /// A flat scene before it; kept.
    open var overlaySKScene: SKScene?
    open var technique: SCNTechnique?
    /// Is never called: nothing is drawn.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var rendersContinuously = false
    /// How a camera would follow fingers; kept.
    public let cameraControlConfiguration: any SCNCameraControlConfiguration = CameraControl()
    public let defaultCameraController = SCNCameraController()
    open var renderingAPI: SCNRenderingAPI { .metal }
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: 13)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        tell()
    }

    private func tell() {
        let nodes = scene.map { Self.count($0.rootNode) } ?? 0
        label.text = missing ?? (scene == nil ? "SceneKit" : "SceneKit: \(scene?.title ?? "a scene of \(nodes) nodes")")
    }
    /// What a view of another framework says in its place.
    package final var missing: String? { didSet { tell() } }

    private static func count(_ node: SCNNode) -> Int { node.childNodes.reduce(0) { $0 + 1 + count($1) } }

    /// The view as it is: its words.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
    }
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) {
        (isPlaying, sceneTime) = (false, 0)
    }
}

/// How a view's camera follows fingers.
public protocol SCNCameraControlConfiguration: NSObjectProtocol {
    var autoSwitchToFreeCamera: Bool { get set }
    var allowsTranslation: Bool { get set }
    var flyModeVelocity: CGFloat { get set }
    var panSensitivity: CGFloat { get set }
    var truckSensitivity: CGFloat { get set }
    var rotationSensitivity: CGFloat { get set }
}

private final class CameraControl: NSObject, SCNCameraControlConfiguration {
    var autoSwitchToFreeCamera = false
    var allowsTranslation = true
    var flyModeVelocity: CGFloat = 1
    var panSensitivity: CGFloat = 1
    var truckSensitivity: CGFloat = 1
    var rotationSensitivity: CGFloat = 1
}

/// How a camera follows fingers.
public enum SCNInteractionMode: Int, Sendable {
    case fly = 0, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
/// Moves a camera as fingers do; no finger does here.
@preconcurrency @MainActor
open class SCNCameraController: NSObject {
    open weak var delegate: (any SCNCameraControllerDelegate)?
    open var pointOfView: SCNNode?
    open var interactionMode = SCNInteractionMode.fly
    open var target = SCNVector3()
    open var automaticTarget = false
    open var worldUp = SCNVector3(0 as Float, 1, 0)
    open var inertiaEnabled = false
    open var inertiaFriction: Float = 0.05
    open var isInertiaRunning: Bool { false }
    open var minimumVerticalAngle: Float = 0
    open var maximumVerticalAngle: Float = 0
    open var minimumHorizontalAngle: Float = 0
    open var maximumHorizontalAngle: Float = 0
    public override nonisolated init() {}
    open func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {
        pointOfView?.localTranslate(by: SCNVector3(deltaX, deltaY, deltaZ))
    }
    open func frameNodes(_ nodes: [SCNNode]) {}
    open func rotateBy(x deltaX: Float, y deltaY: Float) {}
    open func rollAroundTarget(_ delta: Float) {}
    open func dolly(by delta: Float, onScreenPoint point: CGPoint, viewport: CGSize) {}
    open func dolly(toTarget delta: Float) {}
    open func clearRoll() {}
    open func stopInertia() {}
    open func beginInteraction(_ location: CGPoint, withViewport viewport: CGSize) {}
    open func continueInteraction(_ location: CGPoint, withViewport viewport: CGSize, sensitivity: CGFloat) {}
    open func endInteraction(_ location: CGPoint, withViewport viewport: CGSize, velocity: CGPoint) {}
}
/// Hears of it.
@preconcurrency @MainActor
public protocol SCNCameraControllerDelegate: NSObjectProtocol {}

/// Draws a scene into something else: nothing is drawn.
@preconcurrency @MainActor
open class SCNRenderer: NSObject, SCNSceneRenderer {
    open var scene: SCNScene!
    open var sceneTime: TimeInterval = 0
    open var pointOfView: SCNNode?
    open var autoenablesDefaultLighting = false
    open var isJitteringEnabled = false
    open var isPlaying = false
    open var loops = false
    open var showsStatistics = false
    open var debugOptions: SCNDebugOptions = []
    open var audioListener: SCNNode?
    open weak var delegate: (any SCNSceneRendererDelegate)?
    public override init() {}
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult] { [] }
    /// A picture without anything in it.
    open func snapshot(atTime time: TimeInterval, with size: CGSize, antialiasingMode: SCNAntialiasingMode) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in }
    }
    open func update(atTime time: TimeInterval) {}
    open func render(atTime time: TimeInterval) {}
}
