public import Foundation
public import WireCoding

/// What makes a request fire: the value behind `UNNotificationTrigger` and its subclasses.
public enum Trigger: Hashable, Sendable {
    /// Came from a provider; an app cannot make one.
    case push
    /// After `seconds`, more than 0; at least 60 when it repeats.
    case timeInterval(seconds: Double, repeats: Bool)
    /// At the next date that matches the given components.
    case calendar(DateComponents, repeats: Bool)
    /// On entering or leaving a region.
    case location(Region, repeats: Bool)

    /// Whether it fires again and again.
    public var repeats: Bool {
        switch self {
        case .push: false
        case .timeInterval(_, let repeats), .calendar(_, let repeats), .location(_, let repeats): repeats
        }
    }
}

/// A circle on the earth: the value behind `CLCircularRegion`.
public struct Region: Codable, Hashable, Sendable {
    /// The region's identifier, chosen by the app.
    public var identifier: String
    /// Degrees.
    public var latitude: Double
    /// Degrees.
    public var longitude: Double
    /// Metres.
    public var radius: Double
    /// Whether coming into the region fires.
    public var notifiesOnEntry: Bool
    /// Whether leaving the region fires.
    public var notifiesOnExit: Bool

    public init(
        identifier: String,
        latitude: Double,
        longitude: Double,
        radius: Double,
        notifiesOnEntry: Bool = true,
        notifiesOnExit: Bool = true
    ) {
        self.identifier = identifier
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
        self.notifiesOnEntry = notifiesOnEntry
        self.notifiesOnExit = notifiesOnExit
    }
}

extension Trigger: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case push, timeInterval, calendar, location }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .push: self = .push
        case .timeInterval:
            self = .timeInterval(seconds: try members["seconds"], repeats: try members["repeats"])
        case .calendar:
            let components: CalendarComponents = try members["components"]
            self = .calendar(components.value, repeats: try members["repeats"])
        case .location: self = .location(try members["region"], repeats: try members["repeats"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .push: try message.write(.push)
        case .timeInterval(let seconds, let repeats):
            try message.write(.timeInterval, ["seconds": seconds, "repeats": repeats])
        case .calendar(let components, let repeats):
            try message.write(.calendar, ["components": CalendarComponents(components), "repeats": repeats])
        case .location(let region, let repeats):
            try message.write(.location, ["region": region, "repeats": repeats])
        }
    }
}
