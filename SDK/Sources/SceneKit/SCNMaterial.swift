public import UIKit

/// Which faces are left out.
public enum SCNCullMode: Int, Sendable { case back = 0, front }
/// How a surface is filled.
public enum SCNFillMode: UInt, Sendable { case fill = 0, lines }
/// Where a surface is seen through.
public enum SCNTransparencyMode: Int, Sendable {
    case aOne = 0, rgbZero, singleLayer, dualLayer
    public static let `default` = Self.aOne
}
/// How a surface mixes with what is behind it.
public enum SCNBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, screen, replace, max }
/// How dots of a picture are found.
public enum SCNFilterMode: Int, Sendable { case none = 0, nearest, linear }
/// What is outside of a picture.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
/// Which parts of a colour are written.
public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let red = Self(rawValue: 8), green = Self(rawValue: 4), blue = Self(rawValue: 2)
    public static let alpha = Self(rawValue: 1)
    public static let all: Self = [.red, .green, .blue, .alpha]
}

/// How a shape looks.
@preconcurrency @MainActor
open class SCNMaterial: NSObject, @preconcurrency NSCopying, SCNAnimatable, SCNShadable {
    /// How light falls on it.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = Self(rawValue: "SCNLightingModelPhong")
        public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
        public static let lambert = Self(rawValue: "SCNLightingModelLambert")
        public static let constant = Self(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = Self(rawValue: "SCNLightingModelShadowOnly")
    }

    open var name: String?
    open var lightingModel = LightingModel.blinn
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let multiply = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let displacement = SCNMaterialProperty()
    public let ambientOcclusion = SCNMaterialProperty()
    public let selfIllumination = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    public let clearCoat = SCNMaterialProperty()
    public let clearCoatRoughness = SCNMaterialProperty()
    public let clearCoatNormal = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var transparencyMode = SCNTransparencyMode.default
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var blendMode = SCNBlendMode.alpha
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask = SCNColorMask.all
    open var fresnelExponent: CGFloat = 0
    open var program: SCNProgram?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

    public override init() {}
    /// Another that looks alike.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNMaterial()
        (other.name, other.lightingModel, other.shininess) = (name, lightingModel, shininess)
        (other.transparency, other.isDoubleSided, other.cullMode) = (transparency, isDoubleSided, cullMode)
        (other.blendMode, other.fillMode, other.transparencyMode) = (blendMode, fillMode, transparencyMode)
        for (to, from) in [
            (other.diffuse, diffuse), (other.ambient, ambient), (other.specular, specular), (other.emission, emission),
            (other.transparent, transparent), (other.reflective, reflective), (other.multiply, multiply),
            (other.normal, normal), (other.metalness, metalness), (other.roughness, roughness),
        ] { (to.contents, to.intensity) = (from.contents, from.intensity) }
        return other
    }
}

/// A part of that.
@preconcurrency @MainActor
open class SCNMaterialProperty: NSObject, SCNAnimatable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    open var mipFilter = SCNFilterMode.nearest
    open var contentsTransform = SCNMatrix4()
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var mappingChannel = 0
    open var textureComponents = SCNColorMask.all
    open var maxAnisotropy: CGFloat = 1
    open var borderColor: Any?

    public override nonisolated init() {}
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
}

/// Where a piece of a shader goes.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}
/// Has shaders of an app's own; kept.
@preconcurrency @MainActor
public protocol SCNShadable: NSObjectProtocol {
    var program: SCNProgram? { get set }
    var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}
extension SCNShadable {
    public func handleBinding(ofSymbol symbol: String, handler block: ((UInt32, UInt32, SCNNode?, Any) -> Void)?) {}
}
/// Shaders of an app's own.
open class SCNProgram: NSObject {
    open var vertexShader: String?
    open var fragmentShader: String?
    open var vertexFunctionName: String?
    open var fragmentFunctionName: String?
    open var tessellationControlShader: String?
    open var geometryShader: String?
    open var isOpaque = true
    open weak var delegate: (any SCNProgramDelegate)?
    public override init() {}
    open func setSemantic(_ semantic: String?, forSymbol symbol: String, options: [String: Any]? = nil) {}
    open func semantic(forSymbol symbol: String) -> String? { nil }
}
/// Hears of them.
public protocol SCNProgramDelegate: NSObjectProtocol {}
/// Passes of an app's own; kept.
open class SCNTechnique: NSObject {
    public let dictionaryRepresentation: [String: Any]
    public init?(dictionary: [String: Any]) { dictionaryRepresentation = dictionary }
    public convenience init?(bySequencingTechniques techniques: [SCNTechnique]) { self.init(dictionary: [:]) }
    open subscript(key: Any) -> Any? { nil }
}
/// Has such passes.
@preconcurrency @MainActor
public protocol SCNTechniqueSupport: NSObjectProtocol { var technique: SCNTechnique? { get set } }
