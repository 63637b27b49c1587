import CourierLink
import DeviceContext
import DeviceCore
import NotificationModel
import Synchronization

/// Tells the gateway which broadcast channels the phone's Live Activities take.
package final class ChannelSubscriptions: Sendable {
    /// The version of the courier that knows channels.
    private static let version = 4

    private let context: DeviceContext
    private let courier: CourierOutbox
    /// What the gateway was told last; nil while it is not reached, or knows no channels.
    private let told = Mutex<[CourierSubscription]?>(nil)

    init(context: DeviceContext, courier: CourierOutbox) {
        self.context = context
        self.courier = courier
    }

    /// The gateway has welcomed the device: it is told all.
    func begin(version: Int) {
        told.withLock { $0 = nil }
        if version >= Self.version { tell(taken) }
    }

    func end() { told.withLock { $0 = nil } }

    /// Live Activities may have changed.
    package func update() {
        let now = taken
        let isNews = told.withLock { told in told.map { $0 != now } ?? false }
        if isNews { tell(now) }
    }

    /// Some channels are not there.
    func received(unknown: [CourierSubscription]) {
        let activities = context.phone.read(\.takenChannels)
        for subscription in unknown {
            for activity in activities
            where activity.channel == subscription.channel && activity.bundleID == subscription.bundleID {
                context.journeys.note(
                    activity.journeyID,
                    .warning,
                    "The gateway has no channel \(subscription.channel) of \(subscription.bundleID): no broadcast reaches it",
                    rule: .activityChannel
                )
            }
        }
    }

    private var taken: [CourierSubscription] {
        var seen: Set<CourierSubscription> = []
        return context.phone.read(\.takenChannels)
            .map { CourierSubscription(bundleID: $0.bundleID, channel: $0.channel) }
            .filter { seen.insert($0).inserted }
    }

    private func tell(_ channels: [CourierSubscription]) {
        told.withLock { $0 = channels }
        courier.send(.subscribe(channels))
    }
}
