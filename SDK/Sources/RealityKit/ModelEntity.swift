public import UIKit

/// A shape (RealityKit: MeshResource). It knows how large it is.
@preconcurrency @MainActor
public final class MeshResource {
    public let bounds: BoundingBox
    private init(_ size: SIMD3<Float>) { bounds = BoundingBox(min: -size / 2, max: size / 2) }
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
        .init(SIMD3(repeating: size))
    }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { .init(size) }
    public static func generateBox(
        width: Float,
        height: Float,
        depth: Float,
        cornerRadius: Float = 0,
        splitFaces: Bool = false
    ) -> MeshResource { .init(SIMD3(width, height, depth)) }
    public static func generateSphere(radius: Float) -> MeshResource { .init(SIMD3(repeating: radius * 2)) }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        .init(SIMD3(width, 0, depth))
    }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        .init(SIMD3(width, height, 0))
    }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
        .init(SIMD3(radius * 2, height, radius * 2))
    }
    public static func generateCone(height: Float, radius: Float) -> MeshResource {
        .init(SIMD3(radius * 2, height, radius * 2))
    }
    /// As large as its words.
    public static func generateText(
        _ string: String,
        extrusionDepth: Float = 0.25,
        font: UIFont = .systemFont(ofSize: 1),
        containerFrame: CGRect = .zero,
        alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail
    ) -> MeshResource {
        let size = NSAttributedString(string: string, attributes: [.font: font]).size()
        return .init(SIMD3(Float(size.width), Float(size.height), extrusionDepth))
    }
}

/// A picture; it is not read.
@preconcurrency @MainActor
public final class TextureResource {
    /// For what it is.
    public enum Semantic: Sendable { case raw, scalar, color, hdrColor, normal }
    /// - Throws: `CocoaError` `fileReadNoSuchFile`, always.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw CocoaError(.fileReadNoSuchFile)
    }
    public static func load(contentsOf url: URL) throws -> TextureResource { throw CocoaError(.fileReadNoSuchFile) }
}

/// How a shape looks.
public protocol Material {}
/// A colour and how it shines.
@preconcurrency @MainActor
public struct SimpleMaterial: Material {
    public typealias Color = UIColor
    public var isMetallic: Bool
    public var roughness: Float
    public var tintColor: UIColor
    public nonisolated init() { (isMetallic, roughness, tintColor) = (false, 0.3, .white) }
    public nonisolated init(color: UIColor, roughness: Float = 0.3, isMetallic: Bool) {
        (tintColor, self.roughness, self.isMetallic) = (color, roughness, isMetallic)
    }
}
/// A colour without light.
public struct UnlitMaterial: Material {
    public var tintColor: UIColor
    public init() { tintColor = .white }
    public init(color: UIColor) { tintColor = color }
}
/// Hides what is behind it.
public struct OcclusionMaterial: Material { public init() {} }

/// A shape and how it looks.
@preconcurrency @MainActor
public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
/// A form that things meet with.
@preconcurrency @MainActor
public final class ShapeResource {
    public let bounds: BoundingBox
    private init(_ size: SIMD3<Float>) { bounds = BoundingBox(min: -size / 2, max: size / 2) }
    public static func generateBox(size: SIMD3<Float>) -> ShapeResource { .init(size) }
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
        .init(SIMD3(width, height, depth))
    }
    public static func generateSphere(radius: Float) -> ShapeResource { .init(SIMD3(repeating: radius * 2)) }
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
        .init(SIMD3(radius * 2, height, radius * 2))
    }
}
/// How a thing meets others: none does.
@preconcurrency @MainActor
public struct CollisionComponent: Component {
    public var shapes: [ShapeResource]
    public init(shapes: [ShapeResource]) { self.shapes = shapes }
}
/// How a body moves.
public enum PhysicsBodyMode: Int, Sendable { case `static` = 0, kinematic, dynamic }
/// What a body is made of; nothing falls.
public struct PhysicsBodyComponent: Component {
    public var mode: PhysicsBodyMode
    public var isContinuousCollisionDetectionEnabled = false
    public init(mode: PhysicsBodyMode = .dynamic) { self.mode = mode }
}

/// A thing with a shape (RealityKit: ModelEntity).
open class ModelEntity: Entity {
    public required init() { super.init() }
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] }
        set { components[PhysicsBodyComponent.self] = newValue }
    }
}
