public import CoreMedia
public import Foundation

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetHEVC7680x4320 = "AVAssetExportPresetHEVC7680x4320"
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
public let AVAssetExportPresetHEVC1920x1080WithAlpha = "AVAssetExportPresetHEVC1920x1080WithAlpha"
public let AVAssetExportPresetHEVC3840x2160WithAlpha = "AVAssetExportPresetHEVC3840x2160WithAlpha"
public let AVAssetExportPresetAppleProRes422LPCM = "AVAssetExportPresetAppleProRes422LPCM"
public let AVAssetExportPresetAppleProRes4444LPCM = "AVAssetExportPresetAppleProRes4444LPCM"

/// Writes media anew. They are not decoded here, so that it fails with `decoderNotFound`; a file that is passed through
/// whole into one of its own kind is copied.
open class AVAssetExportSession: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    /// How far it is.
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    /// 0…1
    open var progress: Float { status == .completed ? 1 : 0 }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var fileLengthLimit: Int64 = 0
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var metadata: [AVMetadataItem]?
    open var metadataItemFilter: AVMetadataItemFilter?
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var audioTrackGroupHandling = TrackGroupHandling()
    /// What becomes of tracks of which one is played.
    public struct TrackGroupHandling: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preserveAlternateTracks = Self(rawValue: 1), defaultTrackOnly = Self(rawValue: 2)
    }
    open var directoryForTemporaryFiles: URL?
    open var canPerformMultiplePassesOverSourceMediaData = false
    open var maxDuration: CMTime { asset.duration }
    open var estimatedOutputFileLength: Int64 { 0 }
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }

    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    open class func allExportPresets() -> [String] { [AVAssetExportPresetPassthrough] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        asset is AVURLAsset ? [AVAssetExportPresetPassthrough] : []
    }
    open class func determineCompatibility(
        ofExportPreset presetName: String,
        with asset: AVAsset,
        outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { handler(presetName == AVAssetExportPresetPassthrough && asset is AVURLAsset) }
    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        handler(supportedFileTypes)
    }

    /// Ends before it returns.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        run()
        handler()
    }
    public func export() async { run() }
    public func export(to url: URL, as fileType: AVFileType) async throws {
        (outputURL, outputFileType) = (url, fileType)
        run()
        if let error { throw error }
    }
    /// How far it is, in steps: it ends before anybody can ask.
    public enum State: Sendable {
        case pending, waiting
        case exporting(progress: Progress)
    }
    public func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> { AsyncStream { $0.finish() } }
    public class func compatibility(
        ofExportPreset presetName: String,
        with asset: AVAsset,
        outputFileType: AVFileType?
    ) async -> Bool { presetName == AVAssetExportPresetPassthrough && asset is AVURLAsset }
    public var compatibleFileTypes: [AVFileType] { get async { supportedFileTypes } }
    public var estimatedMaximumDuration: CMTime { get async throws { maxDuration } }
    public var estimatedOutputFileLengthInBytes: Int64 { get async throws { estimatedOutputFileLength } }
    open func estimateMaximumDuration(completionHandler handler: @escaping @Sendable (CMTime, (any Error)?) -> Void) {
        handler(maxDuration, nil)
    }
    open func estimateOutputFileLength(completionHandler handler: @escaping @Sendable (Int64, (any Error)?) -> Void) {
        handler(estimatedOutputFileLength, nil)
    }
    open func cancelExport() { if status == .unknown { status = .cancelled } }

    private func run() {
        guard status == .unknown else { return }
        do {
            try passThrough()
            status = .completed
        } catch { (status, self.error) = (.failed, error) }
    }

    private func passThrough() throws {
        let kinds: [AVFileType: [String]] = [.mp4: ["mp4"], .mov: ["mov", "qt"], .m4a: ["m4a"], .m4v: ["m4v"]]
        guard presetName == AVAssetExportPresetPassthrough, let place = (asset as? AVURLAsset)?.url, place.isFileURL,
            videoComposition == nil, audioMix == nil, timeRange.start == .zero, !timeRange.duration.isNumeric,
            let type = outputFileType, kinds[type]?.contains(place.pathExtension.lowercased()) == true
        else { throw AVError(.decoderNotFound) }
        guard let outputURL else { throw AVError(.exportFailed) }
        if FileManager.default.fileExists(atPath: outputURL.path) { throw AVError(.fileAlreadyExists) }
        try FileManager.default.copyItem(at: place, to: outputURL)
    }
}
