extension NotificationContent {
    /// The content that an `aps` dictionary describes (generating-a-remote-notification: payload key reference).
    ///
    /// - Parameters:
    ///   - aps: the members of `aps`.
    ///   - userInfo: the whole payload.
    init(aps: [String: PropertyValue], userInfo: [String: PropertyValue]) {
        self.init()
        self.userInfo = userInfo
        switch aps["alert"] {
        case .string(let text): body = DisplayText(text)
        case .dictionary(let alert): read(alert: alert)
        default: break
        }
        badge = aps["badge"]?.integer
        sound = NotificationSound(payload: aps["sound"])
        threadIdentifier = aps["thread-id"]?.string ?? ""
        categoryIdentifier = aps["category"]?.string ?? ""
        targetContentIdentifier = aps["target-content-id"]?.string
        filterCriteria = aps["filter-criteria"]?.string
        relevanceScore = min(max(aps["relevance-score"]?.number ?? 0, 0), 1)
        let level = aps["interruption-level"]?.string
        interruptionLevel = InterruptionLevel.allCases.first { $0.payloadName == level } ?? .active
        if interruptionLevel == .active, sound?.isCritical == true { interruptionLevel = .critical }
    }

    private mutating func read(alert: [String: PropertyValue]) {
        title = DisplayText(alert: alert, "title", "title-loc-key", "title-loc-args")
        subtitle = DisplayText(alert: alert, "subtitle", "subtitle-loc-key", "subtitle-loc-args")
        body = DisplayText(alert: alert, "body", "loc-key", "loc-args")
        launchImageName = alert["launch-image"]?.string ?? ""
        summaryArgument = alert["summary-arg"]?.string ?? ""
        summaryArgumentCount = max(alert["summary-arg-count"]?.integer ?? 1, 1)
    }
}

extension DisplayText {
    /// The text under `plain`, else the localized one under `key`.
    fileprivate init(alert: [String: PropertyValue], _ plain: String, _ key: String, _ arguments: String) {
        if let text = alert[plain]?.string {
            self.init(text)
        } else if let name = alert[key]?.string, !name.isEmpty {
            let texts = alert[arguments]?.array?.map(\.asArgument) ?? []
            self.init(localization: Localization(key: name, arguments: texts))
        } else {
            self.init("")
        }
    }
}

extension PropertyValue {
    /// How a value reads in place of an `%@`.
    fileprivate var asArgument: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .double(let number): String(number)
        case .bool(let flag): flag ? "1" : "0"
        default: ""
        }
    }
}

extension NotificationSound {
    /// The sound that `aps.sound` names: a string, or a dictionary for critical alerts; nil for silence.
    fileprivate init?(payload: PropertyValue?) {
        switch payload {
        case .string(let name) where !name.isEmpty:
            self.init(Source(payloadName: name))
        case .dictionary(let sound):
            let isCritical = sound["critical"]?.isOne ?? false
            guard let name = sound["name"]?.string ?? (isCritical ? "default" : nil) else { return nil }
            let volume = sound["volume"]?.number.map { min(max($0, 0), 1) }
            self.init(Source(payloadName: name), isCritical: isCritical, volume: isCritical ? volume : nil)
        default:
            return nil
        }
    }
}

extension NotificationSound.Source {
    fileprivate init(payloadName name: String) {
        self = name == "default" ? .systemDefault : .named(name)
    }
}
