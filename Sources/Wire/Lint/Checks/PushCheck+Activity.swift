import NotificationModel

extension PushCheck {
    /// A Live Activity's keys.
    mutating func activity() {
        guard isActivity else {
            if let key = ApsKey.ofActivities.first(where: { aps[$0] != nil }) {
                add(.activityOtherType, ["aps", key], "only a push of the type liveactivity has it")
            }
            return
        }
        let event = aps["event"]?.string
        if event.map(["start", "update", "end"].contains) != true {
            let message =
                event.map { "“\($0)” is none of start, update, end" } ?? "there is no “event”: start, update or end"
            add(.activityEvent, ["aps", "event"], message)
        }
        dates(event)
        if event == "start" {
            for key in ["attributes-type", "attributes", "content-state", "alert"] where aps[key] == nil {
                add(.activityStart, ["aps"], "a start needs “\(key)”")
            }
        } else if event == "update", aps["content-state"] == nil {
            add(.activityState, ["aps"], "an update needs “content-state”")
        }
    }

    private mutating func dates(_ event: String?) {
        for key in ["timestamp", "stale-date", "dismissal-date"] {
            guard let date = aps[key]?.number, date > Self.farFuture else { continue }
            add(.activityMilliseconds, ["aps", key], Self.inMilliseconds)
        }
        guard let timestamp = aps["timestamp"] else {
            return add(.activityTimestamp, ["aps"], "there is no “timestamp”")
        }
        if let sent = timestamp.number, let stale = aps["stale-date"]?.number, stale < sent {
            add(.activityStale, ["aps", "stale-date"], "it lies before “timestamp”")
        }
        if aps["dismissal-date"] != nil, event != "end" {
            add(.activityDismissal, ["aps", "dismissal-date"], "without the event “end” it has no effect")
        }
    }
}
