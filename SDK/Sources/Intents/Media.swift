public import AuthorRuntime
public import Foundation
public import OpenIntents

// Music, films and books as Siri asks for them: nobody asks here; an app's own code and tests may.

/// What something to play is.
public enum INMediaItemType: Int, Sendable {
    case unknown = 0, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation
    case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
    case algorithmicRadioStation, news
}

/// Something to play.
open class INMediaItem: NSObject {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?
    public init(
        identifier: String?,
        title: String?,
        type: INMediaItemType,
        artwork: INImage?,
        artist: String? = nil
    ) {
        (self.identifier, self.title, self.type) = (identifier, title, type)
        (self.artwork, self.artist) = (artwork, artist)
    }
}

/// In which order it is looked for.
public enum INMediaSortOrder: Int, Sendable {
    case unknown = 0, newest, oldest, best, worst, popular, unpopular, trending, recommended
}
/// What it is to something else.
public enum INMediaReference: Int, Sendable { case unknown = 0, currentlyPlaying, my }

/// What somebody looks for.
open class INMediaSearch: NSObject {
    public let mediaType: INMediaItemType
    public let sortOrder: INMediaSortOrder
    public let mediaName: String?
    public let artistName: String?
    public let albumName: String?
    public let genreNames: [String]?
    public let moodNames: [String]?
    public let releaseDate: INDateComponentsRange?
    public let reference: INMediaReference
    public let mediaIdentifier: String?
    public init(
        mediaType: INMediaItemType = .unknown,
        sortOrder: INMediaSortOrder = .unknown,
        mediaName: String? = nil,
        artistName: String? = nil,
        albumName: String? = nil,
        genreNames: [String]? = nil,
        moodNames: [String]? = nil,
        releaseDate: INDateComponentsRange? = nil,
        reference: INMediaReference = .unknown,
        mediaIdentifier: String? = nil
    ) {
        (self.mediaType, self.sortOrder, self.mediaName) = (mediaType, sortOrder, mediaName)
        (self.artistName, self.albumName, self.genreNames) = (artistName, albumName, genreNames)
        (self.moodNames, self.releaseDate) = (moodNames, releaseDate)
        (self.reference, self.mediaIdentifier) = (reference, mediaIdentifier)
    }
}

/// Where it goes.
public enum INMediaDestination: Hashable, Sendable {
    case library
    case playlist(String)
}

/// Whether somebody likes it.
public enum INMediaAffinityType: Int, Sendable { case unknown = 0, like, dislike }
/// Whether it is played again.
public enum INPlaybackRepeatMode: Int, Sendable { case unknown = 0, none, all, one }
/// When it is played.
public enum INPlaybackQueueLocation: Int, Sendable { case unknown = 0, now, next, later }

/// What an app makes of something to play.
open class INMediaItemResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { make(.success, [resolvedMediaItem]) }
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { make(.success, [$0]) }
    }
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
        make(.disambiguation, mediaItemsToDisambiguate)
    }
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
        make(.confirmationRequired, mediaItemToConfirm.map { [$0] } ?? [])
    }
}

/// Plays something.
open class INPlayMediaIntent: INIntent {
    public let mediaItems: [INMediaItem]?
    public let mediaContainer: INMediaItem?
    public let playShuffled: Bool?
    public let playbackRepeatMode: INPlaybackRepeatMode
    public let resumePlayback: Bool?
    public let playbackQueueLocation: INPlaybackQueueLocation
    public let playbackSpeed: Double?
    public let mediaSearch: INMediaSearch?
    public init(
        mediaItems: [INMediaItem]?,
        mediaContainer: INMediaItem? = nil,
        playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown,
        resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown,
        playbackSpeed: Double? = nil,
        mediaSearch: INMediaSearch? = nil
    ) {
        (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
        (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
        (self.playbackQueueLocation, self.playbackSpeed) = (playbackQueueLocation, playbackSpeed)
        self.mediaSearch = mediaSearch
    }
}

/// What became of it.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified = 0, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
    case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}

/// What became of it.
open class INPlayMediaIntentResponse: INHandledResponse {
    public let code: INPlayMediaIntentResponseCode
    open var nowPlayingInfo: [String: Any]?
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Why something cannot be played.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings
    case cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction
}

/// What an app makes of what is to be played.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }
}

/// Plays for Siri.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    )
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
}

extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) { completion([.notRequired()]) }
    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .failure, userActivity: nil)
    }
    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        [.notRequired()]
    }
}

/// Looks for something to play.
open class INSearchForMediaIntent: INIntent {
    public let mediaItems: [INMediaItem]?
    public let mediaSearch: INMediaSearch?
    public init(mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil) {
        (self.mediaItems, self.mediaSearch) = (mediaItems, mediaSearch)
    }
}

/// What became of it.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
    case unspecified = 0, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

/// What became of it.
open class INSearchForMediaIntentResponse: INHandledResponse {
    public let code: INSearchForMediaIntentResponseCode
    open var mediaItems: [INMediaItem]?
    public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Looks for Siri.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
}

/// Puts something into a list or the library.
open class INAddMediaIntent: INIntent {
    public let mediaItems: [INMediaItem]?
    public let mediaSearch: INMediaSearch?
    public let mediaDestination: INMediaDestination?
    public init(
        mediaItems: [INMediaItem]? = nil,
        mediaSearch: INMediaSearch? = nil,
        mediaDestination: INMediaDestination? = nil
    ) { (self.mediaItems, self.mediaSearch, self.mediaDestination) = (mediaItems, mediaSearch, mediaDestination) }
}

/// What became of it.
public enum INAddMediaIntentResponseCode: Int, Sendable {
    case unspecified = 0, ready, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
}

/// What became of it.
open class INAddMediaIntentResponse: INHandledResponse {
    public let code: INAddMediaIntentResponseCode
    public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does so for Siri.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
}

/// What somebody may play next: nobody is told.
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {  // It has no state.
    /// In which order it is proposed.
    public enum PredictionMode: Int, Sendable { case `default` = 0, onlyPredictSuggestedIntents }
    public static let shared = INUpcomingMediaManager()
    open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {}
    open func setPredictionMode(_ mode: PredictionMode, for type: INMediaItemType) {}
}

/// What somebody has of an app's music.
open class INMediaUserContext: NSObject {
    /// Whether somebody pays.
    public enum SubscriptionStatus: Int, Sendable { case unknown = 0, notSubscribed, subscribed }
    open var subscriptionStatus = SubscriptionStatus.unknown
    open var numberOfLibraryItems: Int?
    open func becomeCurrent() {}
}
