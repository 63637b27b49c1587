public import Foundation

/// What a scene is for, kept while it is not connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What kind of scene it is.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive =
            Self(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// The scene while it is connected.
    open internal(set) weak var scene: UIScene?
    open var role: Role { configuration.role }
    /// How the scene is set up.
    open internal(set) var configuration: UISceneConfiguration
    /// The same for as long as the process lives.
    public let persistentIdentifier = UUID().uuidString
    open var userInfo: [String: Any]?
    /// Kept: nothing is restored when an app is started anew.
    open var stateRestorationActivity: NSUserActivity?

    init(configuration: UISceneConfiguration) { self.configuration = configuration }
}

/// How a scene is set up: by its entry in the `Info.plist`, or by the app's delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    open var storyboard: UIStoryboard?

    /// The `Info.plist`'s entry of that name and role; one that is not there is empty.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        let entry = SceneManifest.ofThisApp?.entry(name: name, role: sessionRole.rawValue)
        delegateClass = (entry?.delegateClassName).flatMap(SceneManifest.classNamed)
        storyboard = (entry?.storyboardName).flatMap { try? UIStoryboard(loading: $0, bundle: .main) }
    }
}

/// `UIApplicationSceneManifest` of an app's `Info.plist`.
struct SceneManifest: Sendable {
    /// One of `UISceneConfigurations`.
    struct Entry: Hashable, Sendable {
        var name: String?
        var role: String
        var delegateClassName: String?
        var storyboardName: String?
    }

    let entries: [Entry]

    /// nil for an app without a manifest: its delegate alone hears of its life.
    static let ofThisApp = SceneManifest(Bundle.main.infoDictionary ?? [:])

    /// Reads an `Info.plist`.
    init?(_ info: [String: Any]) {
        guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        entries = roles.sorted { $0.key < $1.key }.flatMap { role, value in
            ((value as? [Any]) ?? []).compactMap { $0 as? [String: Any] }.map { entry in
                Entry(
                    name: entry["UISceneConfigurationName"] as? String,
                    role: role,
                    delegateClassName: entry["UISceneDelegateClassName"] as? String,
                    storyboardName: entry["UISceneStoryboardFile"] as? String
                )
            }
        }
    }

    /// The entry of that name; for no name the role's first.
    func entry(name: String?, role: String) -> Entry? {
        entries.first { $0.role == role && (name == nil || $0.name == name) }
    }

    /// A class of the author's, with or without its module's name.
    static func classNamed(_ name: String) -> AnyClass? {
        NSClassFromString(name) ?? NSClassFromString("\(MainModule.name.asModuleName).\(name)")
    }
}
