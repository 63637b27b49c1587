import Foundation
@_spi(Carillon) import OpenUserNotifications

extension UIApplication {
    /// The app's scene, once it has been in front; else none.
    public var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }
    /// The sessions of the scenes.
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// An app has one scene here.
    public var supportsMultipleScenes: Bool { false }

    /// The app comes to the front for the first time: its scene is added, and its delegate made and told.
    ///
    /// `isLaunch`: the app was started to come to the front; what started it is in the options.
    func connectScene(isLaunch: Bool) {
        guard scene == nil else { return }
        let manifest = SceneManifest.ofThisApp
        let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(configuration: first)
        if isLaunch, manifest != nil { launchURL = ApplicationLink.launchURL }
        let options = UIScene.ConnectionOptions(
            notificationResponse: isLaunch ? ApplicationLink.launchResponse : nil,
            url: launchURL
        )
        if manifest != nil, let delegate {
            session.configuration = delegate.application(
                self,
                configurationForConnecting: session,
                options: options
            )
        }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        self.scene = scene
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        defer { showRootController(in: scene) }
        guard manifest != nil else { return }
        scene.delegate = makeDelegate(session.configuration)
        let window = makeWindow(of: session.configuration.storyboard, in: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        // One of the delegate's own takes its place.
        if let window, (scene.delegate as? any UIWindowSceneDelegate)?.window === window { window.makeKeyAndVisible() }
        // A scene that connects in front is on its way there; one that comes from the background hears of it later.
        if isLaunch { willEnterForeground(scene) }
    }

    private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass else { return nil }
        guard let maker = type as? any SceneDelegateMaking.Type else {
            fatalError("\(type) is no scene delegate that was built with `carillon build`")
        }
        return maker.makeSceneDelegate()
    }

    /// UISceneStoryboardFile: its first controller fills a window that the delegate gets before it hears of the scene.
    private func makeWindow(of storyboard: UIStoryboard?, in scene: UIWindowScene) -> UIWindow? {
        guard let storyboard, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        let window = UIWindow(windowScene: scene)
        window.waitsForScreen = true
        window.rootViewController = storyboard.instantiateInitialViewController()
        delegate.window = window
        return window
    }

    private func showRootController(in scene: UIWindowScene) {
        guard let make = makeRootController else { return }
        makeRootController = nil
        let window = UIWindow(windowScene: scene)
        window.rootViewController = make()
        window.makeKeyAndVisible()
        ownWindow = window
    }

    // MARK: The scene's life; without a manifest the app's delegate hears instead

    func willEnterForeground(_ scene: UIScene) {
        tell(UIScene.willEnterForegroundNotification, scene) { $0.sceneWillEnterForeground(scene) }
    }

    func didBecomeActive(_ scene: UIScene) {
        tell(UIScene.didActivateNotification, scene) { $0.sceneDidBecomeActive(scene) }
    }

    func willResignActive(_ scene: UIScene) {
        tell(UIScene.willDeactivateNotification, scene) { $0.sceneWillResignActive(scene) }
    }

    func didEnterBackground(_ scene: UIScene) {
        tell(UIScene.didEnterBackgroundNotification, scene) { $0.sceneDidEnterBackground(scene) }
    }

    func didDisconnect(_ scene: UIScene) {
        tell(UIScene.didDisconnectNotification, scene) { $0.sceneDidDisconnect(scene) }
    }

    private func tell(_ name: Notification.Name, _ scene: UIScene, _ call: (any UISceneDelegate) -> Void) {
        if let delegate = scene.delegate { call(delegate) }
        NotificationCenter.default.post(name: name, object: scene)
    }
}
