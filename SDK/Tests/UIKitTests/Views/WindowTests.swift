import Testing

@testable import UIKit

/// Which windows an app has.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct WindowTests {
    @Test func `a window that is shown before it gets its scene is one of the app's, once`() {
        let app = UIApplication.shared
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(app.windows.filter { $0 === window }.count == 1)
        let (before, scene) = (
            app.scene,
            UIWindowScene(
                session: UISceneSession(
                    configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
                ),
                connectionOptions: .init(notificationResponse: nil, url: nil)
            )
        )
        app.scene = scene
        defer { app.scene = before }
        window.windowScene = scene
        #expect(app.windows.filter { $0 === window }.count == 1 && scene.windows == [window])
        window.isHidden = true
    }
}
