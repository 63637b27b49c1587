public import UIKit

/// An app whose interface is SwiftUI's.
@preconcurrency @MainActor
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Starts the app, and never returns.
    public static func main() {
        let app = Self()
        let delegate = AppDelegates.own ?? WindowlessDelegate()
        UIApplication.addressReceiver = { NotificationCenter.default.post(name: .openedAddress, object: $0) }
        let controller = UIHostingController(rootView: AppRoot(app: app))
        UIApplication.shared.launch(delegate) { controller }
    }
}

/// What is in an app's window: that of its first scene that has one. The app's own properties are kept as a view's.
private struct AppRoot<Author: App>: DrawnView {
    let app: Author

    func update(_ node: GraphNode) {
        AppPhase.follow(node)
        node.link(app)
        let scene = node.tracked { app.body }
        guard let window = window(of: scene, node) else { return node.makeItems = { [] } }
        var environment = node.environment
        environment.scenePhase = AppPhase.now
        window.change(&environment)
        let content = node.child(0, window.content, environment)
        node.makeItems = { content.items }
    }
}

/// A window of a scene: what is in it, and what is around it.
@MainActor
struct SceneWindow {
    var content: AnyView
    var change: (inout EnvironmentValues) -> Void = { _ in }
}

/// Where the app stands, for views.
@MainActor
enum AppPhase {
    static var now: ScenePhase {
        switch UIApplication.shared.applicationState {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// Has a node evaluated again whenever it is another.
    static func follow(_ node: GraphNode) {
        guard node.kept == nil else { return }
        let center = NotificationCenter.default
        let names = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ]
        node.kept = Following(
            tokens: names.map { name in
                center.addObserver(forName: name, object: nil, queue: nil) { [weak node] _ in
                    // After the app's state is the one that is told of.
                    DispatchQueue.main.async { MainActor.assumeIsolated { node?.invalidate() } }
                }
            }
        )
    }

    private final class Following {
        let tokens: [any NSObjectProtocol]
        init(tokens: [any NSObjectProtocol]) { self.tokens = tokens }
    }
}

/// A part of an app's interface.
@preconcurrency @MainActor
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that has windows.
@MainActor
protocol WindowMaking {
    func window(_ node: GraphNode) -> SceneWindow?
}

/// The first window of a scene, which may be an author's own that is made of others.
@MainActor
private func window(of scene: some Scene, _ node: GraphNode) -> SceneWindow? {
    if let windows = scene as? any WindowMaking { return windows.window(node) }
    func ownBody<Own: Scene>(_ scene: Own) -> SceneWindow? {
        guard Own.Body.self != Never.self else { return nil }
        node.link(scene)
        return window(of: scene.body, node)
    }
    return ownBody(scene)
}

/// Windows of one kind.
public nonisolated struct WindowGroup<Content: View>: Scene, WindowMaking {
    private let content: () -> Content
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(_ title: some TitleKey, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    @MainActor public var body: Never { fatalError("a window group has no body") }

    @MainActor func window(_ node: GraphNode) -> SceneWindow? {
        SceneWindow(content: AnyView(node.tracked { content() }))
    }
}

/// Several scenes, of which the first that has windows gives the app's.
public nonisolated struct TupleScene: Scene, WindowMaking {
    let scenes: [any Scene]
    @MainActor public var body: Never { fatalError("several scenes have no body") }
    @MainActor func window(_ node: GraphNode) -> SceneWindow? {
        for scene in scenes {
            if let window = SwiftUI.window(of: scene, node) { return window }
        }
        return nil
    }
}

/// A scene with something around its windows.
public nonisolated struct ChangedScene<Content: Scene>: Scene, WindowMaking {
    let content: Content
    let change: @MainActor (inout SceneWindow) -> Void
    @MainActor public var body: Never { fatalError("a scene with a modifier has no body") }
    @MainActor func window(_ node: GraphNode) -> SceneWindow? {
        guard var window = SwiftUI.window(of: content, node) else { return nil }
        change(&window)
        return window
    }
}

/// Puts scenes together.
@resultBuilder @MainActor
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock(_ scenes: any Scene...) -> TupleScene { TupleScene(scenes: scenes) }
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildOptional(_ scene: (some Scene)?) -> TupleScene {
        TupleScene(scenes: scene.map { [$0] } ?? [])
    }
    public static func buildEither(first scene: some Scene) -> TupleScene { TupleScene(scenes: [scene]) }
    public static func buildEither(second scene: some Scene) -> TupleScene { TupleScene(scenes: [scene]) }
    public static func buildLimitedAvailability(_ scene: some Scene) -> TupleScene { TupleScene(scenes: [scene]) }
}

extension Scene {
    func around(_ change: @escaping (inout EnvironmentValues) -> Void) -> ChangedScene<Self> {
        ChangedScene(content: self) { window in
            let inner = window.change
            window.change = {
                change(&$0)
                inner(&$0)
            }
        }
    }
    private func changing<Value: Equatable>(_ value: Value, _ action: @escaping (Value, Value) -> Void) -> some Scene {
        ChangedScene(content: self) { window in
            window.content = AnyView(window.content.onChange(of: value) { action($0, $1) })
        }
    }
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
        changing(value) { action($1) }
    }
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { changing(value, action) }
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene { changing(value) { _, _ in action() } }
    public func environmentObject(_ object: some ObservableObject) -> some Scene { around { $0.give(object) } }
    public func environment(_ object: (some AnyObject)?) -> some Scene { around { $0.give(object) } }
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        around { $0[keyPath: path] = value }
    }
    public func backgroundTask<Request, Response>(
        _ task: BackgroundTask<Request, Response>,
        action: @escaping @Sendable (Request) async -> Response
    ) -> Self { self }
    public func backgroundTask<Response>(
        _ task: BackgroundTask<Void, Response>,
        action: @escaping @Sendable () async -> Response
    ) -> Self { self }
}

/// Work that the system starts; here it starts none.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> Self { Self() }
    public static var appRefresh: Self { Self() }
    public static func urlSession(_ identifier: String) -> Self { Self() }
}

extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: Self { Self() }
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> Self { Self() }
}

/// Where a scene stands.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The delegate of a SwiftUI app that was declared with `@UIApplicationDelegateAdaptor`.
@MainActor
private enum AppDelegates {
    static var own: (any UIApplicationDelegate)?
}

/// Hears nothing.
private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

/// A delegate of UIKit's kind in a SwiftUI app: it hears what such a delegate hears.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let maker = delegateType as? any ApplicationDelegateMaking.Type,
            let made = maker.makeApplicationDelegate() as? DelegateType
        else { fatalError("\(delegateType) is no application delegate that was built with `carillon build`") }
        wrappedValue = made
        AppDelegates.own = made
    }
}
