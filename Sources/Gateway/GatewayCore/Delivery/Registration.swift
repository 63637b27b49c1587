package import Foundation
package import ProviderAPI

/// Who a device token was given to.
///
/// One reference to what is known, since it is copied with every push.
package struct Registration: Hashable, Sendable {
    private struct Facts: Hashable, Sendable {
        var token: DeviceToken
        var device: DeviceAddress
        var bundleID: String
        var purpose: String?
        var environment: PushEnvironment?
        var unregisteredAt: Date?
    }

    private final class Storage: Sendable {
        let facts: Facts

        init(_ facts: Facts) { self.facts = facts }
    }

    private var storage: Storage

    private var facts: Facts {
        get { storage.facts }
        set { storage = Storage(newValue) }
    }

    package var token: DeviceToken {
        get { storage.facts.token }
        set { facts.token = newValue }
    }

    package var device: DeviceAddress { storage.facts.device }
    package var bundleID: String { storage.facts.bundleID }
    /// What of its Live Activities it is for, as the device named it; nil for the app's device token.
    package var purpose: String? { storage.facts.purpose }
    /// Where its token is valid; nil for both.
    package var environment: PushEnvironment? {
        get { storage.facts.environment }
        set { facts.environment = newValue }
    }

    /// When the app was removed or unregistered: the token answers 410 from then on.
    package var unregisteredAt: Date? {
        get { storage.facts.unregisteredAt }
        set { facts.unregisteredAt = newValue }
    }

    package init(
        token: DeviceToken,
        device: DeviceAddress,
        bundleID: String,
        environment: PushEnvironment? = nil,
        unregisteredAt: Date? = nil
    ) {
        let (bundleID, purpose) = Self.parts(of: bundleID)
        storage = Storage(
            Facts(
                token: token,
                device: device,
                bundleID: bundleID,
                purpose: purpose,
                environment: environment,
                unregisteredAt: unregisteredAt
            )
        )
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.facts == right.facts
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(facts) }

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
