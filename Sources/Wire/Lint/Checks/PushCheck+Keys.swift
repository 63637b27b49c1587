import NotificationModel

extension PushCheck {
    /// Keys, their spelling and their values' types.
    mutating func keys() {
        check(aps, ApsKey.table, at: ["aps"])
        if let alert = aps["alert"]?.dictionary {
            check(alert, isActivity ? ApsKey.activityAlert : ApsKey.alert, at: ["aps", "alert"])
            for (key, arguments) in [
                ("loc-key", "loc-args"), ("title-loc-key", "title-loc-args"), ("subtitle-loc-key", "subtitle-loc-args"),
            ]
            where alert[arguments] != nil && alert[key] == nil {
                add(.argumentsWithoutKey, ["aps", "alert", arguments], "there is no “\(key)” that it belongs to")
            }
            for key in ["summary-arg", "summary-arg-count"] where alert[key] != nil {
                add(.summaryKeys, ["aps", "alert", key], "since iOS 15 “\(key)” has no effect")
            }
        }
        if let level = aps["interruption-level"]?.string,
            !InterruptionLevel.allCases.contains(where: { $0.payloadName == level })
        {
            add(
                .interruptionLevel,
                ["aps", "interruption-level"],
                "“\(level)” is none of passive, active, time-sensitive, critical"
            )
        }
        if !isActivity, let score = aps["relevance-score"]?.number, !(0...1).contains(score) {
            add(.relevanceScore, ["aps", "relevance-score"], "it is between 0 and 1")
        }
    }

    mutating func check(_ members: [String: PropertyValue], _ table: [String: ApsKey], at path: [String]) {
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            if isFull { return }
            let place = path + [key]
            guard let known = table[key] else {
                add(.unknownKey, place, "no phone knows “\(key)”\(Spelling.hint(for: key, in: table.keys))")
                continue
            }
            if known.takes(value) { continue }
            if place == ["aps", "badge"], let text = value.string {
                add(.badgeNotNumber, place, "it is passed over: “\(text)” is a string, a badge is a number")
            } else {
                add(.wrongType, place, "it is passed over: it has to be \(known.rawValue)")
            }
        }
    }
}
