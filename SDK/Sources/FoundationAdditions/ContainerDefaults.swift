public import Foundation
@_spi(Carillon) import OpenUserNotifications

/// What author code finds under the name `UserDefaults`: kept in a file of the container, and in the group's container
/// for `init(suiteName:)` with an app group, which the app and its extensions share.
///
/// Foundation on Linux keeps them per process, writes them on `synchronize()` alone and never looks again.
open class ContainerDefaults: UserDefaults {
    // Unsafe by its type alone, as UserDefaults is marked not Sendable: its one stored property is a Sendable constant.
    nonisolated(unsafe) private static let shared = {
        guard let own = ContainerDefaults(suiteName: nil) else {
            fatalError("“\(ownName)” names no file of defaults")
        }
        return own
    }()

    private static var ownName: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    private let file: DefaultsFile

    /// The app's own.
    open override class var standard: ContainerDefaults { shared }

    /// Those of a group, or of a name within the app.
    ///
    /// - Parameter suiteName: an app group that this process is entitled to, or any other name; nil is ``standard``.
    public override init?(suiteName: String?) {
        let name = suiteName ?? Self.ownName
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), name != UserDefaults.globalDomain
        else { return nil }
        file = Self.file(name)
        super.init(suiteName: nil)
    }

    private static func file(_ name: String) -> DefaultsFile {
        let home = ApplicationLink.groupContainer(name) ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        return DefaultsFile(home.appendingPathComponent("Library/Preferences/\(name).plist"))
    }

    // MARK: Reading

    open override func object(forKey defaultName: String) -> Any? {
        file.members[defaultName] ?? super.volatileDomain(forName: UserDefaults.registrationDomain)[defaultName]
    }

    open override func dictionaryRepresentation() -> [String: Any] {
        super.volatileDomain(forName: UserDefaults.registrationDomain).merging(file.members) { $1 }
    }

    open override func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let data as Data: URL(dataRepresentation: data, relativeTo: nil, isAbsolute: true)
        default: nil
        }
    }

    // MARK: Writing

    /// Keeps a value.
    ///
    /// Apple raises an exception for what is no property list; here the process ends with its sentence.
    open override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard isPropertyList(value) else {
            fatalError("Attempt to insert non-property list object \(value) for key \(defaultName)")
        }
        keep(value, for: defaultName)
    }

    open override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        if url.isFileURL { keep(url.path, for: defaultName) } else { keep(url.dataRepresentation, for: defaultName) }
    }

    open override func removeObject(forKey defaultName: String) { keep(nil, for: defaultName) }

    private func keep(_ value: Any?, for key: String) {
        file.change { $0[key] = value }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Does nothing: every change is in the file already.
    @discardableResult
    open override func synchronize() -> Bool { true }
}
