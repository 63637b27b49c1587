public import CoreLocation
public import Foundation
public import FoundationAdditions
import UIKit
public import UniformTypeIdentifiers

/// Something of the library (Photos: PHObject). Two of one identifier are the same.
open class PHObject: NSObject {
    /// Of a placeholder there is none before its picture is saved.
    public internal(set) var localIdentifier: String

    public override init() { localIdentifier = "" }
    init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject, type(of: other) == type(of: self) else { return false }
        return other === self || !localIdentifier.isEmpty && other.localIdentifier == localIdentifier
    }
    open override var hash: Int { localIdentifier.hashValue }
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

/// A picture of the library (Photos: PHAsset). There are no movies.
open class PHAsset: PHObject {
    let photo: LibraryPhoto?

    /// One that is not in the library.
    public override init() {
        photo = nil
        super.init()
    }
    init(_ photo: LibraryPhoto) {
        self.photo = photo
        super.init(photo.identifier)
    }

    /// How a picture is played.
    public enum PlaybackStyle: Int, Sendable {
        case unsupported = 0
        case image, imageAnimated, livePhoto, video, videoLooping
    }
    open var mediaType: PHAssetMediaType { photo == nil ? .unknown : .image }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var playbackStyle: PlaybackStyle { photo == nil ? .unsupported : .image }
    open var sourceType: PHAssetSourceType { photo == nil ? [] : .typeUserLibrary }
    open var pixelWidth: Int { photo.map { Int($0.size.width) } ?? 0 }
    open var pixelHeight: Int { photo.map { Int($0.size.height) } ?? 0 }
    open var creationDate: Date? { photo?.date }
    open var modificationDate: Date? { photo?.date }
    open var addedDate: Date? { photo?.date }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var hasAdjustments: Bool { false }
    open var adjustmentFormatIdentifier: String? { nil }
    open var contentType: UTType? { photo?.contentType }
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    // MARK: Fetching

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(options) { PhotoAccess.photos.map { PHAsset($0) } }
    }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { mediaType == .image ? fetchAssets(with: options) : PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers)
        return PHFetchResult(options) {
            PhotoAccess.photos.filter { wanted.contains($0.identifier) }.map { PHAsset($0) }
        }
    }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { assetCollection.isLibrary ? fetchAssets(with: options) : PHFetchResult() }
    // None: there are no bursts and pictures of before iOS 8.
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
    ) -> PHFetchResult<PHAsset>? { assetCollection.isLibrary ? fetchAssets(with: options) : nil }
}

extension PHAsset: KeyedObject {
    /// What predicates and the order of a fetch ask for (PHFetchOptions).
    public func keyedValue(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier", "SELF": localIdentifier
        case "creationDate": creationDate
        case "modificationDate": modificationDate
        case "mediaType": mediaType.rawValue
        case "mediaSubtypes", "mediaSubtype": Int(mediaSubtypes.rawValue)
        case "duration": duration
        case "pixelWidth": pixelWidth
        case "pixelHeight": pixelHeight
        case "isFavorite", "favorite": isFavorite
        case "isHidden", "hidden": isHidden
        default: nil
        }
    }
}
