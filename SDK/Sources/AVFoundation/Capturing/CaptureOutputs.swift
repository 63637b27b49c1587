public import Foundation
public import UIKit

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
    public static let proRes422 = Self(rawValue: "apcn")
}

/// Photos.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Whether a photo is rather good or soon there.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    public override init() {}

    /// The delegate hears `deviceNotConnected`.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let error = AVError(.deviceNotConnected)
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
    }
    /// False, and why.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, AVError(.deviceNotConnected)) }
    // Photos as a sensor has them: there is no camera.
    open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
    open var availableRawPhotoFileTypes: [AVFileType] { [] }
    open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [NSNumber] { [] }
    open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
    open var isAppleProRAWEnabled = false
    open var isAppleProRAWSupported: Bool { false }
    /// A photo as JPEG, of a sample of a camera's: there is none.
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer sampleBuffer: AnyObject,
        previewPhotoSampleBuffer: AnyObject?
    ) -> Data? { nil }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
    public let format: [String: Any]?
    public let uniqueID = Int64(Date.timeIntervalSinceReferenceDate * 1_000_000)
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isAutoStillImageStabilizationEnabled = true
    open var isHighResolutionPhotoEnabled = false
    open var isAutoRedEyeReductionEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var previewPhotoFormat: [String: Any]?
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// Kinds of pixels; there are none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    public override init() { format = nil }
    public init(format: [String: Any]?) { self.format = format }
    public convenience init(rawPixelFormatType: UInt32) { self.init() }
    public convenience init(rawPixelFormatType: UInt32, processedFormat: [String: Any]?) {
        self.init(format: processedFormat)
    }
    public init(from photoSettings: AVCapturePhotoSettings) {
        format = photoSettings.format
        super.init()
        flashMode = photoSettings.flashMode
    }
}

/// What became of the settings of a photo.
open class AVCaptureResolvedPhotoSettings: NSObject {
    open var uniqueID: Int64 { 0 }
    open var isFlashEnabled: Bool { false }
    open var expectedPhotoCount: Int { 0 }
}

/// A photo.
open class AVCapturePhoto: NSObject {
    open var metadata: [String: Any] { [:] }
    open var photoCount: Int { 0 }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// Hears of a photo that was taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    )
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    ) {}
}

/// Photos, as before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput {
    open var outputSettings: [String: Any] = [:]
    open var isHighResolutionStillImageOutputEnabled = false
    open var isCapturingStillImage: Bool { false }
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
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
}

/// Movies.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    public override init() {}
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
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
}
