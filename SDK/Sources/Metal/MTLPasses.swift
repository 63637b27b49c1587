public import Foundation

/// A picture that is drawn on.
open class MTLRenderPassAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var level = 0
    open var slice = 0
    open var depthPlane = 0
    open var resolveTexture: (any MTLTexture)?
    open var resolveLevel = 0
    open var resolveSlice = 0
    open var resolveDepthPlane = 0
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.dontCare
    public override init() {}
}
/// One of colours.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// One of depths.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    open var clearDepth: Double = 1
    open var depthResolveFilter = MTLMultisampleDepthResolveFilter.sample0
    public override init() {
        super.init()
        loadAction = .clear
    }
}
/// One of stencils.
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    open var clearStencil: UInt32 = 0
    open var stencilResolveFilter = MTLMultisampleStencilResolveFilter.sample0
    public override init() {
        super.init()
        loadAction = .clear
    }
}
/// What is counted in a pass.
open class MTLRenderPassSampleBufferAttachmentDescriptor: NSObject {
    open var sampleBuffer: (any MTLCounterSampleBuffer)?
    open var startOfVertexSampleIndex = 0
    open var endOfVertexSampleIndex = 0
    open var startOfFragmentSampleIndex = 0
    open var endOfFragmentSampleIndex = 0
    public override init() {}
}
public typealias MTLRenderPassColorAttachmentDescriptorArray = MTLDescriptorArray<
    MTLRenderPassColorAttachmentDescriptor
>
public typealias MTLRenderPassSampleBufferAttachmentDescriptorArray =
    MTLDescriptorArray<MTLRenderPassSampleBufferAttachmentDescriptor>

/// What is drawn on.
open class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray {
        MTLRenderPassColorAttachmentDescriptor()
    }
    public let sampleBufferAttachments = MTLRenderPassSampleBufferAttachmentDescriptorArray {
        MTLRenderPassSampleBufferAttachmentDescriptor()
    }
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
    open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
    open var visibilityResultBuffer: (any MTLBuffer)?
    open var renderTargetArrayLength = 0
    open var renderTargetWidth = 0
    open var renderTargetHeight = 0
    open var defaultRasterSampleCount = 0
    open var imageblockSampleLength = 0
    open var threadgroupMemoryLength = 0
    open var tileWidth = 0
    open var tileHeight = 0
    open var rasterizationRateMap: (any MTLRasterizationRateMap)?
    private var samples: [MTLSamplePosition] = []

    public override init() {}
    open func setSamplePositions(_ positions: [MTLSamplePosition]) { samples = positions }
    open func getSamplePositions() -> [MTLSamplePosition] { samples }
}

/// What is copied, and counted.
open class MTLBlitPassDescriptor: NSObject {
    public let sampleBufferAttachments = MTLDescriptorArray<MTLBlitPassSampleBufferAttachmentDescriptor> {
        MTLBlitPassSampleBufferAttachmentDescriptor()
    }
    public override init() {}
}
/// What is counted.
open class MTLBlitPassSampleBufferAttachmentDescriptor: NSObject {
    open var sampleBuffer: (any MTLCounterSampleBuffer)?
    open var startOfEncoderSampleIndex = 0
    open var endOfEncoderSampleIndex = 0
    public override init() {}
}
/// What is computed, and counted.
open class MTLComputePassDescriptor: NSObject {
    open var dispatchType = MTLDispatchType.serial
    public let sampleBufferAttachments = MTLDescriptorArray<MTLComputePassSampleBufferAttachmentDescriptor> {
        MTLComputePassSampleBufferAttachmentDescriptor()
    }
    public override init() {}
}
/// What is counted.
open class MTLComputePassSampleBufferAttachmentDescriptor: NSObject {
    open var sampleBuffer: (any MTLCounterSampleBuffer)?
    open var startOfEncoderSampleIndex = 0
    open var endOfEncoderSampleIndex = 0
    public override init() {}
}
