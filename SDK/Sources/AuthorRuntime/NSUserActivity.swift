public import Foundation

/// What the person is doing, as an app hands it on (Foundation: NSUserActivity).
///
/// Nothing here picks it up: it is a value.
open class NSUserActivity: NSObject {
    /// The kind of activity.
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    // Kept: nobody predicts, searches or speaks here.
    open var suggestedInvocationPhrase: String?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// The activity of opening a web page (NSUserActivityTypeBrowsingWeb).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
