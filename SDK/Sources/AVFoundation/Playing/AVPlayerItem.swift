public import CoreMedia
public import Foundation
public import FoundationAdditions

/// Media at a place.
open class AVAsset: NSObject, @unchecked Sendable {
    // @unchecked: its only stored property is constant.
    let place: URL

    public init(url: URL) {
        place = url
    }

    /// Of one that is put together of others; nil for what is read.
    var ownTracks: [AVAssetTrack]? { nil }
    var ownLength: CMTime? { nil }
}

/// Media at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    open var url: URL { place }
    public let resourceLoader = AVAssetResourceLoader()

    public init(url: URL, options: [String: Any]? = nil) {
        super.init(url: url)
    }
}

/// What a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject, KeyValueObserved {
    /// How ready an item is.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    public let asset: AVAsset
    var url: URL { asset.place }
    /// Unknown until the page has read how long it is.
    open internal(set) var status = Status.unknown { didSet { changed() } }
    open internal(set) var error: (any Error)?
    open internal(set) var duration = CMTime.indefinite { didSet { changed() } }
    /// Whether what is there would do for a while.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    /// Whether all that there was has been played.
    open var isPlaybackBufferEmpty: Bool { status == .unknown }
    open var isPlaybackBufferFull: Bool { false }
    public nonisolated let keyValueObservers = KeyValueObservers()
    weak var player: AVPlayer?
    private var position = CMTime.zero

    public init(asset: AVAsset) {
        self.asset = asset
    }

    /// The keys are read when they are asked for.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    public convenience init(url URL: URL) {
        self.init(asset: AVURLAsset(url: URL))
    }

    /// How large its pictures are shown: upright, as the first track with video says; zero without one.
    open var presentationSize: CGSize {
        guard let track = asset.tracks(withMediaType: .video).first else { return .zero }
        let shown = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform)
        return CGSize(width: abs(shown.width), height: abs(shown.height))
    }

    private func changed() {
        keyValueObservers.changed()
        player?.keyValueObservers.changed()
    }

    public func observedValue(of name: String) -> Any? {
        switch name {
        case "status": NSNumber(value: status.rawValue)
        case "duration": duration
        case "error": error
        case "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp": NSNumber(value: isPlaybackLikelyToKeepUp)
        case "playbackBufferEmpty", "isPlaybackBufferEmpty": NSNumber(value: isPlaybackBufferEmpty)
        case "playbackBufferFull", "isPlaybackBufferFull": NSNumber(value: isPlaybackBufferFull)
        default: nil
        }
    }

    // Kept, and nothing is heard or loaded by them: the page plays the file as it is.
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var seekingWaitsForVideoCompositionRendering = false
    open var textStyleRules: [AVTextStyleRule]?
    open var allowedAudioSpatializationFormats = AudioSpatializationFormats.multichannel
    open var startsOnFirstEligibleVariant = false
    open var appliesPerFrameHDRDisplayMetadata = true
    open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
    open var preferredPeakBitRateForExpensiveNetworks = 0.0
    open var nowPlayingInfo: [String: Any]?
    open private(set) var mediaDataCollectors: [AVPlayerItemMediaDataCollector] = []
    open func add(_ collector: AVPlayerItemMediaDataCollector) { mediaDataCollectors.append(collector) }
    open func remove(_ collector: AVPlayerItemMediaDataCollector) { mediaDataCollectors.removeAll { $0 === collector } }
    private(set) lazy var selection = AVMutableMediaSelection(of: asset)
    open var preferredPeakBitRate = 0.0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var automaticallyPreservesTimeOffsetFromLive = false
    /// What a player of the system's would say of it.
    open var externalMetadata: [AVMetadataItem] = []
    open private(set) var outputs: [AVPlayerItemOutput] = []
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
    open private(set) lazy var tracks = asset.tracks.map { AVPlayerItemTrack($0) }
    /// Nil: nothing is read on the way.
    open var timedMetadata: [AVMetadataItem]? { nil }
    /// Nil: the page loads what it plays, and keeps no book of it.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// As ``accessLog()``.
    open func errorLog() -> AVPlayerItemErrorLog? { nil }

    /// What has been loaded: all of it, once the page has read how long it is.
    open var loadedTimeRanges: [NSValue] {
        duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
    }
    /// Where it can be moved to: everywhere, once the page has read how long it is.
    open var seekableTimeRanges: [NSValue] { loadedTimeRanges }

    open func currentTime() -> CMTime { player?.currentTime() ?? position }

    open func seek(to time: CMTime) {
        position = time
        player?.seek(to: time)
    }

    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        seek(to: time)
        completionHandler?(true)
    }
}

extension Notification.Name {
    /// An item reached its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item could not be played to its end; the object is the item.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification"
    )
    // Never posted: what is played here is there as a whole.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

extension AVPlayerItem {
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name
        .AVPlayerItemFailedToPlayToEndTime
}

/// Where the notification of a failure has its error.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
