public import Foundation
@_spi(Carillon) import OpenUserNotifications
import Synchronization

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
        guard Self.isFileName(name) else { return nil }
        file = Self.file(name)
        super.init(suiteName: nil)
    }

    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") && name != UserDefaults.globalDomain
    }

    private static func file(_ name: String) -> DefaultsFile {
        let home = ApplicationLink.groupContainer(name) ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        return DefaultsFile(home.appendingPathComponent("Library/Preferences/\(name).plist"))
    }

    // MARK: Reading

    open override func object(forKey defaultName: String) -> Any? {
        file.members[defaultName] ?? Self.registered.withLock { $0.members[defaultName] }
    }

    open override func dictionaryRepresentation() -> [String: Any] {
        Self.registered.withLock(\.self).members.merging(file.members) { $1 }
    }

    /// Values of this process for keys that have none: of every object of this class, as with Apple.
    private static let registered = Mutex(PropertyListMembers())

    /// Adds to what is read where a key has no value. Foundation on Linux tells a subclass nothing of it.
    open override func register(defaults registrationDictionary: [String: Any]) {
        let members = PropertyListMembers(registrationDictionary.mapValues(listed))
        Self.registered.withLock { $0.members.merge(members.members) { $1 } }
    }

    open override func volatileDomain(forName domainName: String) -> [String: Any] {
        guard domainName == UserDefaults.registrationDomain else { return super.volatileDomain(forName: domainName) }
        return Self.registered.withLock(\.self).members
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
        keep(listed(value), for: defaultName)
    }

    open override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        if url.isFileURL { keep(url.path, for: defaultName) } else { keep(url.dataRepresentation, for: defaultName) }
    }

    open override func removeObject(forKey defaultName: String) { keep(nil, for: defaultName) }

    private func keep(_ value: Any?, for key: String) {
        file.change { $0[key] = value }
        tellOfChange()
    }

    private func tellOfChange() {
        LooseObservers.shared.compare()
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    // MARK: Domains

    /// What an app or a suite has kept.
    open override func persistentDomain(forName domainName: String) -> [String: Any]? {
        guard Self.isFileName(domainName) else { return nil }
        let members = Self.file(domainName).members
        return members.isEmpty ? nil : members
    }

    open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        guard isPropertyList(domain) else {
            fatalError("Attempt to insert non-property list object \(domain) for key \(domainName)")
        }
        guard Self.isFileName(domainName) else { return }
        Self.file(domainName).change { $0 = domain.mapValues(listed) }
        tellOfChange()
    }

    /// Forgets what an app or a suite has kept.
    open override func removePersistentDomain(forName domainName: String) {
        setPersistentDomain([:], forName: domainName)
    }

    /// Does nothing: every change is in the file already.
    @discardableResult
    open override func synchronize() -> Bool { true }
}
