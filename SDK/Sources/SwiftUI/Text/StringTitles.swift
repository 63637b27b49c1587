import Foundation

// Titles of any kind of string, as the initializers of an author's own views hand them on
// (`init<S: StringProtocol>(_ title: S)`). What is written as a string or a key is of ``TitleKey``.

nonisolated extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) { self.init(String(title), systemImage: name) }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) { self.init(String(title), image: name) }
}

nonisolated extension Button where Label == Text {
    @_disfavoredOverload @preconcurrency
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        self.init(String(title), action: action)
    }
    @_disfavoredOverload @preconcurrency
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(String(title), role: role, action: action)
    }
}

nonisolated extension Toggle where Label == Text {
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(String(title), isOn: isOn) }
}

nonisolated extension TextField where Label == Text {
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) { self.init(String(title), text: text) }
}

nonisolated extension SecureField where Label == Text {
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) { self.init(String(title), text: text) }
}

nonisolated extension Picker where Label == Text {
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(String(title), selection: selection, content: content) }
}

nonisolated extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
        self.init(String(title), destination: destination)
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination) {
        self.init(String(title), destination: destination)
    }
}

nonisolated extension Link where Label == Text {
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) { self.init(String(title), destination: destination) }
}

nonisolated extension Menu where Label == Text {
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(String(title), content: content)
    }
}

nonisolated extension View {
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(String(title)) }
    @_disfavoredOverload
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { navigationBarTitle(String(title)) }
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol,
        displayMode: NavigationTitleDisplayMode
    ) -> some View { navigationBarTitle(String(title), displayMode: displayMode) }
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> some View { help(String(text)) }
}
