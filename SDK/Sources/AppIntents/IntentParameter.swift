public import Foundation
public import FoundationAdditions
import Synchronization

/// What a parameter can be.
public protocol _IntentValue: Sendable {
    associatedtype UnwrappedType = Self
}

extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped
}

/// A value that a person gives to an intent, or the app's code.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    private let held: Mutex<Value?>
    public let title: LocalizedStringResource?

    private init(title: LocalizedStringResource?, value: Value?) {
        self.title = title
        held = Mutex(value)
    }

    public convenience init() { self.init(title: nil, value: nil) }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title: title, value: nil) }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title: title, value: value as? Value) }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil,
        controlStyle: ControlStyle = .field,
        inclusiveRange: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType),
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title: title, value: value as? Value) }

    /// How a number is chosen.
    public enum ControlStyle: Hashable, Sendable { case field, stepper, slider }

    /// The value; reading one that was never given ends the process, unless it is optional.
    public var wrappedValue: Value {
        get {
            if let value = held.withLock({ $0 }) { return value }
            if let nothing = nothing(of: Value.self) { return nothing }
            fatalError("the intent's parameter has no value: \(title?.description ?? "\(Value.self)")")
        }
        set { held.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Always fails: nobody is there to be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsValue }
    /// Always fails.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.notConfirmed
    }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
}

/// How the parameters are told in a sentence.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ text: ParameterSummaryString<Intent>) {}
    public init(_ text: ParameterSummaryString<Intent>, @ParameterPathBuilder<Intent> _ more: () -> [String]) {}
    public init() {}
}

/// The sentence, with parameters by their paths.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}

    /// Takes the parameters, and keeps nothing.
    public struct Interpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Takes the paths of parameters that are shown below the sentence.
@resultBuilder
public enum ParameterPathBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> [String] { [] }
    public static func buildBlock(_ paths: [String]...) -> [String] { [] }
}

/// The nil of an optional type; nil of another.
func nothing<Value>(of type: Value.Type) -> Value? {
    (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
}
