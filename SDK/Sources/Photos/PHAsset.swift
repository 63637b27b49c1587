public import CoreLocation
public import Foundation
public import UniformTypeIdentifiers

/// Something of the library (Photos: PHObject).
open class PHObject: NSObject {
    public let localIdentifier = ""
}

/// Where it comes from.
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = Self(rawValue: 1), typeCloudShared = Self(rawValue: 2)
    public static let typeiTunesSynced = Self(rawValue: 4)
}
/// Who chose it of several that were taken at once.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoPick = Self(rawValue: 1), userPick = Self(rawValue: 2)
}
/// What may be done to it.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
/// What may be done to a collection.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1
    case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// A picture or movie; there is none.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// How a picture is played.
    public enum PlaybackStyle: Int, Sendable {
        case unsupported = 0
        case image, imageAnimated, livePhoto, video, videoLooping
    }
    open var playbackStyle: PlaybackStyle { .unsupported }
    open var sourceType: PHAssetSourceType { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var addedDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var hasAdjustments: Bool { false }
    open var adjustmentFormatIdentifier: String? { nil }
    open var contentType: UTType? { nil }
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withALAssetURLs assetURLs: [URL],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
}
