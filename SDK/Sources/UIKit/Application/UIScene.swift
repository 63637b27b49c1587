public import UserNotifications

/// One of an app's interfaces.
///
/// An app has exactly one here: it appears when the app first comes to the front, and stands where the app stands.
@MainActor
open class UIScene: UIResponder {
    /// Where a scene stands.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Where the scene stands.
    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// What distinguishes the scene for a person.
    open var title: String = ""

    init(ofApplication application: UIApplication) {}
}

extension UIApplication {
    /// The app's scene, once it has been in front; else none.
    public var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }
}

extension UNNotificationResponse {
    /// The scene that shows what came of the response; nil when the app handles it in the background.
    @MainActor
    public var targetScene: UIScene? {
        UIApplication.shared.applicationState == .background ? nil : UIApplication.shared.scene
    }
}
