public import ARKit
public import UIKit

/// Things that are seen together (RealityKit: Scene).
@preconcurrency @MainActor
public final class Scene {
    public var name = ""
    fileprivate var hung: [any HasAnchoring] = []
    /// What is appended is seen.
    public var anchors: AnchorCollection { AnchorCollection(owner: self) }

    /// Those that things hang on.
    @preconcurrency @MainActor
    public struct AnchorCollection: @preconcurrency RandomAccessCollection {
        let owner: Scene
        public var startIndex: Int { owner.hung.startIndex }
        public var endIndex: Int { owner.hung.endIndex }
        public subscript(position: Int) -> any HasAnchoring { owner.hung[position] }
        public func append(_ anchor: any HasAnchoring) { owner.addAnchor(anchor) }
        public func remove(_ anchor: any HasAnchoring) { owner.removeAnchor(anchor) }
        public func removeAll() { owner.hung = [] }
    }
    init() {}
    public func addAnchor(_ anchor: any HasAnchoring) {
        removeAnchor(anchor)
        hung.append(anchor)
    }
    public func removeAnchor(_ anchor: any HasAnchoring) { hung.removeAll { $0 === anchor } }
    public func findEntity(named name: String) -> Entity? {
        anchors.lazy.compactMap { $0.findEntity(named: name) }.first
    }
    /// Nothing is drawn, so that nothing is hit.
    public func raycast(
        origin: SIMD3<Float>,
        direction: SIMD3<Float>,
        length: Float = 100
    ) -> [CollisionCastHit] { [] }
}
/// What a ray has met.
@preconcurrency @MainActor
public struct CollisionCastHit {
    public let entity: Entity
    public let position: SIMD3<Float>
    public let normal: SIMD3<Float>
    public let distance: Float
}

/// Would show things in the world: it says so, and its session fails.
@preconcurrency @MainActor
open class ARView: UIView, ARSessionProviding {
    /// Whether the world is seen behind things.
    public enum CameraMode: Sendable { case ar, nonAR }
    /// What else is drawn.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none: Self = []
        public static let showPhysics = Self(rawValue: 1), showStatistics = Self(rawValue: 2)
        public static let showAnchorOrigins = Self(rawValue: 4), showAnchorGeometry = Self(rawValue: 8)
        public static let showWorldOrigin = Self(rawValue: 16), showFeaturePoints = Self(rawValue: 32)
        public static let showSceneUnderstanding = Self(rawValue: 64)
    }
    /// What is left out.
    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let disableCameraGrain = Self(rawValue: 1), disableHDR = Self(rawValue: 2)
        public static let disableGroundingShadows = Self(rawValue: 4), disableMotionBlur = Self(rawValue: 8)
        public static let disableDepthOfField = Self(rawValue: 16), disablePersonOcclusion = Self(rawValue: 32)
        public static let disableAREnvironmentLighting = Self(rawValue: 64), disableFaceMesh = Self(rawValue: 128)
    }
    /// What is around things.
    public struct Environment {
        /// Behind them.
        public struct Background {
            public static func color(_ color: UIColor) -> Self { Self() }
            public static func cameraFeed(exposureCompensation: Float = 0) -> Self { Self() }
        }
        /// What of the world things mind.
        public struct SceneUnderstanding {
            /// Which of it.
            public struct Options: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let occlusion = Self(rawValue: 1), receivesLighting = Self(rawValue: 2)
                public static let physics = Self(rawValue: 4), collision = Self(rawValue: 8)
                public static let `default`: Self = []
            }
            public var options: Options = []
        }
        public var background = Background()
        public var sceneUnderstanding = SceneUnderstanding()
    }
    /// How fingers move a thing; none does.
    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let translation = Self(rawValue: 1), rotation = Self(rawValue: 2), scale = Self(rawValue: 4)
        public static let all: Self = [.translation, .rotation, .scale]
    }

    public let scene = Scene()
    open var session = ARSession()
    open private(set) var cameraMode = CameraMode.ar
    open var automaticallyConfigureSession: Bool
    open var debugOptions: DebugOptions = []
    open var renderOptions: RenderOptions = []
    open var environment = Environment()
    open var cameraTransform: Transform { .identity }
    private let label = UILabel()

    public init(frame frameRect: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        self.automaticallyConfigureSession = automaticallyConfigureSession
        super.init(frame: frameRect)
        self.cameraMode = cameraMode
        prepare()
    }
    public override convenience init(frame frameRect: CGRect) {
        self.init(frame: frameRect, cameraMode: .ar, automaticallyConfigureSession: true)
    }
    public required init?(coder: NSCoder) {
        automaticallyConfigureSession = true
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        label.text = "RealityKit: a simulated phone sees no world"
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: 13)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    // Nothing is seen, so that nothing is met.
    open func raycast(
        from point: CGPoint,
        allowing target: ARRaycastQuery.Target,
        alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    open func makeRaycastQuery(
        from point: CGPoint,
        allowing target: ARRaycastQuery.Target,
        alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    open func entity(at point: CGPoint) -> Entity? { nil }
    open func entities(at point: CGPoint) -> [Entity] { [] }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func hitTest(_ point: CGPoint) -> [CollisionCastHit] { [] }
    open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
    open func ray(through point: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
    @discardableResult
    open func installGestures(_ gestures: EntityGestures = .all, for entity: Entity) -> [UIGestureRecognizer] { [] }
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
}
