@_exported public import Foundation

/// How numbers of a vertex lie in memory; raw values as ModelIO has them: a kind and how many.
public enum MDLVertexFormat: UInt, Sendable {
    case invalid = 0, packedBit = 0x1000, uCharBits = 0x1_0000, charBits = 0x2_0000, uCharNormalizedBits = 0x3_0000
    case charNormalizedBits = 0x4_0000, uShortBits = 0x5_0000, shortBits = 0x6_0000, uShortNormalizedBits = 0x7_0000
    case shortNormalizedBits = 0x8_0000, uIntBits = 0x9_0000, intBits = 0xA_0000, halfBits = 0xB_0000
    case floatBits = 0xC_0000
    case uChar = 0x1_0001, uChar2, uChar3, uChar4
    case char = 0x2_0001, char2, char3, char4
    case uCharNormalized = 0x3_0001, uChar2Normalized, uChar3Normalized, uChar4Normalized
    case charNormalized = 0x4_0001, char2Normalized, char3Normalized, char4Normalized
    case uShort = 0x5_0001, uShort2, uShort3, uShort4
    case short = 0x6_0001, short2, short3, short4
    case uShortNormalized = 0x7_0001, uShort2Normalized, uShort3Normalized, uShort4Normalized
    case shortNormalized = 0x8_0001, short2Normalized, short3Normalized, short4Normalized
    case uInt = 0x9_0001, uInt2, uInt3, uInt4
    case int = 0xA_0001, int2, int3, int4
    case half = 0xB_0001, half2, half3, half4
    case float = 0xC_0001, float2, float3, float4
    case int1010102Normalized = 0xA_1004, uInt1010102Normalized = 0x9_1004

    /// Bytes of one of them.
    var size: Int {
        let count = Int(rawValue & 0xF)
        return switch rawValue >> 16 {
        case 1...4: count
        case 5...8, 0xB: count * 2
        default: count * 4
        }
    }
}

// What a vertex has.
public let MDLVertexAttributeAnisotropy = "anisotropy"
public let MDLVertexAttributeBinormal = "binormal"
public let MDLVertexAttributeBitangent = "bitangent"
public let MDLVertexAttributeColor = "color"
public let MDLVertexAttributeEdgeCrease = "edgeCrease"
public let MDLVertexAttributeJointIndices = "jointIndices"
public let MDLVertexAttributeJointWeights = "jointWeights"
public let MDLVertexAttributeNormal = "normal"
public let MDLVertexAttributeOcclusionValue = "occlusionValue"
public let MDLVertexAttributePosition = "position"
public let MDLVertexAttributeShadingBasisU = "shadingBasisU"
public let MDLVertexAttributeShadingBasisV = "shadingBasisV"
public let MDLVertexAttributeSubdivisionStencil = "subdivisionStencil"
public let MDLVertexAttributeTangent = "tangent"
public let MDLVertexAttributeTextureCoordinate = "textureCoordinate"

/// What of a vertex lies where.
open class MDLVertexAttribute: NSObject {
    open var name = ""
    open var format = MDLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0
    /// In seconds.
    open var time: TimeInterval = 0
    open var initializationValue = SIMD4<Float>(0, 0, 0, 1)
    public override init() {}
    public init(name: String, format: MDLVertexFormat, offset: Int, bufferIndex: Int) {
        (self.name, self.format, self.offset, self.bufferIndex) = (name, format, offset, bufferIndex)
    }
}
/// How vertices follow each other.
open class MDLVertexBufferLayout: NSObject {
    open var stride = 0
    public override init() {}
    public init(stride: Int) { self.stride = stride }
}
/// How vertices lie in memory.
open class MDLVertexDescriptor: NSObject {
    /// Room for 31 of each, as in ModelIO.
    open var attributes = NSMutableArray(array: (0..<31).map { _ in MDLVertexAttribute() })
    open var layouts = NSMutableArray(array: (0..<31).map { _ in MDLVertexBufferLayout() })

    public override init() {}
    public init(vertexDescriptor: MDLVertexDescriptor) {
        attributes = NSMutableArray(
            array: vertexDescriptor.attributes.compactMap { $0 as? MDLVertexAttribute }.map {
                MDLVertexAttribute(name: $0.name, format: $0.format, offset: $0.offset, bufferIndex: $0.bufferIndex)
            }
        )
        layouts = NSMutableArray(
            array: vertexDescriptor.layouts.compactMap { $0 as? MDLVertexBufferLayout }.map {
                MDLVertexBufferLayout(stride: $0.stride)
            }
        )
    }

    private var all: [MDLVertexAttribute] { attributes.compactMap { $0 as? MDLVertexAttribute } }

    open func attributeNamed(_ name: String) -> MDLVertexAttribute? { all.first { $0.name == name } }
    open func addOrReplaceAttribute(_ attribute: MDLVertexAttribute) {
        let place = all.firstIndex { $0.name == attribute.name } ?? all.firstIndex { $0.format == .invalid }
        if let place { attributes[place] = attribute }
    }
    open func removeAttributeNamed(_ name: String) {
        if let place = all.firstIndex(where: { $0.name == name }) { attributes[place] = MDLVertexAttribute() }
    }
    open func reset() {
        let new = MDLVertexDescriptor()
        (attributes, layouts) = (new.attributes, new.layouts)
    }
    /// One after the other, without gaps.
    open func setPackedOffsets() {
        var ends: [Int: Int] = [:]
        for attribute in all where attribute.format != .invalid {
            attribute.offset = ends[attribute.bufferIndex, default: 0]
            ends[attribute.bufferIndex] = attribute.offset + attribute.format.size
        }
    }
    open func setPackedStrides() {
        var ends: [Int: Int] = [:]
        for attribute in all where attribute.format != .invalid {
            ends[attribute.bufferIndex] = max(
                ends[attribute.bufferIndex, default: 0],
                attribute.offset + attribute.format.size
            )
        }
        for (index, end) in ends where index < layouts.count {
            (layouts[index] as? MDLVertexBufferLayout)?.stride = end
        }
    }
}
