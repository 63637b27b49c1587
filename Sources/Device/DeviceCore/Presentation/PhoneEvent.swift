package import NotificationModel

/// What a page that watches the phone hears of.
package enum PhoneEvent: Hashable, Sendable {
    /// The screen changed: this is all of it.
    case render(RenderModel)
    /// The screen changed; whoever wants to see it asks for it.
    case changed(revision: UInt64)
    /// A sound is to be heard now.
    case sound(SoundCue)
    /// A journey began or grew; the steps are fetched by its id.
    case journey(JourneySummary)
    /// The views of the open card's content extension changed.
    case content(ContentViewChange)
    /// The views of the app in front changed.
    case window(AppWindowViews)
}

/// A change of a content extension's views, for whoever has those before it.
package struct ContentViewChange: Codable, Hashable, Sendable {
    /// ``RenderModel/ContentView/expansion``
    package var expansion: UInt64
    package var frame: ContentViewFrame

    package init(expansion: UInt64, frame: ContentViewFrame) {
        self.expansion = expansion
        self.frame = frame
    }
}

/// A sound that the phone plays.
package struct SoundCue: Codable, Hashable, Sendable {
    /// The card's key.
    package var key: String
    /// A path on this server.
    package var url: String
    /// 0…1.
    package var volume: Double

    package init(key: String, url: String, volume: Double) {
        self.key = key
        self.url = url
        self.volume = volume
    }
}

/// A line of the feed.
package struct JourneySummary: Codable, Hashable, Sendable {
    package var id: String
    package var bundleID: String?
    package var title: String
    /// The newest step.
    package var last: JourneyEntry
    /// The first step's time in seconds since 1970, by which the feed is sorted.
    package var began: Double
    /// The gateway's answer; nil for a local notification.
    package var status: Int?
    /// What became of it, such as `shown`, `suppressed` or `rejected`; nil while it is on its way.
    package var outcome: JourneyEvent?
    /// What it comes to, worst first.
    package var verdict: JourneyVerdict

    package init(
        id: String,
        bundleID: String?,
        title: String,
        last: JourneyEntry,
        began: Double,
        status: Int?,
        outcome: JourneyEvent? = nil,
        verdict: JourneyVerdict = .underway
    ) {
        self.id = id
        self.bundleID = bundleID
        self.title = title
        self.last = last
        self.began = began
        self.status = status
        self.outcome = outcome
        self.verdict = verdict
    }
}
