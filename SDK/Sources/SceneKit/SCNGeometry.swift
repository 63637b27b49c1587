public import UIKit
import simd

/// Reaches over a part of space.
@preconcurrency @MainActor
public protocol SCNBoundingVolume: NSObjectProtocol {
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

/// A shape.
@preconcurrency @MainActor
open class SCNGeometry: NSObject, @preconcurrency NSCopying, SCNAnimatable, SCNBoundingVolume, SCNShadable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
    }
    open var levelsOfDetail: [SCNLevelOfDetail]?
    open var subdivisionLevel = 0
    open var wantsAdaptiveSubdivision = true
    open var tessellator: SCNGeometryTessellator?
    open var edgeCreasesElement: SCNGeometryElement?
    open var edgeCreasesSource: SCNGeometrySource?
    open private(set) var sources: [SCNGeometrySource] = []
    open private(set) var elements: [SCNGeometryElement] = []
    open var program: SCNProgram?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

    public override init() {}
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (self.sources, self.elements) = (sources, elements ?? [])
    }

    private var given: (min: SCNVector3, max: SCNVector3)?
    /// What it reaches over: what was set, else what its measures or its points say.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { given ?? measured ?? pointed ?? (SCNVector3(), SCNVector3()) }
        set { given = newValue }
    }
    open var boundingSphere: (center: SCNVector3, radius: Float) { Self.ball(boundingBox) }
    var measured: (min: SCNVector3, max: SCNVector3)? { nil }
    private var pointed: (min: SCNVector3, max: SCNVector3)? {
        let points = sources(for: .vertex).flatMap { $0.points }
        guard let first = points.first else { return nil }
        let ends = points.reduce((first, first)) { (simd_min($0.0, $1), simd_max($0.1, $1)) }
        return (SCNVector3(ends.0), SCNVector3(ends.1))
    }

    static func ball(_ box: (min: SCNVector3, max: SCNVector3)) -> (center: SCNVector3, radius: Float) {
        let (low, high) = (SIMD3<Float>(box.min), SIMD3<Float>(box.max))
        return (SCNVector3((low + high) / 2), length(high - low) / 2)
    }
    static func around(_ width: CGFloat, _ height: CGFloat, _ length: CGFloat) -> (min: SCNVector3, max: SCNVector3) {
        (SCNVector3(-width / 2, -height / 2, -length / 2), SCNVector3(width / 2, height / 2, length / 2))
    }

    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) {
        materials.insert(material, at: min(max(index, 0), materials.count))
    }
    open func removeMaterial(at index: Int) { if materials.indices.contains(index) { materials.remove(at: index) } }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) {
        if materials.indices.contains(index) { materials[index] = material }
    }
    open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
        sources.filter { $0.semantic == semantic }
    }
    open var elementCount: Int { elements.count }
    open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }

    /// Another of the same kind, points and surfaces.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNGeometry(sources: sources, elements: elements)
        (other.name, other.materials, other.given) = (name, materials, boundingBox)
        return other
    }
}

/// Numbers of points.
open class SCNGeometrySource: NSObject {
    /// What they are.
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Self(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Self(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Self(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Self(rawValue: "kGeometrySourceSemanticTexcoord")
        public static let tangent = Self(rawValue: "kGeometrySourceSemanticTangent")
        public static let vertexCrease = Self(rawValue: "kGeometrySourceSemanticVertexCrease")
        public static let edgeCrease = Self(rawValue: "kGeometrySourceSemanticEdgeCrease")
        public static let boneWeights = Self(rawValue: "kGeometrySourceSemanticBoneWeights")
        public static let boneIndices = Self(rawValue: "kGeometrySourceSemanticBoneIndices")
    }

    public let data: Data
    public let semantic: Semantic
    public let vectorCount: Int
    public let usesFloatComponents: Bool
    public let componentsPerVector: Int
    public let bytesPerComponent: Int
    public let dataOffset: Int
    public let dataStride: Int

    public init(
        data: Data,
        semantic: Semantic,
        vectorCount: Int,
        usesFloatComponents floatComponents: Bool,
        componentsPerVector: Int,
        bytesPerComponent: Int,
        dataOffset offset: Int,
        dataStride stride: Int
    ) {
        (self.data, self.semantic, self.vectorCount) = (data, semantic, vectorCount)
        (usesFloatComponents, self.componentsPerVector) = (floatComponents, componentsPerVector)
        (self.bytesPerComponent, dataOffset, dataStride) = (bytesPerComponent, offset, stride)
    }
    public convenience init(vertices: [SCNVector3]) { self.init(vertices, .vertex) }
    public convenience init(normals: [SCNVector3]) { self.init(normals, .normal) }
    public convenience init(textureCoordinates texcoord: [CGPoint]) {
        let numbers = texcoord.flatMap { [Float($0.x), Float($0.y)] }
        self.init(
            data: numbers.withUnsafeBytes { Data($0) },
            semantic: .texcoord,
            vectorCount: texcoord.count,
            usesFloatComponents: true,
            componentsPerVector: 2,
            bytesPerComponent: 4,
            dataOffset: 0,
            dataStride: 8
        )
    }
    private convenience init(_ vectors: [SCNVector3], _ semantic: Semantic) {
        let numbers = vectors.flatMap { [$0.x, $0.y, $0.z] }
        self.init(
            data: numbers.withUnsafeBytes { Data($0) },
            semantic: semantic,
            vectorCount: vectors.count,
            usesFloatComponents: true,
            componentsPerVector: 3,
            bytesPerComponent: 4,
            dataOffset: 0,
            dataStride: 12
        )
    }

    /// Of three floats each; none of others.
    var points: [SIMD3<Float>] {
        guard usesFloatComponents, bytesPerComponent == 4, componentsPerVector >= 3, dataStride > 0, dataOffset >= 0
        else { return [] }
        return data.withUnsafeBytes { bytes in
            (0..<max(vectorCount, 0)).compactMap { index in
                let (step, overflows) = index.multipliedReportingOverflow(by: dataStride)
                guard !overflows, step <= bytes.count, dataOffset <= bytes.count - step,
                    bytes.count - step - dataOffset >= 12
                else { return nil }
                func number(_ place: Int) -> Float {
                    bytes.loadUnaligned(fromByteOffset: step + dataOffset + place * 4, as: Float.self)
                }
                return SIMD3(number(0), number(1), number(2))
            }
        }
    }
}

/// What of points is drawn.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles = 0, triangleStrip, line, point, polygon }
/// How surfaces share numbers.
public enum SCNGeometryElementInterleaving: Int, Sendable { case none = 0 }

/// Which points are drawn together.
open class SCNGeometryElement: NSObject {
    public let data: Data
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    public let bytesPerIndex: Int
    open var primitiveRange = NSRange(location: NSNotFound, length: 0)
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1

    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        (self.data, self.primitiveType) = (data ?? Data(), primitiveType)
        (self.primitiveCount, self.bytesPerIndex) = (primitiveCount, bytesPerIndex)
    }
    public convenience init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType)
    {
        let count =
            switch primitiveType {
            case .triangles: indices.count / 3
            case .triangleStrip: max(indices.count - 2, 0)
            case .line: indices.count / 2
            case .point: indices.count
            case .polygon: 1
            }
        self.init(
            data: indices.withUnsafeBytes { Data($0) },
            primitiveType: primitiveType,
            primitiveCount: count,
            bytesPerIndex: MemoryLayout<IndexType>.size
        )
    }
}

/// A simpler shape from afar.
@preconcurrency @MainActor
open class SCNLevelOfDetail: NSObject {
    public let geometry: SCNGeometry?
    public let screenSpaceRadius: CGFloat
    public let worldSpaceDistance: CGFloat
    public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
        (self.geometry, screenSpaceRadius, worldSpaceDistance) = (geometry, radius, 0)
    }
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
        (self.geometry, screenSpaceRadius, worldSpaceDistance) = (geometry, 0, distance)
    }
}

/// How a surface is cut finer.
open class SCNGeometryTessellator: NSObject {
    open var tessellationFactorScale: CGFloat = 1
    open var isAdaptive = false
    open var isScreenSpace = false
    open var edgeTessellationFactor: CGFloat = 1
    open var insideTessellationFactor: CGFloat = 1
    open var maximumEdgeLength: CGFloat = 1
    public override init() {}
}

/// Shapes between others.
@preconcurrency @MainActor
open class SCNMorpher: NSObject, SCNAnimatable {
    open var targets: [SCNGeometry] = []
    open var weights: [NSNumber] = []
    open var calculationMode = SCNMorpherCalculationMode.normalized
    open var unifiesNormals = false
    public override init() {}
    open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) {
        guard targets.indices.contains(targetIndex) else { return }
        while weights.count <= targetIndex { weights.append(0) }
        weights[targetIndex] = NSNumber(value: Double(weight))
    }
    open func weight(forTargetAt targetIndex: Int) -> CGFloat {
        weights.indices.contains(targetIndex) ? CGFloat(weights[targetIndex].doubleValue) : 0
    }
    open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
        if let index = targets.firstIndex(where: { $0.name == targetName }) { setWeight(weight, forTargetAt: index) }
    }
    open func weight(forTargetNamed targetName: String) -> CGFloat {
        targets.firstIndex { $0.name == targetName }.map(weight(forTargetAt:)) ?? 0
    }
}
/// How they are mixed.
public enum SCNMorpherCalculationMode: Int, Sendable { case normalized = 0, additive }

/// A shape that follows bones.
@preconcurrency @MainActor
open class SCNSkinner: NSObject {
    open var skeleton: SCNNode?
    open var baseGeometry: SCNGeometry?
    open var baseGeometryBindTransform = SCNMatrix4()
    public let bones: [SCNNode]
    public let boneInverseBindTransforms: [NSValue]?
    public let boneWeights: SCNGeometrySource
    public let boneIndices: SCNGeometrySource
    public init(
        baseGeometry: SCNGeometry?,
        bones: [SCNNode],
        boneInverseBindTransforms: [NSValue]?,
        boneWeights: SCNGeometrySource,
        boneIndices: SCNGeometrySource
    ) {
        (self.baseGeometry, self.bones, self.boneInverseBindTransforms) = (
            baseGeometry, bones, boneInverseBindTransforms
        )
        (self.boneWeights, self.boneIndices) = (boneWeights, boneIndices)
    }
}
