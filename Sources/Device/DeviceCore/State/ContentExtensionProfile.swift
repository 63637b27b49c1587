/// A content extension in an app's bundle: its process, and what its `Info.plist` says of its view
/// (UNNotificationContentExtension).
package struct ContentExtensionProfile: Codable, Hashable, Sendable {
    package var process: ExtensionProfile
    /// The categories whose notifications it shows; no other extension of the app has one of them.
    package var categories: [String]
    /// The first height of its view, divided by its width.
    package var initialContentSizeRatio: Double
    /// Whether title, subtitle and body are left out.
    package var defaultContentHidden = false
    /// Whether the view controller's title stands in the app name's place.
    package var overridesDefaultTitle = false
    /// Whether its controls take touches.
    package var userInteractionEnabled = false

    package init(process: ExtensionProfile, categories: [String], initialContentSizeRatio: Double) {
        self.process = process
        self.categories = categories
        self.initialContentSizeRatio = initialContentSizeRatio
    }
}

extension AppProfile {
    /// All its extensions.
    package var extensions: [ExtensionProfile] {
        (serviceExtension.map { [$0] } ?? []) + (contentExtensions ?? []).map(\.process)
    }

    /// The content extension that shows notifications of a category; categories are case-sensitive.
    package func contentExtension(for category: String) -> ContentExtensionProfile? {
        contentExtensions?.first { $0.categories.contains(category) }
    }
}
