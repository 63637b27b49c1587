package import NotificationModel

/// How far an expected notification has to come.
package struct WaitStage: Hashable, Sendable {
    /// As it is written in requests, such as `shown`.
    package let name: String
    /// The steps of which one will do.
    package let steps: Set<JourneyEvent>

    /// The stages that have a name of their own, beside the steps of a journey.
    private static let named: [String: Set<JourneyEvent>] = [
        "shown": [.shown, .listed],
        "extension-finished": [
            .extensionDelivered, .extensionExpired, .extensionCrashed, .extensionHung, .extensionLimited,
            .extensionSkipped,
        ],
        "handled": [.didReceive],
    ]

    /// Every name of a stage or a step.
    package static let names = named.keys.sorted() + JourneyEvent.all.map(\.rawValue).filter { named[$0] == nil }

    /// On the screen, or in the centre only where the person chose that.
    package static let shown = Self(name: "shown", steps: [.shown, .listed])

    /// The stage of a name; nil for one that is no stage and no step.
    package init?(_ name: String) {
        if let steps = Self.named[name] {
            self.init(name: name, steps: steps)
        } else if JourneyEvent.all.contains(JourneyEvent(rawValue: name)) {
            self.init(name: name, steps: [JourneyEvent(rawValue: name)])
        } else {
            return nil
        }
    }

    private init(name: String, steps: Set<JourneyEvent>) {
        self.name = name
        self.steps = steps
    }

    /// Whether a notification has come so far.
    package func isReached(by seen: SeenNotification) -> Bool { !steps.isDisjoint(with: seen.steps) }
}
