public import Foundation

/// Takes what a GPU is to do.
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    func makeCommandBuffer(descriptor: MTLCommandBufferDescriptor) -> (any MTLCommandBuffer)?
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
    func insertDebugCaptureBoundary()
}
/// How many it takes.
open class MTLCommandQueueDescriptor: NSObject {
    open var maxCommandBufferCount = 64
    public override init() {}
}
/// How a buffer of commands is made.
open class MTLCommandBufferDescriptor: NSObject {
    open var retainedReferences = true
    open var errorOptions: MTLCommandBufferErrorOption = []
    public override init() {}
}

public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void

/// What a GPU does at once.
public protocol MTLCommandBuffer: NSObjectProtocol {
    var device: any MTLDevice { get }
    var commandQueue: any MTLCommandQueue { get }
    var retainedReferences: Bool { get }
    var errorOptions: MTLCommandBufferErrorOption { get }
    var label: String? { get set }
    var kernelStartTime: TimeInterval { get }
    var kernelEndTime: TimeInterval { get }
    var gpuStartTime: TimeInterval { get }
    var gpuEndTime: TimeInterval { get }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    func enqueue()
    func commit()
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: TimeInterval)
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: TimeInterval)
    func waitUntilScheduled()
    func waitUntilCompleted()
    func completed() async
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func makeBlitCommandEncoder(descriptor: MTLBlitPassDescriptor) -> (any MTLBlitCommandEncoder)?
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeParallelRenderCommandEncoder(
        descriptor: MTLRenderPassDescriptor
    ) -> (any MTLParallelRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeComputeCommandEncoder(dispatchType: MTLDispatchType) -> (any MTLComputeCommandEncoder)?
    func makeComputeCommandEncoder(descriptor: MTLComputePassDescriptor) -> (any MTLComputeCommandEncoder)?
    func makeAccelerationStructureCommandEncoder() -> (any MTLAccelerationStructureCommandEncoder)?
    func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
    func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// What is shown when it is drawn.
public protocol MTLDrawable: NSObjectProtocol {
    var presentedTime: TimeInterval { get }
    var drawableID: Int { get }
    func present()
    func present(at presentationTime: TimeInterval)
    func present(afterMinimumDuration duration: TimeInterval)
    func addPresentedHandler(_ block: @escaping (any MTLDrawable) -> Void)
}

/// Writes commands.
public protocol MTLCommandEncoder: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    func endEncoding()
    func insertDebugSignpost(_ string: String)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// Writes commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func copy(
        from sourceBuffer: any MTLBuffer,
        sourceOffset: Int,
        to destinationBuffer: any MTLBuffer,
        destinationOffset: Int,
        size: Int
    )
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    func copy(
        from sourceTexture: any MTLTexture,
        sourceSlice: Int,
        sourceLevel: Int,
        to destinationTexture: any MTLTexture,
        destinationSlice: Int,
        destinationLevel: Int,
        sliceCount: Int,
        levelCount: Int
    )
    func copy(
        from sourceTexture: any MTLTexture,
        sourceSlice: Int,
        sourceLevel: Int,
        sourceOrigin: MTLOrigin,
        sourceSize: MTLSize,
        to destinationTexture: any MTLTexture,
        destinationSlice: Int,
        destinationLevel: Int,
        destinationOrigin: MTLOrigin
    )
    func copy(
        from sourceBuffer: any MTLBuffer,
        sourceOffset: Int,
        sourceBytesPerRow: Int,
        sourceBytesPerImage: Int,
        sourceSize: MTLSize,
        to destinationTexture: any MTLTexture,
        destinationSlice: Int,
        destinationLevel: Int,
        destinationOrigin: MTLOrigin
    )
    func copy(
        from sourceTexture: any MTLTexture,
        sourceSlice: Int,
        sourceLevel: Int,
        sourceOrigin: MTLOrigin,
        sourceSize: MTLSize,
        to destinationBuffer: any MTLBuffer,
        destinationOffset: Int,
        destinationBytesPerRow: Int,
        destinationBytesPerImage: Int
    )
    func generateMipmaps(for texture: any MTLTexture)
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
    func synchronize(resource: any MTLResource)
    func synchronize(texture: any MTLTexture, slice: Int, level: Int)
    func optimizeContentsForGPUAccess(texture: any MTLTexture)
    func optimizeContentsForCPUAccess(texture: any MTLTexture)
    func updateFence(_ fence: any MTLFence)
    func waitForFence(_ fence: any MTLFence)
    func resetCommandsInBuffer(_ buffer: any MTLIndirectCommandBuffer, range: Range<Int>)
}

/// Writes commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    var dispatchType: MTLDispatchType { get }
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBufferOffset(_ offset: Int, index: Int)
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func setImageblockWidth(_ width: Int, height: Int)
    func setAccelerationStructure(_ structure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    func setVisibleFunctionTable(_ table: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    func setIntersectionFunctionTable(_ table: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreadgroups(
        indirectBuffer: any MTLBuffer,
        indirectBufferOffset: Int,
        threadsPerThreadgroup: MTLSize
    )
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage)
    func useHeap(_ heap: any MTLHeap)
    func memoryBarrier(scope: MTLBarrierScope)
    func memoryBarrier(resources: [any MTLResource])
    func updateFence(_ fence: any MTLFence)
    func waitForFence(_ fence: any MTLFence)
    func executeCommandsInBuffer(_ buffer: any MTLIndirectCommandBuffer, range: Range<Int>)
}

/// Writes commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBufferOffset(_ offset: Int, index: Int)
    func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setVertexTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    func setFragmentBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setTileBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTileBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setTileTexture(_ texture: (any MTLTexture)?, index: Int)
    func setObjectBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setObjectBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setMeshBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setMeshBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setMeshTexture(_ texture: (any MTLTexture)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func setViewports(_ viewports: [MTLViewport])
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setCullMode(_ cullMode: MTLCullMode)
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setScissorRect(_ rect: MTLScissorRect)
    func setScissorRects(_ scissorRects: [MTLScissorRect])
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setStencilReferenceValue(_ referenceValue: UInt32)
    func setStencilReferenceValues(front frontReferenceValue: UInt32, back backReferenceValue: UInt32)
    func setVisibilityResultMode(_ mode: MTLVisibilityResultMode, offset: Int)
    func setColorStoreAction(_ storeAction: MTLStoreAction, index colorAttachmentIndex: Int)
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    func setVertexAmplificationCount(_ count: Int, viewMappings: UnsafePointer<MTLVertexAmplificationViewMapping>?)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawPrimitives(
        type primitiveType: MTLPrimitiveType,
        vertexStart: Int,
        vertexCount: Int,
        instanceCount: Int,
        baseInstance: Int
    )
    func drawPrimitives(type primitiveType: MTLPrimitiveType, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType,
        indexCount: Int,
        indexType: MTLIndexType,
        indexBuffer: any MTLBuffer,
        indexBufferOffset: Int
    )
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType,
        indexCount: Int,
        indexType: MTLIndexType,
        indexBuffer: any MTLBuffer,
        indexBufferOffset: Int,
        instanceCount: Int
    )
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType,
        indexCount: Int,
        indexType: MTLIndexType,
        indexBuffer: any MTLBuffer,
        indexBufferOffset: Int,
        instanceCount: Int,
        baseVertex: Int,
        baseInstance: Int
    )
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType,
        indexType: MTLIndexType,
        indexBuffer: any MTLBuffer,
        indexBufferOffset: Int,
        indirectBuffer: any MTLBuffer,
        indirectBufferOffset: Int
    )
    func drawMeshThreadgroups(
        _ threadgroupsPerGrid: MTLSize,
        threadsPerObjectThreadgroup: MTLSize,
        threadsPerMeshThreadgroup: MTLSize
    )
    func drawMeshThreads(
        _ threadsPerGrid: MTLSize,
        threadsPerObjectThreadgroup: MTLSize,
        threadsPerMeshThreadgroup: MTLSize
    )
    func dispatchThreadsPerTile(_ threadsPerTile: MTLSize)
    func setTessellationFactorBuffer(_ buffer: (any MTLBuffer)?, offset: Int, instanceStride: Int)
    func setTessellationFactorScale(_ scale: Float)
    func drawPatches(
        numberOfPatchControlPoints: Int,
        patchStart: Int,
        patchCount: Int,
        patchIndexBuffer: (any MTLBuffer)?,
        patchIndexBufferOffset: Int,
        instanceCount: Int,
        baseInstance: Int
    )
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage, stages: MTLRenderStages)
    func useHeap(_ heap: any MTLHeap)
    func useHeap(_ heap: any MTLHeap, stages: MTLRenderStages)
    func memoryBarrier(scope: MTLBarrierScope, after: MTLRenderStages, before: MTLRenderStages)
    func updateFence(_ fence: any MTLFence, after stages: MTLRenderStages)
    func waitForFence(_ fence: any MTLFence, before stages: MTLRenderStages)
    func executeCommandsInBuffer(_ buffer: any MTLIndirectCommandBuffer, range: Range<Int>)
}

/// Which of several pictures a vertex goes to.
public struct MTLVertexAmplificationViewMapping: Sendable {
    public var viewportArrayIndexOffset: UInt32 = 0
    public var renderTargetArrayIndexOffset: UInt32 = 0
    public init() {}
}

/// Writes commands that draw, from several threads.
public protocol MTLParallelRenderCommandEncoder: MTLCommandEncoder {
    func makeRenderCommandEncoder() -> (any MTLRenderCommandEncoder)?
    func setColorStoreAction(_ storeAction: MTLStoreAction, index colorAttachmentIndex: Int)
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
}
/// Writes commands that make what rays meet.
public protocol MTLAccelerationStructureCommandEncoder: MTLCommandEncoder {
    func build(
        accelerationStructure: any MTLAccelerationStructure,
        descriptor: MTLAccelerationStructureDescriptor,
        scratchBuffer: any MTLBuffer,
        scratchBufferOffset: Int
    )
    func copy(
        sourceAccelerationStructure: any MTLAccelerationStructure,
        destinationAccelerationStructure: any MTLAccelerationStructure
    )
}

/// Commands that are drawn later.
public protocol MTLIndirectCommandBuffer: MTLResource {
    var size: Int { get }
    func reset(_ range: Range<Int>)
    func indirectRenderCommandAt(_ commandIndex: Int) -> any MTLIndirectRenderCommand
    func indirectComputeCommandAt(_ commandIndex: Int) -> any MTLIndirectComputeCommand
}
/// One of them that draws.
public protocol MTLIndirectRenderCommand: NSObjectProtocol {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func setFragmentBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func drawPrimitives(
        _ primitiveType: MTLPrimitiveType,
        vertexStart: Int,
        vertexCount: Int,
        instanceCount: Int,
        baseInstance: Int
    )
    func reset()
}
/// One of them that computes.
public protocol MTLIndirectComputeCommand: NSObjectProtocol {
    func setComputePipelineState(_ pipelineState: any MTLComputePipelineState)
    func setKernelBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func concurrentDispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func setBarrier()
    func reset()
}
/// Which commands.
open class MTLIndirectCommandBufferDescriptor: NSObject {
    open var commandTypes: MTLIndirectCommandType = []
    open var inheritPipelineState = true
    open var inheritBuffers = true
    open var maxVertexBufferBindCount = 0
    open var maxFragmentBufferBindCount = 0
    open var maxKernelBufferBindCount = 0
    public override init() {}
}
