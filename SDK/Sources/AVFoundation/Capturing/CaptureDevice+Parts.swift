public import CoreMedia
public import Foundation
public import UIKit

// What a camera is made of, and what it can do besides. There is no camera whose values these were.

/// Which colours a camera gives.
public enum AVCaptureColorSpace: Int, Sendable { case sRGB = 0, P3_D65, HLG_BT2020, appleLog }

/// How near two bounds let a camera look.
open class AVZoomRange: NSObject {
    override init() {}
    open var minZoomFactor: CGFloat { 1 }
    open var maxZoomFactor: CGFloat { 1 }
}
/// How bright.
open class AVExposureBiasRange: NSObject {
    override init() {}
    open var minExposureBias: Float { 0 }
    open var maxExposureBias: Float { 0 }
}

extension AVCaptureDevice {
    /// Whether a phone grows hot.
    open class SystemPressureState: NSObject {
        /// How hot.
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Self(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Self(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Self(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Self(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Self(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }
        /// By what.
        public struct Factors: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let systemTemperature = Self(rawValue: 1), peakPower = Self(rawValue: 2)
            public static let depthModuleTemperature = Self(rawValue: 4), cameraTemperature = Self(rawValue: 8)
        }
        override init() {}
        open var level: Level { .nominal }
        open var factors: Factors { [] }
    }

    /// When a camera of several gives way to another.
    public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
        case unsupported = 0
        case auto, restricted, locked
    }
    /// What lets it.
    public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let videoZoomChanged = Self(rawValue: 1), focusModeChanged = Self(rawValue: 2)
        public static let exposureModeChanged = Self(rawValue: 4)
    }
    /// Who says whether a camera follows people.
    public enum CenterStageControlMode: Int, Sendable { case user = 0, app, cooperative }
    /// What a microphone leaves out.
    public enum MicrophoneMode: Int, Sendable { case standard = 0, wideSpectrum, voiceIsolation }
    /// What the system shows of it.
    public enum SystemUserInterface: Int, Sendable { case videoEffects = 1, microphoneModes }

    /// The camera that a person would choose: none, as the other.
    public class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    public class var systemPreferredCamera: AVCaptureDevice? { nil }
    public class var centerStageControlMode: CenterStageControlMode {
        get { .user }
        set {}
    }
    public class var isCenterStageEnabled: Bool {
        get { false }
        set {}
    }
    public class var isPortraitEffectEnabled: Bool { false }
    public class var isStudioLightEnabled: Bool { false }
    public class var isBackgroundReplacementEnabled: Bool { false }
    public class var reactionEffectsEnabled: Bool { false }
    public class var reactionEffectGesturesEnabled: Bool { false }
    public class var preferredMicrophoneMode: MicrophoneMode { .standard }
    public class var activeMicrophoneMode: MicrophoneMode { .standard }
    /// Shows nothing: there is nothing to choose.
    public class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {}
    public class func extrinsicMatrix(from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice) -> Data? { nil }

    public var manufacturer: String { "" }
    public var isSuspended: Bool { true }
    public var isRampingVideoZoom: Bool { false }
    public var isContinuityCamera: Bool { false }
    public var companionDeskViewCamera: AVCaptureDevice? { nil }
    public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    public var isVirtualDevice: Bool { false }
    public var constituentDevices: [AVCaptureDevice] { [] }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
    public var activePrimaryConstituent: AVCaptureDevice? { nil }
    public var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { [] }
    public var fallbackPrimaryConstituentDevices: [AVCaptureDevice] {
        get { [] }
        set {}
    }
    public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior { .unsupported }
    public var activePrimaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior {
        .unsupported
    }
    public var primaryConstituentDeviceRestrictedSwitchingBehaviorConditions:
        PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    { [] }
    public func setPrimaryConstituentDeviceSwitchingBehavior(
        _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
        restrictedSwitchingBehaviorConditions: PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    ) {}
    public var systemPressureState: SystemPressureState { SystemPressureState() }
    public var activeColorSpace: AVCaptureColorSpace {
        get { .sRGB }
        set {}
    }
    public var activeDepthDataFormat: Format? {
        get { nil }
        set {}
    }
    public var activeDepthDataMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    public var automaticallyAdjustsVideoHDREnabled: Bool {
        get { true }
        set {}
    }
    public var isVideoHDREnabled: Bool {
        get { false }
        set {}
    }
    public var isGlobalToneMappingEnabled: Bool {
        get { false }
        set {}
    }
    public var isGeometricDistortionCorrectionSupported: Bool { false }
    public var isGeometricDistortionCorrectionEnabled: Bool {
        get { false }
        set {}
    }
    public var isAutoVideoFrameRateEnabled: Bool {
        get { false }
        set {}
    }
    public var isCenterStageActive: Bool { false }
    public var centerStageRectOfInterest: CGRect {
        get { CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {}
    }
    public var isPortraitEffectActive: Bool { false }
    public var isStudioLightActive: Bool { false }
    public var isBackgroundReplacementActive: Bool { false }
    public var canPerformReactionEffects: Bool { false }
    public var availableReactionTypes: Set<AVCaptureReactionType> { [] }
    public var reactionEffectsInProgress: [AVCaptureReactionEffectState] { [] }
    public func performEffect(for reactionType: AVCaptureReactionType) {}
    public var spatialCaptureDiscomfortReasons: Set<AVSpatialCaptureDiscomfortReason> { [] }
}

/// Which gesture is answered by what.
public struct AVCaptureReactionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let thumbsUp = Self(rawValue: "ReactionThumbsUp"), thumbsDown = Self(rawValue: "ReactionThumbsDown")
    public static let balloons = Self(rawValue: "ReactionBalloons"), heart = Self(rawValue: "ReactionHeart")
    public static let fireworks = Self(rawValue: "ReactionFireworks"), rain = Self(rawValue: "ReactionRain")
    public static let confetti = Self(rawValue: "ReactionConfetti"), lasers = Self(rawValue: "ReactionLasers")
    /// The name of its symbol.
    public var systemImageName: String {
        switch self {
        case .thumbsUp: "hand.thumbsup.fill"
        case .thumbsDown: "hand.thumbsdown.fill"
        case .balloons: "balloon.2.fill"
        case .heart: "heart.fill"
        case .fireworks: "fireworks"
        case .rain: "cloud.rain.fill"
        case .confetti: "party.popper.fill"
        default: "laser.burst"
        }
    }
}
/// One that is shown.
open class AVCaptureReactionEffectState: NSObject {
    override init() {}
    open var reactionType: AVCaptureReactionType { .thumbsUp }
    open var startTime: CMTime { .invalid }
    open var endTime: CMTime { .invalid }
}
/// Why a picture in depth is not good to look at.
public struct AVSpatialCaptureDiscomfortReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notEnoughLight = Self(rawValue: "AVSpatialCaptureDiscomfortReasonNotEnoughLight")
    public static let subjectTooClose = Self(rawValue: "AVSpatialCaptureDiscomfortReasonSubjectTooClose")
}

extension AVCaptureDevice {
    /// How a picture lies so that it is level: as it is, since no phone is turned (AVCaptureDeviceRotationCoordinator).
    open class RotationCoordinator: NSObject {
        open private(set) weak var device: AVCaptureDevice?
        /// Degrees.
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
        @MainActor
        public init(device: AVCaptureDevice, previewLayer: CALayer?) { self.device = device }
    }
}

extension AVCaptureDevice.Format {
    /// How a camera is made sharp.
    public enum AutoFocusSystem: Int, Sendable { case none = 0, contrastDetection, phaseDetection }

    public var formatDescription: CMFormatDescription {
        CMFormatDescription.none
    }
    public var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    public var autoFocusSystem: AutoFocusSystem { .none }
    public var isVideoBinned: Bool { false }
    public var minExposureDuration: CMTime { .invalid }
    public var maxExposureDuration: CMTime { .invalid }
    public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { false }
    public var isVideoStabilizationSupported: Bool { false }
    public var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    public var supportedDepthDataFormats: [AVCaptureDevice.Format] { [] }
    public var unsupportedCaptureOutputClasses: [AnyClass] { [] }
    public var isPortraitEffectsMatteStillImageDeliverySupported: Bool { false }
    public var isHighestPhotoQualitySupported: Bool { false }
    public var isHighPhotoQualitySupported: Bool { false }
    public var isMultiCamSupported: Bool { false }
    public var isGlobalToneMappingSupported: Bool { false }
    public var geometricDistortionCorrectedVideoFieldOfView: Float { 0 }
    public var isCenterStageSupported: Bool { false }
    public var videoMinZoomFactorForCenterStage: CGFloat { 1 }
    public var videoMaxZoomFactorForCenterStage: CGFloat { 1 }
    public var videoFrameRateRangeForCenterStage: AVFrameRateRange? { nil }
    public var isPortraitEffectSupported: Bool { false }
    public var videoFrameRateRangeForPortraitEffect: AVFrameRateRange? { nil }
    public var isStudioLightSupported: Bool { false }
    public var videoFrameRateRangeForStudioLight: AVFrameRateRange? { nil }
    public var reactionEffectsSupported: Bool { false }
    public var videoFrameRateRangeForReactionEffectsInProgress: AVFrameRateRange? { nil }
    public var isBackgroundReplacementSupported: Bool { false }
    public var videoFrameRateRangeForBackgroundReplacement: AVFrameRateRange? { nil }
    public var isAutoVideoFrameRateSupported: Bool { false }
    public var isSpatialVideoCaptureSupported: Bool { false }
    public var secondaryNativeResolutionZoomFactors: [CGFloat] { [] }
    public var supportedVideoZoomFactorsForDepthDataDelivery: [CGFloat] { [] }
    public var supportedVideoZoomRangesForDepthDataDelivery: [ClosedRange<CGFloat>] { [] }
    public var zoomFactorsOutsideOfVideoZoomRangesForDepthDeliverySupported: Bool { false }
    public var videoMinZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var videoMaxZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var systemRecommendedVideoZoomRange: ClosedRange<CGFloat>? { nil }
    public var systemRecommendedExposureBiasRange: ClosedRange<Float>? { nil }
}

extension CMFormatDescription {
    /// Of a camera that is not there: pictures without a size.
    fileprivate static var none: CMFormatDescription {
        var description: CMFormatDescription?
        CMFormatDescriptionCreate(
            allocator: nil,
            mediaType: kCMMediaType_Video,
            mediaSubType: 0,
            extensions: nil,
            formatDescriptionOut: &description
        )
        guard let description else { fatalError("a description of video can be made") }
        return description
    }
}
