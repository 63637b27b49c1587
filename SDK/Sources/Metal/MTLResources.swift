public import Foundation

/// Memory of a GPU.
public protocol MTLAllocation: NSObjectProtocol, Sendable { var allocatedSize: Int { get } }

/// What a GPU reads and writes.
public protocol MTLResource: MTLAllocation {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var storageMode: MTLStorageMode { get }
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    var resourceOptions: MTLResourceOptions { get }
    var heap: (any MTLHeap)? { get }
    var heapOffset: Int { get }
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
    func makeAliasable()
    func isAliasable() -> Bool
}

/// Bytes.
public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    var gpuAddress: UInt64 { get }
    func contents() -> UnsafeMutableRawPointer
    func didModifyRange(_ range: Range<Int>)
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
    func addDebugMarker(_ marker: String, range: Range<Int>)
    func removeAllDebugMarkers()
}

/// A picture.
public protocol MTLTexture: MTLResource {
    var textureType: MTLTextureType { get }
    var pixelFormat: MTLPixelFormat { get }
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var sampleCount: Int { get }
    var arrayLength: Int { get }
    var usage: MTLTextureUsage { get }
    var isShareable: Bool { get }
    var isFramebufferOnly: Bool { get }
    var allowGPUOptimizedContents: Bool { get }
    var compressionType: MTLTextureCompressionType { get }
    var swizzle: MTLTextureSwizzleChannels { get }
    var gpuResourceID: MTLResourceID { get }
    var parent: (any MTLTexture)? { get }
    var parentRelativeLevel: Int { get }
    var parentRelativeSlice: Int { get }
    var buffer: (any MTLBuffer)? { get }
    var bufferOffset: Int { get }
    var bufferBytesPerRow: Int { get }
    var firstMipmapInTail: Int { get }
    var tailSizeInBytes: Int { get }
    var isSparse: Bool { get }
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer,
        bytesPerRow: Int,
        bytesPerImage: Int,
        from region: MTLRegion,
        mipmapLevel level: Int,
        slice: Int
    )
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer,
        bytesPerRow: Int,
        from region: MTLRegion,
        mipmapLevel level: Int
    )
    func replace(
        region: MTLRegion,
        mipmapLevel level: Int,
        slice: Int,
        withBytes pixelBytes: UnsafeRawPointer,
        bytesPerRow: Int,
        bytesPerImage: Int
    )
    func replace(
        region: MTLRegion,
        mipmapLevel level: Int,
        withBytes pixelBytes: UnsafeRawPointer,
        bytesPerRow: Int
    )
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
    func makeTextureView(
        pixelFormat: MTLPixelFormat,
        textureType: MTLTextureType,
        levels levelRange: Range<Int>,
        slices sliceRange: Range<Int>
    ) -> (any MTLTexture)?
    func makeTextureView(
        pixelFormat: MTLPixelFormat,
        textureType: MTLTextureType,
        levels levelRange: Range<Int>,
        slices sliceRange: Range<Int>,
        swizzle: MTLTextureSwizzleChannels
    ) -> (any MTLTexture)?
    func makeSharedTextureHandle() -> MTLSharedTextureHandle?
}

/// Names something of a GPU in a shader.
public struct MTLResourceID: Hashable, Sendable {
    let number: UInt64
    public init() { number = 0 }
}

/// Names a picture in another process.
open class MTLSharedTextureHandle: NSObject, @unchecked Sendable {  // Its state does not change.
    open var label: String? { nil }
    override init() { super.init() }
}

/// Memory that resources are made of.
public protocol MTLHeap: MTLAllocation {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var storageMode: MTLStorageMode { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    var resourceOptions: MTLResourceOptions { get }
    var size: Int { get }
    var usedSize: Int { get }
    var currentAllocatedSize: Int { get }
    var type: MTLHeapType { get }
    func maxAvailableSize(alignment: Int) -> Int
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(length: Int, options: MTLResourceOptions, offset: Int) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int) -> (any MTLTexture)?
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
}

/// How dots between dots are found.
public protocol MTLSamplerState: NSObjectProtocol, Sendable {
    var label: String? { get }
    var device: any MTLDevice { get }
    var gpuResourceID: MTLResourceID { get }
}
/// How depths and stencils are compared.
public protocol MTLDepthStencilState: NSObjectProtocol, Sendable {
    var label: String? { get }
    var device: any MTLDevice { get }
}

/// Orders passes of one queue.
public protocol MTLFence: NSObjectProtocol, Sendable {
    var device: any MTLDevice { get }
    var label: String? { get set }
}
/// Orders queues of one device.
public protocol MTLEvent: NSObjectProtocol, Sendable {
    var device: (any MTLDevice)? { get }
    var label: String? { get set }
}
/// Orders devices and the processor.
public protocol MTLSharedEvent: MTLEvent {
    var signaledValue: UInt64 { get set }
    func notify(
        _ listener: MTLSharedEventListener,
        atValue value: UInt64,
        block: @escaping (any MTLSharedEvent, UInt64) -> Void
    )
    func makeSharedEventHandle() -> MTLSharedEventHandle
    func wait(untilSignaledValue value: UInt64, timeoutMS milliseconds: UInt64) -> Bool
}
/// Where one hears of it.
open class MTLSharedEventListener: NSObject, @unchecked Sendable {  // Its state does not change.
    public let dispatchQueue: DispatchQueue
    public override convenience init() { self.init(dispatchQueue: DispatchQueue(label: "MTLSharedEventListener")) }
    public init(dispatchQueue: DispatchQueue) { self.dispatchQueue = dispatchQueue }
}
/// Names one in another process.
open class MTLSharedEventHandle: NSObject, @unchecked Sendable {  // Its state does not change.
    open var label: String? { nil }
    override init() { super.init() }
}

/// What a GPU counts.
public protocol MTLCounter: NSObjectProtocol, Sendable { var name: String { get } }
/// Several of it.
public protocol MTLCounterSet: NSObjectProtocol, Sendable {
    var name: String { get }
    var counters: [any MTLCounter] { get }
}
/// What it has counted.
public protocol MTLCounterSampleBuffer: NSObjectProtocol, Sendable {
    var device: any MTLDevice { get }
    var label: String { get }
    var sampleCount: Int { get }
    func resolveCounterRange(_ range: Range<Int>) throws -> Data?
}
/// How fine parts of a picture are drawn.
public protocol MTLRasterizationRateMap: NSObjectProtocol, Sendable {
    var device: any MTLDevice { get }
    var label: String? { get }
    var screenSize: MTLSize { get }
    var physicalGranularity: MTLSize { get }
    var layerCount: Int { get }
    func physicalSize(layer layerIndex: Int) -> MTLSize
}
/// What rays meet.
public protocol MTLAccelerationStructure: MTLResource {
    var size: Int { get }
    var gpuResourceID: MTLResourceID { get }
}
/// How much memory it takes.
public struct MTLAccelerationStructureSizes: Sendable {
    public var accelerationStructureSize = 0
    public var buildScratchBufferSize = 0
    public var refitScratchBufferSize = 0
    public init() {}
}
