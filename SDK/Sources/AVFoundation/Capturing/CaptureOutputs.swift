public import Foundation
import UIKit

// Photos and movies that a camera would take: there is none, so that each ends with `deviceNotConnected`.

/// The key of a picture's or movie's encoding.
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"

/// How pictures and movies are encoded.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let jpeg = Self(rawValue: "jpeg"), h264 = Self(rawValue: "avc1"), hevc = Self(rawValue: "hvc1")
    public static let proRes422 = Self(rawValue: "apcn"), proRes4444 = Self(rawValue: "ap4h")
    public static let proRes422HQ = Self(rawValue: "apch"), proRes422LT = Self(rawValue: "apcs")
    public static let proRes422Proxy = Self(rawValue: "apco"), hevcWithAlpha = Self(rawValue: "muxa")
    public static let proResRAW = Self(rawValue: "aprn"), JPEGXL = Self(rawValue: "jxlc")
}

/// Photos, as before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput {
    open var outputSettings: [String: Any] = [:]
    open var isHighResolutionStillImageOutputEnabled = false
    open var isCapturingStillImage: Bool { false }
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
    open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
    open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
    open var isStillImageStabilizationActive: Bool { false }
    open var isStillImageStabilizationSupported: Bool { false }
    open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
    open var isLensStabilizationDuringBracketedCaptureEnabled = false
    open var maxBracketedCaptureStillImageCount: Int { 0 }
    public override init() {}

    /// The handler hears `deviceNotConnected`.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (AnyObject?, (any Error)?) -> Void
    ) { handler(nil, AVError(.deviceNotConnected)) }
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: AnyObject) -> Data? { nil }
}

/// What is written to a file.
open class AVCaptureFileOutput: AVCaptureOutput {
    open var outputFileURL: URL? { nil }
    open var isRecording: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }
    open var maxRecordedDuration = CMTime.invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0

    /// The delegate hears `deviceNotConnected`.
    open func startRecording(
        to outputFileURL: URL,
        recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        delegate.fileOutput(
            self,
            didFinishRecordingTo: outputFileURL,
            from: [],
            error: AVError(.deviceNotConnected)
        )
    }
    open func stopRecording() {}
    open var isRecordingPaused: Bool { false }
    open func pauseRecording() {}
    open func resumeRecording() {}
}

/// Movies.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    open var metadata: [AVMetadataItem]?
    open var isSpatialVideoCaptureSupported: Bool { false }
    open var isSpatialVideoCaptureEnabled = false
    open var isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled = false
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    public override init() {}
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
    open func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] { [] }
    open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool {
        false
    }
    open func setRecordsVideoOrientationAndMirroringChanges(
        _ doRecordChanges: Bool,
        asMetadataTrackFor connection: AVCaptureConnection
    ) {}
}

/// Hears what became of a movie.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    )
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didStartRecordingTo fileURL: URL,
        startPTS: CMTime,
        from connections: [AVCaptureConnection]
    )
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didPauseRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    )
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didResumeRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    )
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection],
        error: (any Error)?
    )
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput,
        didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
    public func fileOutput(
        _ output: AVCaptureFileOutput,
        didStartRecordingTo fileURL: URL,
        startPTS: CMTime,
        from connections: [AVCaptureConnection]
    ) {}
    public func fileOutput(
        _ output: AVCaptureFileOutput,
        didPauseRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
    public func fileOutput(
        _ output: AVCaptureFileOutput,
        didResumeRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
}
