package import Foundation
package import Logging
package import WallClock

/// What every part of a device shares.
package struct DeviceContext: Sendable {
    /// What the phone is now, and the one way to change it.
    package let phone: PhoneStateStore
    package let journeys: JourneyLog
    package let jobs = Jobs()
    package let folders: DeviceFolders
    package let limits: DeviceLimits
    package let clock: any WallClock
    /// Of calendar triggers.
    package let calendar: Calendar
    package let logger: Logger

    package init(
        phone: PhoneStateStore,
        folders: DeviceFolders,
        limits: DeviceLimits,
        calendar: Calendar,
        clock: any WallClock,
        logger: Logger
    ) {
        self.phone = phone
        self.folders = folders
        self.limits = limits
        self.clock = clock
        self.calendar = calendar
        self.logger = logger
        journeys = JourneyLog(writer: phone.writer, clock: clock, logger: logger)
    }
}
