import CoreGraphics
public import Foundation

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {
    private var angles: (roll: NSNumber?, yaw: NSNumber?, pitch: NSNumber?) = (nil, nil, nil)
    /// One that an app makes itself.
    public convenience init(
        requestRevision: Int,
        boundingBox: CGRect,
        roll: NSNumber?,
        yaw: NSNumber?,
        pitch: NSNumber?
    ) {
        self.init(boundingBox: boundingBox)
        angles = (roll, yaw, pitch)
    }
    open var landmarks: VNFaceLandmarks2D? { nil }
    /// Radians, as the others.
    open var roll: NSNumber? { angles.roll }
    open var yaw: NSNumber? { angles.yaw }
    open var pitch: NSNumber? { angles.pitch }
    /// From 0 to 1.
    open var faceCaptureQuality: Float? { nil }
}

/// Parts of a face.
open class VNFaceLandmarks: NSObject {
    override init() {}
    open var confidence: VNConfidence { 0 }
}

/// Parts of a face in a picture.
open class VNFaceLandmarks2D: VNFaceLandmarks {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

/// Points of a part of a face.
open class VNFaceLandmarkRegion: NSObject {
    override init() {}
    open var pointCount: Int { 0 }
}

/// Points of a part of a face in a picture, the face's box being 1 by 1.
open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion {
    open var normalizedPoints: [CGPoint] { [] }
    open var precisionEstimatesPerPoint: [NSNumber]? { nil }
    open var pointsClassification: VNPointsClassification { .disconnected }
    /// Pixels.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// How many points a face has.
public enum VNRequestFaceLandmarksConstellation: UInt, Sendable {
    case constellationNotDefined = 0
    case constellation65Points, constellation76Points
}

/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    public var results: [VNFaceObservation]? { nil }
}

/// Looks for the parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    public var results: [VNFaceObservation]? { nil }
    open var inputFaceObservations: [VNFaceObservation]?
    open var constellation = VNRequestFaceLandmarksConstellation.constellationNotDefined
}

/// Looks how well faces are to be seen.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
    public var results: [VNFaceObservation]? { nil }
    open var inputFaceObservations: [VNFaceObservation]?
}
