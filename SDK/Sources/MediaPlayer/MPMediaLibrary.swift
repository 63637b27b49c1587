public import Foundation

/// What the person answered.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, restricted, authorized
}

/// The person's music: there is none on a simulated phone, and nobody has allowed it.
open class MPMediaLibrary: NSObject, @unchecked Sendable {  // It has no state.
    private static let only = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { only }

    /// Always not determined.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    /// Always denied.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }

    open var lastModifiedDate: Date { .distantPast }
    /// Nothing is told: nothing changes.
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}

    /// - Parameter completionHandler: hears that it is not permitted, as the others.
    open func addItem(
        withProductID productID: String,
        completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) { completionHandler?([], MPError(.permissionDenied)) }
    open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] {
        throw MPError(.permissionDenied)
    }
    open func getPlaylist(
        with uuid: UUID,
        creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping @Sendable (MPMediaPlaylist?, (any Error)?) -> Void
    ) { completionHandler(nil, MPError(.permissionDenied)) }
    open func getPlaylist(
        with uuid: UUID,
        creationMetadata: MPMediaPlaylistCreationMetadata?
    ) async throws -> MPMediaPlaylist { throw MPError(.permissionDenied) }
}

/// What is looked for in the library.
open class MPMediaPredicate: NSObject {}

/// How a value has to be.
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo = 0, contains }

/// A value that a property has to have.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison

    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}

/// What things are put together by.
public enum MPMediaGrouping: Int, Sendable {
    case title = 0
    case album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// Looks into the library, and finds nothing.
open class MPMediaQuery: NSObject, NSCopying {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open var itemSections: [MPMediaQuerySection]? { [] }
    open var collectionSections: [MPMediaQuerySection]? { [] }

    public override init() {}
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MPMediaQuery(filterPredicates: filterPredicates)
        copy.groupingType = groupingType
        return copy
    }

    private static func of(_ type: MPMediaType, by grouping: MPMediaGrouping) -> MPMediaQuery {
        let predicate = MPMediaPropertyPredicate(value: type.rawValue, forProperty: MPMediaItemPropertyMediaType)
        let query = MPMediaQuery(filterPredicates: [predicate])
        query.groupingType = grouping
        return query
    }
    open class func songs() -> MPMediaQuery { of(.music, by: .title) }
    open class func albums() -> MPMediaQuery { of(.music, by: .album) }
    open class func artists() -> MPMediaQuery { of(.music, by: .artist) }
    open class func compilations() -> MPMediaQuery { of(.music, by: .album) }
    open class func composers() -> MPMediaQuery { of(.anyAudio, by: .composer) }
    open class func genres() -> MPMediaQuery { of(.anyAudio, by: .genre) }
    open class func playlists() -> MPMediaQuery { of(.anyAudio, by: .playlist) }
    open class func podcasts() -> MPMediaQuery { of(.podcast, by: .podcastTitle) }
    open class func audiobooks() -> MPMediaQuery { of(.audioBook, by: .title) }
}

/// A letter of an index, and what stands under it.
open class MPMediaQuerySection: NSObject, NSCopying {
    open var title: String { "" }
    open var range: NSRange { NSRange(location: 0, length: 0) }
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
