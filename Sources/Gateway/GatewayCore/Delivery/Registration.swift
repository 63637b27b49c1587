package import Foundation
package import ProviderAPI

/// Who a device token was given to.
package struct Registration: Hashable, Sendable {
    package var token: DeviceToken
    package var device: DeviceAddress
    package var bundleID: String
    /// Where its token is valid; nil for both.
    package var environment: PushEnvironment?
    /// When the app was removed or unregistered: the token answers 410 from then on.
    package var unregisteredAt: Date?

    package init(
        token: DeviceToken,
        device: DeviceAddress,
        bundleID: String,
        environment: PushEnvironment? = nil,
        unregisteredAt: Date? = nil
    ) {
        self.token = token
        self.device = device
        self.bundleID = bundleID
        self.environment = environment
        self.unregisteredAt = unregisteredAt
    }

    package var deviceID: String { device.deviceID }
}

/// A device, within the space that keeps it apart from other tests' and teams' devices.
package struct DeviceAddress: Hashable, Sendable {
    /// Where requests with a token that nobody was given are recorded.
    package static let defaultSpace = "default"

    package var space: String
    package var deviceID: String

    package init(space: String, deviceID: String) {
        self.space = space
        self.deviceID = deviceID
    }
}
