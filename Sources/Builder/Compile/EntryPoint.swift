import Foundation

/// The sources that are added to an author's, so that the target has a `main` and names of its own.
struct EntryPoint: Sendable {
    /// The added sources by their file names.
    let files: [String: String]

    /// Author code has no file of that name.
    private static let ownNamesFile = "CarillonOwnNames.swift"

    /// - Throws: ``BuildError`` when the principal class is not there.
    init(_ target: Target, _ module: AuthorModule) throws(BuildError) {
        var files: [String: String]
        switch target.kind {
        case .serviceExtension(let principalClass):
            let name = try Self.swiftName(of: principalClass, target, module)
            files = ["main.swift": "import ExtensionMain\n\nrunServiceExtension { \(name)() }\n"]
        case .contentExtension(.principalClass(let principalClass), _):
            let name = try Self.swiftName(of: principalClass, target, module)
            files = Self.contentMain("runContentExtension { \(name)() }")
        case .contentExtension(.storyboard, _):
            files = Self.contentMain("runContentExtension()")
        case .app where target.sources.isEmpty: files = ["HostApp.swift": Self.hostApp]
        case .app: files = Self.delegateMakers(module)
        }
        files[Self.ownNamesFile] = module.ownNames
        self.files = files
    }

    /// In the language mode 5 a `main.swift` is of no actor, though it runs on the main thread.
    private static func contentMain(_ call: String) -> [String: String] {
        ["main.swift": "import ContentExtensionMain\n\nMainActor.assumeIsolated { \(call) }\n"]
    }

    private static func swiftName(
        of principalClass: String,
        _ target: Target,
        _ module: AuthorModule
    ) throws(BuildError) -> String {
        guard let name = module.swiftName(ofClass: principalClass) else {
            throw .badInfoPlist(
                target.infoFile?.path ?? target.name,
                "NSExtensionPrincipalClass names \(principalClass), but no source declares that class"
            )
        }
        return name
    }

    /// Writes the added sources.
    func write(into folder: URL) throws -> [URL] {
        try files.sorted { $0.key < $1.key }.map { name, text in
            let url = folder.appendingPathComponent(name)
            let data = Data(text.utf8)
            // The compiler looks at the dates.
            if FileManager.default.contents(atPath: url.path) != data { try data.write(to: url) }
            return url
        }
    }

    /// The added sources by the paths that they have in a folder.
    func texts(in folder: URL) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (folder.appendingPathComponent($0.key).path, $0.value) })
    }

    /// Swift on Linux cannot make an instance of a class that it knows by its type alone: UIKit's `main` asks these.
    private static func delegateMakers(_ module: AuthorModule) -> [String: String] {
        let makers =
            module.applicationDelegates.map { maker(of: $0, "Application") }
            + module.sceneDelegates.map { maker(of: $0, "Scene") }
        guard !makers.isEmpty else { return [:] }
        return ["DelegateMakers.swift": "import UIKit\n\n" + makers.joined(separator: "\n")]
    }

    private static func maker(of name: String, _ kind: String) -> String {
        """
        extension \(name): \(kind)DelegateMaking {
            @MainActor static func make\(kind)Delegate() -> any UI\(kind)Delegate { \(name)() }
        }

        """
    }

    private static let hostApp = """
        import UIKit

        /// An app that does nothing but let its extension be tried.
        @main
        final class HostApp: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
                    print("authorization: \\(granted)")
                }
                application.registerForRemoteNotifications()
                return true
            }
        }

        extension HostApp: ApplicationDelegateMaking {
            static func makeApplicationDelegate() -> any UIApplicationDelegate { HostApp() }
        }

        """
}
