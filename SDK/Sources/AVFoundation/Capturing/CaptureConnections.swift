public import CoreMedia
public import Foundation
import UIKit

// What goes into a session, what comes out and what leads from one to the other. There is no device, so that nothing goes in.

/// How many pictures a second (AVFoundation: AVFrameRateRange).
open class AVFrameRateRange: NSObject {
    open var minFrameRate: Double { 0 }
    open var maxFrameRate: Double { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }
}

/// What goes into a session.
open class AVCaptureInput: NSObject {
    /// One kind of what it gives (AVFoundation: AVCaptureInputPort).
    open class Port: NSObject {
        override init() {}
        open var input: AVCaptureInput { AVCaptureInput() }
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription? { nil }
        open var isEnabled = false
        open var clock: CMClock? { nil }
        open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
        open var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
        /// Posted by nobody.
        public static let formatDescriptionDidChangeNotification =
            Notification.Name.AVCaptureInputPortFormatDescriptionDidChange
    }
    open var ports: [Port] { [] }
}

extension Notification.Name {
    public static let AVCaptureInputPortFormatDescriptionDidChange =
        Notification.Name("AVCaptureInputPortFormatDescriptionDidChangeNotification")
}

/// What a device gives to it.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// How a microphone hears several directions.
    public enum MultichannelAudioMode: Int, Sendable { case none = 0, stereo, firstOrderAmbisonics }

    public let device: AVCaptureDevice
    /// - Throws: ``AVError`` `deviceNotConnected`, always.
    public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
    open var unifiedAutoExposureDefaultsEnabled = false
    open var videoMinFrameDurationOverride = CMTime.invalid
    open var multichannelAudioMode = MultichannelAudioMode.none
    open var isWindNoiseRemovalSupported: Bool { false }
    open var isWindNoiseRemovalEnabled = false
    open func isMultichannelAudioModeSupported(_ multichannelAudioMode: MultichannelAudioMode) -> Bool { false }
    open func ports(
        for mediaType: AVMediaType?,
        sourceDeviceType: AVCaptureDevice.DeviceType?,
        sourceDevicePosition: AVCaptureDevice.Position
    ) -> [AVCaptureInput.Port] { [] }
}

/// What an app says beside pictures and sounds.
open class AVCaptureMetadataInput: AVCaptureInput {
    public let formatDescription: CMMetadataFormatDescription
    public let clock: CMClock
    public init(formatDescription desc: CMMetadataFormatDescription, clock: CMClock) {
        (formatDescription, self.clock) = (desc, clock)
    }
    /// - Throws: ``AVError`` `sessionNotRunning`: nothing is recorded.
    open func append(_ metadata: AVTimedMetadataGroup) throws { throw AVError(.sessionNotRunning) }
}

/// What comes out of a session.
open class AVCaptureOutput: NSObject {
    /// Why a picture is missing.
    public enum DataDroppedReason: Int, Sendable { case none = 0, lateData, outOfBuffers, discontinuity }

    open var connections: [AVCaptureConnection] { [] }
    open var isDeferredStartSupported: Bool { false }
    open var isDeferredStartEnabled = false
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject,
        connection: AVCaptureConnection?
    ) -> AVMetadataObject? { nil }
    // Nothing is turned: the places stay.
    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
        rectInOutputCoordinates
    }
    open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        rectInMetadataOutputCoordinates
    }
}

/// What leads from one to the other.
open class AVCaptureConnection: NSObject {
    public let inputPorts: [AVCaptureInput.Port]
    open private(set) weak var output: AVCaptureOutput?
    open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

    override init() { inputPorts = [] }
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        (inputPorts, self.output) = (ports, output)
    }
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        (inputPorts, videoPreviewLayer) = ([port], layer)
    }

    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    /// In degrees.
    open var videoRotationAngle: CGFloat = 0
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var isEnabled = true
    open var isActive: Bool { false }
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    open var videoScaleAndCropFactor: CGFloat = 1
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open var videoMinFrameDuration = CMTime.invalid
    open var videoMaxFrameDuration = CMTime.invalid
    open var isVideoMinFrameDurationSupported: Bool { false }
    open var isVideoMaxFrameDurationSupported: Bool { false }
    open var isVideoOrientationSupported: Bool { true }
    open var isVideoMirroringSupported: Bool { true }
    open var isVideoStabilizationSupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliveryEnabled = false
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// How loud a channel of a microphone is.
open class AVCaptureAudioChannel: NSObject {
    override init() {}
    /// Decibels below the loudest: as good as nothing is heard.
    open var averagePowerLevel: Float { -160 }
    open var peakHoldLevel: Float { -160 }
}

/// How shaking is taken out.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off = 0
    case standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced, lowLatency
    case auto = -1
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
