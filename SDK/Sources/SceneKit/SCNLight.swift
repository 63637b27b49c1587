public import UIKit

/// When shadows are drawn.
public enum SCNShadowMode: Int, Sendable { case forward = 0, deferred, modulated }
/// What a light of many gathers.
public enum SCNLightProbeType: Int, Sendable { case irradiance = 0, radiance }
/// Whether it gathers again.
public enum SCNLightProbeUpdateType: Int, Sendable { case never = 0, realtime }
/// Of what form a light is.
public enum SCNLightAreaType: Int, Sendable { case rectangle = 1, polygon = 4 }

/// A light.
@preconcurrency @MainActor
open class SCNLight: NSObject, SCNAnimatable, SCNTechniqueSupport {
    /// What kind of light it is.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let IES = LightType(rawValue: "IES")
        public static let area = LightType(rawValue: "area")
        public static let probe = LightType(rawValue: "probe")
    }
    open var name: String?
    open var type = LightType.omni
    open var color: Any = UIColor.white
    /// Kelvin.
    open var temperature: CGFloat = 6500
    /// Lumen.
    open var intensity: CGFloat = 1000
    open var castsShadow = false
    open var shadowColor: Any = UIColor.black.withAlphaComponent(0.5)
    open var shadowRadius: CGFloat = 3
    open var shadowBias: CGFloat = 1
    open var shadowMapSize = CGSize.zero
    open var shadowSampleCount = 0
    open var shadowMode = SCNShadowMode.forward
    open var automaticallyAdjustsShadowProjection = true
    open var maximumShadowDistance: CGFloat = 100
    open var forcesBackFaceCasters = false
    open var sampleDistributedShadowMaps = false
    open var shadowCascadeCount = 1
    open var shadowCascadeSplittingFactor: CGFloat = 0.15
    open var orthographicScale: CGFloat = 1
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    open var attenuationFalloffExponent: CGFloat = 2
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var iesProfileURL: URL?
    open var gobo: SCNMaterialProperty? { nil }
    open var categoryBitMask = -1
    open var probeType = SCNLightProbeType.irradiance
    open var probeUpdateType = SCNLightProbeUpdateType.never
    open var probeExtents = SIMD3<Float>(1, 1, 1)
    open var probeOffset = SIMD3<Float>(0, 0, 0)
    open var probeEnvironment: SCNMaterialProperty? { nil }
    open var parallaxCorrectionEnabled = false
    open var areaType = SCNLightAreaType.rectangle
    open var areaExtents = SIMD3<Float>(1, 1, 1)
    open var drawsArea = true
    open var doubleSided = false
    open var technique: SCNTechnique?
    public override nonisolated init() {}
}

/// Which way a camera's angle is.
public enum SCNCameraProjectionDirection: Int, Sendable { case vertical = 0, horizontal }

/// What a scene is seen from.
@preconcurrency @MainActor
open class SCNCamera: NSObject, SCNAnimatable, SCNTechniqueSupport {
    open var name: String?
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var automaticallyAdjustsZRange = false
    /// Degrees.
    open var fieldOfView: CGFloat = 60
    open var projectionDirection = SCNCameraProjectionDirection.vertical
    open var usesOrthographicProjection = false
    open var orthographicScale: Double = 1
    /// Millimetres.
    open var focalLength: CGFloat = 20.784
    open var sensorHeight: CGFloat = 24
    open var wantsDepthOfField = false
    open var focusDistance: CGFloat = 2.5
    open var fStop: CGFloat = 5.6
    open var apertureBladeCount = 6
    open var focalBlurSampleCount = 25
    open var motionBlurIntensity: CGFloat = 0
    open var wantsHDR = false
    open var exposureOffset: CGFloat = 0
    open var averageGray: CGFloat = 0.18
    open var whitePoint: CGFloat = 1
    open var wantsExposureAdaptation = true
    open var exposureAdaptationBrighteningSpeedFactor: CGFloat = 0.4
    open var exposureAdaptationDarkeningSpeedFactor: CGFloat = 0.6
    open var minimumExposure: CGFloat = -15
    open var maximumExposure: CGFloat = 15
    open var bloomThreshold: CGFloat = 1
    open var bloomIntensity: CGFloat = 0
    open var bloomBlurRadius: CGFloat = 4
    open var bloomIterationCount = 1
    open var bloomIterationSpread: CGFloat = 0
    open var colorFringeStrength: CGFloat = 0
    open var colorFringeIntensity: CGFloat = 1
    open var saturation: CGFloat = 1
    open var contrast: CGFloat = 0
    open var vignettingPower: CGFloat = 0
    open var vignettingIntensity: CGFloat = 0
    public let colorGrading = SCNMaterialProperty()
    open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
    open var screenSpaceAmbientOcclusionRadius: CGFloat = 5
    open var screenSpaceAmbientOcclusionBias: CGFloat = 0.03
    open var screenSpaceAmbientOcclusionDepthThreshold: CGFloat = 0.2
    open var screenSpaceAmbientOcclusionNormalThreshold: CGFloat = 0.3
    open var grainIntensity: CGFloat = 0
    open var grainScale: CGFloat = 1
    open var grainIsColored = false
    open var whiteBalanceTemperature: CGFloat = 0
    open var whiteBalanceTint: CGFloat = 0
    open var categoryBitMask = -1
    open var technique: SCNTechnique?
    open var projectionTransform = SCNMatrix4()
    public override nonisolated init() {}
}
