import Foundation
import NotificationModel
public import OpenCoreLocation

/// Fires on entering or leaving a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Fires as the region's `notifyOnEntry` and `notifyOnExit` tell.
    ///
    /// - Parameters:
    ///   - region: a circle. Any other region never fires.
    ///   - repeats: whether it fires every time.
    public convenience init(region: CLRegion, repeats: Bool) {
        self.init(model: .location(Region(region), repeats: repeats))
    }

    /// The circle.
    public var region: CLRegion {
        guard case .location(let region, _) = model else {
            return CLCircularRegion(center: .init(latitude: 0, longitude: 0), radius: 0, identifier: "")
        }
        return CLCircularRegion(region)
    }
}

extension Region {
    init(_ region: CLRegion) {
        let circle = region as? CLCircularRegion
        self.init(
            identifier: region.identifier,
            latitude: circle?.center.latitude ?? 0,
            longitude: circle?.center.longitude ?? 0,
            radius: circle?.radius ?? -1,
            notifiesOnEntry: region.notifyOnEntry,
            notifiesOnExit: region.notifyOnExit
        )
    }
}

extension CLCircularRegion {
    convenience init(_ region: Region) {
        self.init(
            center: .init(latitude: region.latitude, longitude: region.longitude),
            radius: region.radius,
            identifier: region.identifier
        )
        notifyOnEntry = region.notifiesOnEntry
        notifyOnExit = region.notifiesOnExit
    }
}
