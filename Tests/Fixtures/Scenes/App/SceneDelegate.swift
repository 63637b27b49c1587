import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        if let response = connectionOptions.notificationResponse {
            print("willConnect for \(response.actionIdentifier) of \(response.notification.request.content.title)")
        } else if let context = connectionOptions.urlContexts.first {
            print("willConnect for \(context.url.absoluteString)")
        } else {
            print("willConnect for nothing")
        }
        let controller = window?.rootViewController as? ViewController
        // Its view loads when the window is shown, which is later.
        controller?.loadViewIfNeeded()
        print("window \(window?.windowScene === windowScene) shows \(controller?.greeting.text ?? "nothing")")
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        print("opens \(URLContexts.map(\.url.absoluteString))")
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        print("sceneDidDisconnect")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        print("sceneDidBecomeActive \(scene.activationState == .foregroundActive)")
    }

    func sceneWillResignActive(_ scene: UIScene) {
        print("sceneWillResignActive")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        print("sceneWillEnterForeground")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print("sceneDidEnterBackground \(scene.activationState == .background)")
    }
}
