public import FoundationAdditions
public import UIKit

// Cameras and microphones: a simulated phone has none, as a simulator.

/// What the person answered.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// A camera or a microphone; there is none.
open class AVCaptureDevice: NSObject {
    /// Which side of the phone it is on.
    public enum Position: Int, Sendable { case unspecified = 0, back, front }
    /// Whether it gives light.
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    /// How it is made sharp.
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    /// How light is measured.
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    /// How white is found.
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }
    /// How far away what is made sharp may be.
    public enum AutoFocusRangeRestriction: Int, Sendable { case none = 0, near, far }
    /// Whether it flashes.
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }

    /// What kind of camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// As ``builtInDualCamera``, as before iOS 10.2.
        public static let builtInDuoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
        public static let builtInLiDARDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// Looks for some.
    open class DiscoverySession: NSObject {
        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }

    /// What pictures a camera gives.
    open class Format: NSObject, @unchecked Sendable {  // It has nothing that changes.
        override init() { super.init() }
        open var mediaType: AVMediaType { .video }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        open var videoFieldOfView: Float { 0 }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        open var isVideoHDRSupported: Bool { false }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    }

    init(none: Void) {}

    open var formats: [Format] { [] }
    open var activeFormat = Format()
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open var modelID: String { "" }
    open var isFlashActive: Bool { false }
    open var isAdjustingFocus: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open var iso: Float { 0 }
    open var lensPosition: Float { 0 }
    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.locked
    open var videoZoomFactor: CGFloat = 1
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var isConnected: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var flashMode = FlashMode.off
    open var exposureMode = ExposureMode.locked
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var exposureTargetBias: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    open func cancelVideoZoomRamp() {}
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    open func unlockForConfiguration() {}
    open func setTorchModeOn(level: Float) throws { throw AVError(.deviceNotConnected) }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

    /// Always nil and none, as the others.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType,
        for mediaType: AVMediaType?,
        position: Position
    ) -> AVCaptureDevice? { nil }
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    /// Always not determined.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Always refused.
    open class func requestAccess(
        for mediaType: AVMediaType,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { handler(false) }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

/// How many pictures a second.
open class AVFrameRateRange: NSObject {
    open var minFrameRate: Double { 0 }
    open var maxFrameRate: Double { 0 }
}

/// Why nothing is captured.
public struct AVError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "AVFoundationErrorDomain"

    /// Raw values as `AVError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = AVError
        case unknown = -11800
        case deviceNotConnected = -11814
        case fileAlreadyExists = -11823
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case operationNotSupportedForAsset = -11838
        case exportFailed = -11820
        case invalidCompositionTrackSegmentDuration = -11825
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        case invalidCompositionTrackSegmentSourceDuration = -11827
        case outOfMemory = -11801
        case diskFull = -11807
        case sessionWasInterrupted = -11818
        case mediaServicesWereReset = -11819
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case failedToLoadMediaData = -11849
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    public static let decoderNotFound = Code.decoderNotFound, encoderNotFound = Code.encoderNotFound
    public static let operationNotSupportedForAsset = Code.operationNotSupportedForAsset
    public static let invalidCompositionTrackSegmentDuration = Code.invalidCompositionTrackSegmentDuration
    public static let invalidCompositionTrackSegmentSourceStartTime = Code.invalidCompositionTrackSegmentSourceStartTime
    public static let invalidCompositionTrackSegmentSourceDuration = Code.invalidCompositionTrackSegmentSourceDuration

    public static let unknown = Code.unknown
    public static let outOfMemory = Code.outOfMemory
    public static let diskFull = Code.diskFull
    public static let deviceNotConnected = Code.deviceNotConnected
    public static let sessionWasInterrupted = Code.sessionWasInterrupted
    public static let mediaServicesWereReset = Code.mediaServicesWereReset
    public static let exportFailed = Code.exportFailed
    public static let fileAlreadyExists = Code.fileAlreadyExists
    public static let contentIsProtected = Code.contentIsProtected
    public static let noImageAtTime = Code.noImageAtTime
    public static let failedToLoadMediaData = Code.failedToLoadMediaData
    public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// What goes into a session.
open class AVCaptureInput: NSObject {}

/// What a device gives to it.
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}

/// What comes out of a session.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// What leads from one to the other.
open class AVCaptureConnection: NSObject {
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    /// In degrees.
    open var videoRotationAngle: CGFloat = 0
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoOrientationSupported: Bool { true }
    open var isVideoMirroringSupported: Bool { true }
    open var isVideoStabilizationSupported: Bool { false }
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// How shaking is taken out.
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off = 0, standard, cinematic, auto = -1 }

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Codes that are seen.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    public override init() {}
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) {}
}

/// Hears of codes that are seen.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    )
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Something that is seen in a picture.
open class AVMetadataObject: NSObject {
    /// What it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode"), ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13"), pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let code39 = Self(rawValue: "org.iso.Code39"), code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128"), upce = Self(rawValue: "org.gs1.UPC-E")
        public static let aztec = Self(rawValue: "org.iso.Aztec"), face = Self(rawValue: "face")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    }

    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}

/// A code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

/// Takes what devices give to where it is used: nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {  // As Apple's: it belongs to whoever made it.
    /// How good pictures are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
        public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    }

    open var sessionPreset = Preset.high
    open var isInterrupted: Bool { false }
    open var automaticallyConfiguresApplicationAudioSession = true
    open var usesApplicationAudioSession = true
    open var connections: [AVCaptureConnection] { [] }
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var isRunning = false

    public override init() {}
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() { isRunning = true }
    open func stopRunning() { isRunning = false }
}

/// Shows what a camera sees: nothing.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
