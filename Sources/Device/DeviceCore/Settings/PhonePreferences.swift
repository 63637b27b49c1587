/// The phone's own settings, which hold for every app.
package struct PhonePreferences: Codable, Hashable, Sendable {
    /// The name of the Focus that is on; nil when none is.
    package var focus: String?
    /// While a Focus is on: by bundle id, the filter criteria that an app's filter lets through
    /// (UNNotificationContent.filterCriteria).
    ///
    /// An app that is not named has no filter, and the Focus silences it.
    package var focusFilters: [String: [String]]?
    /// The scheduled summary; nil when it is off. Which apps are in it is a setting of each app.
    package var summary: ScheduledSummary?
    /// The ring/silent switch stands on silent.
    package var isSilent = false
    /// Where the phone is; nil until somebody says.
    package var location: Location?
    package var grouping = Grouping.automatic
    /// What processes that are started from now on find of a network; nil is on.
    package var network: NetworkCondition?
    /// What processes that are started from now on find of the storage; nil is open.
    package var storage: StorageCondition?
    /// What pushes of priority 5 and 1 heed; nil saves none.
    package var power: PowerCondition?
    /// The memory of service extensions that are started from now on, in MB, as phones of several classes have it; nil
    /// is as the device was started.
    package var extensionMemory: Int?
    /// A BCP 47 name, such as `en` or `zh-Hans`.
    package var language = "en"
    /// Whether space is limited, as on a watch or in a car: cards then have two actions at most
    /// (UNNotificationCategory). nil is no.
    package var isCompact: Bool?
    /// Whether extensions are told that the phone is dark; nil is light. Every page draws as its viewer likes.
    package var isDark: Bool?
    /// The text size that extensions are told, as `UIContentSizeCategory` spells it after its prefix; nil is `L`.
    package var textSize: String?

    /// How cards are stacked.
    package enum Grouping: String, Codable, Hashable, Sendable, CaseIterable {
        /// By thread where the app names one, else by app.
        case automatic
        case byApp
        case off
    }

    /// A point on the earth.
    package struct Location: Codable, Hashable, Sendable {
        /// Degrees.
        package var latitude: Double
        /// Degrees.
        package var longitude: Double

        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    package init() {}

    /// What ``extensionMemory`` can be.
    package static let memories = 1...65_536

    /// Why these cannot be a phone's settings; nil when they can.
    package var problem: String? {
        if let place = location, !(-90...90).contains(place.latitude) || !(-180...180).contains(place.longitude) {
            return "there is no place at \(place.latitude), \(place.longitude)"
        }
        if let extensionMemory, !Self.memories.contains(extensionMemory) {
            return "an extension's memory is \(extensionMemory) MB; 1 to \(Self.memories.upperBound) are possible"
        }
        if let count = summary?.times.count, !(1...ScheduledSummary.timeLimit).contains(count) {
            return "the summary has \(count) times; 1 to \(ScheduledSummary.timeLimit) are possible"
        }
        return nil
    }
}

/// What Apple leaves open, decided here, each with a switch (Documentation/Choices.md).
package struct DeviceChoices: Codable, Hashable, Sendable {
    /// An app in the foreground that has set no delegate: false presents nothing, true presents as in the background.
    package var presentsWithoutDelegate = false
    /// A badge of 0 also clears the app's notifications from the centre.
    package var zeroBadgeClearsCenter = true
    /// How many background pushes an app is woken for in an hour (pushing-background-updates-to-your-app: two or three
    /// are advised); nil for no bound, since a test that is not woken teaches nothing.
    package var backgroundPushesPerHour: Int?
    /// Which requests stay when there are more than 64.
    package var pendingOverflow = PendingOverflow.keepsSoonest

    /// Which pending requests stay when there are too many.
    package enum PendingOverflow: String, Codable, Hashable, Sendable, CaseIterable {
        case keepsSoonest
        case keepsNewest
    }

    package init() {}
}
