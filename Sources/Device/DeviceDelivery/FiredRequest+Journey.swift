package import DeviceCore
package import DeviceStore
package import Foundation
import NotificationModel

extension FiredRequest {
    /// How its journey begins. It is written with the change that fires it: what was shown has a journey, also on a
    /// phone that dies right afterwards.
    ///
    /// - Parameter now: the time of the phone.
    package func journey(at now: Date) -> JourneyChange {
        let request = arrival.notification.request
        let head = JourneyHead(id: arrival.journeyID, bundleID: arrival.bundleID, title: request.content.headline)
        let trigger = request.trigger.map(\.name) ?? "none"
        let fired = JourneyEntry(at: now, station: .device, event: .fired, text: "It fires; its trigger: \(trigger)")
        return .begin(head, [fired] + (presentation?.steps ?? []))
    }
}
