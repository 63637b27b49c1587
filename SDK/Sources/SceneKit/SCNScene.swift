public import UIKit

/// All that is in a view.
@preconcurrency @MainActor
open class SCNScene: NSObject {
    /// What is told of a scene.
    public struct Attribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let startTime = Self(rawValue: "kSceneStartTimeAttribute")
        public static let endTime = Self(rawValue: "kSceneEndTimeAttribute")
        public static let frameRate = Self(rawValue: "kSceneFrameRateAttribute")
        public static let upAxis = Self(rawValue: "kSceneUpAxisAttribute")
    }

    public let rootNode = SCNNode()
    public let physicsWorld = SCNPhysicsWorld()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 1
    open var fogColor: Any = UIColor.white
    open var wantsScreenSpaceReflection = false
    open var screenSpaceReflectionSampleCount = 64
    open var screenSpaceReflectionMaximumDistance: CGFloat = 1000
    open var screenSpaceReflectionStride: CGFloat = 8
    open private(set) var particleSystems: [SCNParticleSystem]?
    private var attributes: [String: Any] = [:]
    /// What a view of it says.
    let title: String?

    public override init() { title = nil }
    /// The file is not read: the scene is empty, and a view of it says the file's name.
    public init?(named name: String) { title = name }
    public convenience init?(
        named name: String,
        inDirectory directory: String?,
        options: [SCNSceneSource.LoadingOption: Any]? = nil
    ) { self.init(named: name) }
    /// - Throws: without such a file. One that is there is not read: the scene is empty.
    public init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        title = url.lastPathComponent
    }

    open func attribute(forKey key: String) -> Any? { attributes[key] }
    open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
        particleSystems = (particleSystems ?? []) + [system]
    }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }
    /// - Returns: false: no file is written.
    @discardableResult
    open func write(
        to url: URL,
        options: [String: Any]? = nil,
        delegate: (any SCNSceneExportDelegate)?,
        progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil
    ) -> Bool { false }
}

/// Hears of a scene that is written.
public protocol SCNSceneExportDelegate: NSObjectProtocol {}

/// Reads scenes: files are not read, so that each is empty.
@preconcurrency @MainActor
open class SCNSceneSource: NSObject {
    /// How a scene is read.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency")
        public static let flattenScene = Self(rawValue: "kSceneSourceFlattenScene")
        public static let useSafeMode = Self(rawValue: "kSceneSourceUseSafeMode")
        public static let assetDirectoryURLs = Self(rawValue: "kSceneSourceAssetDirectoryURLs")
        public static let overrideAssetURLs = Self(rawValue: "kSceneSourceOverrideAssetURLs")
        public static let strictConformance = Self(rawValue: "kSceneSourceStrictConformance")
        public static let convertUnitsToMeters = Self(rawValue: "kSceneSourceConvertUnitsToMeters")
        public static let convertToYUp = Self(rawValue: "kSceneSourceConvertToYUp")
        public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
        public static let preserveOriginalTopology = Self(rawValue: "kSceneSourceLoadingOptionPreserveOriginalTopology")
    }
    /// What of a file begins by itself.
    public struct AnimationImportPolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let play = Self(rawValue: "playOnLoad"), playRepeatedly = Self(rawValue: "playRepeatedly")
        public static let doNotPlay = Self(rawValue: "doNotPlay")
        public static let playUsingSceneTimeBase = Self(rawValue: "playUsingSceneTimeBase")
    }

    public let url: URL?
    public let data: Data?
    public init?(url: URL, options: [LoadingOption: Any]? = nil) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        (self.url, data) = (url, nil)
    }
    public init?(data: Data, options: [LoadingOption: Any]? = nil) { (url, self.data) = (nil, data) }
    open func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene {
        try url.map { try SCNScene(url: $0) } ?? SCNScene()
    }
    open func property(forKey key: String) -> Any? { nil }
    open func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] { [] }
    open func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? { nil }
}

/// When the nodes of another file are read.
public enum SCNReferenceLoadingPolicy: Int, Sendable { case immediate = 0, onDemand }
/// The nodes of another file; it is not read, so that there are none.
open class SCNReferenceNode: SCNNode {
    open var referenceURL: URL
    open var loadingPolicy = SCNReferenceLoadingPolicy.immediate
    open private(set) var isLoaded = false
    public init?(url referenceURL: URL) {
        self.referenceURL = referenceURL
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    open func load() { isLoaded = true }
    open func unload() { isLoaded = false }
}
