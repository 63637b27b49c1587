public import Foundation

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device that this process runs on.
    public static let current = UIDevice()

    /// A key's click: none is heard, as on a simulator.
    open func playInputClick() {}

    /// What any of its kind is called; since iOS 16 an app does not learn what the person calls it (UIDevice: name).
    open var name: String { model }
    /// What it is.
    open var model: String { "iPhone" }
    /// The same in the person's language.
    open var localizedModel: String { model }
    /// The system that it simulates.
    open var systemName: String { "iOS" }
    /// The version that it simulates.
    open var systemVersion: String { "18.0" }
    /// The same for all apps of a vendor, and stable on a device.
    open var identifierForVendor: UUID? { Self.vendorIdentifier }
    /// What kind of device it is.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    private static let vendorIdentifier: UUID = {
        let key = "carillon.identifierForVendor"
        if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
        let new = UUID()
        UserDefaults.standard.set(new.uuidString, forKey: key)
        return new
    }()
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
