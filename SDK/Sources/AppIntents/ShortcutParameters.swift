public import FoundationAdditions

// What shortcuts show of a parameter, and what shall not start them; nobody asks here.

/// What is chosen for a parameter.
public struct AppShortcutOptionsCollection<Intent: AppIntent>: Sendable {
    public init<Options: DynamicOptionsProvider>(
        _ optionsProvider: Options,
        title: LocalizedStringResource,
        systemImageName: String
    ) {}
}

/// The sentence of a parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
    public init(_ summary: ParameterSummaryString<Intent>) {}
}

/// How a parameter is shown.
public struct AppShortcutParameterPresentation<Intent: AppIntent>: Sendable {
    public init<Value>(
        for path: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent>,
        @AppShortcutOptionsCollectionsBuilder<Intent> optionsCollections: () ->
            [AppShortcutOptionsCollection<Intent>]
    ) {}
}

/// Puts choices together.
@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder<Intent: AppIntent> {
    public static func buildBlock(
        _ collections: AppShortcutOptionsCollection<Intent>...
    ) -> [AppShortcutOptionsCollection<Intent>] { collections }
}

extension AppShortcut {
    public init<Intent: AppIntent>(
        intent: Intent,
        phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent>?
    ) { self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName) }
}

/// What one says for something else.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Collects what is said.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
    }
}

/// Several of them.
public struct NegativeAppShortcutPhrases: Sendable {
    public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {}
}

/// Puts them together.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
    public static func buildBlock(_ phrases: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] { phrases }
}

extension AppShortcutsProvider {
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
}
