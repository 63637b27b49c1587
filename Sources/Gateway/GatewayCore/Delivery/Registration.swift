public import Foundation
public import ProviderAPI

/// Who a device token was given to.
public struct Registration: Hashable, Sendable {
    public var token: DeviceToken
    public var device: DeviceAddress
    public var bundleID: String
    /// When the app was removed or unregistered: the token answers 410 from then on.
    public var unregisteredAt: Date?

    public init(token: DeviceToken, device: DeviceAddress, bundleID: String, unregisteredAt: Date? = nil) {
        self.token = token
        self.device = device
        self.bundleID = bundleID
        self.unregisteredAt = unregisteredAt
    }

    public var deviceID: String { device.deviceID }
}

/// A device, within the space that keeps it apart from other tests' and teams' devices.
public struct DeviceAddress: Hashable, Sendable {
    /// Where requests with a token that nobody was given are recorded.
    public static let defaultSpace = "default"

    public var space: String
    public var deviceID: String

    public init(space: String, deviceID: String) {
        self.space = space
        self.deviceID = deviceID
    }
}
