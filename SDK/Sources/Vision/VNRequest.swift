public import CoreGraphics
public import Foundation
import Synchronization

/// Hears what became of a request.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What is looked for in a picture (Vision: VNRequest): there are no models here, so that each request that is performed
/// fails with ``VNError`` `operationFailed`, whose text says so.
open class VNRequest: NSObject, VNRequestResults {
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    /// Called where the request is performed, with the error.
    public let completionHandler: VNRequestCompletionHandler?
    open var revision: Int
    private let isCancelled = Mutex(false)

    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler?) {
        self.completionHandler = completionHandler
        revision = 1
    }

    open class var supportedRevisions: IndexSet { IndexSet(integer: 1) }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }

    /// One that is performed later fails with ``VNError`` `requestCancelled`.
    open func cancel() { isCancelled.withLock { $0 = true } }

    /// Tells the author's handler that it failed.
    func fail(_ error: VNError? = nil) -> VNError {
        let cancelled = isCancelled.withLock { $0 }
        let error = cancelled ? VNError(.requestCancelled) : error ?? .noModel(of: self)
        completionHandler?(self, error)
        return error
    }
}

/// What a request has found; a kind of request has its own results, of its own kind.
public protocol VNRequestResults {}

extension VNRequestResults {
    /// nil: it has failed.
    public var results: [VNObservation]? { nil }
}

/// The first revisions of requests.
public let VNRequestRevisionUnspecified = 0

/// One that looks at a part of a picture.
open class VNImageBasedRequest: VNRequest {
    /// From the lower left, the picture being 1 by 1.
    open var regionOfInterest = VNNormalizedIdentityRect
}

/// How far a request is, 0…1.
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

/// One that compares its picture with another.
open class VNTargetedImageRequest: VNImageBasedRequest {
    public convenience init(targetedCGImage cgImage: CGImage) { self.init(completionHandler: nil) }
    public convenience init(
        targetedCGImage cgImage: CGImage,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
}

/// How two pictures lie to each other; nobody finds out here.
open class VNImageRegistrationRequest: VNTargetedImageRequest {}
/// How far one is moved.
open class VNTranslationalImageRegistrationRequest: VNImageRegistrationRequest {
    public var results: [VNImageTranslationAlignmentObservation]? { nil }
}
/// How one is turned and bent.
open class VNHomographicImageRegistrationRequest: VNImageRegistrationRequest {
    public var results: [VNImageHomographicAlignmentObservation]? { nil }
}

/// How a picture is made fit for a model.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop = 0
    case scaleFit, scaleFill
    case scaleFitRotate90CCW = 257
    case scaleFillRotate90CCW = 258
}
