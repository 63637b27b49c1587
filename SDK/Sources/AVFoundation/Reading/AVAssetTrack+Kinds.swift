public import CoreMedia
public import Foundation
import UIKit

/// A part of a track, and when it is played.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {  // Its state does not change.
    public let timeMapping: CMTimeMapping
    open var isEmpty: Bool { timeMapping.isEmpty }
    init(_ mapping: CMTimeMapping) { timeMapping = mapping }
}

extension AVAssetTrack {
    /// How tracks belong together.
    public struct AssociationType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let audioFallback = Self(rawValue: "fall"), chapterList = Self(rawValue: "chap")
        public static let forcedSubtitlesOnly = Self(rawValue: "forc")
        public static let selectionFollower = Self(rawValue: "folw"), timecode = Self(rawValue: "tmcd")
        public static let metadataReferent = Self(rawValue: "cdsc")
    }

    public var isPlayable: Bool { true }
    public var isDecodable: Bool { false }
    public var isSelfContained: Bool { true }
    public var totalSampleDataLength: Int64 { 0 }
    /// None: a file's head is read for times and sizes.
    public var formatDescriptions: [Any] { [] }
    public var naturalTimeScale: CMTimeScale { 600 }
    public var estimatedDataRate: Float { 0 }
    public var languageCode: String? { nil }
    public var extendedLanguageTag: String? { nil }
    public var preferredVolume: Float { 1 }
    public var minFrameDuration: CMTime {
        nominalFrameRate > 0 ? CMTime(seconds: 1 / Double(nominalFrameRate), preferredTimescale: 60_000) : .invalid
    }
    public var requiresFrameReordering: Bool { false }
    public var hasAudioSampleDependencies: Bool { false }
    public var commonMetadata: [AVMetadataItem] { [] }
    public var metadata: [AVMetadataItem] { [] }
    public var availableMetadataFormats: [AVMetadataFormat] { [] }
    public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
    public var availableTrackAssociationTypes: [AssociationType] { [] }
    public func associatedTracks(ofType trackAssociationType: AssociationType) -> [AVAssetTrack] { [] }
    public func loadAssociatedTracks(ofType trackAssociationType: AssociationType) async throws -> [AVAssetTrack] { [] }
    public var canProvideSampleCursors: Bool { false }
    public func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
        timeRange.containsTime(trackTime)
            ? AVAssetTrackSegment(CMTimeMapping(source: timeRange, target: timeRange)) : nil
    }
    public func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { trackTime }

    /// By what it holds.
    public func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual: [.video, .subtitle, .closedCaption, .text].contains(mediaType)
        case .audible: mediaType == .audio
        case .legible: [.subtitle, .closedCaption, .text].contains(mediaType)
        case .frameBased: mediaType == .video
        default: false
        }
    }

    /// Reads three properties.
    public func load<First, Second, Third>(
        _ first: AVAsyncProperty<AVAssetTrack, First>,
        _ second: AVAsyncProperty<AVAssetTrack, Second>,
        _ third: AVAsyncProperty<AVAssetTrack, Third>
    ) async throws -> (First, Second, Third) { (try first.read(self), try second.read(self), try third.read(self)) }
    public func load<First, Second, Third, Fourth>(
        _ first: AVAsyncProperty<AVAssetTrack, First>,
        _ second: AVAsyncProperty<AVAssetTrack, Second>,
        _ third: AVAsyncProperty<AVAssetTrack, Third>,
        _ fourth: AVAsyncProperty<AVAssetTrack, Fourth>
    ) async throws -> (First, Second, Third, Fourth) {
        (try first.read(self), try second.read(self), try third.read(self), try fourth.read(self))
    }
}

extension AVAsyncProperty where Root == AVAssetTrack {
    public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> {
        .init(read: { _ in [] })
    }
    public static var isPlayable: AVAsyncProperty<AVAssetTrack, Bool> { .init(read: { $0.isPlayable }) }
    public static var isDecodable: AVAsyncProperty<AVAssetTrack, Bool> { .init(read: { $0.isDecodable }) }
    public static var isEnabled: AVAsyncProperty<AVAssetTrack, Bool> { .init(read: { $0.isEnabled }) }
    public static var isSelfContained: AVAsyncProperty<AVAssetTrack, Bool> { .init(read: { $0.isSelfContained }) }
    public static var totalSampleDataLength: AVAsyncProperty<AVAssetTrack, Int64> { .init(read: { _ in 0 }) }
    public static var naturalTimeScale: AVAsyncProperty<AVAssetTrack, CMTimeScale> {
        .init(read: { $0.naturalTimeScale })
    }
    public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init(read: { $0.estimatedDataRate }) }
    public static var languageCode: AVAsyncProperty<AVAssetTrack, String?> { .init(read: { $0.languageCode }) }
    public static var extendedLanguageTag: AVAsyncProperty<AVAssetTrack, String?> {
        .init(read: { $0.extendedLanguageTag })
    }
    public static var preferredVolume: AVAsyncProperty<AVAssetTrack, Float> { .init(read: { $0.preferredVolume }) }
    public static var minFrameDuration: AVAsyncProperty<AVAssetTrack, CMTime> { .init(read: { $0.minFrameDuration }) }
    public static var requiresFrameReordering: AVAsyncProperty<AVAssetTrack, Bool> { .init(read: { _ in false }) }
    public static var segments: AVAsyncProperty<AVAssetTrack, [AVAssetTrackSegment]> {
        .init(read: { $0.segment(forTrackTime: $0.timeRange.start).map { [$0] } ?? [] })
    }
    public static var metadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { .init(read: { _ in [] }) }
    public static var commonMetadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { .init(read: { _ in [] }) }
    public static var mediaCharacteristics: AVAsyncProperty<AVAssetTrack, [AVMediaCharacteristic]> {
        .init(read: { track in [.visual, .audible, .legible, .frameBased].filter { track.hasMediaCharacteristic($0) } })
    }
}
