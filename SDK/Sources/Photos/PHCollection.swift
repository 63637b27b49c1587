public import CoreLocation
public import Foundation
public import FoundationAdditions

/// Which collection.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum = 2, moment = 3 }

/// Which collection of that type.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case smartAlbumSpatial = 219
    case any = 9_223_372_036_854_775_807
}
/// Which list of collections.
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
/// Which list of that type.
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1
    case momentListYear
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces
    case any = 9_223_372_036_854_775_807
}

/// Several pictures, or several albums (Photos: PHCollection).
open class PHCollection: PHObject {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
    open class func fetchCollections(
        in collectionList: PHCollectionList,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// An album (Photos: PHAssetCollection). There is one, the smart album that has all pictures.
open class PHAssetCollection: PHCollection {
    private static let libraryIdentifier = "Recents/L0/040"

    /// Whether it has all pictures.
    var isLibrary: Bool { localIdentifier == Self.libraryIdentifier }

    open override var localizedTitle: String? { isLibrary ? "Recents" : nil }
    open override var canContainAssets: Bool { isLibrary }
    open var assetCollectionType: PHAssetCollectionType { isLibrary ? .smartAlbum : .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { isLibrary ? .smartAlbumUserLibrary : .albumRegular }
    /// As on a phone, nobody has counted the pictures of a smart album.
    open var estimatedAssetCount: Int { NSNotFound }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var approximateLocation: CLLocation? { nil }
    open var localizedLocationNames: [String] { [] }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType,
        subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        type == .smartAlbum && [.any, .smartAlbumUserLibrary].contains(subtype) ? library(options) : PHFetchResult()
    }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        identifiers.contains(libraryIdentifier) ? library(options) : PHFetchResult()
    }
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset,
        with type: PHAssetCollectionType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        type == .smartAlbum && asset.photo != nil ? library(options) : PHFetchResult()
    }
    /// Where the app may not see its pictures yet, it is not there either.
    private static func library(_ options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(options) { PhotoAccess.photos.isEmpty ? [] : [PHAssetCollection(libraryIdentifier)] }
    }
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection()
    }
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>,
        title: String?
    ) -> PHAssetCollection { PHAssetCollection() }
}

/// A folder of albums; there is none.
open class PHCollectionList: PHCollection {
    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType,
        subtype: PHCollectionListSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
    open class func fetchCollectionListsContaining(
        _ collection: PHCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
    open class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList {
        PHCollectionList()
    }
}

/// Makes a folder or changes one; nothing is changed.
open class PHCollectionListChangeRequest: NSObject {
    open var title = ""
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder() }
    public override init() { super.init() }
    open class func creationRequestForCollectionList(withTitle title: String) -> PHCollectionListChangeRequest {
        let request = PHCollectionListChangeRequest()
        request.title = title
        return request
    }
    public convenience init?(for collectionList: PHCollectionList) { return nil }
    public convenience init?(
        for collectionList: PHCollectionList,
        childCollections: PHFetchResult<PHCollection>
    ) { return nil }
    open class func deleteCollectionLists(_ collectionLists: Any) {}
    open func addChildCollections(_ collections: Any) {}
    open func insertChildCollections(_ collections: Any, at indexes: IndexSet) {}
    open func removeChildCollections(_ collections: Any) {}
    open func removeChildCollections(at indexes: IndexSet) {}
    open func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: Any) {}
    open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {}
}

extension PHAssetCollection: KeyedObject {
    /// What predicates and the order of a fetch ask for (PHFetchOptions).
    public func keyedValue(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier": localIdentifier
        case "localizedTitle", "title": localizedTitle
        case "startDate": startDate
        case "endDate": endDate
        case "estimatedAssetCount": estimatedAssetCount
        default: nil
        }
    }
}
