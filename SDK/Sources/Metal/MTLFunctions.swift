public import Foundation

/// Shaders that are compiled.
public protocol MTLLibrary: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var functionNames: [String] { get }
    var type: MTLLibraryType { get }
    var installName: String? { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) async throws -> any MTLFunction
    func makeFunction(descriptor: MTLFunctionDescriptor) throws -> any MTLFunction
    func makeFunction(
        name: String,
        constantValues: MTLFunctionConstantValues,
        completionHandler: @escaping @Sendable ((any MTLFunction)?, (any Error)?) -> Void
    )
}
/// One that is loaded later.
public protocol MTLDynamicLibrary: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var installName: String { get }
    func serialize(to url: URL) throws
}
/// Pipelines that are kept.
public protocol MTLBinaryArchive: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func addComputePipelineFunctions(descriptor: MTLComputePipelineDescriptor) throws
    func addRenderPipelineFunctions(descriptor: MTLRenderPipelineDescriptor) throws
    func serialize(to url: URL) throws
}
/// A shader.
public protocol MTLFunction: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var functionType: MTLFunctionType { get }
    var name: String { get }
    var vertexAttributes: [MTLVertexAttribute]? { get }
    var stageInputAttributes: [MTLAttribute]? { get }
    var functionConstantsDictionary: [String: MTLFunctionConstant] { get }
    func makeArgumentEncoder(bufferIndex: Int) -> any MTLArgumentEncoder
}
/// A shader that another calls.
public protocol MTLFunctionHandle: NSObjectProtocol, Sendable {
    var functionType: MTLFunctionType { get }
    var name: String { get }
    var device: any MTLDevice { get }
}
/// What a vertex of a shader has.
open class MTLVertexAttribute: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var attributeIndex: Int { 0 }
    open var attributeType: MTLDataType { .none }
    open var isActive: Bool { false }
    open var isPatchData: Bool { false }
    open var isPatchControlPointData: Bool { false }
}
/// What a shader is given.
open class MTLAttribute: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var attributeIndex: Int { 0 }
    open var attributeType: MTLDataType { .none }
    open var isActive: Bool { false }
}
/// What of a shader is set before it is compiled.
open class MTLFunctionConstant: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var type: MTLDataType { .none }
    open var index: Int { 0 }
    open var required: Bool { false }
}

/// Such values; kept.
open class MTLFunctionConstantValues: NSObject {
    private var byIndex: [Int: (UnsafeRawPointer, MTLDataType)] = [:]
    private var byName: [String: (UnsafeRawPointer, MTLDataType)] = [:]
    public override init() {}
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {
        byIndex[index] = (value, type)
    }
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {
        byName[name] = (value, type)
    }
    open func setConstantValues(_ values: UnsafeRawPointer, type: MTLDataType, range: Range<Int>) {
        for index in range { byIndex[index] = (values, type) }
    }
    open func reset() { (byIndex, byName) = ([:], [:]) }
}

/// How a shader is compiled.
open class MTLCompileOptions: NSObject {
    open var preprocessorMacros: [String: NSObject]?
    open var fastMathEnabled = true
    open var mathMode = MTLMathMode.fast
    open var languageVersion = MTLLanguageVersion.version3_2
    open var libraryType = MTLLibraryType.executable
    open var installName: String?
    open var libraries: [any MTLDynamicLibrary]?
    open var preserveInvariance = false
    open var optimizationLevel = MTLLibraryOptimizationLevel.default
    open var allowReferencingUndefinedSymbols = false
    open var maxTotalThreadsPerThreadgroup = 0
    public override init() {}
}

/// Which shader is wanted.
open class MTLFunctionDescriptor: NSObject {
    open var name: String?
    open var specializedName: String?
    open var constantValues: MTLFunctionConstantValues?
    open var binaryArchives: [any MTLBinaryArchive]?
    public override init() {}
}
/// Shaders that another calls.
open class MTLLinkedFunctions: NSObject {
    open var functions: [any MTLFunction]?
    open var binaryFunctions: [any MTLFunction]?
    open var groups: [String: [any MTLFunction]]?
    open var privateFunctions: [any MTLFunction]?
    public override init() {}
}
/// Shaders that are put together of others.
open class MTLStitchedLibraryDescriptor: NSObject {
    open var functions: [any MTLFunction] = []
    public override init() {}
}
/// Calls of one shader by another.
public protocol MTLVisibleFunctionTable: MTLResource {
    func setFunction(_ function: (any MTLFunctionHandle)?, index: Int)
}
/// How many of them.
open class MTLVisibleFunctionTableDescriptor: NSObject {
    open var functionCount = 0
    public override init() {}
}
/// What rays that meet something call.
public protocol MTLIntersectionFunctionTable: MTLResource {
    func setFunction(_ function: (any MTLFunctionHandle)?, index: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
}
/// How many of them.
open class MTLIntersectionFunctionTableDescriptor: NSObject {
    open var functionCount = 0
    public override init() {}
}

/// Writes arguments into a buffer.
public protocol MTLArgumentEncoder: NSObjectProtocol, Sendable {
    var device: any MTLDevice { get }
    var label: String? { get set }
    var encodedLength: Int { get }
    var alignment: Int { get }
    func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, offset: Int)
    func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, startOffset: Int, arrayElement: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setRenderPipelineState(_ pipeline: (any MTLRenderPipelineState)?, index: Int)
    func setComputePipelineState(_ pipeline: (any MTLComputePipelineState)?, index: Int)
    func setIndirectCommandBuffer(_ indirectCommandBuffer: (any MTLIndirectCommandBuffer)?, index: Int)
    func constantData(at index: Int) -> UnsafeMutableRawPointer
    func makeArgumentEncoderForBuffer(atIndex index: Int) -> (any MTLArgumentEncoder)?
}
/// What is written.
open class MTLArgumentDescriptor: NSObject {
    open var dataType = MTLDataType.none
    open var index = 0
    open var arrayLength = 0
    open var access = MTLBindingAccess.readOnly
    open var textureType = MTLTextureType.type2D
    open var constantBlockAlignment = 0
    public override init() {}
}

/// What a shader takes.
public protocol MTLBinding: NSObjectProtocol, Sendable {
    var name: String { get }
    var type: MTLBindingType { get }
    var access: MTLBindingAccess { get }
    var index: Int { get }
    var isUsed: Bool { get }
    var isArgument: Bool { get }
}
/// Bytes that it takes.
public protocol MTLBufferBinding: MTLBinding {
    var bufferAlignment: Int { get }
    var bufferDataSize: Int { get }
    var bufferDataType: MTLDataType { get }
}
/// Pictures that it takes.
public protocol MTLTextureBinding: MTLBinding {
    var textureType: MTLTextureType { get }
    var textureDataType: MTLDataType { get }
    var isDepthTexture: Bool { get }
    var arrayLength: Int { get }
}
