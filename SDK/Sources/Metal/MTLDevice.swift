public import Foundation

// There is no GPU: `MTLCreateSystemDefaultDevice()` is nil, as Apple documents for a device without Metal. What a device would
// give is there by its protocols, so that renderers compile, and nothing of it is ever made.

/// nil: there is no GPU.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// None.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// Of what family a device is.
public protocol MTLArchitecture: NSObjectProtocol, Sendable { var name: String { get } }

/// A GPU.
public protocol MTLDevice: NSObjectProtocol, Sendable {
    var name: String { get }
    var registryID: UInt64 { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var maxThreadgroupMemoryLength: Int { get }
    var maxBufferLength: Int { get }
    var maxArgumentBufferSamplerCount: Int { get }
    var hasUnifiedMemory: Bool { get }
    var currentAllocatedSize: Int { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var isLowPower: Bool { get }
    var isHeadless: Bool { get }
    var isRemovable: Bool { get }
    var isDepth24Stencil8PixelFormatSupported: Bool { get }
    var areRasterOrderGroupsSupported: Bool { get }
    var areProgrammableSamplePositionsSupported: Bool { get }
    var argumentBuffersSupport: MTLArgumentBuffersTier { get }
    var readWriteTextureSupport: MTLReadWriteTextureTier { get }
    var supports32BitFloatFiltering: Bool { get }
    var supports32BitMSAA: Bool { get }
    var supportsBCTextureCompression: Bool { get }
    var supportsDynamicLibraries: Bool { get }
    var supportsFunctionPointers: Bool { get }
    var supportsFunctionPointersFromRender: Bool { get }
    var supportsPullModelInterpolation: Bool { get }
    var supportsPrimitiveMotionBlur: Bool { get }
    var supportsQueryTextureLOD: Bool { get }
    var supportsRaytracing: Bool { get }
    var supportsRaytracingFromRender: Bool { get }
    var supportsRenderDynamicLibraries: Bool { get }
    var supportsShaderBarycentricCoordinates: Bool { get }
    var sparseTileSizeInBytes: Int { get }
    var counterSets: [any MTLCounterSet]? { get }

    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    func supportsVertexAmplificationCount(_ count: Int) -> Bool
    func supportsRasterizationRateMap(layerCount: Int) -> Bool
    func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int
    func minimumTextureBufferAlignment(for format: MTLPixelFormat) -> Int
    func heapTextureSizeAndAlign(descriptor desc: MTLTextureDescriptor) -> MTLSizeAndAlign
    func heapBufferSizeAndAlign(length: Int, options: MTLResourceOptions) -> MTLSizeAndAlign
    func getDefaultSamplePositions(sampleCount: Int) -> [MTLSamplePosition]
    func sampleTimestamps() -> (cpu: UInt64, gpu: UInt64)

    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeCommandQueue(descriptor: MTLCommandQueueDescriptor) -> (any MTLCommandQueue)?
    func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(
        bytesNoCopy pointer: UnsafeMutableRawPointer,
        length: Int,
        options: MTLResourceOptions,
        deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
    ) -> (any MTLBuffer)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSharedTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSharedTexture(handle sharedHandle: MTLSharedTextureHandle) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?

    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(filepath: String) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeLibrary(data: DispatchData) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) async throws -> any MTLLibrary
    func makeLibrary(stitchedDescriptor descriptor: MTLStitchedLibraryDescriptor) throws -> any MTLLibrary
    func makeLibrary(
        source: String,
        options: MTLCompileOptions?,
        completionHandler: @escaping @Sendable ((any MTLLibrary)?, (any Error)?) -> Void
    )
    func makeDynamicLibrary(library: any MTLLibrary) throws -> any MTLDynamicLibrary
    func makeDynamicLibrary(url: URL) throws -> any MTLDynamicLibrary
    func makeBinaryArchive(descriptor: MTLBinaryArchiveDescriptor) throws -> any MTLBinaryArchive

    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) async throws -> any MTLRenderPipelineState
    func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor,
        options: MTLPipelineOption,
        reflection: UnsafeMutablePointer<MTLRenderPipelineReflection?>?
    ) throws -> any MTLRenderPipelineState
    func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, (any Error)?) -> Void
    )
    func makeRenderPipelineState(
        tileDescriptor descriptor: MTLTileRenderPipelineDescriptor,
        options: MTLPipelineOption
    ) throws -> (any MTLRenderPipelineState, MTLRenderPipelineReflection?)
    func makeRenderPipelineState(
        descriptor: MTLMeshRenderPipelineDescriptor,
        options: MTLPipelineOption
    ) throws -> (any MTLRenderPipelineState, MTLRenderPipelineReflection?)
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) async throws -> any MTLComputePipelineState
    func makeComputePipelineState(
        function computeFunction: any MTLFunction,
        options: MTLPipelineOption,
        reflection: UnsafeMutablePointer<MTLComputePipelineReflection?>?
    ) throws -> any MTLComputePipelineState
    func makeComputePipelineState(
        function computeFunction: any MTLFunction,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, (any Error)?) -> Void
    )
    func makeComputePipelineState(
        descriptor: MTLComputePipelineDescriptor,
        options: MTLPipelineOption,
        reflection: UnsafeMutablePointer<MTLComputePipelineReflection?>?
    ) throws -> any MTLComputePipelineState

    func makeFence() -> (any MTLFence)?
    func makeEvent() -> (any MTLEvent)?
    func makeSharedEvent() -> (any MTLSharedEvent)?
    func makeSharedEvent(handle sharedEventHandle: MTLSharedEventHandle) -> (any MTLSharedEvent)?
    func makeArgumentEncoder(arguments: [MTLArgumentDescriptor]) -> (any MTLArgumentEncoder)?
    func makeArgumentEncoder(bufferBinding: any MTLBufferBinding) -> any MTLArgumentEncoder
    func makeIndirectCommandBuffer(
        descriptor: MTLIndirectCommandBufferDescriptor,
        maxCommandCount maxCount: Int,
        options: MTLResourceOptions
    ) -> (any MTLIndirectCommandBuffer)?
    func makeCounterSampleBuffer(descriptor: MTLCounterSampleBufferDescriptor) throws -> any MTLCounterSampleBuffer
    func makeRasterizationRateMap(descriptor: MTLRasterizationRateMapDescriptor) -> (any MTLRasterizationRateMap)?
    func accelerationStructureSizes(
        descriptor: MTLAccelerationStructureDescriptor
    ) -> MTLAccelerationStructureSizes
    func makeAccelerationStructure(size: Int) -> (any MTLAccelerationStructure)?
    func makeAccelerationStructure(
        descriptor: MTLAccelerationStructureDescriptor
    ) -> (any MTLAccelerationStructure)?
}

extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
    public func makeBuffer(bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytesNoCopy: pointer, length: length, options: [], deallocator: nil)
    }
    public func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor,
        options: MTLPipelineOption
    ) async throws -> (any MTLRenderPipelineState, MTLRenderPipelineReflection?) {
        (try await makeRenderPipelineState(descriptor: descriptor), nil)
    }
}

/// Why a library is not made.
public struct MTLLibraryError: CustomNSError, Hashable, Sendable {
    /// Raw values as Metal has them.
    public enum Code: UInt, Sendable {
        case unsupported = 1, `internal`, compileFailure, compileWarning, functionNotFound, fileNotFound
    }
    public static let errorDomain = "MTLLibraryErrorDomain"
    public let code: Code
    public var errorCode: Int { Int(code.rawValue) }
    public init(_ code: Code) { self.code = code }
}

/// Why commands were not done.
public struct MTLCommandBufferError: CustomNSError, Hashable, Sendable {
    /// Raw values as Metal has them.
    public enum Code: UInt, Sendable {
        case none = 0, `internal`, timeout, pageFault, accessRevoked, notPermitted = 7, outOfMemory, invalidResource
        case memoryless, deviceRemoved, stackOverflow
    }
    public static let errorDomain = "MTLCommandBufferErrorDomain"
    public let code: Code
    public var errorCode: Int { Int(code.rawValue) }
    public init(_ code: Code) { self.code = code }
}
