import NotificationModel

/// What a key of `aps` takes; its raw value says so in a sentence.
enum ApsKey: String {
    case text = "a string"
    case number = "a number"
    case flag = "the number 1"
    case list = "an array of strings"
    case textOrObject = "a string or a dictionary"
    case object = "a dictionary"

    /// generating-a-remote-notification: payload key reference; ActivityKit's keys.
    static let table: [String: ApsKey] = [
        "alert": .textOrObject, "badge": .number, "sound": .textOrObject, "thread-id": .text, "category": .text,
        "content-available": .flag, "mutable-content": .flag, "target-content-id": .text,
        "interruption-level": .text, "relevance-score": .number, "filter-criteria": .text, "url-args": .list,
        "stale-date": .number, "content-state": .object, "timestamp": .number, "event": .text,
        "dismissal-date": .number, "attributes-type": .text, "attributes": .object, "input-push-token": .flag,
        "input-push-channel": .text,
    ]

    static let alert: [String: ApsKey] = [
        "title": .text, "subtitle": .text, "body": .text, "launch-image": .text, "title-loc-key": .text,
        "title-loc-args": .list, "subtitle-loc-key": .text, "subtitle-loc-args": .list, "loc-key": .text,
        "loc-args": .list, "summary-arg": .text, "summary-arg-count": .number, "action-loc-key": .text, "action": .text,
        "sound": .text,
    ]

    /// A Live Activity's alert: its texts may be dictionaries with “loc-key” and “loc-args”.
    static let activityAlert = alert.merging(["title": .textOrObject, "body": .textOrObject]) { $1 }

    static let sound: [String: ApsKey] = ["critical": .flag, "name": .text, "volume": .number]

    static let texts = ["title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key"]
    /// Keys that mean something only in `aps`.
    static let stray = Set(table.keys).union(["mutable_content", "content_available"])
    static let ofActivities = [
        "content-state", "event", "attributes-type", "attributes", "stale-date", "dismissal-date",
    ]

    func takes(_ value: PropertyValue) -> Bool {
        switch (self, value) {
        case (.text, .string), (.textOrObject, .string), (.textOrObject, .dictionary), (.object, .dictionary),
            (.list, .array):
            true
        case (.number, _): value.number != nil
        case (.flag, _): value.isOne
        default: false
        }
    }
}
