public import Metal
public import ModelIO

/// Why a shape is not made.
public struct MTKModelError: CustomNSError, Hashable, Sendable {
    public let reason: String
    public static let errorDomain = "MTKModelErrorDomain"
    public var errorCode: Int { 0 }
    static let noDevice = Self(reason: "a simulated phone has no GPU")
}

/// Memory of a GPU for shapes: there is no GPU.
open class MTKMeshBufferAllocator: NSObject, MDLMeshBufferAllocator {
    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }
}
/// A shape's memory of a GPU.
open class MTKMeshBuffer: NSObject {
    public let length: Int
    public let allocator: MTKMeshBufferAllocator
    public let buffer: any MTLBuffer
    public let offset: Int
    public let type: MDLMeshBufferType
    init(_ buffer: any MTLBuffer, _ allocator: MTKMeshBufferAllocator, _ type: MDLMeshBufferType) {
        (self.buffer, self.allocator, self.type, length, offset) = (buffer, allocator, type, buffer.length, 0)
    }
}
/// A part of a shape.
open class MTKSubmesh: NSObject {
    public let primitiveType: MTLPrimitiveType
    public let indexType: MTLIndexType
    public let indexBuffer: MTKMeshBuffer
    public let indexCount: Int
    open weak var mesh: MTKMesh?
    open var name = ""
    init(_ indexBuffer: MTKMeshBuffer, count: Int) {
        (primitiveType, indexType, self.indexBuffer, indexCount) = (.triangle, .uint32, indexBuffer, count)
    }
}
/// A shape in a GPU's memory: there is none, so that none is made.
open class MTKMesh: NSObject {
    open var vertexBuffers: [MTKMeshBuffer] { [] }
    open var vertexDescriptor: MDLVertexDescriptor { MDLVertexDescriptor() }
    open var submeshes: [MTKSubmesh] { [] }
    open var vertexCount: Int { 0 }
    open var name = ""

    /// - Throws: ``MTKModelError``, always.
    public init(mesh: MDLMesh, device: any MTLDevice) throws { throw MTKModelError.noDevice }
    open class func newMeshes(
        asset: MDLAsset,
        device: any MTLDevice
    ) throws -> (modelIOMeshes: [MDLMesh], metalKitMeshes: [MTKMesh]) { throw MTKModelError.noDevice }
}

/// The same layout of vertices, as ModelIO and as Metal have it.
public func MTKModelIOVertexDescriptorFromMetal(_ metalDescriptor: MTLVertexDescriptor) -> MDLVertexDescriptor {
    let made = MDLVertexDescriptor()
    for index in 0..<31 {
        let (from, to) = (metalDescriptor.attributes[index]!, made.attributes[index] as! MDLVertexAttribute)
        (to.format, to.offset, to.bufferIndex) = (
            MTKModelIOVertexFormatFromMetal(from.format), from.offset, from.bufferIndex
        )
        (made.layouts[index] as! MDLVertexBufferLayout).stride = metalDescriptor.layouts[index].stride
    }
    return made
}
public func MTKMetalVertexDescriptorFromModelIO(_ modelIODescriptor: MDLVertexDescriptor) -> MTLVertexDescriptor? {
    let made = MTLVertexDescriptor()
    for (index, attribute) in modelIODescriptor.attributes.enumerated() {
        guard let from = attribute as? MDLVertexAttribute, let to = made.attributes[index] else { continue }
        (to.format, to.offset, to.bufferIndex) = (
            MTKMetalVertexFormatFromModelIO(from.format), from.offset, from.bufferIndex
        )
    }
    for (index, layout) in modelIODescriptor.layouts.enumerated() {
        made.layouts[index].stride = (layout as? MDLVertexBufferLayout)?.stride ?? 0
    }
    return made
}
public func MTKModelIOVertexFormatFromMetal(_ vertexFormat: MTLVertexFormat) -> MDLVertexFormat {
    formats.first { $0.metal == vertexFormat }?.modelIO ?? .invalid
}
public func MTKMetalVertexFormatFromModelIO(_ vertexFormat: MDLVertexFormat) -> MTLVertexFormat {
    formats.first { $0.modelIO == vertexFormat }?.metal ?? .invalid
}

private let formats: [(metal: MTLVertexFormat, modelIO: MDLVertexFormat)] = [
    (.float, .float), (.float2, .float2), (.float3, .float3), (.float4, .float4), (.half, .half), (.half2, .half2),
    (.half3, .half3), (.half4, .half4), (.int, .int), (.int2, .int2), (.int3, .int3), (.int4, .int4), (.uint, .uInt),
    (.uint2, .uInt2), (.uint3, .uInt3), (.uint4, .uInt4), (.uchar4, .uChar4), (.char4, .char4), (.ushort2, .uShort2),
    (.ushort4, .uShort4), (.short2, .short2), (.short4, .short4), (.uchar4Normalized, .uChar4Normalized),
    (.char4Normalized, .char4Normalized),
]
