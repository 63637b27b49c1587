public import CoreMedia
public import Foundation
import UIKit

/// Hears of the pieces of a movie that is written: never.
public protocol AVAssetWriterDelegate: NSObjectProtocol {
    func assetWriter(
        _ writer: AVAssetWriter,
        didOutputSegmentData segmentData: Data,
        segmentType: AVAssetSegmentType,
        segmentReport: AVAssetSegmentReport?
    )
    func assetWriter(
        _ writer: AVAssetWriter,
        didOutputSegmentData segmentData: Data,
        segmentType: AVAssetSegmentType
    )
}
extension AVAssetWriterDelegate {
    public func assetWriter(
        _ writer: AVAssetWriter,
        didOutputSegmentData segmentData: Data,
        segmentType: AVAssetSegmentType,
        segmentReport: AVAssetSegmentReport?
    ) {}
    public func assetWriter(
        _ writer: AVAssetWriter,
        didOutputSegmentData segmentData: Data,
        segmentType: AVAssetSegmentType
    ) {}
}
/// What a piece is.
public enum AVAssetSegmentType: Int, Sendable { case initialization = 1, separable }
/// What it has.
open class AVAssetSegmentReport: NSObject {
    override init() {}
    open var segmentType: AVAssetSegmentType { .separable }
    open var trackReports: [AVAssetSegmentTrackReport] { [] }
}
/// What it has of a track.
open class AVAssetSegmentTrackReport: NSObject {
    override init() {}
    open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    open var mediaType: AVMediaType { .video }
    open var earliestPresentationTimeStamp: CMTime { .invalid }
    open var duration: CMTime { .invalid }
}
/// What kind of player pieces are for.
public struct AVFileTypeProfile: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mpeg4AppleHLS = Self(rawValue: "MPEG4AppleHLS")
    public static let mpeg4CMAFCompliant = Self(rawValue: "MPEG4CMAFCompliant")
}
/// Tracks of which one is played.
open class AVAssetWriterInputGroup: NSObject {
    public let inputs: [AVAssetWriterInput]
    public let defaultInput: AVAssetWriterInput?
    public init(inputs: [AVAssetWriterInput], defaultInput: AVAssetWriterInput?) {
        (self.inputs, self.defaultInput) = (inputs, defaultInput)
    }
}
/// Which times are encoded once more.
open class AVAssetWriterInputPassDescription: NSObject {
    override init() {}
    open var sourceTimeRanges: [NSValue] { [] }
}
/// What a movie says in time.
open class AVAssetWriterInputMetadataAdaptor: NSObject {
    public let assetWriterInput: AVAssetWriterInput
    public init(assetWriterInput input: AVAssetWriterInput) { assetWriterInput = input }
    /// - Returns: false.
    @discardableResult open func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool { false }
}
/// Samples that lie elsewhere.
open class AVAssetReaderSampleReferenceOutput: AVAssetReaderOutput {
    public let track: AVAssetTrack
    public init(track: AVAssetTrack) {
        self.track = track
        super.init(track.mediaType)
    }
}
/// What a movie says in time, as it is read: nothing.
open class AVAssetReaderOutputMetadataAdaptor: NSObject {
    public let assetReaderTrackOutput: AVAssetReaderTrackOutput
    public init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput) { assetReaderTrackOutput = trackOutput }
    open func nextTimedMetadataGroup() -> AVTimedMetadataGroup? { nil }
}

/// Settings for a movie of a preset (AVFoundation: AVOutputSettingsAssistant): nothing here encodes, so that there are none.
open class AVOutputSettingsAssistant: NSObject {
    public init?(preset presetIdentifier: AVOutputSettingsPreset) { nil }
    open class func availableOutputSettingsPresets() -> [AVOutputSettingsPreset] { [] }
    open var audioSettings: [String: Any]? { nil }
    open var videoSettings: [String: Any]? { nil }
    open var outputFileType: AVFileType { .mov }
    open var sourceAudioFormat: CMAudioFormatDescription?
    open var sourceVideoFormat: CMVideoFormatDescription?
    open var sourceVideoAverageFrameDuration = CMTime.invalid
}
/// How good it is.
public struct AVOutputSettingsPreset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preset640x480 = Self(rawValue: "AVOutputSettingsPreset640x480")
    public static let preset960x540 = Self(rawValue: "AVOutputSettingsPreset960x540")
    public static let preset1280x720 = Self(rawValue: "AVOutputSettingsPreset1280x720")
    public static let preset1920x1080 = Self(rawValue: "AVOutputSettingsPreset1920x1080")
    public static let preset3840x2160 = Self(rawValue: "AVOutputSettingsPreset3840x2160")
    public static let hevc1920x1080 = Self(rawValue: "AVOutputSettingsPresetHEVC1920x1080")
    public static let hevc3840x2160 = Self(rawValue: "AVOutputSettingsPresetHEVC3840x2160")
}
