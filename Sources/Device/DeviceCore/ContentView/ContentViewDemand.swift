package import NotificationModel
package import ViewLink

/// A content extension's view that the open card asks for.
///
/// Follows from the phone's state, so that whoever runs the processes only has to make it true.
package struct ContentViewDemand: Hashable, Sendable {
    /// Which opening of a card it belongs to; a card that is closed and opened again has another one.
    package var expansion: UInt64
    package var key: String
    package var bundleID: String
    package var journeyID: String
    package var profile: ContentExtensionProfile
    package var scene: ContentExtensionScene
    /// What of the same thread is on the phone, the open card included, oldest first
    /// (UNNotificationContentExtension: `didReceive(_:)` is called again for new notifications while the view is visible).
    package var thread: [DeliveredEntry]
}

/// A content extension that may be asked for soon.
package struct ContentExtensionExpectation: Hashable, Sendable {
    /// Of its app.
    package var bundleID: String
    package var process: ExtensionProfile
}

extension PhoneState {
    /// The width that extensions lay their views out for, in points: the open card's on this phone.
    package static let contentViewWidth = 378.0

    /// The view that the open card asks for; nil without an open card, without an extension of its category, and as long
    /// as its text is withheld.
    package var wantedContentView: ContentViewDemand? {
        guard let key = expanded, let (bundleID, entry) = try? card(key), let app = apps[bundleID] else { return nil }
        let category = entry.content.categoryIdentifier
        guard let profile = app.profile.contentExtension(for: category), !hidesPreviews(of: app) else { return nil }
        let thread = app.delivered.entries.filter { other in
            other.content.threadIdentifier == entry.content.threadIdentifier
                && profile.categories.contains(other.content.categoryIdentifier)
        }
        return ContentViewDemand(
            expansion: expansion,
            key: key,
            bundleID: bundleID,
            journeyID: entry.journeyID,
            profile: profile,
            scene: ContentExtensionScene(
                notification: entry.notification,
                actions: app.categories[category]?.actions ?? [],
                traits: preferences.contentTraits(width: Self.contentViewWidth)
            ),
            thread: thread.sorted {
                ($0.notification.date, $0.key.count, $0.key) < ($1.notification.date, $1.key.count, $1.key)
            }
        )
    }

    /// The content extension that the banner's card asks for once it is opened; nil for none, and while a card is open.
    package var expectedContentExtension: ContentExtensionExpectation? {
        guard expanded == nil, let banner, let app = apps[banner.bundleID], !hidesPreviews(of: app) else { return nil }
        return app.profile.contentExtension(for: banner.entry.content.categoryIdentifier).map {
            ContentExtensionExpectation(bundleID: banner.bundleID, process: $0.process)
        }
    }

    /// Whether an app's texts are withheld now (UNShowPreviewsSetting).
    func hidesPreviews(of app: AppState) -> Bool {
        switch app.settings.showPreviews {
        case .always: false
        case .whenAuthenticated: isLocked
        case .never: true
        }
    }

    /// An extension's view has come this far; a late word about a card that was closed changes nothing.
    package mutating func contentView(of expansion: UInt64, became phase: ContentViewPhase) {
        guard expansion == self.expansion, contentPhase != phase else { return }
        contentPhase = phase
    }

    /// The extension replaced its card's actions (NSExtensionContext.notificationActions).
    package mutating func replaceActions(_ actions: [NotificationAction], of expansion: UInt64) {
        guard expansion == self.expansion else { return }
        contentActions = actions
    }
}

/// How far an extension's view has come.
package enum ContentViewPhase: Hashable, Sendable {
    case loading
    case alive
    /// The default view is shown, and why.
    case failed(String)
}

extension PhonePreferences {
    /// What views are laid out for.
    func contentTraits(width: Double) -> ContentExtensionTraits {
        ContentExtensionTraits(
            width: width,
            isDark: isDark ?? false,
            isRightToLeft: ["ar", "fa", "he", "ur"].contains(language.prefix { $0 != "-" && $0 != "_" }),
            contentSize: textSize ?? "L"
        )
    }
}
