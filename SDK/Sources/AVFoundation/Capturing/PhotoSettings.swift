public import CoreMedia
public import Foundation
import UIKit

/// How a photo is taken (AVFoundation: AVCapturePhotoSettings).
open class AVCapturePhotoSettings: NSObject, NSCopying {
    public let format: [String: Any]?
    public let uniqueID = Int64(Date.timeIntervalSinceReferenceDate * 1_000_000)
    public let rawPhotoPixelFormatType: UInt32
    public let processedFileType: AVFileType?
    public let rawFileType: AVFileType?
    open var rawFileFormat: [String: Any]?
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isAutoStillImageStabilizationEnabled = true
    open var isAutoVirtualDeviceFusionEnabled = true
    open var isAutoDualCameraFusionEnabled = true
    open var isDualCameraDualPhotoDeliveryEnabled = false
    open var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
    open var isHighResolutionPhotoEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var isAutoRedEyeReductionEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var embedsDepthDataInPhoto = true
    open var isDepthDataFiltered = true
    open var isCameraCalibrationDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var embedsPortraitEffectsMatteInPhoto = true
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    open var embedsSemanticSegmentationMattesInPhoto = true
    open var isAutoContentAwareDistortionCorrectionEnabled = false
    open var isConstantColorEnabled = false
    open var isConstantColorFallbackPhotoDeliveryEnabled = false
    open var isShutterSoundSuppressionEnabled = false
    open var metadata: [String: Any] = [:]
    open var livePhotoMovieFileURL: URL?
    open var livePhotoVideoCodecType = AVVideoCodecType.h264
    open var livePhotoMovieMetadata: [AVMetadataItem]! = []
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// Kinds of pixels and of encodings; there are none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }

    public override convenience init() { self.init(format: nil) }
    public init(format: [String: Any]?) {
        self.format = format
        (rawPhotoPixelFormatType, processedFileType, rawFileType) = (0, nil, nil)
    }
    public init(
        rawPixelFormatType: UInt32,
        rawFileType: AVFileType? = nil,
        processedFormat: [String: Any]?,
        processedFileType: AVFileType? = nil
    ) {
        format = processedFormat
        rawPhotoPixelFormatType = rawPixelFormatType
        (self.processedFileType, self.rawFileType) = (processedFileType, rawFileType)
    }
    public convenience init(rawPixelFormatType: UInt32) {
        self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
    }
    /// The same settings for another photo.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        let other = photoSettings
        self.init(
            rawPixelFormatType: other.rawPhotoPixelFormatType,
            rawFileType: other.rawFileType,
            processedFormat: other.format,
            processedFileType: other.processedFileType
        )
        take(other)
    }

    private func take(_ other: AVCapturePhotoSettings) {
        rawFileFormat = other.rawFileFormat
        flashMode = other.flashMode
        isAutoStillImageStabilizationEnabled = other.isAutoStillImageStabilizationEnabled
        isAutoVirtualDeviceFusionEnabled = other.isAutoVirtualDeviceFusionEnabled
        isHighResolutionPhotoEnabled = other.isHighResolutionPhotoEnabled
        maxPhotoDimensions = other.maxPhotoDimensions
        isAutoRedEyeReductionEnabled = other.isAutoRedEyeReductionEnabled
        isDepthDataDeliveryEnabled = other.isDepthDataDeliveryEnabled
        (embedsDepthDataInPhoto, isDepthDataFiltered) = (other.embedsDepthDataInPhoto, other.isDepthDataFiltered)
        isCameraCalibrationDataDeliveryEnabled = other.isCameraCalibrationDataDeliveryEnabled
        isPortraitEffectsMatteDeliveryEnabled = other.isPortraitEffectsMatteDeliveryEnabled
        embedsPortraitEffectsMatteInPhoto = other.embedsPortraitEffectsMatteInPhoto
        enabledSemanticSegmentationMatteTypes = other.enabledSemanticSegmentationMatteTypes
        embedsSemanticSegmentationMattesInPhoto = other.embedsSemanticSegmentationMattesInPhoto
        metadata = other.metadata
        (livePhotoMovieFileURL, livePhotoVideoCodecType) = (other.livePhotoMovieFileURL, other.livePhotoVideoCodecType)
        livePhotoMovieMetadata = other.livePhotoMovieMetadata
        previewPhotoFormat = other.previewPhotoFormat
        embeddedThumbnailPhotoFormat = other.embeddedThumbnailPhotoFormat
        rawEmbeddedThumbnailPhotoFormat = other.rawEmbeddedThumbnailPhotoFormat
        photoQualityPrioritization = other.photoQualityPrioritization
        isShutterSoundSuppressionEnabled = other.isShutterSoundSuppressionEnabled
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(from: self) }
}

/// Several photos at once (AVFoundation: AVCapturePhotoBracketSettings).
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
    public let bracketedSettings: [AVCaptureBracketedStillImageSettings]
    open var isLensStabilizationEnabled = false
    public init(
        rawPixelFormatType: UInt32,
        rawFileType: AVFileType? = nil,
        processedFormat: [String: Any]?,
        processedFileType: AVFileType? = nil,
        bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        self.bracketedSettings = bracketedSettings
        super.init(
            rawPixelFormatType: rawPixelFormatType,
            rawFileType: rawFileType,
            processedFormat: processedFormat,
            processedFileType: processedFileType
        )
    }
}
/// How one of them is.
open class AVCaptureBracketedStillImageSettings: NSObject {
    override init() {}
}
/// By how much it is brighter.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
    public let exposureTargetBias: Float
    init(bias: Float) { exposureTargetBias = bias }
    open class func autoExposureSettings(
        exposureTargetBias: Float
    ) -> AVCaptureAutoExposureBracketedStillImageSettings { .init(bias: exposureTargetBias) }
}
/// How long it takes.
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
    public let exposureDuration: CMTime
    public let iso: Float
    init(_ duration: CMTime, _ iso: Float) { (exposureDuration, self.iso) = (duration, iso) }
    open class func manualExposureSettings(
        exposureDuration duration: CMTime,
        iso ISO: Float
    ) -> AVCaptureManualExposureBracketedStillImageSettings { .init(duration, ISO) }
}

/// What became of the settings of a photo.
open class AVCaptureResolvedPhotoSettings: NSObject {
    public let uniqueID: Int64
    init(_ id: Int64 = 0) { uniqueID = id }
    open var isFlashEnabled: Bool { false }
    open var isRedEyeReductionEnabled: Bool { false }
    open var isStillImageStabilizationEnabled: Bool { false }
    open var isVirtualDeviceFusionEnabled: Bool { false }
    open var isDualCameraFusionEnabled: Bool { false }
    open var isContentAwareDistortionCorrectionEnabled: Bool { false }
    open var isFastCapturePrioritizationEnabled: Bool { false }
    open var expectedPhotoCount: Int { 0 }
    open var photoProcessingTimeRange: CMTimeRange { .invalid }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var rawEmbeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var portraitEffectsMatteDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var deferredPhotoProxyDimensions: CMVideoDimensions { CMVideoDimensions() }
    open func dimensionsForSemanticSegmentationMatte(
        ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
    ) -> CMVideoDimensions { CMVideoDimensions() }
}
