import AuthorRuntime
public import FoundationAdditions
public import UIKit

// A player of the person's music, of which a simulated phone has none: nothing is queued and nothing plays.

/// Whether a player plays.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing, paused, interrupted, seekingForward, seekingBackward
}
/// What comes again.
public enum MPMusicRepeatMode: Int, Sendable { case `default` = 0, none, one, all }
/// What is mixed.
public enum MPMusicShuffleMode: Int, Sendable { case `default` = 0, off, songs, albums }

/// What players of media have in common.
@preconcurrency @MainActor
public protocol MPMediaPlayback {
    var isPreparedToPlay: Bool { get }
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func prepareToPlay()
    func play()
    func pause()
    func stop()
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}

/// Plays music of the library: there is none.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
    private static let own = MPMusicPlayerApplicationController()
    private static let phone = MPSystemMusicPlayerController()
    open class var applicationMusicPlayer: MPMusicPlayerController { own }
    open class var systemMusicPlayer: MPSystemMusicPlayerController { phone }
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { own }
    open class var iPodMusicPlayer: MPMusicPlayerController { phone }

    open var playbackState: MPMusicPlaybackState { .stopped }
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var volume: Float = 1
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var isPreparedToPlay: Bool { false }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0

    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// - Throws: ``MPError`` `notFound`: there is no music.
    open func prepareToPlay() async throws { throw MPError(.notFound) }
    open func prepareToPlay() {}
    /// - Parameter completionHandler: hears that there is no music.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(MPError(.notFound))
    }
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    /// Nothing is told: nothing plays.
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

extension Notification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification"
    )
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification"
    )
    public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification"
    )
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}

/// Why nothing plays.
public struct MPError: CustomNSError, Hashable, Sendable {
    /// Raw values as `MPErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = MPError
        case unknown = 0
        case permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported, cancelled
        case requestTimedOut
    }

    public static let unknown = Code.unknown, permissionDenied = Code.permissionDenied
    public static let cloudServiceCapabilityMissing = Code.cloudServiceCapabilityMissing
    public static let networkConnectionFailed = Code.networkConnectionFailed, notFound = Code.notFound
    public static let notSupported = Code.notSupported, cancelled = Code.cancelled
    public static let requestTimedOut = Code.requestTimedOut
    public static let errorDomain = "MPErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// What is played now.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none = 0, audio, video }
