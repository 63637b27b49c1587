import DeviceContext
import DeviceCore
package import Foundation
import NotificationModel
package import UntrustedFiles

/// An app's bundle as Apple lays it out: `X.app/{Info.plist, executable, PlugIns/Y.appex/{Info.plist, executable}}`.
struct AppBundle: Sendable {
    let bundleID: String
    let profile: AppProfile

    /// Reads a bundle.
    ///
    /// - Throws: ``PhoneError/invalid(_:)``, naming the file and the key.
    init(folder: URL) throws {
        try self.init(try UntrustedFolder.bundle(folder))
    }

    /// Reads a bundle that is held open.
    ///
    /// - Throws: ``PhoneError/invalid(_:)``, naming the file and the key.
    init(_ folder: UntrustedFolder) throws {
        let info = try InfoDictionary(folder)
        bundleID = try info.bundleID()
        var profile = AppProfile(name: info.text("CFBundleDisplayName") ?? info.text("CFBundleName") ?? bundleID)
        profile.bundlePath = folder.path
        profile.executable = try info.executable()
        profile.iconPath = Self.icon(info, in: folder)
        profile.entitlements = Entitlements(try InfoDictionary.entitlements(folder))
        profile.backgroundModes = info.texts("UIBackgroundModes")
        profile.urlSchemes = info.urlSchemes
        profile.startsActivities = info.flag("NSSupportsLiveActivities") ? true : nil
        let extensions = try ExtensionBundles(app: folder, of: bundleID)
        profile.serviceExtension = extensions.service
        profile.contentExtensions = extensions.content
        for own in extensions.entitlements.map(Entitlements.init) {
            profile.entitlements.filtering = profile.entitlements.filtering || own.filtering
            profile.entitlements.groups = Array(Set(profile.entitlements.groups + own.groups)).sorted()
        }
        self.profile = profile
    }

    /// The icon's path in the bundle.
    private static func icon(_ info: InfoDictionary, in folder: UntrustedFolder) -> String? {
        let named = [info.text("CFBundleIconFile"), "AppIcon", "Icon"].compactMap { $0 }
        let names = named.flatMap { [$0, "\($0).png"] }.filter { $0.hasSuffix(".png") && DeviceFolders.isFileName($0) }
        return names.first { folder.openIfThere($0) != nil }.map { "\(folder.path)/\($0)" }
    }
}

extension UntrustedFolder {
    /// A bundle's folder.
    ///
    /// - Throws: ``PhoneError/invalid(_:)``
    package static func bundle(_ folder: URL) throws -> UntrustedFolder {
        do {
            return try UntrustedFolder(folder.path)
        } catch {
            throw PhoneError.invalid("\(folder.path) is no bundle: \(error)")
        }
    }
}

/// An `Info.plist`.
struct InfoDictionary {
    /// The most bytes of an `Info.plist` or `Entitlements.plist`.
    private static let byteLimit = 1 << 20

    private let folder: UntrustedFolder
    private let values: [String: Any]
    private var path: String { "\(folder.path)/Info.plist" }

    init(_ bundle: UntrustedFolder) throws {
        folder = bundle
        let list: Any
        do {
            list = try PropertyListReader.read(try bundle.open("Info.plist").read(limit: Self.byteLimit))
        } catch let refusal as FileRefusal where refusal.isMissing {
            throw PhoneError.invalid("\(bundle.path) is no bundle: it has no Info.plist")
        } catch let refusal as FileRefusal {
            throw PhoneError.invalid("\(refusal)")
        } catch {
            throw PhoneError.invalid("\(bundle.path)/Info.plist \(error)")
        }
        guard let values = list as? [String: Any] else {
            throw PhoneError.invalid("\(bundle.path)/Info.plist is no property list with a dictionary")
        }
        self.values = values
    }

    func text(_ key: String) -> String? { (values[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }

    func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }

    func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

    /// The schemes of `CFBundleURLTypes`, in lower case; nil for none.
    var urlSchemes: [String]? {
        let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
        return schemes.isEmpty ? nil : schemes
    }

    private var extensionDescription: [String: Any] { values["NSExtension"] as? [String: Any] ?? [:] }

    var extensionPoint: String? { extensionDescription["NSExtensionPointIdentifier"] as? String }

    var extensionAttributes: [String: Any] { extensionDescription["NSExtensionAttributes"] as? [String: Any] ?? [:] }

    func bundleID() throws -> String {
        guard let id = text("CFBundleIdentifier") else {
            throw PhoneError.invalid("\(path) has no CFBundleIdentifier")
        }
        if let problem = BundleID.problem(id) {
            throw PhoneError.invalid("\(path): the CFBundleIdentifier “\(id)” is no bundle id: \(problem)")
        }
        return id
    }

    /// The executable's path.
    func executable() throws -> String {
        guard let name = text("CFBundleExecutable"), DeviceFolders.isFileName(name) else {
            throw PhoneError.invalid("\(path) has no CFBundleExecutable that is a file's name")
        }
        do {
            let file = try folder.open(name)
            guard file.isExecutable else {
                throw PhoneError.invalid("\(file.path), the CFBundleExecutable, cannot be executed")
            }
            return file.path
        } catch let refusal as FileRefusal {
            throw PhoneError.invalid("the CFBundleExecutable: \(refusal)")
        }
    }

    /// What `Entitlements.plist` in the bundle says; empty without one.
    ///
    /// - Throws: ``PhoneError/invalid(_:)`` for one that cannot be read.
    static func entitlements(_ bundle: UntrustedFolder) throws -> [String: Any] {
        guard let file = bundle.openIfThere("Entitlements.plist") else { return [:] }
        do {
            guard let values = try PropertyListReader.read(file.read(limit: byteLimit)) as? [String: Any] else {
                throw PhoneError.invalid("\(file.path) is no dictionary")
            }
            return values
        } catch let error as PhoneError {
            throw error
        } catch {
            throw PhoneError.invalid("\(file.path) cannot be read: \(error)")
        }
    }
}

extension Entitlements {
    fileprivate init(_ values: [String: Any]) {
        func has(_ name: String) -> Bool { values["com.apple.developer.usernotifications.\(name)"] as? Bool ?? false }
        self.init(
            criticalAlerts: has("critical-alerts"),
            timeSensitive: has("time-sensitive"),
            filtering: has("filtering"),
            // A keychain shared by a group is a file in a container of its name.
            groups: ["com.apple.security.application-groups", "keychain-access-groups"]
                .flatMap { values[$0] as? [String] ?? [] },
            apsEnvironment: values["aps-environment"] as? String
        )
    }
}
