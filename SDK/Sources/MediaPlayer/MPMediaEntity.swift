public import Foundation

/// A thing of the library (MediaPlayer: MPMediaEntity).
open class MPMediaEntity: NSObject, NSSecureCoding {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    public static var supportsSecureCoding: Bool { true }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    /// Nil, since there is no library.
    open func value(forProperty property: String) -> Any? { nil }
    open class func canFilter(byProperty property: String) -> Bool { false }
    /// Tells each property's value, and where the block stops it no more.
    open func enumerateValues(
        forProperties properties: Set<String>,
        using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for property in properties.sorted() {
            guard let value = value(forProperty: property), !stops.boolValue else { continue }
            block(property, value, &stops)
        }
    }
    open subscript(key: Any) -> Any? { (key as? String).flatMap(value(forProperty:)) }
}

/// A song or another recording; a simulated phone has none.
open class MPMediaItem: MPMediaEntity {
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var artist: String? { nil }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumTitle: String? { nil }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumArtist: String? { nil }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var genre: String? { nil }
    open var genrePersistentID: MPMediaEntityPersistentID { 0 }
    open var composer: String? { nil }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var playbackDuration: TimeInterval { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var isExplicitItem: Bool { false }
    open var lyrics: String? { nil }
    open var isCompilation: Bool { false }
    open var releaseDate: Date? { nil }
    open var beatsPerMinute: Int { 0 }
    open var comments: String? { nil }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var podcastTitle: String? { nil }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var lastPlayedDate: Date? { nil }
    open var userGrouping: String? { nil }
    open var bookmarkTime: TimeInterval { 0 }
    open var dateAdded: Date { .distantPast }
    open var playbackStoreID: String { "" }
    open var isPreorder: Bool { false }
    open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyPersistentID
        case .album: MPMediaItemPropertyAlbumPersistentID
        case .artist: MPMediaItemPropertyArtistPersistentID
        case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
        case .composer: MPMediaItemPropertyComposerPersistentID
        case .genre: MPMediaItemPropertyGenrePersistentID
        case .playlist: MPMediaPlaylistPropertyPersistentID
        case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
        }
    }
    open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyTitle
        case .album: MPMediaItemPropertyAlbumTitle
        case .artist: MPMediaItemPropertyArtist
        case .albumArtist: MPMediaItemPropertyAlbumArtist
        case .composer: MPMediaItemPropertyComposer
        case .genre: MPMediaItemPropertyGenre
        case .playlist: MPMediaPlaylistPropertyName
        case .podcastTitle: MPMediaItemPropertyPodcastTitle
        }
    }
}

/// Several of them, in order.
open class MPMediaItemCollection: MPMediaEntity {
    public let items: [MPMediaItem]
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
    /// What all of them are together.
    open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }

    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}

/// A list that a person has made; there is none.
open class MPMediaPlaylist: MPMediaItemCollection {
    open var name: String? { nil }
    open var playlistAttributes: MPMediaPlaylistAttribute { [] }
    open var seedItems: [MPMediaItem]? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
    open var cloudGlobalID: String? { nil }
    /// - Parameter completionHandler: hears that there is none to add to.
    open func addItem(withProductID productID: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(MPError(.notFound))
    }
    open func addItem(withProductID productID: String) async throws { throw MPError(.notFound) }
    open func add(_ mediaItems: [MPMediaItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(MPError(.notFound))
    }
    open func add(_ mediaItems: [MPMediaItem]) async throws { throw MPError(.notFound) }
}
/// What kind of list.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let onTheGo = Self(rawValue: 1), smart = Self(rawValue: 2), genius = Self(rawValue: 4)
}
/// What a new list is called.
open class MPMediaPlaylistCreationMetadata: NSObject {
    public let name: String
    open var authorDisplayName: String!
    open var descriptionText: String = ""
    public init(name: String) { self.name = name }
}
