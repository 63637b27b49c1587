import Foundation

/// What an extension's `Info.plist` says of its views (usernotifications §9).
package struct ContentExtensionInfo: Sendable {
    /// `NSExtensionMainStoryboard`
    package var storyboard: String?
    /// `UNNotificationExtensionInitialContentSizeRatio`: height divided by width.
    package var initialContentSizeRatio: Double

    package init(storyboard: String?, initialContentSizeRatio: Double) {
        self.storyboard = storyboard
        self.initialContentSizeRatio = initialContentSizeRatio
    }

    /// - Parameter dictionary: an `Info.plist`.
    package init(_ dictionary: [String: Any]) {
        let description = dictionary["NSExtension"] as? [String: Any] ?? [:]
        let attributes = description["NSExtensionAttributes"] as? [String: Any] ?? [:]
        let ratio = attributes["UNNotificationExtensionInitialContentSizeRatio"]
        storyboard = description["NSExtensionMainStoryboard"] as? String
        initialContentSizeRatio = (ratio as? NSNumber)?.doubleValue ?? (ratio as? String).flatMap(Double.init) ?? 1
    }
}
