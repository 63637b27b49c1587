public import Foundation
public import simd

/// A box around something.
public struct MDLAxisAlignedBoundingBox: Sendable {
    public var maxBounds: SIMD3<Float>
    public var minBounds: SIMD3<Float>
    public init() { (maxBounds, minBounds) = (SIMD3(), SIMD3()) }
    public init(maxBounds: SIMD3<Float>, minBounds: SIMD3<Float>) {
        (self.maxBounds, self.minBounds) = (maxBounds, minBounds)
    }
}

/// Has a name.
public protocol MDLNamed: NSObjectProtocol { var name: String { get set } }
/// A part of a thing.
public protocol MDLComponent: NSObjectProtocol {}

/// Where a thing is.
public protocol MDLTransformComponent: MDLComponent {
    var matrix: matrix_float4x4 { get set }
    var resetsTransform: Bool { get set }
    var minimumTime: TimeInterval { get }
    var maximumTime: TimeInterval { get }
}

/// Where a thing is, by its parts.
open class MDLTransform: NSObject, MDLTransformComponent {
    open var translation = SIMD3<Float>(0, 0, 0)
    /// Radians about each axis.
    open var rotation = SIMD3<Float>(0, 0, 0)
    open var shear = SIMD3<Float>(0, 0, 0)
    open var scale = SIMD3<Float>(1, 1, 1)
    open var resetsTransform = false
    open var minimumTime: TimeInterval { 0 }
    open var maximumTime: TimeInterval { 0 }

    public override init() {}
    public convenience init(matrix: matrix_float4x4) {
        self.init()
        self.matrix = matrix
    }

    /// Setting one takes its place, its size and its turn; it has no shear.
    open var matrix: matrix_float4x4 {
        get {
            let turn =
                simd_quatf(angle: rotation.z, axis: SIMD3(0, 0, 1))
                * simd_quatf(angle: rotation.y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: rotation.x, axis: SIMD3(1, 0, 0))
            var result = matrix_float4x4(turn) * matrix_float4x4(diagonal: SIMD4(scale, 1))
            result.columns.3 = SIMD4(translation, 1)
            return result
        }
        set {
            func column(_ index: Int) -> SIMD3<Float> { SIMD3(newValue[index].x, newValue[index].y, newValue[index].z) }
            translation = column(3)
            scale = SIMD3(length(column(0)), length(column(1)), length(column(2)))
            let (x, y) = (column(0) / scale.x, column(1) / scale.y)
            let z = column(2) / scale.z
            rotation = SIMD3(
                Float.angle(y: y.z, x: z.z),
                Float.angle(y: -x.z, x: (y.z * y.z + z.z * z.z).squareRoot()),
                Float.angle(y: x.y, x: x.x)
            )
        }
    }
}

/// A thing, with those below it.
open class MDLObject: NSObject, MDLNamed {
    open var name = ""
    open weak var parent: MDLObject?
    open var transform: (any MDLTransformComponent)?
    open var isHidden = false
    open var children: MDLObjectContainer = MDLObjectContainer()
    open var components: [any MDLComponent] { transform.map { [$0] } ?? [] }
    open var path: String { (parent?.path ?? "") + "/" + name }

    public override init() {}
    open func addChild(_ child: MDLObject) {
        child.parent = self
        children.add(child)
    }
    open func atPath(_ path: String) -> MDLObject? {
        let names = path.split(separator: "/")
        guard let first = names.first else { return nil }
        guard let child = children.objects.first(where: { $0.name == first }) else { return nil }
        return names.count == 1 ? child : child.atPath(names.dropFirst().joined(separator: "/"))
    }
    open func boundingBox(atTime time: TimeInterval) -> MDLAxisAlignedBoundingBox { MDLAxisAlignedBoundingBox() }
}

/// Things that belong together.
open class MDLObjectContainer: NSObject {
    open private(set) var objects: [MDLObject] = []
    public override init() {}
    open var count: Int { objects.count }
    open subscript(index: Int) -> MDLObject { objects[index] }
    open func add(_ object: MDLObject) { objects.append(object) }
    open func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
}

/// From where a thing is seen.
open class MDLCamera: MDLObject {
    open var nearVisibilityDistance: Float = 0.1
    open var farVisibilityDistance: Float = 1000
    open var fieldOfView: Float = 54
    open var focalLength: Float = 50
    open var focusDistance: Float = 2.5
    open var fStop: Float = 5.6
}

/// What light is.
public enum MDLLightType: UInt, Sendable {
    case unknown = 0, ambient, directional, spot, point, linear, discArea, rectangularArea, superElliptical, photometric
    case probe, environment
}
/// A light.
open class MDLLight: MDLObject {
    open var lightType = MDLLightType.unknown
    open var colorSpace = ""
}

/// What of a surface.
public enum MDLMaterialSemantic: UInt, Sendable {
    case baseColor = 0, subsurface, metallic, specular, specularExponent, specularTint, roughness, anisotropic
    case anisotropicRotation, sheen, sheenTint, clearcoat, clearcoatGloss, emission, bump, opacity,
        interfaceIndexOfRefraction
    case materialIndexOfRefraction, objectSpaceNormal, tangentSpaceNormal, displacement, displacementScale
    case ambientOcclusion, ambientOcclusionScale
    case none = 0x8000, userDefined = 0x8001
}
/// A property of a surface.
open class MDLMaterialProperty: NSObject, MDLNamed {
    open var name: String
    open var semantic: MDLMaterialSemantic
    open var floatValue: Float = 0
    open var float2Value = SIMD2<Float>(0, 0)
    open var float3Value = SIMD3<Float>(0, 0, 0)
    open var float4Value = SIMD4<Float>(0, 0, 0, 0)
    open var stringValue: String?
    open var urlValue: URL?
    public init(name: String, semantic: MDLMaterialSemantic) { (self.name, self.semantic) = (name, semantic) }
    public convenience init(name: String, semantic: MDLMaterialSemantic, float value: Float) {
        self.init(name: name, semantic: semantic)
        floatValue = value
    }
    public convenience init(name: String, semantic: MDLMaterialSemantic, float3 value: SIMD3<Float>) {
        self.init(name: name, semantic: semantic)
        float3Value = value
    }
    public convenience init(name: String, semantic: MDLMaterialSemantic, float4 value: SIMD4<Float>) {
        self.init(name: name, semantic: semantic)
        float4Value = value
    }
    public convenience init(name: String, semantic: MDLMaterialSemantic, url value: URL?) {
        self.init(name: name, semantic: semantic)
        urlValue = value
    }
}
/// How light falls on a surface.
open class MDLScatteringFunction: NSObject, MDLNamed {
    open var name = ""
    public let baseColor = MDLMaterialProperty(name: "baseColor", semantic: .baseColor)
    public let emission = MDLMaterialProperty(name: "emission", semantic: .emission)
    public let specular = MDLMaterialProperty(name: "specular", semantic: .specular)
    public let normal = MDLMaterialProperty(name: "normal", semantic: .tangentSpaceNormal)
    public override init() {}
}
/// The same, by physics.
open class MDLPhysicallyPlausibleScatteringFunction: MDLScatteringFunction {
    public let metallic = MDLMaterialProperty(name: "metallic", semantic: .metallic)
    public let roughness = MDLMaterialProperty(name: "roughness", semantic: .roughness)
}
/// A surface.
open class MDLMaterial: NSObject, MDLNamed {
    open var name: String
    public let scatteringFunction: MDLScatteringFunction
    open private(set) var properties: [MDLMaterialProperty] = []
    public init(name: String, scatteringFunction: MDLScatteringFunction) {
        (self.name, self.scatteringFunction) = (name, scatteringFunction)
    }
    open var count: Int { properties.count }
    open func setProperty(_ property: MDLMaterialProperty) {
        properties.removeAll { $0.name == property.name }
        properties.append(property)
    }
    open func property(with semantic: MDLMaterialSemantic) -> MDLMaterialProperty? {
        properties.first { $0.semantic == semantic }
    }
    open func propertyNamed(_ name: String) -> MDLMaterialProperty? { properties.first { $0.name == name } }
    open func removeAllProperties() { properties = [] }
}
