import CoreGraphics
import Foundation

/// How exactly something is followed.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate = 0, fast }

/// Follows something through pictures.
open class VNTrackingRequest: VNImageBasedRequest {
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false
    init(following observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler?) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}

/// Follows an object.
open class VNTrackObjectRequest: VNTrackingRequest {
    public var results: [VNDetectedObjectObservation]? { nil }
    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(following: observation, completionHandler: completionHandler) }
}

/// Follows a rectangle.
open class VNTrackRectangleRequest: VNTrackingRequest {
    public var results: [VNRectangleObservation]? { nil }
    public init(
        rectangleObservation observation: VNRectangleObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) { super.init(following: observation, completionHandler: completionHandler) }
}
