public import Foundation

/// Hears of a scene's life.
///
/// Every method has a default, as Apple's are optional.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is added to the app; the options say why.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// The scene is taken from the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and answers.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is in the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// A URL of the app's own scheme is to be opened; one that launched the app is in the connection options.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// An activity is handed on; nothing here does.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// What the scene wants to be restored to.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Hears of the life of a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the scene's storyboard is shown in.
    @preconcurrency @MainActor var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// Makes a scene's delegate.
///
/// `carillon build` writes a conformance for the author's class, since Swift on Linux cannot
/// make an instance of a class that it knows by its type alone.
@MainActor
public protocol SceneDelegateMaking {
    /// A new delegate.
    static func makeSceneDelegate() -> any UISceneDelegate
}
