public import Foundation

/// How much the store keeps.
public struct StoreLimits: Sendable {
    /// Requests that are kept for whoever looks for them, beside those that wait for a device.
    public var records: Int
    /// Seconds for which they are kept.
    public var recordAge: TimeInterval
    /// Devices in all spaces.
    public var devices: Int
    /// Apps with a valid token on one device.
    public var appsPerDevice: Int
    /// Seconds for which an unregistered token answers 410; after that it is unknown.
    public var unregisteredTokenAge: TimeInterval

    public init(
        records: Int = 20_000,
        recordAge: TimeInterval = 7 * 24 * 3600,
        devices: Int = 100_000,
        appsPerDevice: Int = 1_000,
        unregisteredTokenAge: TimeInterval = 90 * 24 * 3600
    ) {
        self.records = records
        self.recordAge = recordAge
        self.devices = devices
        self.appsPerDevice = appsPerDevice
        self.unregisteredTokenAge = unregisteredTokenAge
    }
}
