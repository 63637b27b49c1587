public import Foundation

/// How one draws.
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {
    var label: String? { get }
    var device: any MTLDevice { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadgroupSizeMatchesTileSize: Bool { get }
    var imageblockSampleLength: Int { get }
    var supportIndirectCommandBuffers: Bool { get }
    var maxTotalThreadsPerObjectThreadgroup: Int { get }
    var maxTotalThreadsPerMeshThreadgroup: Int { get }
    var objectThreadExecutionWidth: Int { get }
    var meshThreadExecutionWidth: Int { get }
    var gpuResourceID: MTLResourceID { get }
}
/// How one computes.
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
    var label: String? { get }
    var device: any MTLDevice { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
    var staticThreadgroupMemoryLength: Int { get }
    var supportIndirectCommandBuffers: Bool { get }
    var gpuResourceID: MTLResourceID { get }
    func imageblockMemoryLength(forDimensions imageblockDimensions: MTLSize) -> Int
    func functionHandle(function: any MTLFunction) -> (any MTLFunctionHandle)?
    func makeVisibleFunctionTable(descriptor: MTLVisibleFunctionTableDescriptor) -> (any MTLVisibleFunctionTable)?
    func makeIntersectionFunctionTable(
        descriptor: MTLIntersectionFunctionTableDescriptor
    ) -> (any MTLIntersectionFunctionTable)?
}

/// How colours mix on a picture.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var rgbBlendOperation = MTLBlendOperation.add
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero
    open var alphaBlendOperation = MTLBlendOperation.add
    open var writeMask = MTLColorWriteMask.all
    public override init() {}
}
public typealias MTLRenderPipelineColorAttachmentDescriptorArray =
    MTLDescriptorArray<MTLRenderPipelineColorAttachmentDescriptor>

/// Whether a shader changes a buffer.
open class MTLPipelineBufferDescriptor: NSObject {
    open var mutability = MTLMutability.default
    public override init() {}
}
public typealias MTLPipelineBufferDescriptorArray = MTLDescriptorArray<MTLPipelineBufferDescriptor>

/// How one is to draw.
open class MTLRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    open var sampleCount = 1
    open var rasterSampleCount = 1
    open var isAlphaToCoverageEnabled = false
    open var isAlphaToOneEnabled = false
    open var isRasterizationEnabled = true
    open var maxVertexAmplificationCount = 1
    open private(set) var colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray {
        MTLRenderPipelineColorAttachmentDescriptor()
    }
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    open var inputPrimitiveTopology = MTLPrimitiveTopologyClass.unspecified
    open var tessellationPartitionMode = MTLTessellationPartitionMode.pow2
    open var maxTessellationFactor = 16
    open var isTessellationFactorScaleEnabled = false
    open var tessellationFactorFormat = MTLTessellationFactorFormat.half
    open var tessellationControlPointIndexType = MTLTessellationControlPointIndexType.none
    open var tessellationFactorStepFunction = MTLTessellationFactorStepFunction.constant
    open var tessellationOutputWindingOrder = MTLWinding.clockwise
    public let vertexBuffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
    public let fragmentBuffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
    open var supportIndirectCommandBuffers = false
    open var binaryArchives: [any MTLBinaryArchive]?
    open var vertexLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    open var fragmentLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public override init() {}

    /// As it is when it is made.
    open func reset() {
        let new = MTLRenderPipelineDescriptor()
        (label, vertexFunction, fragmentFunction, vertexDescriptor) = (nil, nil, nil, nil)
        (sampleCount, rasterSampleCount, isRasterizationEnabled) = (1, 1, true)
        (isAlphaToCoverageEnabled, isAlphaToOneEnabled) = (false, false)
        (colorAttachments, depthAttachmentPixelFormat) = (new.colorAttachments, .invalid)
        (stencilAttachmentPixelFormat, inputPrimitiveTopology) = (.invalid, .unspecified)
    }
}

/// How one is to draw by meshes.
open class MTLMeshRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var objectFunction: (any MTLFunction)?
    open var meshFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var maxTotalThreadsPerObjectThreadgroup = 0
    open var maxTotalThreadsPerMeshThreadgroup = 0
    open var payloadMemoryLength = 0
    open var rasterSampleCount = 1
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray {
        MTLRenderPipelineColorAttachmentDescriptor()
    }
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    public override init() {}
}
/// Which colours tiles have.
open class MTLTileRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.invalid
    public override init() {}
}
/// How one is to draw by tiles.
open class MTLTileRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var tileFunction: (any MTLFunction)!
    open var rasterSampleCount = 1
    public let colorAttachments = MTLDescriptorArray<MTLTileRenderPipelineColorAttachmentDescriptor> {
        MTLTileRenderPipelineColorAttachmentDescriptor()
    }
    open var threadgroupSizeMatchesTileSize = false
    open var maxTotalThreadsPerThreadgroup = 0
    public override init() {}
}
/// How one is to compute.
open class MTLComputePipelineDescriptor: NSObject {
    open var label: String?
    open var computeFunction: (any MTLFunction)?
    open var threadGroupSizeIsMultipleOfThreadExecutionWidth = false
    open var maxTotalThreadsPerThreadgroup = 0
    open var stageInputDescriptor: MTLStageInputOutputDescriptor?
    public let buffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
    open var supportIndirectCommandBuffers = false
    open var binaryArchives: [any MTLBinaryArchive]?
    open var linkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public override init() {}
}
/// Where pipelines are kept.
open class MTLBinaryArchiveDescriptor: NSObject {
    open var url: URL?
    public override init() {}
}
/// What shaders of a pipeline take.
open class MTLRenderPipelineReflection: NSObject, @unchecked Sendable {  // Its state does not change.
    open var vertexBindings: [any MTLBinding] { [] }
    open var fragmentBindings: [any MTLBinding] { [] }
    open var tileBindings: [any MTLBinding] { [] }
}
/// What the shader of a pipeline takes.
open class MTLComputePipelineReflection: NSObject, @unchecked Sendable {  // Its state does not change.
    open var bindings: [any MTLBinding] { [] }
}

public typealias MTLAutoreleasedRenderPipelineReflection = MTLRenderPipelineReflection
public typealias MTLAutoreleasedComputePipelineReflection = MTLComputePipelineReflection
