public import CoreMedia
public import Foundation
public import UIKit

/// Photos (AVFoundation: AVCapturePhotoOutput): there is no camera, so that each ends with `deviceNotConnected`.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Whether a photo is rather good or soon there.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    /// Whether another one may be taken.
    public enum CaptureReadiness: Int, Sendable {
        case sessionNotRunning = 0
        case ready, notReadyMomentarily, notReadyWaitingForCapture, notReadyWaitingForProcessing
    }

    open var isHighResolutionCaptureEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var isFlashScene: Bool { false }
    open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    open var isStillImageStabilizationSupported: Bool { false }
    open var isStillImageStabilizationScene: Bool { false }
    open var isAutoRedEyeReductionSupported: Bool { false }
    open var captureReadiness: CaptureReadiness { .sessionNotRunning }

    // Moving photos.
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureSuspended = false
    open var preservesLivePhotoCaptureSuspendedOnSessionStop = false
    open var isLivePhotoAutoTrimmingEnabled = false
    open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }

    // Depth and what is in front.
    open var isDepthDataDeliveryEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    open var isCameraCalibrationDataDeliverySupported: Bool { false }

    // Several cameras and several photos.
    open var isVirtualDeviceFusionSupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliveryEnabled = false
    open var isDualCameraFusionSupported: Bool { false }
    open var isDualCameraDualPhotoDeliverySupported: Bool { false }
    open var isDualCameraDualPhotoDeliveryEnabled = false
    open var isContentAwareDistortionCorrectionSupported: Bool { false }
    open var isContentAwareDistortionCorrectionEnabled = false
    open var maxBracketedCapturePhotoCount: Int { 0 }
    open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }

    // How soon.
    open var isZeroShutterLagSupported: Bool { false }
    open var isZeroShutterLagEnabled = false
    open var isResponsiveCaptureSupported: Bool { false }
    open var isResponsiveCaptureEnabled = false
    open var isFastCapturePrioritizationSupported: Bool { false }
    open var isFastCapturePrioritizationEnabled = false
    open var isAutoDeferredPhotoDeliverySupported: Bool { false }
    open var isAutoDeferredPhotoDeliveryEnabled = false
    open var isConstantColorSupported: Bool { false }
    open var isConstantColorEnabled = false
    open var isShutterSoundSuppressionSupported: Bool { false }

    // Encodings, and photos as a sensor has them.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availablePhotoFileTypes: [AVFileType] { [] }
    open var availablePhotoPixelFormatTypes: [UInt32] { [] }
    open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
    open var availableRawPhotoFileTypes: [AVFileType] { [] }
    open var availableRawPhotoCodecTypes: [AVVideoCodecType] { [] }
    open var isAppleProRAWEnabled = false
    open var isAppleProRAWSupported: Bool { false }
    open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
    public override init() {}

    open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [NSNumber] { [] }
    open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
    open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [NSNumber] { [] }
    open func supportedRawPhotoCodecTypes(
        forRawPhotoPixelFormatType pixelFormatType: UInt32,
        fileType: AVFileType
    ) -> [AVVideoCodecType] { [] }
    open class func isBayerRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }
    open class func isAppleProRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }

    /// The delegate hears `deviceNotConnected`.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let error = AVError(.deviceNotConnected)
        let resolved = AVCaptureResolvedPhotoSettings(settings.uniqueID)
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
        delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
    /// False, and why.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
        completionHandler?(false, AVError(.deviceNotConnected))
    }
    /// A photo as JPEG, of a sample of a camera's: there is none.
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer sampleBuffer: AnyObject,
        previewPhotoSampleBuffer: AnyObject?
    ) -> Data? { nil }
}

/// A photo.
open class AVCapturePhoto: NSObject {
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
    open var timestamp: CMTime { .invalid }
    open var isRawPhoto: Bool { false }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
    open var metadata: [String: Any] { [:] }
    open var depthData: AVDepthData? { nil }
    open var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
    open func semanticSegmentationMatte(
        for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
    ) -> AVSemanticSegmentationMatte? { nil }
    open var cameraCalibrationData: AVCameraCalibrationData? { nil }
    open var photoCount: Int { 0 }
    open var sequenceCount: Int { 0 }
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
    open var bracketSettings: AVCaptureBracketedStillImageSettings? { nil }
    open var constantColorConfidenceMap: CVPixelBuffer? { nil }
    open var constantColorCenterWeightedMeanConfidenceLevel: Float { 0 }
    open var isConstantColorFallbackPhoto: Bool { false }
    open func fileDataRepresentation() -> Data? { nil }
    open func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? {
        nil
    }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
}
/// What is there before a photo is.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}

/// Changes what a photo's file says.
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
    func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
}
extension AVCapturePhotoFileDataRepresentationCustomizer {
    public func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]? { photo.metadata }
}

/// Hears of a photo that was taken; every method is optional.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
        error: (any Error)?
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime,
        photoDisplayTime: CMTime,
        resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    )
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime,
        photoDisplayTime: CMTime,
        resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// Tells when the next photo may be taken (AVFoundation: AVCapturePhotoOutputReadinessCoordinator): never here.
open class AVCapturePhotoOutputReadinessCoordinator: NSObject {
    open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?
    open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { .sessionNotRunning }
    public init(photoOutput: AVCapturePhotoOutput) {}
    open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {}
    open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) {}
}
/// Hears of it.
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
    func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
        captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness
    )
}
extension AVCapturePhotoOutputReadinessCoordinatorDelegate {
    public func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
        captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness
    ) {}
}

// As before iOS 15, where pictures of a camera were handed over unmanaged.
extension CGImage {
    @available(*, deprecated)
    public func takeRetainedValue() -> CGImage { self }
    @available(*, deprecated)
    public func takeUnretainedValue() -> CGImage { self }
}
