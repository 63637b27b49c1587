public import UIKit

/// What a button does to what it is about.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    public static let cancel = ButtonRole(name: "cancel"), destructive = ButtonRole(name: "destructive")
    public static let confirm = ButtonRole(name: "confirm"), close = ButtonRole(name: "close")
}

/// A button.
public nonisolated struct Button<Label: View>: PrimitiveView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    @preconcurrency public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) { (self.role, self.action, self.label) = (role, action, label()) }
}

nonisolated extension Button where Label == Text {
    @preconcurrency public init(_ title: some TitleKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title: title) }
    }
    @preconcurrency public init(_ title: some TitleKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title: title) }
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(_ title: some TitleKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    @preconcurrency public init(
        _ title: some TitleKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
    @preconcurrency public init(_ title: some TitleKey, image: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, image: image) }
    }
    @preconcurrency public init(
        _ title: some TitleKey,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { SwiftUI.Label(title, image: image) } }
    @preconcurrency public init(
        _ title: some TitleKey,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(title, image: image) } }
}

/// What a button says by its role alone.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole?
    @MainActor public var body: some View {
        Text(
            title: role == .cancel ? "Cancel" : role == .destructive ? "Delete" : role == .close ? "Close" : "Done"
        )
    }
}

nonisolated extension Button where Label == DefaultButtonLabel {
    /// A button of a role, whose words are the system's (iOS 26).
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button as its style has it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A button that begins to change a name.
public nonisolated struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename
    private let label: () -> Label
    @MainActor public var body: some View {
        Button(action: { rename?() }, label: label)
    }
}

nonisolated extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    public init() { label = { SwiftUI.Label("Rename", systemImage: "pencil") } }
}

/// A way to somewhere else.
public nonisolated struct Link<Label: View>: View {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
    @MainActor public var body: some View {
        Button(action: { openURL(destination) }, label: { label })
    }
}

nonisolated extension Link where Label == Text {
    public init(_ title: some TitleKey, destination: URL) { self.init(destination: destination) { Text(title: title) } }
}

/// A link to the app's settings.
public nonisolated struct SettingsLink<Label: View>: View {
    private let label: Label
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    @MainActor public var body: some View {
        Button {
            if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
        } label: {
            label
        }
    }
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// What a link to the settings says.
public nonisolated struct DefaultSettingsLinkLabel: View {
    @MainActor public var body: some View { Text(title: "Settings") }
}
