package import Foundation

/// How much the store keeps.
package struct StoreLimits: Sendable {
    /// Requests that are kept for whoever looks for them, beside those that wait for a device.
    package var records: Int
    /// Seconds for which they are kept.
    package var recordAge: TimeInterval
    /// Seconds for which records gather before they are written together; a kill of the process takes those along.
    package var recordDelay: TimeInterval
    /// Devices in all spaces.
    package var devices: Int
    /// Apps with a valid token on one device.
    package var appsPerDevice: Int
    /// Seconds for which an unregistered token answers 410; after that it is unknown.
    package var unregisteredTokenAge: TimeInterval

    package init(
        records: Int = 20_000,
        recordAge: TimeInterval = 7 * 24 * 3600,
        recordDelay: TimeInterval = 0.1,
        devices: Int = 100_000,
        appsPerDevice: Int = 1_000,
        unregisteredTokenAge: TimeInterval = 90 * 24 * 3600
    ) {
        self.records = records
        self.recordAge = recordAge
        self.recordDelay = recordDelay
        self.devices = devices
        self.appsPerDevice = appsPerDevice
        self.unregisteredTokenAge = unregisteredTokenAge
    }
}
