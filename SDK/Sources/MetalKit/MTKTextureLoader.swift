public import Metal
public import UIKit

/// Why a picture is not loaded.
public struct MTKTextureLoaderError: CustomNSError, Hashable, Sendable {
    public let reason: String
    public static let errorDomain = "MTKTextureLoaderErrorDomain"
    public var errorCode: Int { 0 }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
    static let noDevice = Self(reason: "a simulated phone has no GPU")
}

/// Makes pictures of a GPU from files: there is none, so that it always fails.
open class MTKTextureLoader: NSObject, @unchecked Sendable {  // Its state does not change.
    /// How a picture is made.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let allocateMipmaps = Self(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let generateMipmaps = Self(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let SRGB = Self(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let textureUsage = Self(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureCPUCacheMode = Self(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
        public static let textureStorageMode = Self(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        public static let cubeLayout = Self(rawValue: "MTKTextureLoaderOptionCubeLayout")
        public static let origin = Self(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let loadAsArray = Self(rawValue: "MTKTextureLoaderOptionLoadAsArray")
    }
    /// How the sides of a cube lie.
    public struct CubeLayout: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertical = Self(rawValue: "MTKTextureLoaderCubeLayoutVertical")
    }
    /// Which corner is the first.
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let topLeft = Self(rawValue: "MTKTextureLoaderOriginTopLeft")
        public static let bottomLeft = Self(rawValue: "MTKTextureLoaderOriginBottomLeft")
        public static let flippedVertically = Self(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }
    public typealias Callback = @Sendable ((any MTLTexture)?, (any Error)?) -> Void
    public typealias ArrayCallback = @Sendable ([any MTLTexture], (any Error)?) -> Void

    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }

    // MARK: Each throws, always

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw MTKTextureLoaderError.noDevice
    }
    open func newTextures(URLs: [URL], options: [Option: Any]? = nil, error: NSErrorPointer = nil) -> [any MTLTexture] {
        error?.pointee = MTKTextureLoaderError.noDevice as NSError
        return []
    }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw MTKTextureLoaderError.noDevice
    }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw MTKTextureLoaderError.noDevice
    }
    open func newTexture(
        name: String,
        scaleFactor: CGFloat,
        bundle: Bundle?,
        options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw MTKTextureLoaderError.noDevice }

    open func newTexture(URL: URL, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
        completionHandler(nil, MTKTextureLoaderError.noDevice)
    }
    open func newTexture(data: Data, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
        completionHandler(nil, MTKTextureLoaderError.noDevice)
    }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
        completionHandler(nil, MTKTextureLoaderError.noDevice)
    }
    open func newTextures(URLs: [URL], options: [Option: Any]? = nil, completionHandler: @escaping ArrayCallback) {
        completionHandler([], MTKTextureLoaderError.noDevice)
    }
    open func newTexture(URL: URL, options: [Option: Any]? = nil) async throws -> any MTLTexture {
        throw MTKTextureLoaderError.noDevice
    }
    open func newTexture(
        name: String,
        scaleFactor: CGFloat,
        bundle: Bundle?,
        options: [Option: Any]? = nil
    ) async throws -> any MTLTexture { throw MTKTextureLoaderError.noDevice }
}
