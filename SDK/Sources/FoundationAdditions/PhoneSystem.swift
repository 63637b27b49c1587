public import Foundation

/// The system that author code finds: an iPhone's, not the one that this runs on.
public enum PhoneSystem {
    /// iOS 18.0, as `UIDevice.systemVersion` has it.
    public static let version = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
    /// The same for people.
    public static let text = "Version 18.0 (Build 22A3354)"

    /// Whether it is that version or a later one.
    public static func isAtLeast(_ wanted: OperatingSystemVersion) -> Bool {
        (version.majorVersion, version.minorVersion, version.patchVersion)
            >= (wanted.majorVersion, wanted.minorVersion, wanted.patchVersion)
    }
}

extension ProcessInfo {
    /// How warm the phone is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Whether a Mac runs a phone's app.
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }

    /// A simulated phone stays cool.
    public var thermalState: ThermalState { .nominal }
    /// Posted when it grows warm: never here.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification"
    )
}

/// As `NSTextCheckingResult.CheckingType` is given to a detector.
public typealias NSTextCheckingTypes = UInt64
/// All of them.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max
