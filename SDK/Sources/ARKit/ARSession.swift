public import UIKit
public import simd

/// A picture of the world: none is ever there.
@preconcurrency @MainActor
open class ARFrame: NSObject {
    /// Whether what was seen can be kept.
    public enum WorldMappingStatus: Int, Sendable { case notAvailable = 0, limited, extending, mapped }
    open var timestamp: TimeInterval { 0 }
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
    open var lightEstimate: ARLightEstimate? { nil }
    open var rawFeaturePoints: ARPointCloud? { nil }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    override init() { super.init() }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint,
        allowing target: ARRaycastQuery.Target,
        alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery {
        ARRaycastQuery(origin: SIMD3(0, 0, 0), direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment)
    }
    open func displayTransform(
        for orientation: UIInterfaceOrientation,
        viewportSize: CGSize
    ) -> CGAffineTransform { .identity }
}
/// What sees it.
@preconcurrency @MainActor
open class ARCamera: NSObject {
    /// How well it sees.
    public enum TrackingState: Equatable, Sendable {
        /// Why it sees badly.
        public enum Reason: Int, Sendable { case initializing = 0, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable, limited(Reason), normal
    }
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var trackingState: TrackingState { .notAvailable }
    open var trackingStateReason: Int { 0 }
    open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
    open var imageResolution: CGSize { .zero }
    open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
    override init() { super.init() }
    open func projectionMatrix(
        for orientation: UIInterfaceOrientation,
        viewportSize: CGSize,
        zNear: CGFloat,
        zFar: CGFloat
    ) -> simd_float4x4 { matrix_identity_float4x4 }
    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
    open func projectPoint(
        _ point: SIMD3<Float>,
        orientation: UIInterfaceOrientation,
        viewportSize: CGSize
    ) -> CGPoint { .zero }
}
/// How much light there is.
@preconcurrency @MainActor
open class ARLightEstimate: NSObject {
    open var ambientIntensity: CGFloat { 1000 }
    open var ambientColorTemperature: CGFloat { 6500 }
    override init() { super.init() }
}
/// What lies under a finger, as before iOS 14.
@preconcurrency @MainActor
open class ARHitTestResult: NSObject {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let featurePoint = Self(rawValue: 1 << 0)
        public static let estimatedHorizontalPlane = Self(rawValue: 1 << 1)
        public static let estimatedVerticalPlane = Self(rawValue: 1 << 2)
        public static let existingPlane = Self(rawValue: 1 << 3)
        public static let existingPlaneUsingExtent = Self(rawValue: 1 << 4)
        public static let existingPlaneUsingGeometry = Self(rawValue: 1 << 5)
    }
    open var type: ResultType { [] }
    open var distance: CGFloat { 0 }
    open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
    override init() { super.init() }
}
/// A ray into the world.
open class ARRaycastQuery: NSObject, @unchecked Sendable {  // Its state does not change.
    /// What it may meet.
    public enum Target: Int, Sendable { case existingPlaneGeometry = 0, existingPlaneInfinite, estimatedPlane }
    /// How that lies.
    public enum TargetAlignment: Int, Sendable { case horizontal = 0, vertical, any }
    public let origin: SIMD3<Float>
    public let direction: SIMD3<Float>
    public let target: Target
    public let targetAlignment: TargetAlignment
    public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}
/// What a ray has met: it meets nothing.
open class ARRaycastResult: NSObject, @unchecked Sendable {  // Its state does not change.
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var target: ARRaycastQuery.Target { .estimatedPlane }
    open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
    open var anchor: ARAnchor? { nil }
    override init() { super.init() }
}
/// A ray that is followed: it meets nothing.
open class ARTrackedRaycast: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    open func stopTracking() {}
}

/// Sees the world: it cannot here, and its delegate hears so when it is run.
@preconcurrency @MainActor
open class ARSession: NSObject {
    /// What is forgotten when it is run.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = Self(rawValue: 1), removeExistingAnchors = Self(rawValue: 2)
        public static let stopTrackedRaycasts = Self(rawValue: 4), resetSceneReconstruction = Self(rawValue: 8)
    }
    /// What another phone has seen.
    open class CollaborationData: NSObject {
        /// Whether it may be lost.
        public enum Priority: Int, Sendable { case critical = 0, optional }
        open var priority: Priority { .optional }
        override init() { super.init() }
    }

    public let identifier = UUID()
    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open var currentFrame: ARFrame? { nil }
    open private(set) var configuration: ARConfiguration?
    private var ownAnchors: [ARAnchor] = []
    public override nonisolated init() {}

    /// Fails with ``ARError`` `unsupportedConfiguration`, which the delegate hears soon.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        if options.contains(.removeExistingAnchors) { ownAnchors = [] }
        Task { @MainActor [weak self] in
            guard let self else { return }
            delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
        }
    }
    open func pause() {}
    open func add(anchor: ARAnchor) { ownAnchors.append(anchor) }
    open func remove(anchor: ARAnchor) { ownAnchors.removeAll { $0.identifier == anchor.identifier } }
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    /// - Parameter completionHandler: hears ``ARError`` `insufficientFeatures`: nothing was seen.
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    open func createReferenceObject(
        transform: simd_float4x4,
        center: SIMD3<Float>,
        extent: SIMD3<Float>,
        completionHandler: @escaping (ARReferenceObject?, (any Error)?) -> Void
    ) { completionHandler(nil, ARError(.insufficientFeatures)) }
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    open func trackedRaycast(
        _ query: ARRaycastQuery,
        updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? { nil }
    open func captureHighResolutionFrame(completion: @escaping (ARFrame?, (any Error)?) -> Void) {
        completion(nil, ARError(.highResolutionFrameCaptureFailed))
    }
    open func update(with collaborationData: CollaborationData) {}
}

/// Hears what becomes of a session.
@preconcurrency @MainActor
public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData)
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
    public func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) {}
}
/// Hears of what a session sees: nothing.
@preconcurrency @MainActor
public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// Has a session.
@preconcurrency @MainActor
public protocol ARSessionProviding: NSObjectProtocol { var session: ARSession { get } }
