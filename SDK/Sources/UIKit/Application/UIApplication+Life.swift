public import Foundation
@_spi(Carillon) import OpenUserNotifications
import UserNotifications

extension UIApplication {
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForeground"
    )
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    // Nobody posts these here: there is memory, the time goes on, and background refresh is allowed.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarning"
    )
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChange"
    )
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChange"
    )
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable"
    )
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )

    /// Launches the app and never returns: what `UIApplicationMain` and a delegate's `@main` do.
    ///
    /// - Parameter rootController: makes what the window of an app shows that brings none of its own: SwiftUI's.
    package func launch(
        _ delegate: any UIApplicationDelegate,
        rootController: (@MainActor () -> UIViewController?)? = nil
    ) -> Never {
        StandardOutput.writeByLine()
        Keeper.delegate = delegate
        self.delegate = delegate
        endOnSignal()
        applicationState = ApplicationLink.launchesInForeground ?? !ApplicationLink.hasDevice ? .inactive : .background
        // With a scene manifest the scene's options tell of the response, and the app's do not.
        let payload = hearsOfItsLife || applicationState == .background ? ApplicationLink.launchNotification : nil
        var options = payload.map { [LaunchOptionsKey.remoteNotification: $0 as Any] }
        if hearsOfItsLife, let url = ApplicationLink.launchURL { options = [.url: url] }
        makeRootController = rootController
        if hearsOfItsLife { showMainStoryboard(for: delegate) }
        _ = delegate.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate.application(self, didFinishLaunchingWithOptions: options)
        post(Self.didFinishLaunchingNotification)
        if hearsOfItsLife { delegate.window?.makeKeyAndVisible() }
        if applicationState != .background { connectScene(isLaunch: true) }
        AppWindowHost.shared.attach()
        // Device calls wait in the main queue until here, so that a delegate set while launching hears the first one.
        ApplicationLink.attach(
            ApplicationEvents(
                stateChanged: { state in
                    MainActor.assumeIsolated { UIApplication.shared.move(to: State(rawValue: state) ?? .background) }
                },
                tokenChanged: { token in
                    MainActor.assumeIsolated { UIApplication.shared.registered(.success(token)) }
                },
                backgroundPush: { userInfo, done in
                    // The dictionary was made for this call and goes nowhere else.
                    nonisolated(unsafe) let userInfo = userInfo
                    MainActor.assumeIsolated { UIApplication.shared.receive(userInfo, done) }
                },
                openURL: { url in MainActor.assumeIsolated { UIApplication.shared.receive(url) } }
            )
        ) { result in
            MainActor.assumeIsolated { UIApplication.shared.attached(result) }
        }
        while true { RunLoop.main.run() }
    }

    /// Without a device the app runs in the foreground, alone.
    private func attached(_ result: Result<Int, any Error>) {
        switch result {
        case .success(let state): move(to: State(rawValue: state) ?? .background)
        case .failure(let error):
            FileHandle.standardError.write(Data("UIKit: \(error.localizedDescription)\n".utf8))
            move(to: .active)
        }
    }

    private func receive(_ userInfo: [AnyHashable: Any], _ done: @escaping @Sendable (UInt) -> Void) {
        guard let delegate else { return done(UIBackgroundFetchResult.noData.rawValue) }
        delegate.application(self, didReceiveRemoteNotification: userInfo) { done($0.rawValue) }
    }

    /// UIMainStoryboardFile: its first controller fills a window that the delegate gets before it hears of the launch.
    private func showMainStoryboard(for delegate: any UIApplicationDelegate) {
        guard let name = Bundle.main.infoDictionary?["UIMainStoryboardFile"] as? String, !name.isEmpty,
            let storyboard = try? UIStoryboard(loading: name, bundle: .main)
        else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.waitsForScreen = true
        window.rootViewController = storyboard.instantiateInitialViewController()
        delegate.window = window
    }

    /// Whether the app's delegate hears of the steps: in an app with a scene manifest its scene's delegate does.
    private var hearsOfItsLife: Bool { SceneManifest.ofThisApp == nil }

    /// Goes from one state to another by the steps between them, and tells the delegate of each.
    func move(to target: State) {
        let delegate = hearsOfItsLife ? delegate : nil
        while applicationState != target {
            switch (applicationState, target) {
            case (.active, _):
                delegate?.applicationWillResignActive(self)
                scene.map(willResignActive)
                post(Self.willResignActiveNotification)
                applicationState = .inactive
            case (.background, _):
                connectScene(isLaunch: false)
                delegate?.applicationWillEnterForeground(self)
                scene.map(willEnterForeground)
                post(Self.willEnterForegroundNotification)
                applicationState = .inactive
            case (.inactive, .background):
                applicationState = .background
                delegate?.applicationDidEnterBackground(self)
                scene.map(didEnterBackground)
                post(Self.didEnterBackgroundNotification)
            case (.inactive, _):
                applicationState = .active
                delegate?.applicationDidBecomeActive(self)
                scene.map(didBecomeActive)
                post(Self.didBecomeActiveNotification)
            }
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// A device ends an app with SIGTERM: the delegate hears of it first.
    private func endOnSignal() {
        signal(SIGTERM, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                let application = UIApplication.shared
                application.scene.map(application.didDisconnect)
                application.delegate?.applicationWillTerminate(application)
                application.post(UIApplication.willTerminateNotification)
            }
            exit(0)
        }
        source.resume()
        Keeper.termination = source
    }

    /// What has to live as long as the process, though nobody else holds it.
    @MainActor private enum Keeper {
        static var delegate: (any UIApplicationDelegate)?
        static var termination: (any DispatchSourceSignal)?
    }
}
