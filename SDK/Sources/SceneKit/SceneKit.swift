public import Foundation
@_exported public import UIKit

// Scenes are kept and not drawn: a view says what it would show.

/// A place or a direction in space.
public struct SCNVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
}

/// Four numbers.
public struct SCNVector4: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }

/// Something in a scene, with all that hangs on it.
@preconcurrency @MainActor
open class SCNNode: NSObject {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var position = SCNVector3()
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4(0, 0, 0, 0)
    open var scale = SCNVector3(1, 1, 1)
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var constraints: [SCNConstraint]?
    open var pivot = SCNMatrix4()
    open var transform = SCNMatrix4()
    open var orientation = SCNVector4(0, 0, 0, 1)
    open var categoryBitMask = 1
    open var castsShadow = true
    open var renderingOrder = 0
    public private(set) var childNodes: [SCNNode] = []
    public private(set) weak var parent: SCNNode?

    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    open func clone() -> Self { self }
    open func look(at worldTarget: SCNVector3) {}
    open func runAction(_ action: SCNAction) {}
    open func runAction(_ action: SCNAction, forKey key: String?) {}
    open func removeAllActions() {}
    open func removeAction(forKey key: String) {}
    /// Its shape's.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
        set { geometry?.boundingBox = newValue }
    }
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
}

/// What a node does in a time; it is not seen.
open class SCNAction: NSObject {
    open var duration: TimeInterval = 0
    public class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction()
    }
    public class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func wait(duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    public class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction() }
    public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    public class func hide() -> SCNAction { SCNAction() }
    public class func unhide() -> SCNAction { SCNAction() }
    public class func removeFromParentNode() -> SCNAction { SCNAction() }
    /// Never called: no time passes in a scene that is not drawn.
    public class func customAction(
        duration seconds: TimeInterval,
        action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { SCNAction() }
    public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
    open func reversed() -> SCNAction { SCNAction() }
    public class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
}

/// A shape.
@preconcurrency @MainActor
open class SCNGeometry: NSObject {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }
    open var subdivisionLevel = 0
    /// What it reaches over: nothing, where nothing has set it.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) = (SCNVector3(), SCNVector3())
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

/// A box.
open class SCNBox: SCNGeometry {
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) { self.init() }
}
/// A ball.
open class SCNSphere: SCNGeometry {
    open var radius: CGFloat = 0.5
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
}
/// A flat rectangle.
open class SCNPlane: SCNGeometry {
    public convenience init(width: CGFloat, height: CGFloat) { self.init() }
}
/// Words.
open class SCNText: SCNGeometry {
    open var string: Any?
    open var font: UIFont!
    open var extrusionDepth: CGFloat = 1
    open var chamferRadius: CGFloat = 0
    open var flatness: CGFloat = 0.6
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    /// A name of `CATextLayerTruncationMode`.
    open var truncationMode = "none"
    /// A name of `CATextLayerAlignmentMode`.
    open var alignmentMode = "natural"
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        self.string = string
        self.extrusionDepth = extrusionDepth
    }
}
/// A ring.
open class SCNTorus: SCNGeometry {
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) { self.init() }
}
/// A cylinder.
open class SCNCylinder: SCNGeometry {
    public convenience init(radius: CGFloat, height: CGFloat) { self.init() }
}
/// A floor.
open class SCNFloor: SCNGeometry {
    open var reflectivity: CGFloat = 0.25
}

/// How a shape looks.
@preconcurrency @MainActor
open class SCNMaterial: NSObject {
    /// How light falls on it.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = Self(rawValue: "SCNLightingModelPhong")
        public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
        public static let lambert = Self(rawValue: "SCNLightingModelLambert")
        public static let constant = Self(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = Self(rawValue: "SCNLightingModelShadowOnly")
    }

    open var name: String?
    open var lightingModel = LightingModel.blinn
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    public let multiply = SCNMaterialProperty()
    open var isLitPerPixel = true
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var isDoubleSided = false
}

/// A part of that.
open class SCNMaterialProperty: NSObject {
    open var contents: Any?
    open var intensity: CGFloat = 1
}

/// A light.
open class SCNLight: NSObject {
    /// What kind of light it is.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let area = LightType(rawValue: "area")
        public static let probe = LightType(rawValue: "probe")
    }
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var castsShadow = false
}

/// What a scene is seen from.
open class SCNCamera: NSObject {
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var fieldOfView: CGFloat = 60
    open var usesOrthographicProjection = false
    open var orthographicScale: Double = 1
}

/// All that is in a view.
@preconcurrency @MainActor
open class SCNScene: NSObject {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    open var isPaused = false
    /// What a view of it says.
    let title: String?

    public override init() { title = nil }
    /// The file is not read: the scene is empty, and a view of it says the file's name.
    public init?(named name: String) { title = name }
    public convenience init?(named name: String, inDirectory directory: String?, options: [AnyHashable: Any]? = nil) {
        self.init(named: name)
    }
}

/// Changes that belong together; they are made at once.
@preconcurrency @MainActor
open class SCNTransaction: NSObject {
    public class var animationDuration: CFTimeInterval {
        get { length }
        set { length = newValue }
    }
    private static var length: CFTimeInterval = 0
    public class var completionBlock: (() -> Void)? {
        get { nil }
        set { newValue?() }
    }
    public class func begin() {}
    public class func commit() {}
    public class func flush() {}
}

/// How finely a view draws.
public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X, multisampling4X }

/// What lies under a finger.
open class SCNHitTestResult: NSObject {
    public let node: SCNNode
    init(_ node: SCNNode) { self.node = node }
}

/// Says which scene it would show.
@preconcurrency @MainActor
open class SCNView: UIView {
    open var scene: SCNScene? { didSet { tell() } }
    open var allowsCameraControl = false
    open var showsStatistics = false
    open var autoenablesDefaultLighting = false
    open var isPlaying = false
    open var loops = false
    open var pointOfView: SCNNode?
    open var antialiasingMode = SCNAntialiasingMode.none
    open var preferredFramesPerSecond = 60
    /// Is never called: nothing is drawn.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var rendersContinuously = false
    /// How a camera would follow fingers; kept.
    public let cameraControlConfiguration: any SCNCameraControlConfiguration = CameraControl()
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
        label.text = scene == nil ? "SceneKit" : "SceneKit: \(scene?.title ?? "a scene of \(nodes) nodes")"
    }

    private static func count(_ node: SCNNode) -> Int { node.childNodes.reduce(0) { $0 + 1 + count($1) } }

    /// Nothing is drawn, so that nothing is hit.
    open func hitTest(_ point: CGPoint, options: [AnyHashable: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
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
