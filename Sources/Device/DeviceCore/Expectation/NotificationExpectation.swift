package import NotificationModel

/// A notification that a test expects, by what a person would see and by what was sent.
///
/// What is nil may be anything.
package struct NotificationExpectation: Codable, Hashable, Sendable {
    package var title: TextPattern?
    package var subtitle: TextPattern?
    package var body: TextPattern?
    /// The app's bundle id.
    package var app: String?
    package var category: String?
    package var thread: String?
    /// The journey: the `apns-id` of a push.
    package var id: String?
    /// Values in the payload by their paths, such as `order.id` or `aps.badge`; a number names an array's element.
    package var payload: [String: PropertyValue]?

    package init(
        title: TextPattern? = nil,
        subtitle: TextPattern? = nil,
        body: TextPattern? = nil,
        app: String? = nil,
        category: String? = nil,
        thread: String? = nil,
        id: String? = nil,
        payload: [String: PropertyValue]? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.app = app
        self.category = category
        self.thread = thread
        self.id = id
        self.payload = payload
    }

    /// One thing that is not as expected.
    package struct Difference: Codable, Hashable, Sendable {
        /// Such as `title` or `payload.order.id`.
        package var field: String
        /// What was expected, as a sentence says it.
        package var expected: String
        /// What is there instead; nil for nothing.
        package var found: String?
    }

    /// What of a notification is not as expected; empty when it is the one.
    package func differences(from seen: SeenNotification) -> [Difference] {
        var differences: [Difference] = []
        func compare(_ field: String, _ pattern: TextPattern?, _ found: String?) {
            guard let pattern, !pattern.holds(found) else { return }
            differences.append(Difference(field: field, expected: pattern.described, found: found))
        }
        compare("title", title, seen.title)
        compare("subtitle", subtitle, seen.subtitle)
        compare("body", body, seen.body)
        compare("app", app.map(TextPattern.equals), seen.app)
        compare("category", category.map(TextPattern.equals), seen.category)
        compare("thread", thread.map(TextPattern.equals), seen.thread)
        compare("id", id.map(TextPattern.equals), seen.id)
        for (path, wanted) in (payload ?? [:]).sorted(by: { $0.key < $1.key }) {
            let found = seen.payload?.value(at: path)
            guard found != wanted else { continue }
            differences.append(
                Difference(field: "payload.\(path)", expected: wanted.asJSON, found: found?.asJSON)
            )
        }
        return differences
    }

    /// What is expected, as a sentence says it.
    package var described: String {
        let texts = [("title", title), ("subtitle", subtitle), ("body", body)].compactMap { name, pattern in
            pattern.map { "\(name) \($0.described)" }
        }
        let names = [("app", app), ("category", category), ("thread", thread), ("id", id)].compactMap { name, value in
            value.map { "\(name) “\($0)”" }
        }
        let values = (payload ?? [:]).sorted { $0.key < $1.key }.map { "payload.\($0.key) \($0.value.asJSON)" }
        let all = texts + names + values
        return all.isEmpty ? "any notification" : "a notification with " + all.joined(separator: ", ")
    }
}
