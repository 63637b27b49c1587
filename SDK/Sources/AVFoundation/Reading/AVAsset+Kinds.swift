public import CoreMedia
public import Foundation
public import UIKit

// What an asset says of itself. A file's head is read for tracks and times alone; the rest is as of media without it.

/// Which other places media may name.
public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forbidRemoteReferenceToLocal = Self(rawValue: 1)
    public static let forbidLocalReferenceToRemote = Self(rawValue: 2)
    public static let forbidCrossSiteReference = Self(rawValue: 4)
    public static let forbidLocalReferenceToLocal = Self(rawValue: 8)
    public static let forbidAll = Self(rawValue: 0xFFFF)
}

/// What a track is like.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let visual = Self("AVMediaCharacteristicVisual"), audible = Self("AVMediaCharacteristicAudible")
    public static let legible = Self("AVMediaCharacteristicLegible")
    public static let frameBased = Self("AVMediaCharacteristicFrameBased")
    public static let usesWideGamutColorSpace = Self("AVMediaCharacteristicUsesWideGamutColorSpace")
    public static let containsHDRVideo = Self("AVMediaCharacteristicContainsHDRVideo")
    public static let containsAlphaChannel = Self("AVMediaCharacteristicContainsAlphaChannel")
    public static let isMainProgramContent = Self("public.main-program-content")
    public static let isAuxiliaryContent = Self("public.auxiliary-content")
    public static let isOriginalContent = Self("public.original-content")
    public static let containsOnlyForcedSubtitles = Self("public.subtitles.forced-only")
    public static let transcribesSpokenDialogForAccessibility = Self("public.accessibility.transcribes-spoken-dialog")
    public static let describesMusicAndSoundForAccessibility = Self("public.accessibility.describes-music-and-sound")
    public static let describesVideoForAccessibility = Self("public.accessibility.describes-video")
    public static let easyToRead = Self("public.easy-to-read")
    public static let enhancesSpeechIntelligibility = Self("public.accessibility.enhances-speech-intelligibility")
    public static let languageTranslation = Self("public.translation")
    public static let dubbedTranslation = Self("public.translation.dubbed")
    public static let voiceOverTranslation = Self("public.translation.voice-over")
}

/// What form metadata have.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let quickTimeUserData = Self(rawValue: "com.apple.quicktime.udta")
    public static let isoUserData = Self(rawValue: "org.mp4ra")
    public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
    public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
    public static let id3Metadata = Self(rawValue: "org.id3")
    public static let hlsMetadata = Self(rawValue: "com.apple.quicktime.HLS")
    public static let unknown = Self(rawValue: "unknown")
}

extension AVAsset {
    public var preferredRate: Float { 1 }
    public var preferredVolume: Float { 1 }
    /// As its first track with pictures says.
    public var preferredTransform: CGAffineTransform {
        tracks(withMediaType: .video).first?.preferredTransform ?? .identity
    }
    public var providesPreciseDurationAndTiming: Bool { true }
    public var minimumTimeOffsetFromLive: CMTime { .invalid }
    public var overallDurationHint: CMTime { duration }
    public var referenceRestrictions: AVAssetReferenceRestrictions { .forbidRemoteReferenceToLocal }
    public var creationDate: AVMetadataItem? { nil }
    public var lyrics: String? { nil }
    public var availableMetadataFormats: [AVMetadataFormat] { [] }
    public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
    public var availableChapterLocales: [Locale] { [] }
    public func chapterMetadataGroups(
        withTitleLocale locale: Locale,
        containingItemsWithCommonKeys commonKeys: [AVMetadataKey]? = nil
    ) -> [AVTimedMetadataGroup] { [] }
    public func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String])
        -> [AVTimedMetadataGroup]
    { [] }
    public func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) async throws -> [AVTimedMetadataGroup] { [] }
    public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    public var preferredMediaSelection: AVMediaSelection { AVMediaSelection(of: self) }
    public var allMediaSelections: [AVMediaSelection] { [] }
    public func mediaSelectionGroup(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVMediaSelectionGroup? { nil }
    public func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> AVMediaSelectionGroup? { nil }
    public var trackGroups: [AVAssetTrackGroup] { [] }
    public var hasProtectedContent: Bool { false }
    public var canContainFragments: Bool { false }
    public var containsFragments: Bool { false }
    public var isExportable: Bool { isPlayable }
    public var isReadable: Bool { isPlayable }
    public var isComposable: Bool { isPlayable }
    public var isCompatibleWithSavedPhotosAlbum: Bool { false }
    public var isCompatibleWithAirPlayVideo: Bool { false }

    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVAssetTrack] {
        try readTracks().filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    public func loadTrack(withTrackID trackID: Int32) async throws -> AVAssetTrack? {
        try readTracks().first { $0.trackID == trackID }
    }
    /// The next number that no track has.
    public func unusedTrackID() -> Int32 {
        let taken = Set(tracks.map(\.trackID))
        return (1...Int32(taken.count + 1)).first { !taken.contains($0) } ?? 0
    }
    public func findUnusedTrackID() async throws -> Int32 { unusedTrackID() }

    /// Reads values in advance; three, as the others.
    public func load<First, Second, Third>(
        _ first: AVAsyncProperty<AVAsset, First>,
        _ second: AVAsyncProperty<AVAsset, Second>,
        _ third: AVAsyncProperty<AVAsset, Third>
    ) async throws -> (First, Second, Third) { (try first.read(self), try second.read(self), try third.read(self)) }
    public func load<First, Second, Third, Fourth>(
        _ first: AVAsyncProperty<AVAsset, First>,
        _ second: AVAsyncProperty<AVAsset, Second>,
        _ third: AVAsyncProperty<AVAsset, Third>,
        _ fourth: AVAsyncProperty<AVAsset, Fourth>
    ) async throws -> (First, Second, Third, Fourth) {
        (try first.read(self), try second.read(self), try third.read(self), try fourth.read(self))
    }
    /// How far a property is read.
    public func status<Value>(of property: AVAsyncProperty<AVAsset, Value>) -> AVAsyncProperty<AVAsset, Value>.Status {
        do { return .loaded(try property.read(self)) } catch { return .failed(error as NSError) }
    }
}

extension AVAsyncProperty {
    /// Whether it is read.
    public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }
}

extension AVAsyncProperty where Root == AVAsset {
    public static var preferredRate: AVAsyncProperty<AVAsset, Float> { .init(read: { $0.preferredRate }) }
    public static var preferredVolume: AVAsyncProperty<AVAsset, Float> { .init(read: { $0.preferredVolume }) }
    public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> {
        .init(read: { $0.preferredTransform })
    }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<AVAsset, Bool> { .init(read: { _ in true }) }
    public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> {
        .init(read: { _ in [] })
    }
    public static var availableChapterLocales: AVAsyncProperty<AVAsset, [Locale]> { .init(read: { _ in [] }) }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions:
        AVAsyncProperty<AVAsset, [AVMediaCharacteristic]>
    { .init(read: { _ in [] }) }
    public static var preferredMediaSelection: AVAsyncProperty<AVAsset, AVMediaSelection> {
        .init(read: { $0.preferredMediaSelection })
    }
    public static var allMediaSelections: AVAsyncProperty<AVAsset, [AVMediaSelection]> { .init(read: { _ in [] }) }
    public static var trackGroups: AVAsyncProperty<AVAsset, [AVAssetTrackGroup]> { .init(read: { _ in [] }) }
    public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { .init(read: { _ in false }) }
    public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init(read: { $0.isExportable }) }
    public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init(read: { $0.isReadable }) }
    public static var isComposable: AVAsyncProperty<AVAsset, Bool> { .init(read: { $0.isComposable }) }
    public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<AVAsset, Bool> { .init(read: { _ in false }) }
}

extension AVURLAsset {
    public class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .mp3, .wav, .aiff, .caf] }
    public class func audiovisualMIMETypes() -> [String] {
        ["video/mp4", "video/quicktime", "video/x-m4v", "audio/mp4", "audio/mpeg", "audio/wav", "audio/x-m4a"]
    }
    public class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        audiovisualMIMETypes().contains { extendedMIMEType.hasPrefix($0) }
    }
    public var httpSessionIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    public var mayRequireContentKeysForMediaDataProcessing: Bool { false }
    /// Nil: nothing is kept of what is loaded.
    public var assetCache: AVAssetCache? { nil }
    public var variants: [AVAssetVariant] { [] }
    public func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? {
        tracks.first { $0.mediaType == compositionTrack.mediaType }
    }
}

public let AVURLAssetPrimarySessionIdentifierKey = "AVURLAssetPrimarySessionIdentifierKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetURLRequestAttributionKey = "AVURLAssetURLRequestAttributionKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetShouldSupportAliasDataReferencesKey = "AVURLAssetShouldSupportAliasDataReferencesKey"

/// What is kept of media that were loaded: nothing.
open class AVAssetCache: NSObject {
    override init() {}
    open var isPlayableOffline: Bool { false }
    open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup) -> [AVMediaSelectionOption] { [] }
}

/// Media that a stream has in several forms; none is read here.
open class AVAssetVariant: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var peakBitRate: Double? { nil }
    open var averageBitRate: Double? { nil }
}

/// Tracks of which one is played.
open class AVAssetTrackGroup: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var trackIDs: [NSNumber] { [] }
}

extension AVAsset {
    // Posted by nobody: what is read does not change.
    public static let durationDidChangeNotification = Notification.Name("AVAssetDurationDidChangeNotification")
    public static let mediaSelectionGroupsDidChangeNotification =
        Notification.Name("AVAssetMediaSelectionGroupsDidChangeNotification")
}
