import Foundation
@_spi(Carillon) import OpenUserNotifications
import Synchronization

/// The managers of the process, which all hear when the phone is elsewhere.
enum LocationManagers {
    /// @unchecked: the manager is touched on the main queue alone.
    private struct Kept: @unchecked Sendable { weak var manager: CLLocationManager? }

    private static let all = Mutex<[Kept]>([])
    private static let listening: Void = LocationLink.onChange {
        for kept in all.withLock({ $0 }) { kept.manager?.look() }
        LocationStreams.look()
    }

    static func add(_ manager: CLLocationManager) {
        listen()
        let kept = Kept(manager: manager)
        all.withLock { all in
            all.removeAll { $0.manager == nil }
            all.append(kept)
        }
    }

    static func listen() { listening }
}

/// What an app says that it wants the place for, without which the person is not asked
/// (Apple: requestWhenInUseAuthorization).
enum LocationPurpose {
    static var whenInUse: String? { sentence("NSLocationWhenInUseUsageDescription") }

    static var always: String? {
        whenInUse == nil ? nil : sentence("NSLocationAlwaysAndWhenInUseUsageDescription")
    }

    private static func sentence(_ key: String) -> String? {
        if let text = Bundle.main.object(forInfoDictionaryKey: key) as? String { return text }
        ApplicationLink.tell(
            "The person is not asked for the place: the app's Info.plist has no text for “\(key)”",
            subsystem: "com.apple.locationd.Core"
        )
        return nil
    }
}
