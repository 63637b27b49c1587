public import Foundation
public import OpenCoreLocation
@_spi(Carillon) import OpenUserNotifications
import Synchronization

/// What a ``CLMonitor`` watches.
public protocol CLCondition: Sendable {}

/// Watches whether the phone is within circles, while the process runs.
public actor CLMonitor {
    /// A circle on the earth.
    public struct CircularGeographicCondition: CLCondition, Hashable {
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }

        public static func == (one: Self, other: Self) -> Bool {
            one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude
                && one.radius == other.radius
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(center.latitude)
            hasher.combine(center.longitude)
            hasher.combine(radius)
        }

        var region: CLCircularRegion { CLCircularRegion(center: center, radius: radius, identifier: "") }
    }

    /// A beacon: none is ever near.
    public struct BeaconIdentityCondition: CLCondition, Hashable {
        public let uuid: UUID
        public let major: UInt16?
        public let minor: UInt16?

        public init(uuid: UUID) { self.init(uuid, nil, nil) }
        public init(uuid: UUID, major: UInt16) { self.init(uuid, major, nil) }
        public init(uuid: UUID, major: UInt16, minor: UInt16) { self.init(uuid, major, minor) }
        private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    /// A condition holds from now on, or no longer.
    public struct Event: Sendable {
        public let identifier: String
        public let refinement: (any CLCondition)?
        public let state: State
        public let date: Date

        /// Whether a condition holds.
        public enum State: Int, Sendable { case unknown = 0, satisfied, unsatisfied, unmonitored }

        public var authorizationDenied: Bool { LocationLink.facts.status == .denied }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { LocationLink.facts.status == .restricted }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
        /// Whether a condition cannot be watched: each can.
        public var conditionUnsupported: Bool { false }
        /// Whether there are too many conditions.
        public var conditionLimitExceeded: Bool { false }
        public var persistenceUnavailable: Bool { false }
        public var authorizationRequestInProgress: Bool { LocationLink.facts.status == .notDetermined }
        public var accuracyLimited: Bool { false }
    }

    public typealias State = Event.State

    /// A condition, and what was told of it last.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// What happened, one after the other.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        fileprivate let watched: WatchedConditions

        public func makeAsyncIterator() -> Iterator {
            Iterator(stream: LocationStreams.make { [watched] in watched.changes() }.makeAsyncIterator())
        }

        /// One reader of them.
        public struct Iterator: AsyncIteratorProtocol {
            var stream: AsyncStream<Event>.AsyncIterator

            public mutating func next() async throws -> Event? { await stream.next() }
        }
    }

    public nonisolated let name: String
    private nonisolated let watched = WatchedConditions()

    /// - Parameter name: the monitor's, by which a phone would find it again after the app has ended.
    public init(_ name: String) async { self.name = name }

    public var identifiers: [String] { watched.records().keys.sorted() }

    public var events: Events { Events(watched: watched) }

    /// - Parameter state: what is taken to hold until it is seen.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        watched.add(condition, identifier, state)
        LocationStreams.look()
    }

    public func remove(_ identifier: String) { watched.remove(identifier) }

    public func record(for identifier: String) -> Record? { watched.records()[identifier] }
}

/// The conditions of a monitor.
final class WatchedConditions: Sendable {
    private let all = Mutex<[String: CLMonitor.Record]>([:])

    func records() -> [String: CLMonitor.Record] { all.withLock { $0 } }

    func add(_ condition: any CLCondition, _ identifier: String, _ state: CLMonitor.Event.State) {
        let event = CLMonitor.Event(identifier: identifier, refinement: nil, state: state, date: Date())
        all.withLock { $0[identifier] = CLMonitor.Record(condition: condition, lastEvent: event) }
    }

    func remove(_ identifier: String) { all.withLock { _ = $0.removeValue(forKey: identifier) } }

    /// What is otherwise than it was told last.
    func changes() -> [CLMonitor.Event] {
        guard let place = LocationLink.facts.place else { return [] }
        return all.withLock { all in
            all.keys.sorted().compactMap { identifier in
                guard let record = all[identifier],
                    let circle = record.condition as? CLMonitor.CircularGeographicCondition
                else { return nil }
                let state: CLMonitor.Event.State = circle.region.contains(place) ? .satisfied : .unsatisfied
                guard state != record.lastEvent.state else { return nil }
                let event = CLMonitor.Event(identifier: identifier, refinement: nil, state: state, date: Date())
                all[identifier] = CLMonitor.Record(condition: record.condition, lastEvent: event)
                return event
            }
        }
    }
}

/// The names of a monitor's parts as their headers call them.
public typealias CLCircularGeographicCondition = CLMonitor.CircularGeographicCondition
public typealias CLBeaconIdentityCondition = CLMonitor.BeaconIdentityCondition
public typealias CLMonitoringEvent = CLMonitor.Event
public typealias CLMonitoringRecord = CLMonitor.Record
