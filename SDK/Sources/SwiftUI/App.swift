public import UIKit

/// An app whose interface is SwiftUI's. It starts, and its window shows a placeholder that names the view at the top.
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
        let root = rootController(of: app.body)
        UIApplication.shared.launch(delegate) { root }
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
    func makeRootController() -> UIViewController?
}

/// What is in the first window of a scene, which may be an author's own that is made of others.
@MainActor
private func rootController(of scene: some Scene) -> UIViewController? {
    if let windows = scene as? any WindowMaking { return windows.makeRootController() }
    func ownBody<Own: Scene>(_ scene: Own) -> UIViewController? {
        Own.Body.self == Never.self ? nil : rootController(of: scene.body)
    }
    return ownBody(scene)
}

/// Windows of one kind.
public nonisolated struct WindowGroup<Content: View>: Scene, WindowMaking {
    public init(@ViewBuilder content: @escaping () -> Content) {}
    public init(_ title: some TitleKey, @ViewBuilder content: @escaping () -> Content) {}
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
    @MainActor public var body: Never { fatalError("a window group has no body") }

    @MainActor func makeRootController() -> UIViewController? { PlaceholderController(naming: Content.self) }
}

/// Stands where the view of a window would be.
private final class PlaceholderController: UIViewController {
    private let name: String

    init(naming type: any View.Type) {
        // The views below are told of by their kinds; the first of them is the author's.
        name = "\(type)".firstMatch(of: /[A-Za-z_]+View/).map { String($0.output) } ?? "\(type)"
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = MissingView("the SwiftUI view \(name)") }
}

/// Several scenes, of which the first that has windows gives the app's.
public nonisolated struct TupleScene: Scene, WindowMaking {
    let scenes: [any Scene]
    @MainActor public var body: Never { fatalError("several scenes have no body") }
    @MainActor func makeRootController() -> UIViewController? {
        for scene in scenes {
            if let root = rootController(of: scene) { return root }
        }
        return nil
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
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> Self { self }
    public func onChange<Value: Equatable>(of value: Value, _ action: @escaping (Value, Value) -> Void) -> Self { self }
    public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> Self { self }
    public func environmentObject(_ object: some ObservableObject) -> Self { self }
    public func environment(_ object: (some AnyObject)?) -> Self { self }
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
