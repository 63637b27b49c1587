import NotificationModel
import ProviderAPI

extension PushCheck {
    /// Whether there is text that a person could read.
    var hasText: Bool {
        switch aps["alert"] {
        case .string(let text): !text.isEmpty
        case .dictionary(let alert): alert.contains { ApsKey.texts.contains($0.key) && $0.value.string != "" }
        default: false
        }
    }

    /// What is well written and still does nothing.
    mutating func meaning() {
        let isMutable = aps["mutable-content"] != nil
        if isMutable, !hasText {
            add(.mutableWithoutAlert, ["aps", "mutable-content"], "without alert text no service extension runs")
        }
        let isHeard = aps["sound"] != nil || aps["badge"] != nil
        if type == .background {
            if hasText || isHeard {
                add(
                    .backgroundShowsNothing,
                    ["aps"],
                    "a background push shows nothing; send alert, sound and badge as type alert"
                )
            }
            if aps["content-available"] == nil {
                add(.backgroundWithoutAvailable, ["aps"], "a background push needs “content-available”: 1")
            }
        }
        guard type == .alert else { return }
        if !hasText, !isHeard {
            let hint = aps["content-available"] == nil ? "" : "; a silent push has the type background"
            add(.nothingVisible, ["aps"], "nothing of it can be seen or heard: no text, sound or badge\(hint)")
        }
        guard hasText, !isMutable, let first = media.first else { return }
        if aps["content-available"] != nil {
            add(
                .availableForMutable,
                ["aps", "content-available"],
                "it wakes the app; the service extension that would attach the media runs with “mutable-content”: 1"
            )
        } else {
            add(.mediaWithoutMutable, first.path, "nobody fetches it: there is no “mutable-content”: 1")
        }
    }

    /// What is said of the header fields.
    mutating func headerFields() {
        guard let facts = type.facts else {
            let hint = Spelling.hint(for: push.pushType, in: PushType.table.map(\.type.rawValue))
            add(.pushTypeUnknown, field: ProviderField.pushType, "there is no push type “\(push.pushType)”\(hint)")
            return
        }
        if let priority = push.priority {
            let known = PushPriority(rawValue: priority)
            if type == .background, known == .immediate {
                add(
                    .backgroundPriority,
                    field: ProviderField.priority,
                    "a background push has priority 5; 10 is an error"
                )
            } else if known.map(facts.priorities.contains) != true {
                let list = facts.priorities.map { String($0.rawValue) }.joined(separator: ", ")
                add(.priorityUnknown, field: ProviderField.priority, "\(priority) is none of \(list)")
            }
        }
        if let topic = push.topic, facts.bundleID(ofTopic: topic) == nil {
            add(
                .topicSuffix,
                field: ProviderField.topic,
                "the topic of a \(push.pushType) push is the bundle id with “\(facts.topicSuffix)”"
            )
        }
        if let length = push.collapseID?.utf8.count, length > ProviderLimits.collapseID {
            add(
                .collapseIDTooLong,
                field: ProviderField.collapseID,
                "it has \(length) bytes; \(ProviderLimits.collapseID) are the most (BadCollapseId)"
            )
        }
        if let expiration = push.expiration, expiration > Self.farFuture {
            add(.expirationInMilliseconds, field: ProviderField.expiration, Self.inMilliseconds)
        }
    }

    /// Seconds since 1970 beyond which a date is one in milliseconds: the year 5138.
    static let farFuture = 1e11
    static let inMilliseconds = "it is a date in milliseconds; seconds are read"
}
