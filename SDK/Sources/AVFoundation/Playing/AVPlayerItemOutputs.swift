public import CoreMedia
public import Foundation

// What an item says of itself while it plays. The page plays, and hands neither pictures nor texts of the way back: outputs
// are kept, and none of their delegates hears of anything.

/// Something that comes out of an item beside picture and sound (AVFoundation: AVPlayerItemOutput).
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    // @unchecked: set before an item has it, as authors do.
    open var suppressesPlayerRendering = false
    public override init() {}

    /// Always: nothing is timed here.
    open func itemTime(forHostTime hostTimeInSeconds: TimeInterval) -> CMTime { .invalid }
}

/// Hears that what comes out begins anew (AVFoundation: AVPlayerItemOutputPushDelegate).
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// What an item says in time, as a station's names of songs (AVFoundation: AVPlayerItemMetadataOutput).
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    // @unchecked: as its superclass.
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    /// Seconds before its time that something is told of.
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0

    /// - Parameter identifiers: what is asked for; nil for all.
    public init(identifiers: [String]?) { super.init() }

    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?,
        queue delegateQueue: DispatchQueue?
    ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}

/// Hears what an item says; nothing is read from it here.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput,
        didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    )
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput,
        didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}

/// An item's subtitles (AVFoundation: AVPlayerItemLegibleOutput).
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
    // @unchecked: as its superclass.
    open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    /// What texts are drawn with.
    public struct TextStylingResolution: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionDefault")
        public static let sourceAndRulesOnly =
            Self(rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionSourceAndRulesOnly")
    }
    open var textStylingResolution = TextStylingResolution.default
    public override init() { super.init() }
    public init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) { super.init() }

    open func setDelegate(
        _ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?,
        queue delegateQueue: DispatchQueue?
    ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}

/// Hears an item's subtitles; none are read here.
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func legibleOutput(
        _ output: AVPlayerItemLegibleOutput,
        didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any],
        forItemTime itemTime: CMTime
    )
}

/// What a file says of a time (AVFoundation: AVMetadataGroup).
open class AVMetadataGroup: NSObject, @unchecked Sendable {  // Its state does not change.
    public let items: [AVMetadataItem]
    open var classifyingLabel: String? { nil }
    open var uniqueID: String? { nil }
    init(items: [AVMetadataItem]) { self.items = items }
}

/// What a file says of a part of it (AVFoundation: AVTimedMetadataGroup).
open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {  // As its superclass's.
    public let timeRange: CMTimeRange
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        self.timeRange = timeRange
        super.init(items: items)
    }
}

/// A track as it is played (AVFoundation: AVPlayerItemTrack).
@preconcurrency @MainActor
open class AVPlayerItemTrack: NSObject {
    public let assetTrack: AVAssetTrack?
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }
    init(_ track: AVAssetTrack) { assetTrack = track }
}

/// How an item was loaded (AVFoundation: AVPlayerItemAccessLog); there is none here.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {  // It has no state.
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
    open var events: [AVPlayerItemAccessLogEvent] { [] }
    override init() {}
}

/// A stretch of loading.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {  // It has no state.
    open var indicatedBitrate: Double { -1 }
    open var observedBitrate: Double { -1 }
    open var numberOfStalls: Int { -1 }
    open var numberOfBytesTransferred: Int64 { 0 }
    open var numberOfMediaRequests: Int { -1 }
    open var playbackStartDate: Date? { nil }
    open var serverAddress: String? { nil }
    open var numberOfServerAddressChanges: Int { 0 }
    open var playbackSessionID: String? { nil }
    open var playbackStartOffset: TimeInterval { -1 }
    open var playbackType: String? { nil }
    open var segmentsDownloadedDuration: TimeInterval { -1 }
    open var durationWatched: TimeInterval { -1 }
    open var numberOfDroppedVideoFrames: Int { -1 }
    open var startupTime: TimeInterval { -1 }
    open var downloadOverdue: Int { -1 }
    open var observedBitrateStandardDeviation: Double { -1 }
    open var observedMaxBitrate: Double { -1 }
    open var observedMinBitrate: Double { -1 }
    open var mediaRequestsWWAN: Int { -1 }
    open var switchBitrate: Double { -1 }
    open var transferDuration: TimeInterval { -1 }
    open var indicatedAverageBitrate: Double { -1 }
    open var averageVideoBitrate: Double { -1 }
    open var averageAudioBitrate: Double { -1 }
    open var uri: String? { nil }
    override init() {}
}

/// What went wrong as an item was loaded (AVFoundation: AVPlayerItemErrorLog); there is none here.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {  // It has no state.
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
    open var events: [AVPlayerItemErrorLogEvent] { [] }
    override init() {}
}

/// Something that went wrong.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {  // It has no state.
    open var errorStatusCode: Int { 0 }
    open var date: Date? { nil }
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    open var allHTTPResponseHeaderFields: [String: String]? { nil }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
    open var uri: String? { nil }
    override init() {}
}
