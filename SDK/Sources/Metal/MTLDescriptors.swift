public import Foundation

// What a device is told of things that it is to make: kept and given back, with Metal's own beginnings.

/// Elements that are made when they are first asked for.
public class MTLDescriptorArray<Element: NSObject>: NSObject {
    private var made: [Int: Element] = [:]
    private let make: () -> Element
    init(_ make: @escaping () -> Element) { self.make = make }

    public subscript(index: Int) -> Element! {
        get {
            if let element = made[index] { return element }
            let element = make()
            made[index] = element
            return element
        }
        set { made[index] = newValue }
    }
    func reset() { made = [:] }
}

/// A picture to make.
open class MTLTextureDescriptor: NSObject, NSCopying {
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var arrayLength = 1
    open var resourceOptions: MTLResourceOptions = []
    open var cpuCacheMode = MTLCPUCacheMode.defaultCache
    open var storageMode = MTLStorageMode.shared
    open var hazardTrackingMode = MTLHazardTrackingMode.default
    open var usage = MTLTextureUsage.shaderRead
    open var allowGPUOptimizedContents = true
    open var compressionType = MTLTextureCompressionType.lossless
    open var swizzle = MTLTextureSwizzleChannels()

    public override init() {}
    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat,
        width: Int,
        height: Int,
        mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let made = MTLTextureDescriptor()
        (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
        made.mipmapLevelCount = mipmapped ? levels(Swift.max(width, height)) : 1
        return made
    }
    open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool)
        -> MTLTextureDescriptor
    {
        let made = texture2DDescriptor(pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
        made.textureType = .typeCube
        return made
    }
    open class func textureBufferDescriptor(
        with pixelFormat: MTLPixelFormat,
        width: Int,
        resourceOptions: MTLResourceOptions = [],
        usage: MTLTextureUsage
    ) -> MTLTextureDescriptor {
        let made = texture2DDescriptor(pixelFormat: pixelFormat, width: width, height: 1, mipmapped: false)
        (made.textureType, made.resourceOptions, made.usage) = (.typeTextureBuffer, resourceOptions, usage)
        return made
    }

    /// Until one dot is left.
    private static func levels(_ side: Int) -> Int { side > 0 ? Int.bitWidth - side.leadingZeroBitCount : 1 }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = MTLTextureDescriptor()
        (other.textureType, other.pixelFormat, other.width, other.height) = (textureType, pixelFormat, width, height)
        (other.depth, other.mipmapLevelCount, other.sampleCount) = (depth, mipmapLevelCount, sampleCount)
        (other.arrayLength, other.resourceOptions, other.cpuCacheMode) = (arrayLength, resourceOptions, cpuCacheMode)
        (other.storageMode, other.hazardTrackingMode, other.usage) = (storageMode, hazardTrackingMode, usage)
        (other.allowGPUOptimizedContents, other.swizzle) = (allowGPUOptimizedContents, swizzle)
        return other
    }
}

/// Memory to make.
open class MTLHeapDescriptor: NSObject {
    open var size = 0
    open var storageMode = MTLStorageMode.private
    open var cpuCacheMode = MTLCPUCacheMode.defaultCache
    open var hazardTrackingMode = MTLHazardTrackingMode.default
    open var resourceOptions: MTLResourceOptions = .storageModePrivate
    open var type = MTLHeapType.automatic
    public override init() {}
}

/// How dots between dots are to be found.
open class MTLSamplerDescriptor: NSObject {
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var mipFilter = MTLSamplerMipFilter.notMipmapped
    open var maxAnisotropy = 1
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
    open var rAddressMode = MTLSamplerAddressMode.clampToEdge
    open var borderColor = MTLSamplerBorderColor.transparentBlack
    open var normalizedCoordinates = true
    open var lodMinClamp: Float = 0
    open var lodMaxClamp = Float.greatestFiniteMagnitude
    open var lodAverage = false
    open var compareFunction = MTLCompareFunction.never
    open var supportArgumentBuffers = false
    open var label: String?
    public override init() {}
}

/// How stencils are to be compared.
open class MTLStencilDescriptor: NSObject {
    open var stencilCompareFunction = MTLCompareFunction.always
    open var stencilFailureOperation = MTLStencilOperation.keep
    open var depthFailureOperation = MTLStencilOperation.keep
    open var depthStencilPassOperation = MTLStencilOperation.keep
    open var readMask = UInt32.max
    open var writeMask = UInt32.max
    public override init() {}
}
/// How depths are to be compared.
open class MTLDepthStencilDescriptor: NSObject {
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
    open var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    open var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    open var label: String?
    public override init() {}
}

/// What of a vertex lies where.
open class MTLVertexAttributeDescriptor: NSObject {
    open var format = MTLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0
    public override init() {}
}
/// How vertices follow each other.
open class MTLVertexBufferLayoutDescriptor: NSObject {
    open var stride = 0
    open var stepFunction = MTLVertexStepFunction.perVertex
    open var stepRate = 1
    public override init() {}
}
public typealias MTLVertexAttributeDescriptorArray = MTLDescriptorArray<MTLVertexAttributeDescriptor>
public typealias MTLVertexBufferLayoutDescriptorArray = MTLDescriptorArray<MTLVertexBufferLayoutDescriptor>
/// How vertices lie in memory.
open class MTLVertexDescriptor: NSObject {
    public let attributes = MTLVertexAttributeDescriptorArray { MTLVertexAttributeDescriptor() }
    public let layouts = MTLVertexBufferLayoutDescriptorArray { MTLVertexBufferLayoutDescriptor() }
    public override init() {}
    open func reset() {
        attributes.reset()
        layouts.reset()
    }
}
/// What of the input of what is computed lies where.
open class MTLAttributeDescriptor: NSObject {
    open var format = MTLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0
    public override init() {}
}
/// How it follows each other.
open class MTLBufferLayoutDescriptor: NSObject {
    open var stride = 0
    open var stepFunction = MTLStepFunction.perVertex
    open var stepRate = 1
    public override init() {}
}
/// How it lies in memory.
open class MTLStageInputOutputDescriptor: NSObject {
    public let attributes = MTLDescriptorArray<MTLAttributeDescriptor> { MTLAttributeDescriptor() }
    public let layouts = MTLDescriptorArray<MTLBufferLayoutDescriptor> { MTLBufferLayoutDescriptor() }
    open var indexType = MTLIndexType.uint16
    open var indexBufferIndex = 0
    public override init() {}
    open func reset() {
        attributes.reset()
        layouts.reset()
    }
}

/// What is to be counted.
open class MTLCounterSampleBufferDescriptor: NSObject {
    open var counterSet: (any MTLCounterSet)?
    open var label = ""
    open var storageMode = MTLStorageMode.shared
    open var sampleCount = 0
    public override init() {}
}
/// How fine parts of a picture are to be drawn.
open class MTLRasterizationRateMapDescriptor: NSObject {
    open var screenSize = MTLSize()
    open var label: String?
    open var layerCount: Int { 0 }
    public override init() {}
}
/// What rays are to meet.
open class MTLAccelerationStructureDescriptor: NSObject {
    open var usage = 0
    public override init() {}
}
/// Shapes that they meet.
open class MTLPrimitiveAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    open var geometryDescriptors: [MTLAccelerationStructureGeometryDescriptor]?
}
/// One of them.
open class MTLAccelerationStructureGeometryDescriptor: NSObject {
    open var opaque = true
    open var intersectionFunctionTableOffset = 0
    open var label: String?
    public override init() {}
}
/// Triangles.
open class MTLAccelerationStructureTriangleGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    open var vertexBuffer: (any MTLBuffer)?
    open var vertexBufferOffset = 0
    open var vertexStride = 0
    open var indexBuffer: (any MTLBuffer)?
    open var indexType = MTLIndexType.uint32
    open var triangleCount = 0
}
/// Such shapes at several places.
open class MTLInstanceAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    open var instanceDescriptorBuffer: (any MTLBuffer)?
    open var instanceCount = 0
    open var instancedAccelerationStructures: [any MTLAccelerationStructure]?
}
