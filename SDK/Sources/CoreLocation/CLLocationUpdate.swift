public import OpenCoreLocation
@_spi(Carillon) import OpenUserNotifications

/// A place of the phone, or why there is none.
public struct CLLocationUpdate: Sendable {
    /// nil where it is not known.
    public let location: CLLocation?
    /// Whether the phone lies still: it does between two places.
    public var isStationary: Bool { location != nil }
    public var stationary: Bool { isStationary }
    /// The person said no.
    public let authorizationDenied: Bool
    public var authorizationDeniedGlobally: Bool { false }
    public let authorizationRestricted: Bool
    /// The person has not answered, or was not asked.
    public let authorizationRequestInProgress: Bool
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool {
        location == nil && !authorizationDenied && !authorizationRestricted && !authorizationRequestInProgress
    }
    public var serviceSessionRequired: Bool { false }

    init(_ facts: LocationLink.Facts) {
        location = facts.location
        authorizationDenied = facts.status == .denied
        authorizationRestricted = facts.status == .restricted
        authorizationRequestInProgress = facts.status == .notDetermined
    }

    /// What the places are wanted for.
    public enum LiveConfiguration: Int, Sendable {
        case `default` = 0
        case automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// The place now, and every one that follows.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// Places, one after the other, until the task ends.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public func makeAsyncIterator() -> Iterator {
            Iterator(stream: LocationStreams.make { [CLLocationUpdate(LocationLink.facts)] }.makeAsyncIterator())
        }

        /// One reader of them.
        public struct Iterator: AsyncIteratorProtocol {
            var stream: AsyncStream<CLLocationUpdate>.AsyncIterator

            public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
        }
    }
}
