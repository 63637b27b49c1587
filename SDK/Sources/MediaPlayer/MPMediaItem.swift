@_exported public import Foundation

/// What a thing of the library is.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let music = Self(rawValue: 1), podcast = Self(rawValue: 1 << 1), audioBook = Self(rawValue: 1 << 2)
    public static let audioITunesU = Self(rawValue: 1 << 3), anyAudio = Self(rawValue: 0x00ff)
    public static let movie = Self(rawValue: 1 << 8), tvShow = Self(rawValue: 1 << 9)
    public static let videoPodcast = Self(rawValue: 1 << 10), musicVideo = Self(rawValue: 1 << 11)
    public static let videoITunesU = Self(rawValue: 1 << 12), homeVideo = Self(rawValue: 1 << 13)
    public static let anyVideo = Self(rawValue: 0xff00), any = Self(rawValue: ~0)
}

/// What names a thing of the library.
public typealias MPMediaEntityPersistentID = UInt64

/// A thing of the library.
open class MPMediaEntity: NSObject {
    public let persistentID: MPMediaEntityPersistentID = 0
    /// Nil, since there is no library.
    open func value(forProperty property: String) -> Any? { nil }
    open class func canFilter(byProperty property: String) -> Bool { false }
}

/// A song or another recording; a simulated phone has none.
open class MPMediaItem: MPMediaEntity {
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var artwork: MPMediaItemArtwork? { nil }
}

/// Several of them, in order.
open class MPMediaItemCollection: MPMediaEntity {
    public let items: [MPMediaItem]
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }

    public init(items: [MPMediaItem]) { self.items = items }
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyAssetURL = "assetURL"
