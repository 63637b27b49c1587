public import CoreMedia
public import Foundation

/// What a value of a model is.
public enum MLFeatureType: Int, Sendable {
    case invalid = 0
    case int64, double, string, image, multiArray, dictionary, sequence
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject {
    private enum Content {
        case int64(Int64), double(Double), string(String), image(CVPixelBuffer), array(MLMultiArray)
        case dictionary([AnyHashable: NSNumber])
        case none(MLFeatureType)
    }
    private let content: Content
    private init(_ content: Content) { self.content = content }

    public convenience init(int64 value: Int64) { self.init(.int64(value)) }
    public convenience init(double value: Double) { self.init(.double(value)) }
    public convenience init(string value: String) { self.init(.string(value)) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.array(value)) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image(value)) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary(value)) }
    public convenience init(undefined type: MLFeatureType) { self.init(.none(type)) }

    open var type: MLFeatureType {
        switch content {
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .image: .image
        case .array: .multiArray
        case .dictionary: .dictionary
        case .none(let type): type
        }
    }
    open var isUndefined: Bool { if case .none = content { true } else { false } }
    /// 0 for another type, as the others.
    open var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }
    open var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
    open var stringValue: String { if case .string(let value) = content { value } else { "" } }
    open var multiArrayValue: MLMultiArray? { if case .array(let value) = content { value } else { nil } }
    open var imageBufferValue: CVPixelBuffer? { if case .image(let value) = content { value } else { nil } }
    open var dictionaryValue: [AnyHashable: NSNumber] {
        if case .dictionary(let value) = content { value } else { [:] }
    }
}

/// Values by their names.
public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values of a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    public let dictionary: [String: MLFeatureValue]
    open var featureNames: Set<String> { Set(dictionary.keys) }

    /// - Throws: ``MLModelError`` `featureType` for a value of a kind that no model takes.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Int64: MLFeatureValue(int64: value)
            case let value as Double: MLFeatureValue(double: value)
            case let value as Float: MLFeatureValue(double: Double(value))
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            default: throw MLModelError(.featureType)
            }
        }
    }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Many inputs or outputs.
public protocol MLBatchProvider: AnyObject {
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}

/// Many inputs of an array.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
    public let array: [any MLFeatureProvider]
    open var count: Int { array.count }
    public init(array: [any MLFeatureProvider]) { self.array = array }
    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
