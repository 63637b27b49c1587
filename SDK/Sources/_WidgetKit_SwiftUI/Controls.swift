public import AppIntents
public import SwiftUI
public import WidgetKit

// Controls (iOS 18): kept by nobody, as none is shown.

/// What a control shows.
@preconcurrency @MainActor
public protocol ControlWidgetTemplate {}

/// A control without choices.
public nonisolated struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
    PrimitiveControlWidgetConfiguration
{
    public init(kind: String, content: @escaping () -> Content) {}
    public init<Provider: ControlValueProvider>(
        kind: String,
        provider: Provider,
        content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A control with choices.
public nonisolated struct AppIntentControlConfiguration<
    Intent: ControlConfigurationIntent,
    Content: ControlWidgetTemplate
>: PrimitiveControlWidgetConfiguration {
    public init(kind: String, intent: Intent.Type = Intent.self, content: @escaping (Intent) -> Content) {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String,
        provider: Provider,
        content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Intent {}
}

/// Gives a control its value.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Gives a control with choices its value.
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that performs something.
public nonisolated struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
    public init<ActionLabel: View>(
        action: Action,
        @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    /// - Parameter label: is told whether the action runs.
    public init(action: Action, @ViewBuilder label: @escaping (Bool) -> Label) {}
    public init(_ title: some TitleKey, action: Action) where Label == Text {}
    public init<ActionLabel: View>(
        _ title: some TitleKey,
        action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text {}
}

/// A control that is on or off.
public nonisolated struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    ControlWidgetTemplate
where Action.ValueType == Bool {
    public init(
        isOn: Bool,
        action: Action,
        @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    public init(isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
    where Label == EmptyView {}
    public init(_ title: some TitleKey, isOn: Bool, action: Action) where Label == Text, ValueLabel == EmptyView {}
    public init(
        _ title: some TitleKey,
        isOn: Bool,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {}
}

nonisolated extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

nonisolated extension ControlWidgetConfiguration {
    public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration {
        self
    }
}

/// A control that shows nothing.
public nonisolated struct EmptyControlWidgetTemplate: ControlWidgetTemplate { public init() {} }

nonisolated extension View {
    public func controlWidgetActionHint(_ hint: some TitleKey) -> some View { self }
    public func controlWidgetStatus(_ status: some TitleKey) -> some View { self }
}
