import Foundation
import UntrustedFiles

/// A model of Core ML, of which Xcode writes a class: what it takes and what it gives.
struct LearnedModel: Sendable {
    /// A value that it takes or gives.
    struct Feature: Sendable, Equatable {
        enum Kind: Sendable, Equatable {
            case int64, double, string, image, multiArray
            /// By numbers, or by texts.
            case dictionary(isByNumbers: Bool)
            /// Of a kind that the class leaves to Core ML.
            case other
        }

        let name: String
        let kind: Kind
    }

    /// Of the class.
    let name: String
    private(set) var inputs: [Feature] = []
    private(set) var outputs: [Feature] = []

    static func isModel(_ url: URL) -> Bool { ["mlmodel", "mlpackage"].contains(url.pathExtension) }

    /// Bytes that are read: the description comes before what was learned.
    private static let limit = 1 << 20

    /// - Parameter url: an `.mlmodel`, or an `.mlpackage` with one.
    /// - Throws: ``BuildError`` for a file that cannot be read, or that is no model.
    init(reading url: URL) throws(BuildError) {
        name = BuildSettings.identifier(url.deletingPathExtension().lastPathComponent)
        let isFolder = url.pathExtension == "mlpackage"
        let file = isFolder ? url.appendingPathComponent("Data/com.apple.CoreML/model.mlmodel") : url
        let bytes: Data
        do throws(FileRefusal) {
            bytes = try OpenedFile.own(file.resolvingSymlinksInPath().path).read(from: 0, count: Self.limit)
        } catch {
            throw .badProject(file.path, "cannot be read: \(error)")
        }
        guard let description = ProtocolBuffer(bytes).fields(2).first else {
            throw .badProject(file.path, "is no model of Core ML; a file of Git LFS has to be fetched")
        }
        read(description)
    }

    /// - Parameter contents: of a model's file.
    init?(name: String, contents: Data) {
        self.name = name
        guard let description = ProtocolBuffer(contents).fields(2).first else { return nil }
        read(description)
    }

    private mutating func read(_ description: ProtocolBuffer) {
        inputs = description.fields(1).compactMap(Self.feature)
        outputs = description.fields(10).compactMap(Self.feature)
    }

    private static func feature(_ description: ProtocolBuffer) -> Feature? {
        guard let name = description.fields(1).first?.text, BuildSettings.isIdentifier(name) else { return nil }
        let type = description.fields(3).first
        let kinds: [(Int, Feature.Kind)] = [(1, .int64), (2, .double), (3, .string), (4, .image), (5, .multiArray)]
        if let kind = kinds.first(where: { type?.fields($0.0).isEmpty == false })?.1 {
            return Feature(name: name, kind: kind)
        }
        if let dictionary = type?.fields(6).first {
            return Feature(name: name, kind: .dictionary(isByNumbers: !dictionary.fields(1).isEmpty))
        }
        return Feature(name: name, kind: .other)
    }
}

/// Reads the length-delimited fields of Protocol Buffers; what is cut off, or is none, ends the reading.
struct ProtocolBuffer: Sendable {
    private let bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }

    var text: String? { String(data: bytes, encoding: .utf8) }

    /// The values of a field that have a length, in their order.
    func fields(_ number: Int) -> [ProtocolBuffer] {
        var found: [ProtocolBuffer] = []
        var rest = bytes[...]
        while let key = Self.variable(&rest) {
            switch key & 7 {
            case 0: guard Self.variable(&rest) != nil else { return found }
            case 1: guard Self.take(8, of: &rest) != nil else { return found }
            case 5: guard Self.take(4, of: &rest) != nil else { return found }
            case 2:
                guard let length = Self.variable(&rest).flatMap({ Int(exactly: $0) }),
                    let value = Self.take(length, of: &rest)
                else { return found }
                if key >> 3 == UInt64(number) { found.append(ProtocolBuffer(Data(value))) }
            default: return found
            }
        }
        return found
    }

    private static func take(_ count: Int, of rest: inout Data) -> Data? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    private static func variable(_ rest: inout Data) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}

extension LearnedModel {
    /// The classes of several models as Swift, as Xcode makes them; nil for none.
    static func source(of models: [LearnedModel]) -> String? {
        guard !models.isEmpty else { return nil }
        return "public import CoreML\npublic import CoreVideo\npublic import Foundation\n\n"
            + models.map(\.source).joined(separator: "\n")
    }

    private var source: String {
        let parameters = inputs.map { "\($0.swiftName): \($0.type)" }.joined(separator: ", ")
        let arguments = inputs.map { "\($0.swiftName): \($0.swiftName)" }.joined(separator: ", ")
        return """
            /// What \(name) takes.
            nonisolated public class \(name)Input: MLFeatureProvider {
            \(inputs.map { "    public var \($0.swiftName): \($0.type)" }.joined(separator: "\n"))
                public var featureNames: Set<String> { [\(inputs.map { "\"\($0.name)\"" }.joined(separator: ", "))] }
                public func featureValue(for featureName: String) -> MLFeatureValue? {
                    switch featureName {
            \(inputs.map { "        case \"\($0.name)\": return \($0.boxed)" }.joined(separator: "\n"))
                    default: return nil
                    }
                }
                public init(\(parameters)) {
            \(inputs.map { "        self.\($0.swiftName) = \($0.swiftName)" }.joined(separator: "\n"))
                }
            }

            /// What \(name) gives.
            nonisolated public class \(name)Output: MLFeatureProvider {
                private let provider: any MLFeatureProvider
            \(outputs.map { "    public var \($0.swiftName): \($0.type) { \($0.read) }" }.joined(separator: "\n"))
                public var featureNames: Set<String> { provider.featureNames }
                public func featureValue(for featureName: String) -> MLFeatureValue? {
                    provider.featureValue(for: featureName)
                }
                public init(features: any MLFeatureProvider) { provider = features }
            }

            /// A model that Xcode would make of the file; nothing here can run one, so that it cannot be made.
            nonisolated public class \(name) {
                public let model: MLModel
                public class var urlOfModelInThisBundle: URL {
                    let file = Bundle.main.url(forResource: "\(name)", withExtension: "mlmodelc")
                    return file ?? Bundle.main.bundleURL.appendingPathComponent("\(name).mlmodelc")
                }
                public init(model: MLModel) { self.model = model }
                @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
                public convenience init() { try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle) }
                public convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
                    try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
                }
                public convenience init(contentsOf modelURL: URL) throws {
                    try self.init(model: MLModel(contentsOf: modelURL))
                }
                public convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
                    try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
                }
                public class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration(),
                    completionHandler handler: @escaping (Result<\(name), any Error>) -> Void
                ) {
                    handler(Result { try \(name)(configuration: configuration) })
                }
                public class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration()
                ) async throws -> \(name) { try \(name)(configuration: configuration) }
                public func prediction(input: \(name)Input) throws -> \(name)Output {
                    try prediction(input: input, options: MLPredictionOptions())
                }
                public func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
                    \(name)Output(features: try model.prediction(from: input, options: options))
                }
                public func prediction(\(parameters)) throws -> \(name)Output {
                    try prediction(input: \(name)Input(\(arguments)))
                }
                public func predictions(
                    inputs: [\(name)Input],
                    options: MLPredictionOptions = MLPredictionOptions()
                ) throws -> [\(name)Output] { try inputs.map { try prediction(input: $0, options: options) } }
            }

            """
    }
}

extension LearnedModel.Feature {
    fileprivate var swiftName: String { "`\(name)`" }

    /// In Swift.
    fileprivate var type: String {
        switch kind {
        case .int64: "Int64"
        case .double: "Double"
        case .string: "String"
        case .image: "CVPixelBuffer"
        case .multiArray: "MLMultiArray"
        case .dictionary(let isByNumbers): isByNumbers ? "[Int64: Double]" : "[String: Double]"
        case .other: "MLFeatureValue"
        }
    }

    /// As Core ML takes it.
    fileprivate var boxed: String {
        switch kind {
        case .int64: "MLFeatureValue(int64: \(swiftName))"
        case .double: "MLFeatureValue(double: \(swiftName))"
        case .string: "MLFeatureValue(string: \(swiftName))"
        case .image: "MLFeatureValue(pixelBuffer: \(swiftName))"
        case .multiArray: "MLFeatureValue(multiArray: \(swiftName))"
        case .dictionary:
            "try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: \(swiftName).map "
                + "{ (AnyHashable($0), NSNumber(value: $1)) }))"
        case .other: swiftName
        }
    }

    /// As Core ML gives it.
    fileprivate var read: String {
        let value = "provider.featureValue(for: \"\(name)\")"
        return switch kind {
        case .int64: "\(value)!.int64Value"
        case .double: "\(value)!.doubleValue"
        case .string: "\(value)!.stringValue"
        case .image: "\(value)!.imageBufferValue!"
        case .multiArray: "\(value)!.multiArrayValue!"
        case .dictionary(let isByNumbers):
            "Dictionary(uniqueKeysWithValues: \(value)!.dictionaryValue.compactMap { key, value in "
                + "(key.base as? \(isByNumbers ? "Int64" : "String")).map { ($0, value.doubleValue) } })"
        case .other: "\(value)!"
        }
    }
}
