import DeviceCore
import Foundation

/// The extensions in an app's bundle: `PlugIns/*.appex`, by their points.
struct ExtensionBundles {
    /// The first by name.
    private(set) var service: ExtensionProfile?
    private(set) var content: [ContentExtensionProfile] = []
    /// What the extensions are entitled to.
    private(set) var entitlements: [[String: Any]] = []

    /// - Throws: ``PhoneError/invalid(_:)``, naming the file and the key.
    init(app folder: URL) throws {
        for plugIn in try PlugInBundle.all(in: folder) {
            switch plugIn.point {
            case PlugInBundle.servicePoint where service == nil:
                service = try Self.process(plugIn.info, plugIn.folder)
            case PlugInBundle.contentPoint: content.append(try Self.content(plugIn.info, plugIn.folder))
            default: continue
            }
            entitlements.append(InfoDictionary.entitlements(bundle: plugIn.folder))
        }
        try checkCategories()
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
        let categories = (value("Category") as? [String]) ?? (value("Category") as? String).map { [$0] } ?? []
        guard !categories.isEmpty else {
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
