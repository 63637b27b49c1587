@_exported public import CoreVideo
@_exported public import Foundation
public import FoundationAdditions

/// A model that was learned (Core ML: MLModel): nothing here can run one, so that none is made.
open class MLModel: NSObject, @unchecked Sendable {  // It is never made.
    private override init() {}

    /// - Throws: ``MLModelError`` `io` where there is no such file, else `generic`: there is no engine for models.
    public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        throw MLModelError.reading(url)
    }
    /// - Throws: as ``init(contentsOf:configuration:)``.
    open class func load(
        contentsOf url: URL,
        configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError.reading(url) }
    /// - Parameter handler: hears why there is none.
    open class func load(
        contentsOf url: URL,
        configuration: MLModelConfiguration,
        completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(MLModelError.reading(url))) }
    /// - Throws: as ``init(contentsOf:configuration:)``.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.reading(modelURL) }
    /// - Throws: as ``init(contentsOf:configuration:)``.
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError.reading(modelURL) }

    open var modelDescription: MLModelDescription { MLModelDescription() }
    open var configuration: MLModelConfiguration { MLModelConfiguration() }
    /// - Throws: ``MLModelError``, always.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    /// - Throws: ``MLModelError``, always.
    open func prediction(
        from input: any MLFeatureProvider,
        options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    /// - Throws: ``MLModelError``, always.
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        throw MLModelError(.generic)
    }
}

/// What runs a model.
public enum MLComputeUnits: Int, Sendable { case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine }

/// How a model is loaded.
open class MLModelConfiguration: NSObject {
    open var modelDisplayName: String?
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    public override init() {}
}

/// How something is predicted.
open class MLPredictionOptions: NSObject {
    open var usesCPUOnly = false
    public override init() {}
}

/// What a model takes and gives; empty, as there is none.
open class MLModelDescription: NSObject {
    override init() {}
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var classLabels: [Any]? { nil }
}

/// What a model says about itself.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let description = Self(rawValue: "MLModelDescriptionKey")
    public static let versionString = Self(rawValue: "MLModelVersionStringKey")
    public static let author = Self(rawValue: "MLModelAuthorKey")
    public static let license = Self(rawValue: "MLModelLicenseKey")
    public static let creatorDefinedKey = Self(rawValue: "MLModelCreatorDefinedKey")
}

/// What one of a model's values is.
open class MLFeatureDescription: NSObject {
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool
    init(name: String, type: MLFeatureType, isOptional: Bool) {
        (self.name, self.type, self.isOptional) = (name, type, isOptional)
    }
}

/// Why there is no model, or nothing predicted.
public struct MLModelError: CustomNSError, Hashable, Sendable {
    /// Raw values as `MLModelError`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = MLModelError
        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7
        case modelDecryptionKeyFetch = 8
        case modelDecryption = 9
        case modelCollection = 10
        case predictionCancelled = 11
    }

    public static let featureType = Code.featureType, customLayer = Code.customLayer, customModel = Code.customModel
    public static let update = Code.update, parameters = Code.parameters
    public static let modelDecryptionKeyFetch = Code.modelDecryptionKeyFetch, modelDecryption = Code.modelDecryption
    public static let modelCollection = Code.modelCollection, predictionCancelled = Code.predictionCancelled

    public static let errorDomain = "com.apple.CoreML"
    public static var generic: Code { .generic }
    public static var io: Code { .io }
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        let text = code == .io ? "There is no such model." : "Nothing here can run a model of Core ML."
        return [NSLocalizedDescriptionKey: text]
    }
    public init(_ code: Code) { self.code = code }

    static func reading(_ url: URL) -> MLModelError {
        MLModelError((try? url.checkResourceIsReachable()) == true ? .generic : .io)
    }
}
