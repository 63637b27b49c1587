@_exported public import Foundation
public import FoundationAdditions
import Synchronization
public import UIKit

/// The person's pictures: six that are always there, and those that the app saved (Photos: PHPhotoLibrary).
///
/// The person allows what is asked for; nobody is asked before a picture is saved.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {  // Its objects have no state.
    private static let only = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { only }

    /// Shows nothing: all pictures are allowed.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    /// As the other.
    @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController,
        completionHandler: @escaping ([String]) -> Void
    ) { completionHandler([]) }

    private static func ask() -> PHAuthorizationStatus {
        PhotoAccess.ask()
        return .authorized
    }

    /// Not determined until the app has asked in this process, or has fetched.
    open class func authorizationStatus() -> PHAuthorizationStatus {
        PhotoAccess.isGiven ? .authorized : .notDetermined
    }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        authorizationStatus()
    }

    /// Always authorized, as the others.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(ask())
    }
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { handler(ask()) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { ask() }

    /// Performs changes one after the other, and then tells whether what they save is there.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        PhotoChanges.queue.async {
            do {
                try PhotoChanges.perform(changeBlock)
                completionHandler?(true, nil)
            } catch { completionHandler?(false, error) }
        }
    }
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try PhotoChanges.perform(changeBlock)
    }
    open var unavailabilityReason: (any Error)? { nil }
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open var currentChangeToken: PHPersistentChangeToken { PHPersistentChangeToken() }
    /// - Throws: ``PHPhotosError`` `persistentChangeTokenExpired`: nothing is kept of changes.
    open func fetchPersistentChanges(since token: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult {
        throw PHPhotosError(.persistentChangeTokenExpired)
    }
    /// Each fails with ``PHPhotosError`` `identifierNotFound`, as the others.
    open func cloudIdentifierMappings(
        forLocalIdentifiers localIdentifiers: [String]
    ) -> [String: Result<PHCloudIdentifier, any Error>] {
        Dictionary(
            uniqueKeysWithValues: Set(localIdentifiers).map { ($0, .failure(PHPhotosError(.identifierNotFound))) }
        )
    }
    open func localIdentifierMappings(
        for cloudIdentifiers: [PHCloudIdentifier]
    ) -> [PHCloudIdentifier: Result<String, any Error>] {
        Dictionary(
            uniqueKeysWithValues: Set(cloudIdentifiers).map { ($0, .failure(PHPhotosError(.identifierNotFound))) }
        )
    }
    /// Who hears of what this app saves, and that it may see what is there; on a queue of the library's. It is not kept
    /// alive.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) { PhotoAccess.register(observer) }
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        PhotoAccess.unregister(observer)
    }
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        try PhotoChanges.perform(changeBlock)
    }
}

/// What is asked for.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// What the person answered.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized, limited
}

/// What a picture is.
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

/// What a picture is besides.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1 << 0), photoHDR = Self(rawValue: 1 << 1)
    public static let photoScreenshot = Self(rawValue: 1 << 2), photoLive = Self(rawValue: 1 << 3)
    public static let photoDepthEffect = Self(rawValue: 1 << 4), videoStreamed = Self(rawValue: 1 << 16)
    public static let spatialMedia = Self(rawValue: 1 << 10), videoCinematic = Self(rawValue: 1 << 21)
    public static let videoScreenRecording = Self(rawValue: 1 << 19)
    public static let videoHighFrameRate = Self(rawValue: 1 << 17), videoTimelapse = Self(rawValue: 1 << 18)
}

/// Makes an album or changes one; nothing is changed.
open class PHAssetCollectionChangeRequest: NSObject {
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    public override init() { super.init() }
    public convenience init?(for assetCollection: PHAssetCollection) { return nil }
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { return nil }
    open class func deleteAssetCollections(_ assetCollections: Any) {}
    open func addAssets(_ assets: Any) {}
    open func insertAssets(_ assets: Any, at indexes: IndexSet) {}
    open func removeAssets(_ assets: Any) {}
    open func removeAssets(at indexes: IndexSet) {}
    open func replaceAssets(at indexes: IndexSet, withAssets assets: Any) {}
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
}

/// Stands for what will be there.
open class PHObjectPlaceholder: PHObject {}

/// How a picture is wanted.
open class PHImageRequestOptions: NSObject {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var version = PHImageRequestOptionsVersion.current
    /// From 0 to 1.
    open var normalizedCropRect = CGRect.zero
    open var allowSecondaryDegradedImage = false
    open var progressHandler: PHAssetImageProgressHandler?
    public override init() { super.init() }
}

/// Hears how far a picture is loaded.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// As the other, of a movie.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler
/// Whether a picture is as it was taken.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }

/// How good a picture is wanted.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
/// How exactly its size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
/// How it fills its size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
public typealias PHImageRequestID = Int32

/// Gives the pictures of assets, as large as they are (Photos: PHImageManager).
open class PHImageManager: NSObject, @unchecked Sendable {  // Its objects have no state.
    private static let only = PHImageManager()
    open class func `default`() -> PHImageManager { only }
    override init() { super.init() }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
    @discardableResult open func requestImageData(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let (data, type) = (asset.photo?.data, asset.contentType?.identifier)
        return answer(options) { resultHandler(data, type, .up, $0) }
    }
    /// Calls its handler once, on the main thread unless the options want it at once.
    @discardableResult open func requestImage(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let image = asset.photo?.image
        return answer(options) { resultHandler(image, $0) }
    }

    private static let requests = Mutex(PHInvalidImageRequestID)

    /// Answers a request, at once or in the main thread's next turn.
    func answer(
        _ options: PHImageRequestOptions?,
        _ answer: @escaping ([AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let request = Self.requests.withLock { last in
            last &+= 1
            return last
        }
        let told: [AnyHashable: Any] = [PHImageResultRequestIDKey: request, PHImageResultIsDegradedKey: false]
        if options?.isSynchronous == true {
            answer(told)
        } else {
            // Its caller gives it away to whoever answers.
            nonisolated(unsafe) let (answer, told) = (answer, told)
            DispatchQueue.main.async { answer(told) }
        }
        return request
    }
}

/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// Gives pictures that were told of before.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {  // As its superclass, it has no state to share.
    private static let caching = PHCachingImageManager()
    open override class func `default`() -> PHImageManager { caching }
    open var allowsCachingHighQualityImages: Bool {
        get { true }
        set {}
    }
    public override init() { super.init() }

    open func startCachingImages(
        for assets: [PHAsset],
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset],
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Why nothing was changed.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "PHPhotosErrorDomain"

    /// Raw values as `PHPhotosErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = PHPhotosError
        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound = 3202
        case persistentChangeTokenExpired = 3105
        case persistentChangeDetailsUnavailable = 3210
        case changeNotSupported = 3300
        case operationInterrupted = 3301
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset = 3306
        case accessRestricted = 3310
        case accessUserDenied = 3311
        case libraryInFileProviderSyncRoot = 5423
    }

    public static let internalError = Code.internalError
    public static let userCancelled = Code.userCancelled
    public static let libraryVolumeOffline = Code.libraryVolumeOffline
    public static let relinquishingLibraryBundleToWriter = Code.relinquishingLibraryBundleToWriter
    public static let switchingSystemPhotoLibrary = Code.switchingSystemPhotoLibrary
    public static let networkAccessRequired = Code.networkAccessRequired
    public static let networkError = Code.networkError
    public static let identifierNotFound = Code.identifierNotFound
    public static let multipleIdentifiersFound = Code.multipleIdentifiersFound
    public static let persistentChangeTokenExpired = Code.persistentChangeTokenExpired
    public static let persistentChangeDetailsUnavailable = Code.persistentChangeDetailsUnavailable
    public static let changeNotSupported = Code.changeNotSupported
    public static let operationInterrupted = Code.operationInterrupted
    public static let invalidResource = Code.invalidResource
    public static let missingResource = Code.missingResource
    public static let notEnoughSpace = Code.notEnoughSpace
    public static let requestNotSupportedForAsset = Code.requestNotSupportedForAsset
    public static let accessRestricted = Code.accessRestricted
    public static let accessUserDenied = Code.accessUserDenied
    public static let libraryInFileProviderSyncRoot = Code.libraryInFileProviderSyncRoot

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
