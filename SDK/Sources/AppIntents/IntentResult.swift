public import FoundationAdditions
public import SwiftUI

/// What an intent has to say when it is done.
public protocol IntentResult: Sendable {}
/// One with words.
public protocol ProvidesDialog: IntentResult {}
/// One with a view.
public protocol ShowsSnippetView: IntentResult {}
/// One that goes on with another intent.
public protocol OpensIntent: IntentResult {}
/// One with a value for the next step of a shortcut.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
}

/// What an intent has to say; `Never` stands for what it has not.
public struct IntentResultContainer<Value: Sendable, Intent: Sendable, Snippet: Sendable, Dialog: Sendable>:
    IntentResult
{
    public var value: Value?
    public var dialog: Dialog?

    init(value: Value? = nil, dialog: Dialog? = nil) {
        self.value = value
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == IntentSnippet {}
extension IntentResultContainer: OpensIntent where Intent: AppIntent {}

/// A view that nobody sees.
public struct IntentSnippet: Sendable {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { .init() }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { .init(dialog: dialog) }

    public static func result<Value: Sendable>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> { .init(value: value) }

    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { .init(value: value, dialog: dialog) }

    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, Never> { .init() }

    public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> { .init(dialog: dialog) }

    public static func result(view: some View) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> { .init() }

    public static func result(dialog: IntentDialog, view: some View) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> { .init(dialog: dialog) }

    public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> { .init(dialog: dialog) }

    public static func result<Value: Sendable>(value: Value, view: some View) -> Self
    where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> { .init(value: value) }

    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog, view: some View) -> Self
    where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        .init(value: value, dialog: dialog)
    }
}

extension IntentResult {
    public static func result<Value: Sendable>(
        value: Value,
        dialog: IntentDialog,
        @ViewBuilder content: () -> some View
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        .init(value: value, dialog: dialog)
    }
    public static func result<Value: Sendable>(value: Value, @ViewBuilder content: () -> some View) -> Self
    where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> { .init(value: value) }
    public static func result(@ViewBuilder content: () -> some View) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> { .init() }
    public static func result<Value: Sendable, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Intent, Never, Never> { .init(value: value) }
}

/// What Siri says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable, CustomStringConvertible {
    public let full: LocalizedStringResource

    public init(_ full: LocalizedStringResource) { self.full = full }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
    public init(full: LocalizedStringResource, systemImageName: String) { self.full = full }
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        full = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }

    public var description: String { full.description }
}

nonisolated extension Button {
    /// A button of a widget that performs an intent.
    public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
    public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: {}, label: label)
    }
}

nonisolated extension Button where Label == Text {
    public init(_ title: some TitleKey, intent: some AppIntent) { self.init(title, action: {}) }
    public init(_ title: some TitleKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(title, role: role, action: {})
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some TitleKey, systemImage: String, intent: some AppIntent) {
        self.init(title, systemImage: systemImage, action: {})
    }
}

nonisolated extension Toggle {
    /// A switch of a widget that performs an intent.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}

nonisolated extension Toggle where Label == Text {
    public init(_ title: some TitleKey, isOn: Bool, intent: some AppIntent) {
        self.init(title, isOn: .constant(isOn))
    }
}

/// One that goes on with the view of an intent (iOS 26).
public protocol ShowsSnippetIntent: IntentResult {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}

extension IntentResult {
    public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> { .init() }
    public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { .init(dialog: dialog) }
    public static func result<Value: Sendable, Snippet: SnippetIntent>(value: Value, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, Never> { .init(value: value) }
    public static func result<Value: Sendable, Snippet: SnippetIntent>(
        value: Value,
        dialog: IntentDialog,
        snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        .init(value: value, dialog: dialog)
    }
    public static func result<Value: Sendable, Intent: AppIntent>(
        value: Value,
        opensIntent: Intent,
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Intent, Never, IntentDialog> {
        .init(value: value, dialog: dialog)
    }
}
