import AppLink
import Foundation
import NotificationModel
public import OpenCoreLocation
import Synchronization

/// The location manager's way to the phone.
@_spi(Carillon)
public enum LocationLink {
    /// What this process may know of where the phone is.
    public struct Facts: Sendable {
        public var status: CLAuthorizationStatus
        /// nil where the process may not know, and until somebody says where the phone is.
        public var place: CLLocationCoordinate2D?

        init(_ facts: LocationFacts) {
            status =
                switch facts.access {
                case .notDetermined: .notDetermined
                case .denied: .denied
                case .whenInUse: .authorizedWhenInUse
                case .always: .authorizedAlways
                }
            if let latitude = facts.latitude, let longitude = facts.longitude {
                place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            }
        }
    }

    private struct State {
        var facts: LocationFacts?
        var hear: (@Sendable () -> Void)?
    }

    private static let state = Mutex(State())

    /// What is known now; the first time this waits for the device's answer, as ``ApplicationLink/badge`` does. Nothing is
    /// determined without a device.
    public static var facts: Facts {
        if let facts = state.withLock(\.facts) { return Facts(facts) }
        let asked = ApplicationLink.asked(.watchedLocation) ?? LocationFacts(access: .notDetermined)
        return state.withLock { state in
            // A change that was heard meanwhile is newer.
            let facts = state.facts ?? asked
            state.facts = facts
            return Facts(facts)
        }
    }

    /// Who hears on the main queue that ``facts`` have changed.
    public static func onChange(_ hear: @escaping @Sendable () -> Void) { state.withLock { $0.hear = hear } }

    /// Asks the person, where that has to be asked; what they say is heard as a change.
    ///
    /// - Parameter purpose: the app's sentence for it.
    public static func request(always: Bool, purpose: String) {
        guard ApplicationLink.hasDevice else { return }
        UNUserNotificationCenter.current().link.call(.requestLocation(always: always, purpose: purpose)) { result in
            if let facts = try? result.get() { hear(facts) {} }
        }
    }

    static func perform(_ facts: LocationFacts, _ answer: @escaping LinkClient.Answer) {
        hear(facts) { answer(.success(.done)) }
    }

    private static func hear(_ facts: LocationFacts, then done: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async {
            let hear = state.withLock { state in
                // An answer is told as a change, too.
                let isNews = state.facts != facts
                state.facts = facts
                return isNews ? state.hear : nil
            }
            hear?()
            done()
        }
    }
}
