public import AVFoundation
public import CoreLocation
public import Foundation
public import UIKit
public import UniformTypeIdentifiers

// A live photo that is changed, and what a picture that is changed says besides. There is none.

/// A live photo that is changed (Photos: PHLivePhotoEditingContext).
open class PHLivePhotoEditingContext: NSObject {
    /// Nil: there is no live photo.
    public init?(livePhotoEditingInput livePhotoInput: PHContentEditingInput) { nil }
    open var duration: CMTime { .zero }
    open var photoTime: CMTime { .zero }
    open var audioVolume: Float = 1
    open var orientation: CGImagePropertyOrientation { .up }
    open func cancel() {}
    open func saveLivePhoto(
        to output: PHContentEditingOutput,
        options: [String: Any]? = nil,
        completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, PHPhotosError(.invalidResource)) }
}
/// What a picture of it is.
public enum PHLivePhotoFrameType: Int, Sendable { case photo = 0, video }

extension PHContentEditingInput {
    public var location: CLLocation? { nil }
    public var audiovisualAsset: AVAsset? { nil }
    public var contentType: UTType? { nil }
    public var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
}
extension PHContentEditingOutput {
    public var defaultRenderedContentType: UTType? { .jpeg }
    public var supportedRenderedContentTypes: [UTType] { [.jpeg, .heic] }
    /// As ``renderedContentURL``, whatever the type.
    public func renderedContentURL(for type: UTType) throws -> URL { renderedContentURL }
}
extension PHAssetResource {
    public var pixelWidth: Int { 0 }
    public var pixelHeight: Int { 0 }
    public var contentType: UTType { .data }
    public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHLocalIdentifiersErrorKey = "PHLocalIdentifiersErrorKey"
public let PHPhotosErrorDomain = PHPhotosError.errorDomain
