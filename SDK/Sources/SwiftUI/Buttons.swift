public import UIKit

// Buttons, menus and links. None is drawn; their generic parameters are Apple's, since an author's code names them.

/// What a button does to what it is about.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    public static let cancel = ButtonRole(name: "cancel"), destructive = ButtonRole(name: "destructive")
    public static let confirm = ButtonRole(name: "confirm"), close = ButtonRole(name: "close")
}

/// A button.
public nonisolated struct Button<Label: View>: PrimitiveView {
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    @preconcurrency public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension Button where Label == Text {
    @preconcurrency public init(_ title: some TitleKey, action: @escaping @MainActor () -> Void) {}
    @preconcurrency public init(_ title: some TitleKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(_ title: some TitleKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
    @preconcurrency public init(
        _ title: some TitleKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
    @preconcurrency public init(_ title: some TitleKey, image: String, action: @escaping @MainActor () -> Void) {}
    @preconcurrency public init(
        _ title: some TitleKey,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {}
    @preconcurrency public init(
        _ title: some TitleKey,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
}

/// What a button says by its role alone.
public nonisolated struct DefaultButtonLabel: PrimitiveView {}

nonisolated extension Button where Label == DefaultButtonLabel {
    /// A button of a role, whose words are the system's (iOS 26).
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {}
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button as its style has it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

/// Puts a list into its editing.
public nonisolated struct EditButton: PrimitiveView {
    public init() {}
}

/// A button that begins to change a name.
public nonisolated struct RenameButton<Label: View>: PrimitiveView {}

nonisolated extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    public init() {}
}

/// A button that opens others.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    @preconcurrency public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {}
}

nonisolated extension Menu where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {}
    @preconcurrency public init(
        _ title: some TitleKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {}
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some TitleKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: some TitleKey, image: ImageResource, @ViewBuilder content: () -> Content) {}
    @preconcurrency public init(
        _ title: some TitleKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {}
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// A menu as its style has it.
    public init(_ configuration: MenuStyleConfiguration) {}
}

/// A way to somewhere else.
public nonisolated struct Link<Label: View>: PrimitiveView {
    public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

nonisolated extension Link where Label == Text {
    public init(_ title: some TitleKey, destination: URL) {}
}

/// A link to the app's settings.
public nonisolated struct SettingsLink<Label: View>: PrimitiveView {
    public init(@ViewBuilder label: () -> Label) {}
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() {}
}

/// What a link to the settings says.
public nonisolated struct DefaultSettingsLinkLabel: PrimitiveView {}
