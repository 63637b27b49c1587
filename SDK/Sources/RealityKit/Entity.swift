public import ARKit

/// A part of a thing.
public protocol Component {}

/// A thing in space, with all that hangs on it (RealityKit: Entity).
@preconcurrency @MainActor
open class Entity: @preconcurrency Hashable, Identifiable {
    /// Parts of a thing, by their kinds.
    @preconcurrency @MainActor
    public struct ComponentSet {
        private var all: [ObjectIdentifier: any Component] = [:]
        public subscript<T: Component>(componentType: T.Type) -> T? {
            get { all[ObjectIdentifier(componentType)] as? T }
            set { all[ObjectIdentifier(componentType)] = newValue }
        }
        public mutating func set<T: Component>(_ component: T) { self[T.self] = component }
        public mutating func remove<T: Component>(_ componentType: T.Type) { self[componentType] = nil }
        public mutating func removeAll() { all = [:] }
        public func has<T: Component>(_ componentType: T.Type) -> Bool { self[componentType] != nil }
        public var count: Int { all.count }
    }
    /// Those below a thing; what is appended is hung on it.
    @preconcurrency @MainActor
    public struct ChildCollection: @preconcurrency RandomAccessCollection {
        let owner: Entity
        public var startIndex: Int { owner.below.startIndex }
        public var endIndex: Int { owner.below.endIndex }
        public subscript(position: Int) -> Entity { owner.below[position] }
        public func append(_ child: Entity, preservingWorldTransform: Bool = false) {
            owner.addChild(child, preservingWorldTransform: preservingWorldTransform)
        }
        public func append(contentsOf children: [Entity]) { for child in children { owner.addChild(child) } }
        public func remove(_ child: Entity) { owner.removeChild(child) }
        public func removeAll() { for child in owner.below { child.removeFromParent() } }
    }

    public let id = UInt64.random(in: 1...UInt64.max)
    open var name = ""
    open var isEnabled = true
    public var components = ComponentSet()
    open var transform = Transform()
    fileprivate var below: [Entity] = []
    public var children: ChildCollection { ChildCollection(owner: self) }
    public private(set) weak var parent: Entity?

    public required init() {}
    public nonisolated static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// - Throws: `CocoaError` `fileReadNoSuchFile`, always: files of things are not read.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw CocoaError(.fileReadNoSuchFile)
    }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
        throw CocoaError(.fileReadNoSuchFile)
    }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw CocoaError(.fileReadNoSuchFile)
    }
    public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
        throw CocoaError(.fileReadNoSuchFile)
    }

    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        let place = entity.transformMatrix(relativeTo: nil)
        entity.removeFromParent()
        entity.parent = self
        below.append(entity)
        if preservingWorldTransform { entity.setTransformMatrix(place, relativeTo: nil) }
    }
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        if entity.parent === self { entity.removeFromParent(preservingWorldTransform: preservingWorldTransform) }
    }
    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent {
            parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
        } else {
            removeFromParent(preservingWorldTransform: preservingWorldTransform)
        }
    }
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        let place = transformMatrix(relativeTo: nil)
        parent?.below.removeAll { $0 === self }
        parent = nil
        if preservingWorldTransform { transform.matrix = place }
    }
    public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        return children.lazy.compactMap { $0.findEntity(named: name) }.first
    }
    open func clone(recursive: Bool) -> Self {
        let other = type(of: self).init()
        (other.name, other.isEnabled, other.components, other.transform) = (name, isEnabled, components, transform)
        if recursive { for child in children { other.addChild(child.clone(recursive: true)) } }
        return other
    }

    // MARK: Where it is

    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    /// In another's coordinates; nil: in the world's.
    public func transformMatrix(relativeTo other: Entity?) -> simd_float4x4 {
        let world = parent.map { $0.transformMatrix(relativeTo: nil) * transform.matrix } ?? transform.matrix
        return other.map { $0.transformMatrix(relativeTo: nil).inverse * world } ?? world
    }
    public func setTransformMatrix(_ matrix: simd_float4x4, relativeTo other: Entity?) {
        let world = other.map { $0.transformMatrix(relativeTo: nil) * matrix } ?? matrix
        transform.matrix = parent.map { $0.transformMatrix(relativeTo: nil).inverse * world } ?? world
    }
    public func position(relativeTo other: Entity?) -> SIMD3<Float> {
        let place = transformMatrix(relativeTo: other).columns.3
        return SIMD3(place.x, place.y, place.z)
    }
    public func setPosition(_ position: SIMD3<Float>, relativeTo other: Entity?) {
        var place = transformMatrix(relativeTo: other)
        place.columns.3 = SIMD4(position, 1)
        setTransformMatrix(place, relativeTo: other)
    }
    public func orientation(relativeTo other: Entity?) -> simd_quatf {
        Transform(matrix: transformMatrix(relativeTo: other)).rotation
    }
    public func setOrientation(_ orientation: simd_quatf, relativeTo other: Entity?) {
        var place = Transform(matrix: transformMatrix(relativeTo: other))
        place.rotation = orientation
        setTransformMatrix(place.matrix, relativeTo: other)
    }
    public func scale(relativeTo other: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: other)).scale
    }
    public func setScale(_ scale: SIMD3<Float>, relativeTo other: Entity?) {
        var place = Transform(matrix: transformMatrix(relativeTo: other))
        place.scale = scale
        setTransformMatrix(place.matrix, relativeTo: other)
    }
    public func convert(position: SIMD3<Float>, to other: Entity?) -> SIMD3<Float> {
        let place = transformMatrix(relativeTo: other) * SIMD4(position, 1)
        return SIMD3(place.x, place.y, place.z)
    }
    public func look(
        at target: SIMD3<Float>,
        from position: SIMD3<Float>,
        upVector: SIMD3<Float> = SIMD3(0, 1, 0),
        relativeTo other: Entity?
    ) {
        let way = target - position
        let side = cross(way, upVector)
        guard length(side) > 0 else { return setPosition(position, relativeTo: other) }
        let (front, right) = (normalize(way), normalize(side))
        var place = Transform(matrix: transformMatrix(relativeTo: other))
        place.translation = position
        place.rotation = simd_quatf(simd_float3x3(right, cross(right, front), -front))
        setTransformMatrix(place.matrix, relativeTo: other)
    }
    /// At once: nothing is seen on its way.
    public func move(
        to transform: Transform,
        relativeTo referenceEntity: Entity?,
        duration: TimeInterval = 0
    ) { setTransformMatrix(transform.matrix, relativeTo: referenceEntity) }
    public func visualBounds(relativeTo other: Entity?) -> BoundingBox {
        let own = components[ModelComponent.self].map { corners($0.mesh.bounds, other) } ?? .empty
        return children.reduce(own) { $0.union($1.visualBounds(relativeTo: other)) }
    }
    private func corners(_ box: BoundingBox, _ other: Entity?) -> BoundingBox {
        guard !box.isEmpty else { return .empty }
        let matrix = transformMatrix(relativeTo: other)
        return (0..<8).reduce(.empty) { sum, index in
            let corner = SIMD4(
                index & 1 == 0 ? box.min.x : box.max.x,
                index & 2 == 0 ? box.min.y : box.max.y,
                index & 4 == 0 ? box.min.z : box.max.z,
                1
            )
            let place = matrix * corner
            let point = SIMD3(place.x, place.y, place.z)
            return sum.union(BoundingBox(min: point, max: point))
        }
    }
    public func generateCollisionShapes(recursive: Bool) {
        if let mesh = components[ModelComponent.self]?.mesh {
            components[CollisionComponent.self] = CollisionComponent(shapes: [.generateBox(size: mesh.bounds.extents)])
        }
        if recursive { for child in children { child.generateCollisionShapes(recursive: true) } }
    }
}

/// What a thing is hung on (RealityKit: AnchoringComponent).
public struct AnchoringComponent: Component {
    /// What is looked for.
    public enum Target: Sendable {
        /// How it lies.
        public struct Alignment: OptionSet, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
            public static let any: Self = [.horizontal, .vertical]
        }
        /// What it is.
        public struct Classification: OptionSet, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            public static let wall = Self(rawValue: 1), floor = Self(rawValue: 2), ceiling = Self(rawValue: 4)
            public static let table = Self(rawValue: 8), seat = Self(rawValue: 16)
            public static let any = Self(rawValue: .max)
        }
        case camera, world(transform: simd_float4x4), anchor(identifier: UUID), face, body
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String), object(group: String, name: String)
    }
    public var target: Target
    public init(_ target: Target) { self.target = target }
}

/// Hangs things on the world: it is never found, but for places of an app's own.
@preconcurrency @MainActor
public protocol HasAnchoring: Entity {}
extension HasAnchoring {
    public var isAnchored: Bool { false }
    public var anchorIdentifier: UUID? { nil }
}
/// Such a thing.
open class AnchorEntity: Entity, HasAnchoring {
    public required init() { super.init() }
    public convenience init(_ target: AnchoringComponent.Target) {
        self.init()
        components.set(AnchoringComponent(target))
        if case .world(let matrix) = target { transform.matrix = matrix }
    }
    public convenience init(
        plane alignment: AnchoringComponent.Target.Alignment,
        classification: AnchoringComponent.Target.Classification = .any,
        minimumBounds: SIMD2<Float> = SIMD2(0, 0)
    ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
    public convenience init(world position: SIMD3<Float>) {
        self.init(.world(transform: Transform(translation: position).matrix))
    }
    public convenience init(world transform: simd_float4x4) { self.init(.world(transform: transform)) }
    public convenience init(anchor: ARAnchor) {
        self.init(.anchor(identifier: anchor.identifier))
        transform.matrix = anchor.transform
    }
    public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}
