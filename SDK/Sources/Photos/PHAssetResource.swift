public import Foundation
public import UIKit

// Live photos, files of pictures and their changes. There are no live photos, and pictures are not changed: each request
// says so.

/// A photo that moves; none is ever made.
open class PHLivePhoto: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var size: CGSize { .zero }
    /// - Parameter resultHandler: hears of none, with ``PHPhotosError`` `invalidResource`.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL],
        placeholderImage image: UIImage?,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
        return PHLivePhotoRequestIDInvalid
    }
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// How a live photo is wanted.
open class PHLivePhotoRequestOptions: NSObject {
    open var version = PHImageRequestOptionsVersion.current
    open var progressHandler: PHAssetImageProgressHandler?
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var isNetworkAccessAllowed = false
    public override init() {}
}

/// What a file of a picture is.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
    case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}

/// A file of a picture; there is none.
open class PHAssetResource: NSObject {
    override init() {}
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { "" }
    open var uniformTypeIdentifier: String { "" }
    open var originalFilename: String { "" }
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// How a file is put in.
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
    public override init() {}
}

/// How a file is read.
open class PHAssetResourceRequestOptions: NSObject {
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double) -> Void)?
    public override init() {}
}

/// Reads files of pictures: each request fails with ``PHPhotosError`` `invalidResource`.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {  // It has no state.
    private static let only = PHAssetResourceManager()
    open class func `default`() -> PHAssetResourceManager { only }
    @discardableResult
    open func requestData(
        for resource: PHAssetResource,
        options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> Int32 {
        completionHandler(PHPhotosError(.invalidResource))
        return 0
    }
    open func writeData(
        for resource: PHAssetResource,
        toFile fileURL: URL,
        options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(PHPhotosError(.invalidResource)) }
    open func writeData(
        for resource: PHAssetResource,
        toFile fileURL: URL,
        options: PHAssetResourceRequestOptions?
    ) async throws { throw PHPhotosError(.invalidResource) }
    open func cancelDataRequest(_ requestID: Int32) {}
}

/// How a picture was changed.
open class PHAdjustmentData: NSObject {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}

/// A picture that is changed; none is.
open class PHContentEditingInput: NSObject {
    override init() {}
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var creationDate: Date? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var livePhoto: PHLivePhoto? { nil }
}

/// What became of one.
open class PHContentEditingOutput: NSObject {
    open var adjustmentData: PHAdjustmentData?
    public let renderedContentURL: URL
    public init(contentEditingInput: PHContentEditingInput) {
        renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg")
    }
    public convenience init(placeholderForCreatedAsset: PHObjectPlaceholder) {
        self.init(contentEditingInput: PHContentEditingInput())
    }
}

/// How one is asked for.
open class PHContentEditingInputRequestOptions: NSObject {
    open var isNetworkAccessAllowed = false
    open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
    public override init() {}
}

extension PHAsset {
    /// - Parameter completionHandler: hears of none.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> Int {
        completionHandler(nil, [:])
        return 0
    }
    public func cancelContentEditingInputRequest(_ requestID: Int) {}
}

extension PHImageManager {
    /// - Parameter resultHandler: hears of none.
    @discardableResult
    public func requestLivePhoto(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    /// The picture's file. Calls its handler once, as ``requestImage(for:targetSize:contentMode:options:resultHandler:)``.
    @discardableResult
    public func requestImageDataAndOrientation(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let (data, type) = (asset.photo?.data, asset.contentType?.identifier)
        return answer(options) { resultHandler(data, type, .up, $0) }
    }
}
