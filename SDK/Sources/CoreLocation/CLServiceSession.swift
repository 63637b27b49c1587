public import Foundation
@_spi(Carillon) import OpenUserNotifications

/// Asks the person for the place as long as it is kept, as ``CLLocationManager`` does.
public final class CLServiceSession: NSObject, Sendable {
    /// What is needed.
    public enum AuthorizationRequirement: Int, Sendable { case none = 0, whenInUse, always }

    private let requirement: AuthorizationRequirement

    /// - Parameter authorization: what the app needs.
    public init(authorization: AuthorizationRequirement) {
        requirement = authorization
        super.init()
        let manager = CLLocationManager()
        switch authorization {
        case .none: break
        case .whenInUse: manager.requestWhenInUseAuthorization()
        case .always: manager.requestAlwaysAuthorization()
        }
    }

    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization)
    }

    public func invalidate() {}

    /// Why there is no place, or that nothing is in the way.
    public struct Diagnostic: Hashable, Sendable {
        public let authorizationDenied: Bool
        public var authorizationDeniedGlobally: Bool { false }
        public let authorizationRestricted: Bool
        public let authorizationRequestInProgress: Bool
        /// Places are known at all times and not while the app is used alone, where that was asked for.
        public let alwaysAuthorizationDenied: Bool
        public var fullAccuracyDenied: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }

        init(_ facts: LocationLink.Facts, _ requirement: AuthorizationRequirement) {
            authorizationDenied = facts.status == .denied
            authorizationRestricted = facts.status == .restricted
            authorizationRequestInProgress = facts.status == .notDetermined && requirement != .none
            alwaysAuthorizationDenied = requirement == .always && facts.status == .authorizedWhenInUse
        }
    }

    /// What is in the way now, and whenever that changes.
    public var diagnostics: Diagnostics { Diagnostics(requirement: requirement) }

    /// What is in the way, one after the other, until the task ends.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic
        let requirement: AuthorizationRequirement

        public func makeAsyncIterator() -> Iterator {
            let requirement = requirement
            let stream = LocationStreams.make { [Diagnostic(LocationLink.facts, requirement)] }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// One reader of them.
        public struct Iterator: AsyncIteratorProtocol {
            var stream: AsyncStream<Diagnostic>.AsyncIterator
            var told: Diagnostic?

            public mutating func next() async throws -> Diagnostic? {
                repeat {
                    let next = await stream.next()
                    guard next == nil || next != told else { continue }
                    told = next
                    return next
                } while true
            }
        }
    }
}
