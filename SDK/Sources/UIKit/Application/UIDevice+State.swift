public import Foundation

/// How a device lies.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
    /// What a device knows of its battery.
    public enum BatteryState: Int, Sendable { case unknown = 0, unplugged, charging, full }

    /// Nobody holds it to an ear.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    public var proximityState: Bool { false }
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification"
    )
    /// Upright, always.
    public var orientation: UIDeviceOrientation { .portrait }
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    public var isMultitaskingSupported: Bool { true }
    /// -1, as where nobody watches the battery; there is none.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    // Nobody posts these here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )
}
