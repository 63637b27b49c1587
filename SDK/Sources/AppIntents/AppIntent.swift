@_exported public import AuthorRuntime
@_exported public import Foundation
public import FoundationAdditions

/// Something that Siri, Shortcuts and widgets can ask an app to do. Nobody asks here; the app's own code can.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
    public typealias Summary = IntentParameterSummary<Self>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }

    /// Tells Siri that a person did it; nobody learns from it here.
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// A donation.
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let id = UUID()
}

/// What an intent does, for a person who looks for one.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]

    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Whether the phone must be unlocked.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Where an intent runs (iOS 26).
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let background = Self(rawValue: 1 << 0), foreground = Self(rawValue: 1 << 1)
}

/// An intent of the system's kinds.
public protocol SystemIntent: AppIntent {}
/// Changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// Plays or stops sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// Goes on in the app.
public protocol ForegroundContinuableIntent: SystemIntent {}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value
    var target: Value { get set }
}

/// Sets a value, as a toggle does.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}

/// What a person chooses of a widget; it does nothing when it is performed.
public protocol WidgetConfigurationIntent: SystemIntent {}
/// What a person chooses of a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

/// Why an intent was not performed.
public enum AppIntentError: Error, Hashable, Sendable {
    /// Nobody is there who could be asked for a value.
    case needsValue
    /// Nobody is there who could confirm.
    case notConfirmed
}
