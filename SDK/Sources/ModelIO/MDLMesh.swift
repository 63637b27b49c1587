public import Foundation
import simd

/// For what bytes of a shape are.
public enum MDLMeshBufferType: UInt, Sendable { case vertex = 1, index = 2, custom = 3 }
/// Makes memory for shapes.
public protocol MDLMeshBufferAllocator: NSObjectProtocol {}
/// The processor's.
open class MDLMeshBufferDataAllocator: NSObject, MDLMeshBufferAllocator { public override init() {} }
/// Bytes of a shape.
public protocol MDLMeshBuffer: NSObjectProtocol {
    var length: Int { get }
    var type: MDLMeshBufferType { get }
}
/// Bytes in the processor's memory.
open class MDLMeshBufferData: NSObject, MDLMeshBuffer {
    public let data: Data
    public let type: MDLMeshBufferType
    open var length: Int { data.count }
    public init(type: MDLMeshBufferType, data: Data?) { (self.type, self.data) = (type, data ?? Data()) }
}

/// What is drawn of points.
public enum MDLGeometryType: Int, Sendable {
    case points = 0, lines, triangles, triangleStrips, quads, variableTopology
}
/// How wide an index is.
public enum MDLIndexBitDepth: UInt, Sendable {
    case invalid = 0, uInt8 = 8, uInt16 = 16, uInt32 = 32
    public static let uint8 = Self.uInt8, uint16 = Self.uInt16, uint32 = Self.uInt32
}

/// A part of a shape, of one surface.
open class MDLSubmesh: NSObject, MDLNamed {
    open var name = ""
    public let indexBuffer: any MDLMeshBuffer
    public let indexCount: Int
    public let indexType: MDLIndexBitDepth
    public let geometryType: MDLGeometryType
    open var material: MDLMaterial?
    public init(
        indexBuffer: any MDLMeshBuffer,
        indexCount: Int,
        indexType: MDLIndexBitDepth,
        geometryType: MDLGeometryType,
        material: MDLMaterial?
    ) {
        (self.indexBuffer, self.indexCount, self.indexType) = (indexBuffer, indexCount, indexType)
        (self.geometryType, self.material) = (geometryType, material)
    }
}

/// A shape. Boxes, balls and the like know how large they are; they have no points, as nothing is drawn.
open class MDLMesh: MDLObject {
    open var vertexBuffers: [any MDLMeshBuffer] = []
    open var vertexDescriptor = MDLVertexDescriptor()
    open var vertexCount = 0
    open var submeshes: NSMutableArray? = []
    open private(set) var boundingBox = MDLAxisAlignedBoundingBox()
    public let allocator: any MDLMeshBufferAllocator

    public init(bufferAllocator: (any MDLMeshBufferAllocator)?) {
        allocator = bufferAllocator ?? MDLMeshBufferDataAllocator()
    }
    public override convenience init() { self.init(bufferAllocator: nil) }
    public convenience init(
        vertexBuffer: any MDLMeshBuffer,
        vertexCount: Int,
        descriptor: MDLVertexDescriptor,
        submeshes: [MDLSubmesh]
    ) {
        self.init()
        (vertexBuffers, self.vertexCount, vertexDescriptor) = ([vertexBuffer], vertexCount, descriptor)
        self.submeshes = NSMutableArray(array: submeshes)
    }
    public convenience init(
        boxWithExtent extent: SIMD3<Float>,
        segments: SIMD3<UInt32>,
        inwardNormals: Bool,
        geometryType: MDLGeometryType,
        allocator: (any MDLMeshBufferAllocator)?
    ) {
        self.init(bufferAllocator: allocator)
        boundingBox = MDLAxisAlignedBoundingBox(maxBounds: extent / 2, minBounds: -extent / 2)
    }
    public convenience init(
        sphereWithExtent extent: SIMD3<Float>,
        segments: SIMD2<UInt32>,
        inwardNormals: Bool,
        geometryType: MDLGeometryType,
        allocator: (any MDLMeshBufferAllocator)?
    ) {
        self.init(bufferAllocator: allocator)
        boundingBox = MDLAxisAlignedBoundingBox(maxBounds: extent, minBounds: -extent)
    }
    public convenience init(
        planeWithExtent extent: SIMD3<Float>,
        segments: SIMD2<UInt32>,
        geometryType: MDLGeometryType,
        allocator: (any MDLMeshBufferAllocator)?
    ) {
        self.init(bufferAllocator: allocator)
        boundingBox = MDLAxisAlignedBoundingBox(maxBounds: extent / 2, minBounds: -extent / 2)
    }

    open override func boundingBox(atTime time: TimeInterval) -> MDLAxisAlignedBoundingBox { boundingBox }
    /// Kept: there are no points to change.
    open func addNormals(withAttributeNamed attributeName: String?, creaseThreshold: Float) {}
    open func addTangentBasis(
        forTextureCoordinateAttributeNamed textureCoordinateAttributeName: String,
        normalAttributeNamed: String,
        tangentAttributeNamed: String
    ) {}
    open func addTangentBasis(
        forTextureCoordinateAttributeNamed textureCoordinateAttributeName: String,
        tangentAttributeNamed: String,
        bitangentAttributeNamed: String?
    ) {}
    open func addAttribute(withName name: String, format: MDLVertexFormat) {
        vertexDescriptor.addOrReplaceAttribute(
            MDLVertexAttribute(name: name, format: format, offset: 0, bufferIndex: 0)
        )
    }
    open func makeVerticesUnique() {}
}

/// Things of a file (ModelIO: MDLAsset). Files are not read: an asset of one is empty, and one that is made by hand keeps its things.
open class MDLAsset: NSObject {
    public let url: URL?
    open var frameInterval: TimeInterval = 0
    open var startTime: TimeInterval = 0
    open var endTime: TimeInterval = 0
    open var upAxis = SIMD3<Float>(0, 1, 0)
    open var vertexDescriptor: MDLVertexDescriptor? { nil }
    open var bufferAllocator: any MDLMeshBufferAllocator = MDLMeshBufferDataAllocator()
    private var things: [MDLObject] = []

    public override init() { url = nil }
    public init(url: URL) {
        self.url = url
        super.init()
        Self.tell(url)
    }
    public init(url: URL?, vertexDescriptor: MDLVertexDescriptor?, bufferAllocator: (any MDLMeshBufferAllocator)?) {
        self.url = url
        super.init()
        if let bufferAllocator { self.bufferAllocator = bufferAllocator }
        if let url { Self.tell(url) }
    }
    public init(bufferAllocator: (any MDLMeshBufferAllocator)?) {
        url = nil
        super.init()
        if let bufferAllocator { self.bufferAllocator = bufferAllocator }
    }

    private static func tell(_ url: URL) {
        FileHandle.standardError.write(Data("ModelIO reads no files here: \(url.lastPathComponent) is empty\n".utf8))
    }

    open class func canImportFileExtension(_ fileExtension: String) -> Bool { false }
    open class func canExportFileExtension(_ fileExtension: String) -> Bool { false }
    /// - Throws: `CocoaError` `featureUnsupported`, always.
    open func export(to url: URL) throws { throw CocoaError(.featureUnsupported) }

    open var count: Int { things.count }
    open var boundingBox: MDLAxisAlignedBoundingBox {
        things.compactMap { $0 as? MDLMesh }.map(\.boundingBox).reduce(nil) { (all: MDLAxisAlignedBoundingBox?, box) in
            guard let all else { return box }
            return MDLAxisAlignedBoundingBox(
                maxBounds: simd_max(all.maxBounds, box.maxBounds),
                minBounds: simd_min(all.minBounds, box.minBounds)
            )
        } ?? MDLAxisAlignedBoundingBox()
    }
    open func object(at index: Int) -> MDLObject { things[index] }
    open subscript(index: Int) -> MDLObject? { things.indices.contains(index) ? things[index] : nil }
    open func add(_ object: MDLObject) { things.append(object) }
    open func remove(_ object: MDLObject) { things.removeAll { $0 === object } }
    open func object(atPath path: String) -> MDLObject? {
        let names = path.split(separator: "/")
        guard let first = names.first, let thing = things.first(where: { $0.name == first }) else { return nil }
        return names.count == 1 ? thing : thing.atPath(names.dropFirst().joined(separator: "/"))
    }
    open func childObjects(of objectClass: AnyClass) -> [MDLObject] {
        func all(_ thing: MDLObject) -> [MDLObject] { [thing] + thing.children.objects.flatMap(all) }
        return things.flatMap(all).filter { $0.isKind(of: objectClass) }
    }
    open func loadTextures() {}
}

/// A picture of a surface; its dots are not read.
open class MDLTexture: NSObject, MDLNamed {
    open var name: String
    public let dimensions: SIMD2<Int32>
    public init(named name: String, dimensions: SIMD2<Int32> = SIMD2(0, 0)) {
        (self.name, self.dimensions) = (name, dimensions)
    }
}
/// A picture by its address.
open class MDLURLTexture: MDLTexture {
    open var url: URL
    public init(url: URL, name: String?) {
        self.url = url
        super.init(named: name ?? url.lastPathComponent)
    }
}
