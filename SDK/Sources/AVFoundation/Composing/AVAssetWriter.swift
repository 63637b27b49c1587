public import CoreMedia
public import Foundation
public import UIKit
public import UniformTypeIdentifiers

// Writing and reading samples: there is no encoder and no decoder, so that beginning fails and says so.

/// Writes a movie.
open class AVAssetWriter: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    /// How far it is.
    public enum Status: Int, Sendable { case unknown = 0, writing, completed, failed, cancelled }

    public let outputURL: URL
    public let outputFileType: AVFileType
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var inputs: [AVAssetWriterInput] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieFragmentInterval = CMTime.invalid
    open var movieTimeScale: CMTimeScale = 0
    open var availableMediaTypes: [AVMediaType] { [.video, .audio] }
    open var metadata: [AVMetadataItem] = []
    open var overallDurationHint = CMTime.invalid
    open var directoryForTemporaryFiles: URL?
    open weak var delegate: (any AVAssetWriterDelegate)?
    open var preferredOutputSegmentInterval = CMTime.invalid
    open var initialSegmentStartTime = CMTime.invalid
    open var initialMovieFragmentInterval = CMTime.invalid
    open var initialMovieFragmentSequenceNumber = 1
    open var producesCombinableFragments = false
    open var outputFileTypeProfile: AVFileTypeProfile?
    open private(set) var inputGroups: [AVAssetWriterInputGroup] = []
    open func canAdd(_ inputGroup: AVAssetWriterInputGroup) -> Bool { status == .unknown }
    open func add(_ inputGroup: AVAssetWriterInputGroup) { inputGroups.append(inputGroup) }
    /// Nothing is written that could be handed on.
    open func flushSegment() {}
    /// Segments are handed to the delegate, not to a file: none is ever written.
    public init(contentType outputContentType: UTType) {
        outputURL = URL(fileURLWithPath: "/dev/null")
        outputFileType = AVFileType(rawValue: outputContentType.identifier)
    }

    /// - Throws: ``AVError`` `fileAlreadyExists` where there is a file already.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        if FileManager.default.fileExists(atPath: outputURL.path) { throw AVError(.fileAlreadyExists) }
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown && !inputs.contains(input) }
    open func add(_ input: AVAssetWriterInput) { if canAdd(input) { inputs.append(input) } }
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
    /// - Returns: false; ``error`` is `encoderNotFound`.
    @discardableResult
    open func startWriting() -> Bool {
        (status, error) = (.failed, AVError(.encoderNotFound))
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    open func finishWriting() async {}
    open func cancelWriting() { if status == .unknown { status = .cancelled } }
}

/// Samples of one track.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var mediaTimeScale: CMTimeScale = 0
    open var naturalSize = CGSize.zero
    open var metadata: [AVMetadataItem] = []
    public let sourceFormatHint: CMFormatDescription?
    open var languageCode: String?
    open var extendedLanguageTag: String?
    open var preferredVolume: Float = 1
    open var marksOutputTrackAsEnabled = true
    open var performsMultiPassEncodingIfSupported = false
    open var canPerformMultiplePasses: Bool { false }
    open var currentPassDescription: AVAssetWriterInputPassDescription? { nil }
    open var preferredMediaChunkAlignment = 0
    open var preferredMediaChunkDuration = CMTime.invalid
    open var sampleReferenceBaseURL: URL?
    open var mediaDataLocation = MediaDataLocation.interleavedWithMainMediaData
    /// Where a track's bytes are.
    public struct MediaDataLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interleavedWithMainMediaData = Self(rawValue: "InterleavedWithMainMediaData")
        public static let beforeMainMediaDataNotInterleaved = Self(rawValue: "BeforeMainMediaDataNotInterleaved")
    }
    /// False: nothing is written.
    open var isReadyForMoreMediaData: Bool { false }
    open func canAddTrackAssociation(withTrackOf input: AVAssetWriterInput, type: String) -> Bool { false }
    open func addTrackAssociation(withTrackOf input: AVAssetWriterInput, type: String) {}
    /// Calls nobody: there is no pass.
    open func respondToEachPassDescription(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    open func markCurrentPassAsFinished() {}
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
        self.sourceFormatHint = sourceFormatHint
    }
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
    }
    /// Calls nobody: it is never ready.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    /// - Returns: false.
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
}

/// Pictures for such a track.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?
    /// Of the size that the attributes say; nil where they say none.
    public let pixelBufferPool: CVPixelBufferPool?
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
        func number(_ key: NSString) -> Int? {
            let value = sourcePixelBufferAttributes?[String(describing: key)]
            return (value as? NSNumber)?.intValue ?? (value as? any BinaryInteger).map { Int(clamping: $0) }
        }
        if let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey) {
            let format = number(kCVPixelBufferPixelFormatTypeKey).flatMap(UInt32.init(exactly:))
            pixelBufferPool = CVPixelBufferPool(
                width: width,
                height: height,
                format: format ?? kCVPixelFormatType_32BGRA
            )
        } else {
            pixelBufferPool = nil
        }
    }
    /// - Returns: false.
    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// Reads samples of media.
open class AVAssetReader: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    /// How far it is.
    public enum Status: Int, Sendable { case unknown = 0, reading, completed, failed, cancelled }
    public let asset: AVAsset
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var outputs: [AVAssetReaderOutput] = []
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

    /// - Throws: an error of Foundation's or AVFoundation's for media that cannot be read.
    public init(asset: AVAsset) throws {
        self.asset = asset
        _ = try asset.readTracks()
    }
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    /// - Returns: false; ``error`` is `decoderNotFound`.
    @discardableResult
    open func startReading() -> Bool {
        (status, error) = (.failed, AVError(.decoderNotFound))
        return false
    }
    open func cancelReading() { if status == .unknown { status = .cancelled } }
}

/// Samples that were read: none.
open class AVAssetReaderOutput: NSObject {
    public let mediaType: AVMediaType
    open var alwaysCopiesSampleData = true
    open var supportsRandomAccess = false
    init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
    open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
    open func markConfigurationAsFinal() {}
}
/// Of one track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    public let track: AVAssetTrack
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    public let outputSettings: [String: Any]?
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
        super.init(track.mediaType)
    }
}
/// Of sounds that are mixed.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
    public let audioTracks: [AVAssetTrack]
    open var audioMix: AVAudioMix?
    public let audioSettings: [String: Any]?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
        super.init(.audio)
    }
}
/// Of pictures that are mixed.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
    public let videoTracks: [AVAssetTrack]
    open var videoComposition: AVVideoComposition?
    public let videoSettings: [String: Any]?
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
        super.init(.video)
    }
}
