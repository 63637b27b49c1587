import NotificationModel

/// A notification that came instead of the one that was expected, and what is different.
package struct NearMiss: Codable, Hashable, Sendable {
    package var notification: SeenNotification
    /// What is not as expected; empty for the expected one that did not come far enough.
    package var differences: [NotificationExpectation.Difference]

    /// One line for a person.
    package var described: String {
        let name = "\(notification.title.map { "“\($0)”" } ?? "one without a title") of \(notification.app ?? "no app")"
        var said = differences.map { "\($0.field) is \($0.foundInWords), not \($0.expected)" }
        if let stopped = notification.stopped {
            let rule = stopped.rule.map { " (\($0))" } ?? ""
            said.append("\(stopped.event.rawValue): \(stopped.text)\(rule)")
        } else if differences.isEmpty {
            said.append("it came as far as \(notification.steps.last?.rawValue ?? "nowhere")")
        }
        return "\(name): \(said.joined(separator: "; "))"
    }

    /// How many are told.
    package static let limit = 5

    /// What came nearest, the nearest first.
    ///
    /// - Parameters:
    ///   - expectation: what was waited for.
    ///   - seen: what came, newest first.
    package static func nearest(to expectation: NotificationExpectation, among seen: [SeenNotification]) -> [NearMiss] {
        let all = seen.map { NearMiss(notification: $0, differences: expectation.differences(from: $0)) }
        let sorted = all.enumerated().sorted {
            ($0.element.differences.count, $0.offset) < ($1.element.differences.count, $1.offset)
        }
        return Array(sorted.prefix(limit).map(\.element))
    }
}

extension NotificationExpectation.Difference {
    /// Texts are quoted; values of the payload are JSON, so that 7 and "7" are told apart.
    fileprivate var foundInWords: String {
        guard let found else { return "missing" }
        return field.hasPrefix("payload.") ? found : "“\(found)”"
    }
}
