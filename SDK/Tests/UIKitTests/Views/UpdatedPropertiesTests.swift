import CoreLocation
import Testing
import UserNotifications

@testable import UIKit

@MainActor @Suite("Properties that are set before the layout, and names of former days")
struct UpdatedPropertiesTests {
    private final class Bell: UIView {
        var calls: [String] = []
        override func updateProperties() { calls.append("properties") }
        override func layoutSubviews() { calls.append("layout") }
    }

    @Test("A view sets its properties once at first, and again when it is asked to, before it is laid out")
    func properties() {
        let view = Bell()
        view.layoutIfNeeded()
        #expect(view.calls == ["properties", "layout"])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.calls == ["properties", "layout", "layout"])
        view.setNeedsUpdateProperties()
        view.layoutIfNeeded()
        #expect(view.calls.suffix(2) == ["properties", "layout"])
        view.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()
        #expect(view.calls.last == "properties")
    }

    @Test("A local notification of before iOS 10 comes at a place, where it has one")
    func place() {
        let notification = UILocalNotification()
        notification.fireDate = Date(timeIntervalSinceNow: 60)
        notification.alertLaunchImage = "launch.png"
        #expect(notification.request(now: false).trigger is UNCalendarNotificationTrigger)
        #expect(notification.request(now: false).content.launchImageName == "launch.png")
        let place = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
            radius: 3,
            identifier: "x"
        )
        notification.region = place
        notification.regionTriggersOnce = false
        let trigger = notification.request(now: false).trigger as? UNLocationNotificationTrigger
        #expect(trigger?.region == place && trigger?.repeats == true)
        #expect(UILocalNotification(notification.request(now: false)).region == place)
    }

    @Test("Traits say whether they have all of others")
    func traits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.containsTraits(in: nil) && dark.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    }
}
