import Foundation

// Names of Swift 3 and 4.

/// The domain of ``AVError``.
public let AVFoundationErrorDomain = AVError.errorDomain

@available(*, deprecated, renamed: "AVMediaType.video")
public let AVMediaTypeVideo = AVMediaType.video
@available(*, deprecated, renamed: "AVMediaType.audio")
public let AVMediaTypeAudio = AVMediaType.audio
@available(*, deprecated, renamed: "AVMediaType.text")
public let AVMediaTypeText = AVMediaType.text
@available(*, deprecated, renamed: "AVFileType.mp4")
public let AVFileTypeMPEG4 = AVFileType.mp4
@available(*, deprecated, renamed: "AVFileType.mov")
public let AVFileTypeQuickTimeMovie = AVFileType.mov
@available(*, deprecated, renamed: "AVFileType.m4a")
public let AVFileTypeAppleM4A = AVFileType.m4a
@available(*, deprecated, renamed: "AVFileType.m4v")
public let AVFileTypeAppleM4V = AVFileType.m4v
@available(*, deprecated, renamed: "AVFileType.mp3")
public let AVFileTypeMPEGLayer3 = AVFileType.mp3
@available(*, deprecated, renamed: "AVFileType.wav")
public let AVFileTypeWAVE = AVFileType.wav
@available(*, deprecated, renamed: "AVLayerVideoGravity.resize")
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspect")
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspectFill")
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
@available(*, deprecated, renamed: "AVCaptureSession.Preset.photo")
public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
@available(*, deprecated, renamed: "AVCaptureSession.Preset.high")
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
@available(*, deprecated, renamed: "AVCaptureSession.Preset.medium")
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
@available(*, deprecated, renamed: "AVCaptureSession.Preset.low")
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.qr")
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean13")
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean8")
public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code128")
public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128

@available(*, deprecated, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
@available(*, deprecated, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
@available(*, deprecated, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
@available(*, deprecated, renamed: "AVPlayer.ActionAtItemEnd")
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
@available(*, deprecated, renamed: "AVPlayerLooper.Status")
public typealias AVPlayerLooperStatus = AVPlayerLooper.Status
@available(*, deprecated, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
@available(*, deprecated, renamed: "AVAssetWriter.Status")
public typealias AVAssetWriterStatus = AVAssetWriter.Status
@available(*, deprecated, renamed: "AVAssetReader.Status")
public typealias AVAssetReaderStatus = AVAssetReader.Status
@available(*, deprecated, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
@available(*, deprecated, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
@available(*, deprecated, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
@available(*, deprecated, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
@available(*, deprecated, renamed: "AVCaptureDevice.ExposureMode")
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
@available(*, deprecated, renamed: "AVCaptureDevice.WhiteBalanceMode")
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
@available(*, deprecated, renamed: "AVCaptureDevice.DeviceType")
public typealias AVCaptureDeviceType = AVCaptureDevice.DeviceType
