public import UIKit

/// What of the world is to be seen (ARKit: ARConfiguration). None is supported.
@preconcurrency @MainActor
open class ARConfiguration: NSObject, @preconcurrency NSCopying {
    /// Which way is up.
    public enum WorldAlignment: Int, Sendable { case gravity = 0, gravityAndHeading, camera }
    /// How light falls.
    public enum EnvironmentTexturing: Int, Sendable { case none = 0, manual, automatic }
    /// What of the picture is told apart.
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = Self(rawValue: 1), personSegmentationWithDepth = Self(rawValue: 3)
        public static let bodyDetection = Self(rawValue: 4), sceneDepth = Self(rawValue: 8)
        public static let smoothedSceneDepth = Self(rawValue: 16)
    }
    /// What is made of what is seen.
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = Self(rawValue: 1), meshWithClassification = Self(rawValue: 3)
    }
    /// A format of a camera's picture; there is no camera.
    @preconcurrency @MainActor
    open class VideoFormat: NSObject {
        open var imageResolution: CGSize { .zero }
        open var framesPerSecond: Int { 0 }
        open var captureDevicePosition: Int { 0 }
        open var isVideoHDRSupported: Bool { false }
        open var isRecommendedForHighResolutionFrameCapturing: Bool { false }
        override init() { super.init() }
    }

    open class var isSupported: Bool { false }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    open class var supportedVideoFormats: [VideoFormat] { [] }
    open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
    open class var recommendedVideoFormatForHighResolutionFrameCapturing: VideoFormat? { nil }
    open class var configurableCaptureDeviceForPrimaryCamera: AnyObject? { nil }

    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var frameSemantics: FrameSemantics = []
    open var videoFormat = VideoFormat()
    open var videoHDRAllowed = false
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The world around.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// Which planes are looked for.
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
    }
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    open class var supportsUserFaceTracking: Bool { false }
    open class var supportsAppClipCodeTracking: Bool { false }
    open var planeDetection: PlaneDetection = []
    open var isAutoFocusEnabled = true
    open var initialWorldMap: ARWorldMap?
    open var environmentTexturing = EnvironmentTexturing.none
    open var wantsHDREnvironmentTextures = true
    open var detectionImages: Set<ARReferenceImage>! = []
    open var automaticImageScaleEstimationEnabled = false
    open var maximumNumberOfTrackedImages = 0
    open var detectionObjects: Set<ARReferenceObject> = []
    open var isCollaborationEnabled = false
    open var userFaceTrackingEnabled = false
    open var appClipCodeTrackingEnabled = false
    open var sceneReconstruction: SceneReconstruction = []
}
/// The way a phone is turned.
open class AROrientationTrackingConfiguration: ARConfiguration { open var isAutoFocusEnabled = true }
/// Faces.
open class ARFaceTrackingConfiguration: ARConfiguration {
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open class var supportsWorldTracking: Bool { false }
    open var maximumNumberOfTrackedFaces = 1
    open var isWorldTrackingEnabled = false
}
/// Pictures.
open class ARImageTrackingConfiguration: ARConfiguration {
    open var isAutoFocusEnabled = true
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
}
/// Things that are scanned.
open class ARObjectScanningConfiguration: ARConfiguration {
    open var isAutoFocusEnabled = true
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
/// Bodies.
open class ARBodyTrackingConfiguration: ARConfiguration {
    open var isAutoFocusEnabled = true
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var automaticSkeletonScaleEstimationEnabled = false
    open var detectionImages: Set<ARReferenceImage> = []
    open var environmentTexturing = EnvironmentTexturing.none
}
/// The place without the way it is turned.
open class ARPositionalTrackingConfiguration: ARConfiguration {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
/// Places of a map.
open class ARGeoTrackingConfiguration: ARConfiguration {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    /// - Parameter completionHandler: hears ``ARError`` `unsupportedConfiguration`.
    open class func checkAvailability(completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
}

/// A picture that is looked for.
@preconcurrency @MainActor
open class ARReferenceImage: NSObject {
    open var name: String?
    public let physicalSize: CGSize
    open var resourceGroupName: String? { nil }
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let (width, height) = (max(image.width, 1), image.height)
        physicalSize = CGSize(width: physicalWidth, height: physicalWidth * CGFloat(height) / CGFloat(width))
    }
    /// nil: groups of Xcode's catalogues are not read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
/// A thing that is looked for.
@preconcurrency @MainActor
open class ARReferenceObject: NSObject {
    open var name: String?
    open var center: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var extent: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var scale: SIMD3<Float> { SIMD3(1, 1, 1) }
    /// - Throws: ``ARError`` `fileIOFailed`, always.
    public init(archiveURL url: URL) throws { throw ARError(.fileIOFailed) }
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
}
/// What was seen of a world: nothing.
@preconcurrency @MainActor
open class ARWorldMap: NSObject {
    open var anchors: [ARAnchor] = []
    open var center: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var extent: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var rawFeaturePoints: ARPointCloud { ARPointCloud() }
    override init() { super.init() }
}
