public import CoreGraphics
public import CoreMedia
public import Foundation

// What is looked for in many pictures, one after the other; each fails as `VNRequest` says.

/// One that remembers the pictures before.
open class VNStatefulRequest: VNImageBasedRequest {
    open var minimumLatencyFrameCount: Int { 0 }
    public let frameAnalysisSpacing: CMTime
    public init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil) {
        self.frameAnalysisSpacing = frameAnalysisSpacing
        super.init(completionHandler: completionHandler)
    }
}

/// Looks for what flies.
open class VNDetectTrajectoriesRequest: VNStatefulRequest {
    public let trajectoryLength: Int
    open var objectMinimumNormalizedRadius: Float = 0
    open var objectMaximumNormalizedRadius: Float = 1
    open var targetFrameTime = CMTime.indefinite
    public var results: [VNTrajectoryObservation]? { nil }
    public init(
        frameAnalysisSpacing: CMTime,
        trajectoryLength: Int,
        completionHandler: VNRequestCompletionHandler? = nil
    ) {
        self.trajectoryLength = trajectoryLength
        super.init(frameAnalysisSpacing: frameAnalysisSpacing, completionHandler: completionHandler)
    }
}
/// How something flies.
open class VNTrajectoryObservation: VNObservation {
    open var detectedPoints: [VNPoint] { [] }
    open var projectedPoints: [VNPoint] { [] }
    open var equationCoefficients: SIMD3<Float> { .zero }
    open var movingAverageRadius: CGFloat { 0 }
}
/// Follows how a picture moves.
open class VNTrackTranslationalImageRegistrationRequest: VNStatefulRequest {
    public var results: [VNImageTranslationAlignmentObservation]? { nil }
}
/// Follows how it turns and bends.
open class VNTrackHomographicImageRegistrationRequest: VNStatefulRequest {
    public var results: [VNImageHomographicAlignmentObservation]? { nil }
}
/// Follows each pixel.
open class VNTrackOpticalFlowRequest: VNStatefulRequest {
    /// How exactly.
    public enum ComputationAccuracy: UInt, Sendable { case low = 0, medium, high, veryHigh }
    public var results: [VNPixelBufferObservation]? { nil }
    open var computationAccuracy = ComputationAccuracy.medium
    open var outputPixelFormat: UInt32 = kCVPixelFormatType_TwoComponent32Float
    open var keepNetworkOutput = false
}
/// Looks how each pixel has moved.
open class VNGenerateOpticalFlowRequest: VNTargetedImageRequest {
    /// How exactly.
    public enum ComputationAccuracy: UInt, Sendable { case low = 0, medium, high, veryHigh }
    public var results: [VNPixelBufferObservation]? { nil }
    open var computationAccuracy = ComputationAccuracy.medium
    open var outputPixelFormat: UInt32 = kCVPixelFormatType_TwoComponent32Float
    open var keepNetworkOutput = false
}

/// Performs requests for the pictures of a movie (Vision: VNVideoProcessor).
open class VNVideoProcessor: NSObject {
    /// How often.
    open class Cadence: NSObject {
        override init() {}
    }
    /// So many pictures a second.
    open class FrameRateCadence: Cadence {
        public let frameRate: Int
        public init(_ frameRate: Int) { self.frameRate = frameRate }
    }
    /// One in so many seconds.
    open class TimeIntervalCadence: Cadence {
        public let timeInterval: CFTimeInterval
        public init(_ timeInterval: CFTimeInterval) { self.timeInterval = timeInterval }
    }
    /// How a request is performed.
    open class RequestProcessingOptions: NSObject {
        open var cadence: Cadence?
        public override init() {}
    }
    private var requests: [VNRequest] = []
    public init(url videoURL: URL) {}
    open func addRequest(_ request: VNRequest, processingOptions: RequestProcessingOptions) throws {
        requests.append(request)
    }
    open func removeRequest(_ request: VNRequest) throws {
        guard requests.contains(where: { $0 === request }) else { throw VNError(.invalidArgument) }
        requests.removeAll { $0 === request }
    }
    /// - Throws: ``VNError`` `operationFailed`, which each request's handler hears too.
    open func analyze(_ timeRange: CMTimeRange) throws {
        var problem: VNError?
        for request in requests { problem = request.fail() }
        throw problem ?? VNError(.operationFailed)
    }
    open func cancel() { for request in requests { request.cancel() } }
}
