public import UIKit

/// A scene that has no window of its own here.
public nonisolated struct WindowlessScene: Scene {
    init() {}
    @MainActor public var body: Never { fatalError("a scene without windows has no body") }
}

public typealias Settings = WindowlessScene
public typealias Window = WindowlessScene
public typealias UtilityWindow = WindowlessScene
public typealias MenuBarExtra = WindowlessScene

extension WindowlessScene {
    public init<Content: View>(@ViewBuilder content: () -> Content) {}
    public init<Content: View>(_ title: some TitleKey, id: String, @ViewBuilder content: () -> Content) {}
    public init<Content: View>(_ title: some TitleKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public init<Content: View, Title: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {}
}

extension WindowGroup {
    public init(_ title: some TitleKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }
    public init<Data: Codable & Hashable>(
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) { self.init { content(.constant(nil)) } }
    public init<Data: Codable & Hashable>(
        id: String,
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) { self.init { content(.constant(nil)) } }
    public init<Data: Codable & Hashable>(
        _ title: some TitleKey,
        id: String,
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) { self.init { content(.constant(nil)) } }
    public init<Data: Codable & Hashable>(
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data>) -> Content,
        defaultValue: @escaping () -> Data
    ) { self.init { content(.constant(defaultValue())) } }
}

/// How large a window may be.
public struct WindowResizability: Hashable, Sendable {
    public static let automatic = Self(), contentSize = Self(), contentMinSize = Self()
}

extension Scene {
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some Scene {
        ChangedScene(content: self) { window in window.content = AnyView(window.content.onOpenURL { action($0) }) }
    }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
    public func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some Scene { around { transform(&$0[keyPath: path]) } }
}

/// Whether a scene is there again when the app starts.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled")
}

/// Whether a scene is shown when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), presented = Self(name: "presented")
    public static let suppressed = Self(name: "suppressed")
}

/// What windows look like.
@preconcurrency @MainActor public protocol WindowStyle {}
extension SystemLook: WindowStyle {}
extension WindowStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self("plain") }
}
public typealias DefaultWindowStyle = SystemLook
