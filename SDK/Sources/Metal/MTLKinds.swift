// What Metal calls things: names with Metal's raw values.

/// What is drawn of points.
public enum MTLPrimitiveType: UInt, Sendable { case point = 0, line, lineStrip, triangle, triangleStrip }
/// The same, of a pipeline.
public enum MTLPrimitiveTopologyClass: UInt, Sendable { case unspecified = 0, point, line, triangle }
/// How wide an index is.
public enum MTLIndexType: UInt, Sendable { case uint16 = 0, uint32 }
/// Which way round a triangle is seen from the front.
public enum MTLWinding: UInt, Sendable { case clockwise = 0, counterClockwise }
/// Which triangles are left out.
public enum MTLCullMode: UInt, Sendable { case none = 0, front, back }
/// Whether what is too near or too far is left out.
public enum MTLDepthClipMode: UInt, Sendable { case clip = 0, clamp }
/// Whether triangles are filled.
public enum MTLTriangleFillMode: UInt, Sendable { case fill = 0, lines }
/// What is counted of what is seen.
public enum MTLVisibilityResultMode: UInt, Sendable { case disabled = 0, boolean, counting }
/// What is there before one draws.
public enum MTLLoadAction: UInt, Sendable { case dontCare = 0, load, clear }
/// What becomes of it afterwards.
public enum MTLStoreAction: UInt, Sendable {
    case dontCare = 0, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore
}
/// How one comes to one depth of several.
public enum MTLMultisampleDepthResolveFilter: UInt, Sendable { case sample0 = 0, min, max }
/// How one comes to one stencil of several.
public enum MTLMultisampleStencilResolveFilter: UInt, Sendable { case sample0 = 0, depthResolvedSample }
/// How numbers are compared.
public enum MTLCompareFunction: UInt, Sendable {
    case never = 0, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
/// What becomes of a stencil.
public enum MTLStencilOperation: UInt, Sendable {
    case keep = 0, zero, replace, incrementClamp, decrementClamp, invert, incrementWrap, decrementWrap
}
/// How two colours mix.
public enum MTLBlendOperation: UInt, Sendable { case add = 0, subtract, reverseSubtract, min, max }
/// How much of a colour is taken.
public enum MTLBlendFactor: UInt, Sendable {
    case zero = 0, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor
    case oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor
    case oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha, source1Color, oneMinusSource1Color, source1Alpha
    case oneMinusSource1Alpha
}
/// Which parts of a colour are written.
public struct MTLColorWriteMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alpha = Self(rawValue: 1), blue = Self(rawValue: 2), green = Self(rawValue: 4)
    public static let red = Self(rawValue: 8)
    public static let all: Self = [.red, .green, .blue, .alpha]
}
/// What a picture is.
public enum MTLTextureType: UInt, Sendable {
    case type1D = 0, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
    case type2DMultisampleArray, typeTextureBuffer
}
/// What a picture is for.
public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let unknown: Self = []
    public static let shaderRead = Self(rawValue: 1), shaderWrite = Self(rawValue: 2)
    public static let renderTarget = Self(rawValue: 4), pixelFormatView = Self(rawValue: 16)
    public static let shaderAtomic = Self(rawValue: 32)
}
/// Which part of a dot is read as which.
public enum MTLTextureSwizzle: UInt8, Sendable { case zero = 0, one, red, green, blue, alpha }
/// The same of all four.
public struct MTLTextureSwizzleChannels: Sendable {
    public var red = MTLTextureSwizzle.red
    public var green = MTLTextureSwizzle.green
    public var blue = MTLTextureSwizzle.blue
    public var alpha = MTLTextureSwizzle.alpha
    public init() {}
    public init(red: MTLTextureSwizzle, green: MTLTextureSwizzle, blue: MTLTextureSwizzle, alpha: MTLTextureSwizzle) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
/// Whether a picture is kept smaller than it is.
public enum MTLTextureCompressionType: Int, Sendable { case lossless = 0, lossy }
/// Who keeps something.
public enum MTLStorageMode: UInt, Sendable { case shared = 0, managed, `private`, memoryless }
/// How a processor reads it.
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache = 0, writeCombined }
/// Whether Metal waits for who writes it.
public enum MTLHazardTrackingMode: UInt, Sendable { case `default` = 0, untracked, tracked }
/// Whether it may go away.
public enum MTLPurgeableState: UInt, Sendable { case keepCurrent = 1, nonVolatile, volatile, empty }
/// All of these at once.
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let cpuCacheModeWriteCombined = Self(rawValue: 1)
    public static let storageModeShared: Self = []
    public static let storageModeManaged = Self(rawValue: 1 << 4), storageModePrivate = Self(rawValue: 2 << 4)
    public static let storageModeMemoryless = Self(rawValue: 3 << 4)
    public static let hazardTrackingModeUntracked = Self(rawValue: 1 << 8)
    public static let hazardTrackingModeTracked = Self(rawValue: 2 << 8)
    public static let cpuCacheModeDefaultCache: Self = [], optionCPUCacheModeWriteCombined = cpuCacheModeWriteCombined
}
/// What a pass does with something.
public struct MTLResourceUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let read = Self(rawValue: 1), write = Self(rawValue: 2), sample = Self(rawValue: 4)
}
/// What is waited for.
public struct MTLBarrierScope: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let buffers = Self(rawValue: 1), textures = Self(rawValue: 2), renderTargets = Self(rawValue: 4)
}
/// Which step of drawing.
public struct MTLRenderStages: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let vertex = Self(rawValue: 1), fragment = Self(rawValue: 2), tile = Self(rawValue: 4)
    public static let object = Self(rawValue: 8), mesh = Self(rawValue: 16)
}
/// How dots between dots are found.
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest = 0, linear }
/// The same between sizes of a picture.
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped = 0, nearest, linear }
/// What is outside of a picture.
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge = 0, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}
/// Its colour.
public enum MTLSamplerBorderColor: UInt, Sendable { case transparentBlack = 0, opaqueBlack, opaqueWhite }
/// How points lie in memory.
public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized
    case uchar4Normalized, char2Normalized, char3Normalized, char4Normalized, ushort2, ushort3, ushort4, short2
    case short3, short4, ushort2Normalized, ushort3Normalized, ushort4Normalized, short2Normalized, short3Normalized
    case short4Normalized, half2, half3, half4, float, float2, float3, float4, int, int2, int3, int4, uint, uint2
    case uint3, uint4, int1010102Normalized, uint1010102Normalized, uchar4Normalized_bgra
    case uchar = 45, char, ucharNormalized, charNormalized, ushort, short, ushortNormalized, shortNormalized, half
    case floatRG11B10, floatRGB9E5
}
/// When the next of them is read.
public enum MTLVertexStepFunction: UInt, Sendable {
    case constant = 0, perVertex, perInstance, perPatch, perPatchControlPoint
}
/// The same, of what is computed.
public enum MTLStepFunction: UInt, Sendable {
    case constant = 0, perVertex, perInstance, perPatch, perPatchControlPoint, threadPositionInGridX
    case threadPositionInGridY, threadPositionInGridXIndexed, threadPositionInGridYIndexed
}
/// The type of a value in a shader.
public enum MTLDataType: UInt, Sendable {
    case none = 0, `struct`, array, float, float2, float3, float4, float2x2, float2x3, float2x4, float3x2, float3x3
    case float3x4, float4x2, float4x3, float4x4, half, half2, half3, half4
    case int = 29, int2, int3, int4, uint, uint2, uint3, uint4, short, short2, short3, short4, ushort, ushort2
    case ushort3, ushort4, char, char2, char3, char4, uchar, uchar2, uchar3, uchar4, bool, bool2, bool3, bool4
    case texture = 58, sampler, pointer
}
/// What a function of a library is for.
public enum MTLFunctionType: UInt, Sendable {
    case vertex = 1, fragment, kernel, visible = 5, intersection, mesh, object
}
/// In which language shaders are written.
public enum MTLLanguageVersion: UInt, Sendable {
    case version1_0 = 0x1_0000, version1_1, version1_2
    case version2_0 = 0x2_0000, version2_1, version2_2, version2_3, version2_4
    case version3_0 = 0x3_0000, version3_1, version3_2
    case version4_0 = 0x4_0000
}
/// Whether a shader's numbers may be less exact.
public enum MTLMathMode: Int, Sendable { case safe = 0, relaxed, fast }
/// For what a library is.
public enum MTLLibraryType: Int, Sendable { case executable = 0, dynamic }
/// How a library is made smaller.
public enum MTLLibraryOptimizationLevel: Int, Sendable { case `default` = 0, size }
/// How far a buffer of commands is.
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued = 0, enqueued, committed, scheduled, completed, error
}
/// How commands are done.
public enum MTLDispatchType: UInt, Sendable { case serial = 0, concurrent }
/// What one is told of a pipeline.
public struct MTLPipelineOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let argumentInfo = Self(rawValue: 1), bindingInfo = argumentInfo
    public static let bufferTypeInfo = Self(rawValue: 2), failOnBinaryArchiveMiss = Self(rawValue: 4)
}
/// What is copied.
public struct MTLBlitOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let depthFromDepthStencil = Self(rawValue: 1), stencilFromDepthStencil = Self(rawValue: 2)
    public static let rowLinearPVRTC = Self(rawValue: 4)
}
/// What a shader may change.
public enum MTLMutability: UInt, Sendable { case `default` = 0, mutable, immutable }
/// How a surface is cut into triangles.
public enum MTLTessellationPartitionMode: UInt, Sendable { case pow2 = 0, integer, fractionalOdd, fractionalEven }
/// Which indexes its points have.
public enum MTLTessellationControlPointIndexType: UInt, Sendable { case none = 0, uint16, uint32 }
/// When it is cut anew.
public enum MTLTessellationFactorStepFunction: UInt, Sendable {
    case constant = 0, perPatch, perInstance, perPatchAndPerInstance
}
/// How fine it is cut.
public enum MTLTessellationFactorFormat: UInt, Sendable { case half = 0 }
/// How a heap is used.
public enum MTLHeapType: Int, Sendable { case automatic = 0, placement, sparse }
/// What a device can, as before iOS 13.
public enum MTLFeatureSet: UInt, Sendable {
    case iOS_GPUFamily1_v1 = 0, iOS_GPUFamily2_v1, iOS_GPUFamily1_v2, iOS_GPUFamily2_v2, iOS_GPUFamily3_v1
    case iOS_GPUFamily1_v3, iOS_GPUFamily2_v3, iOS_GPUFamily3_v2, iOS_GPUFamily1_v4, iOS_GPUFamily2_v4
    case iOS_GPUFamily3_v3, iOS_GPUFamily4_v1, iOS_GPUFamily1_v5, iOS_GPUFamily2_v5, iOS_GPUFamily3_v4
    case iOS_GPUFamily4_v2, iOS_GPUFamily5_v1
}
/// What a device can.
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
    case mac1 = 2001, mac2, common1 = 3001, common2, common3, metal3 = 5001, metal4
}
/// How well a device takes arguments in buffers.
public enum MTLArgumentBuffersTier: UInt, Sendable { case tier1 = 0, tier2 }
/// How well it reads and writes one picture.
public enum MTLReadWriteTextureTier: UInt, Sendable { case tierNone = 0, tier1, tier2 }
/// What an argument of a shader is.
public enum MTLBindingType: Int, Sendable {
    case buffer = 0, threadgroupMemory, texture, sampler, imageblockData = 16, imageblock
    case visibleFunctionTable = 24, primitiveAccelerationStructure, instanceAccelerationStructure
    case intersectionFunctionTable, objectPayload = 34
}
/// What a shader does with an argument.
public enum MTLBindingAccess: UInt, Sendable { case readOnly = 0, readWrite, writeOnly }
public typealias MTLArgumentType = MTLBindingType
public typealias MTLArgumentAccess = MTLBindingAccess
/// Which commands are drawn later.
public struct MTLIndirectCommandType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let draw = Self(rawValue: 1), drawIndexed = Self(rawValue: 2), drawPatches = Self(rawValue: 4)
    public static let drawIndexedPatches = Self(rawValue: 8), concurrentDispatch = Self(rawValue: 32)
    public static let concurrentDispatchThreads = Self(rawValue: 64)
}
/// What is told of a buffer that fails.
public struct MTLCommandBufferErrorOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let encoderExecutionStatus = Self(rawValue: 1)
}
/// Where what Metal does is written to.
public enum MTLCaptureDestination: Int, Sendable { case developerTools = 1, gpuTraceDocument }
