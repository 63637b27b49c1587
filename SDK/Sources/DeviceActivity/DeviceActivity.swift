@_exported public import Foundation
@_exported public import ManagedSettings

/// Names what is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ name: String) { rawValue = name }
}

/// Something that is told of when it was used for long enough.
public struct DeviceActivityEvent: Hashable, Sendable {
    /// Names it.
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ name: String) { rawValue = name }
    }

    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents
    public let includesPastActivity: Bool

    public init(
        applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [],
        threshold: DateComponents,
        includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
}

/// From when to when something is watched.
public struct DeviceActivitySchedule: Hashable, Codable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    public init(
        intervalStart: DateComponents,
        intervalEnd: DateComponents,
        repeats: Bool,
        warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }
    public var nextInterval: DateInterval? {
        let calendar = Calendar.current
        guard let start = calendar.nextDate(after: .now, matching: intervalStart, matchingPolicy: .nextTime),
            let end = calendar.nextDate(after: start, matching: intervalEnd, matchingPolicy: .nextTime)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

/// Watches how apps are used: nobody may here.
public final class DeviceActivityCenter: Sendable {
    /// Why nothing is watched.
    public enum MonitoringError: Error, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    }

    public init() {}
    public var activities: [DeviceActivityName] { [] }
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
    /// - Throws: ``MonitoringError`` `unauthorized`, always.
    public func startMonitoring(
        _ activity: DeviceActivityName,
        during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

/// Hears of it in an extension; nobody calls it.
open class DeviceActivityMonitor: NSObject {
    public override init() {}
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
