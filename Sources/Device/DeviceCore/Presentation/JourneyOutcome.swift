package import NotificationModel

extension JourneyEvent {
    /// Steps that say what became of a notification, the strongest last: once shown it was shown, whatever followed.
    private static let outcomes: [[JourneyEvent]] = [
        [.elsewhere], [.rejected, .expired, .discarded, .replaced, .suppressed], [.listed], [.shown], [.setAside],
    ]

    private var strength: Int? { Self.outcomes.firstIndex { $0.contains(self) } }

    /// What became of it after one more step.
    package static func outcome(_ step: JourneyEvent, after known: JourneyEvent?) -> JourneyEvent {
        guard let known, let before = known.strength, let strength = step.strength else { return step }
        return strength >= before ? step : known
    }
}

extension [JourneyEvent] {
    /// What became of the notification; nil while it is on its way.
    package var outcome: JourneyEvent? {
        let results = filter { JourneyEvent.isOutcome($0) }
        return results.isEmpty ? nil : results.dropFirst().reduce(results[0]) { .outcome($1, after: $0) }
    }
}

extension JourneyEvent {
    fileprivate static func isOutcome(_ event: JourneyEvent) -> Bool { event.strength != nil }
}
