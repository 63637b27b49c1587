package import Foundation
package import ProviderAPI

/// Who a device token was given to.
package struct Registration: Hashable, Sendable {
    package var token: DeviceToken
    package var device: DeviceAddress
    package var bundleID: String
    /// What of its Live Activities it is for, as the device named it; nil for the app's device token.
    package var purpose: String?
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
        (self.bundleID, self.purpose) = Self.parts(of: bundleID)
        self.environment = environment
        self.unregisteredAt = unregisteredAt
    }

    package var deviceID: String { device.deviceID }

    /// The app and the purpose in one text, which stands for the app where tokens and pushes that wait are kept: no bundle id
    /// has a space in it, so gateways that know no purposes take it for another app's.
    package var scope: String { Self.scope(of: bundleID, purpose) }

    package static func scope(of bundleID: String, _ purpose: String?) -> String {
        purpose.map { "\(bundleID) \(mark)\($0)" } ?? bundleID
    }

    private static let mark = "token:"

    private static func parts(of scope: String) -> (bundleID: String, purpose: String?) {
        guard let space = scope.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (scope, nil) }
        let rest = scope[scope.index(after: space)...]
        guard rest.hasPrefix(mark) else { return (scope, nil) }
        return (String(scope[..<space]), String(rest.dropFirst(mark.count)))
    }
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

    /// Of the device alone, which few spaces share: one is looked up for every push.
    package func hash(into hasher: inout Hasher) { hasher.combine(deviceID) }
}
