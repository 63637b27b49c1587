import DeviceCore
import Foundation
import UntrustedFiles

/// The extensions in an app's bundle: `PlugIns/*.appex`, by their points.
struct ExtensionBundles {
    /// The first by name.
    private(set) var service: ExtensionProfile?
    private(set) var content: [ContentExtensionProfile] = []
    /// What the extensions are entitled to.
    private(set) var entitlements: [[String: Any]] = []

    /// - Throws: ``PhoneError/invalid(_:)``, naming the file and the key.
    init(app folder: UntrustedFolder, of appID: String) throws {
        for plugIn in try PlugInBundle.all(in: folder) {
            try Self.checkID(plugIn, of: appID)
            switch plugIn.point {
            case PlugInBundle.servicePoint where service == nil:
                service = try Self.process(plugIn.info, plugIn.folder)
            case PlugInBundle.contentPoint: content.append(try Self.content(plugIn.info, plugIn.folder))
            default: continue
            }
            entitlements.append(try InfoDictionary.entitlements(plugIn.content))
        }
        try checkCategories()
        try checkIDs()
    }

    /// Two of one id would have one container.
    private func checkIDs() throws {
        let ids = content.map(\.process.bundleID) + [service?.bundleID].compactMap { $0 }
        var seen: Set<String> = []
        if let twice = ids.first(where: { !seen.insert($0).inserted }) {
            throw PhoneError.invalid("two extensions have the CFBundleIdentifier “\(twice)”; one may")
        }
    }

    /// An extension has its app's bundle id before its own name, as Apple requires: with another's it would have
    /// another's container.
    private static func checkID(_ plugIn: PlugInBundle, of appID: String) throws {
        let id = try plugIn.info.bundleID()
        guard id.hasPrefix(appID + "."), id.utf8.count > appID.utf8.count + 1 else {
            throw PhoneError.invalid(
                "\(plugIn.folder.path)/Info.plist: the CFBundleIdentifier “\(id)” does not begin with its app's, “\(appID).”"
            )
        }
    }

    private static func process(_ info: InfoDictionary, _ plugIn: URL) throws -> ExtensionProfile {
        ExtensionProfile(
            bundleID: try info.bundleID(),
            bundlePath: plugIn.path,
            executable: try info.executable()
        )
    }

    private static func content(_ info: InfoDictionary, _ plugIn: URL) throws -> ContentExtensionProfile {
        let attributes = info.extensionAttributes
        func value(_ name: String) -> Any? { attributes["UNNotificationExtension\(name)"] }
        func flag(_ name: String) -> Bool {
            (value(name) as? NSNumber)?.boolValue ?? ["YES", "true"].contains(value(name) as? String ?? "")
        }
        let ratio = value("InitialContentSizeRatio")
        // With an empty array it is shown for no notification, as on an iPhone.
        guard let categories = (value("Category") as? [String]) ?? (value("Category") as? String).map({ [$0] }) else {
            throw PhoneError.invalid(
                "\(plugIn.path)/Info.plist has no UNNotificationExtensionCategory, a string or an array of strings"
            )
        }
        guard let ratio = (ratio as? NSNumber)?.doubleValue ?? (ratio as? String).flatMap(Double.init),
            (0...100).contains(ratio)
        else {
            throw PhoneError.invalid(
                "\(plugIn.path)/Info.plist has no UNNotificationExtensionInitialContentSizeRatio, a number up to 100"
            )
        }
        var profile = ContentExtensionProfile(
            process: try process(info, plugIn),
            categories: categories,
            initialContentSizeRatio: ratio
        )
        profile.defaultContentHidden = flag("DefaultContentHidden")
        profile.overridesDefaultTitle = flag("OverridesDefaultTitle")
        profile.userInteractionEnabled = flag("UserInteractionEnabled")
        return profile
    }

    private func checkCategories() throws {
        var owners: [String: String] = [:]
        for profile in content {
            for category in Set(profile.categories) {
                if let owner = owners.updateValue(profile.process.bundleID, forKey: category) {
                    throw PhoneError.invalid(
                        "\(profile.process.bundleID) and \(owner) both show the category \(category); one may"
                    )
                }
            }
        }
    }
}
