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
        public static let continuityCamera = Self(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let deskViewCamera = Self(rawValue: "AVCaptureDeviceTypeDeskViewCamera")
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
        public static let qHD960x540 = Self(rawValue: "AVCaptureSessionPreset960x540")
        public static let qvga320x240 = Self(rawValue: "AVCaptureSessionPreset320x240")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    }

    open var sessionPreset = Preset.high
    open var isInterrupted: Bool { false }
    open var automaticallyConfiguresApplicationAudioSession = true
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    open var configuresApplicationAudioSessionToMixWithOthers = false
    open var usesApplicationAudioSession = true
    open private(set) var connections: [AVCaptureConnection] = []
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var controls: [AVCaptureControl] = []
    open private(set) weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?
    open private(set) var controlsDelegateCallbackQueue: DispatchQueue?
    open private(set) var isRunning = false
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled = false
    open var synchronizationClock: CMClock? { CMClockGetHostTimeClock() }
    open var hardwareCost: Float { 0 }
    /// False: there is no button of a camera.
    open var supportsControls: Bool { false }
    open var maxControlsCount: Int { 0 }

    public override init() {}
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { !connections.contains(connection) }
    open func addConnection(_ connection: AVCaptureConnection) { connections.append(connection) }
    open func removeConnection(_ connection: AVCaptureConnection) { connections.removeAll { $0 === connection } }
    open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    open func addControl(_ control: AVCaptureControl) { controls.append(control) }
    open func removeControl(_ control: AVCaptureControl) { controls.removeAll { $0 === control } }
    open func setControlsDelegate(
        _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?,
        queue controlsDelegateCallbackQueue: DispatchQueue?
    ) {
        self.controlsDelegate = controlsDelegate
        self.controlsDelegateCallbackQueue = controlsDelegateCallbackQueue
    }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    /// Runs without pictures, and says that it does.
    open func startRunning() { run(true, Self.didStartRunningNotification) }
    open func stopRunning() { run(false, Self.didStopRunningNotification) }
    private func run(_ runs: Bool, _ name: Notification.Name) {
        guard runs != isRunning else { return }
        isRunning = runs
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// Shows what a camera sees: nothing.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }
    open var isDeferredStartEnabled = false

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
    // A camera's picture would fill the layer: its places are from 0 to 1.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(x: pointInLayer.x / max(bounds.width, 1), y: pointInLayer.y / max(bounds.height, 1))
    }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        let point = captureDevicePointOfInterest
        return CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let rect = rectInLayerCoordinates
        let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
        return CGRect(
            x: rect.minX / width,
            y: rect.minY / height,
            width: rect.width / width,
            height: rect.height / height
        )
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: rect.minX * bounds.width,
            y: rect.minY * bounds.height,
            width: rect.width * bounds.width,
            height: rect.height * bounds.height
        )
    }

    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
