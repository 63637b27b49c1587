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
    open var persistentIdentifier: String?
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    open var targetContentIdentifier: String?
    /// What a person might say to Siri; nobody listens.
    open var suggestedInvocationPhrase: String?

    /// What other modules keep with it, by their own names.
    @_spi(Carillon) public var attachments: [String: Any] = [:]

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

/// Hears of an activity that is handed on; nothing is.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    )
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    public func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    ) {}
}

extension NSUserActivity {
    /// Forgets what was handed on; nothing is kept.
    public class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Forgets what was handed on; nothing is kept.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// The activity of opening a web page (NSUserActivityTypeBrowsingWeb).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
