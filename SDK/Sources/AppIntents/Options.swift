public import FoundationAdditions

// What a person may choose from; nobody asks here.

/// Says what may be chosen.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue = Never
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
    public func defaultResult() async -> Never? { nil }
}

/// Things in groups.
public struct IntentItemCollection<Value: Sendable>: Sendable {
    public let promptLabel: LocalizedStringResource?
    public let sections: [IntentItemSection<Value>]
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Value>]
    ) {
        (self.promptLabel, self.sections) = (promptLabel, sections)
    }
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        items: [IntentItem<Value>]
    ) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
    }
    public init(promptLabel: LocalizedStringResource? = nil, items: [Value]) {
        self.init(promptLabel: promptLabel, items: items.map { IntentItem($0) })
    }
    public static var empty: Self { Self(sections: []) }
    /// What may be chosen, without the groups.
    public var items: [Value] { sections.flatMap { $0.items.map(\.value) } }
}

/// A group.
public struct IntentItemSection<Value: Sendable>: Sendable {
    public let title: LocalizedStringResource?
    public let items: [IntentItem<Value>]
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Value>]
    ) {
        (self.title, self.items) = (title, items)
    }
    public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
        self.init(title, items: items.map { IntentItem($0) })
    }
}

/// One of them.
public struct IntentItem<Value: Sendable>: Sendable {
    public let value: Value
    public let title: LocalizedStringResource?
    public init(
        _ value: Value,
        title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        (self.value, self.title) = (value, title)
    }
}

extension IntentParameter {
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        optionsProvider: Options
    ) { self.init(title: title, description: description) }
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType,
        requestValueDialog: IntentDialog? = nil,
        optionsProvider: Options
    ) { self.init(title: title, description: description, default: value) }
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        query: Query
    ) { self.init(title: title, description: description) }
    public convenience init(
        description: LocalizedStringResource,
        default value: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        if let value { self.init(title: description, default: value) } else { self.init(title: description) }
    }
    /// Always fails: nobody is there to be asked.
    public func requestDisambiguation(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) async throws
        -> Value.UnwrappedType
    { throw AppIntentError.needsValue }
    public func needsDisambiguationError(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil)
        -> AppIntentError
    { .needsValue }
    public func unexpectedValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
}

// MARK: Summaries that depend on a value

/// A sentence where a parameter has a value, and another where it has not.
public struct ParameterSummaryWhen<Intent: AppIntent>: ParameterSummary {
    init() {}
}

/// How a parameter is compared.
public enum ParameterSummaryComparison: Hashable, Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, oneOf
    case contains, hasPrefix, hasSuffix
}

/// Whether a parameter has a value.
public enum ParameterSummaryPresence: Hashable, Sendable { case hasAnyValue, hasNoValue }

extension AppIntent {
    public typealias When = ParameterSummaryWhen<Self>
    public typealias Switch<Value: _IntentValue> = ParameterSummarySwitch<Self, Value>
    public typealias Case<Value: _IntentValue> = ParameterSummaryCase<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCase<Self>
}

extension ParameterSummaryWhen {
    public init<Value: _IntentValue>(
        _ path: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryComparison,
        _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init<Value: _IntentValue>(
        _ path: KeyPath<Intent, IntentParameter<Value>>,
        _ presence: ParameterSummaryPresence,
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    /// Where a widget is of one of several sizes.
    public init(
        widgetFamily comparison: ParameterSummaryComparison,
        _ families: [Int],
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
}

/// A sentence for each value of a parameter.
public struct ParameterSummarySwitch<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    public init(
        _ path: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder _ cases: () -> [any Sendable]
    ) {}
}

/// The sentence for one.
public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

/// The sentence for all others.
public struct ParameterSummaryDefaultCase<Intent: AppIntent>: Sendable {
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

/// Puts sentences together.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression(_ summary: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> {
        summary
    }
    public static func buildExpression(_ summary: ParameterSummaryWhen<Intent>) -> ParameterSummaryWhen<Intent> {
        summary
    }
    public static func buildExpression<Value>(
        _ summary: ParameterSummarySwitch<Intent, Value>
    ) -> ParameterSummarySwitch<Intent, Value> { summary }
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

/// Puts cases together.
@resultBuilder
public enum ParameterSummaryCaseBuilder {
    public static func buildExpression(_ part: some Sendable) -> [any Sendable] { [] }
    public static func buildBlock(_ parts: [any Sendable]...) -> [any Sendable] { [] }
}
