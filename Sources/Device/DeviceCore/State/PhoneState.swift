package import Foundation
import NotificationModel

/// The whole phone as a value: it decides, and knows no clock, file or process.
package struct PhoneState: Sendable {
    package var apps: AppTable
    package var preferences: PhonePreferences
    package var choices: DeviceChoices
    package var surface: RenderModel.Surface
    package internal(set) var banner: Banner?
    /// The open card's key.
    package internal(set) var expanded: String? {
        didSet {
            guard expanded != oldValue else { return }
            expansion += 1
            contentPhase = .loading
            contentActions = nil
        }
    }
    /// Grows whenever another card is open, or none.
    package private(set) var expansion: UInt64 = 0
    /// How far the content extension of the open card has come, where there is one.
    var contentPhase = ContentViewPhase.loading
    /// What the open card's extension replaced its actions by.
    var contentActions: [NotificationAction]?
    /// The app whose windows were asked for last, and how far they have come.
    var window: AppWindowStay?
    /// Of each app, the notification that it was handed last by the person: it may show its files while it runs.
    var answered: [String: NotificationContent] = [:]
    /// What fired while the app in front is asked about it, by its journey: no longer pending, and not shown yet.
    var asking: [String: NotificationContent] = [:]
    package internal(set) var prompts: [RenderModel.Prompt]
    /// The apps whose process is connected.
    package var running: Set<String>
    /// The apps that may know the place until their process ends.
    var locationOnce: Set<String> = []
    package var isConnected: Bool
    /// What a test lets go wrong at the gateway, as `carillon faults add` takes it.
    package var faults: [String] = []
    /// Why nothing is kept on disk at the moment; nil when all is well.
    package var diskTrouble: DiskTrouble?
    /// Grows with every change that can be seen.
    package var revision: UInt64
    var nextNumber: UInt64
    /// The calendar and time zone of the scheduled summary.
    package var calendar: Calendar

    /// A banner that is down.
    package struct Banner: Hashable, Sendable {
        package var bundleID: String
        package var entry: DeliveredEntry
        /// When it goes by itself; nil for a persistent one, and for one that is held open.
        package var leavesAt: Date?
        package var isPersistent: Bool
    }

    /// - Parameters:
    ///   - apps: those that it has.
    ///   - preferences: its own settings.
    ///   - choices: the switches of this run.
    ///   - firstNumber: above every number that a stored key has.
    ///   - calendar: of the scheduled summary.
    package init(
        apps: [AppState] = [],
        preferences: PhonePreferences = PhonePreferences(),
        choices: DeviceChoices = DeviceChoices(),
        firstNumber: UInt64 = 1,
        calendar: Calendar = Calendar(identifier: .gregorian)
    ) {
        self.apps = AppTable(apps)
        self.preferences = preferences
        self.choices = choices
        self.surface = .homeScreen
        self.prompts = []
        self.running = []
        self.isConnected = false
        self.revision = 0
        self.nextNumber = firstNumber
        self.calendar = calendar
    }

    /// A number that no other key of this phone has.
    mutating func makeNumber() -> UInt64 {
        defer { nextNumber += 1 }
        return nextNumber
    }

    /// The app of that bundle id.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``.
    package func app(_ bundleID: String) throws(PhoneError) -> AppState {
        guard let app = apps[bundleID] else { throw .notFound("no app “\(bundleID)” on this phone") }
        return app
    }

    /// Whether the phone is locked.
    package var isLocked: Bool { surface == .lockScreen }

    /// Whether that app is in front of the person.
    package func isForeground(_ bundleID: String) -> Bool {
        surface == .app(bundleID: bundleID) && running.contains(bundleID)
    }

    /// How an app stands, as `UIApplication.State` says it.
    package func isActive(_ bundleID: String) -> Bool { surface == .app(bundleID: bundleID) }

    /// The entry of a card on the screen, in the centre or as a banner.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``.
    package func card(_ key: String) throws(PhoneError) -> (bundleID: String, entry: DeliveredEntry) {
        for app in apps.values {
            if let entry = app.delivered.entry(key: key) { return (app.bundleID, entry) }
        }
        if let banner, banner.entry.key == key { return (banner.bundleID, banner.entry) }
        throw .notFound("no card “\(key)” on the screen")
    }

    /// The files that something on the phone shows.
    package var attachmentPaths: Set<String> { attachmentPaths(of: apps.keys) }

    /// Whether an app may show a file of its notifications': of one that is there, or that it was handed last.
    package func isAttachment(_ path: String, of bundleID: String) -> Bool {
        if apps[bundleID]?.attachmentPaths.contains(path) == true { return true }
        var paths: Set<String> = []
        answered[bundleID]?.addFilePaths(to: &paths)
        return paths.contains(path)
    }

    /// Takes an answered card away; its app may show the files of it until it ends, or is handed another.
    package mutating func removeAnswered(_ key: String) throws(PhoneError) {
        let (bundleID, entry) = try card(key)
        answered[bundleID] = entry.content
        try remove(card: key)
    }

    /// Takes an answered card off the screen, if its own extension has not done so while it answered.
    ///
    /// - Parameters:
    ///   - key: The card's.
    ///   - isHanded: Whether the app gets the answer, so that the card's files are kept for it.
    package mutating func removeIfThere(answered key: String, isHanded: Bool) throws(PhoneError) {
        guard (try? card(key)) != nil else {
            if expanded == key { expanded = nil }
            return
        }
        if isHanded { try removeAnswered(key) } else { try remove(card: key) }
    }

    /// The files that nothing shows any more, now that the apps of ``AppTable/touched`` have changed, or the banner.
    ///
    /// A banner that leaves may be in the centre still, of an app that nobody touched.
    package func pathsNoLongerShown(since before: PhoneState) -> Set<String> {
        let touched = apps.touched
        let gone = before.attachmentPaths(of: touched).subtracting(attachmentPaths(of: touched))
        return gone.isEmpty ? gone : gone.subtracting(attachmentPaths)
    }

    private func attachmentPaths(of bundleIDs: some Sequence<String>) -> Set<String> {
        var paths: Set<String> = []
        banner?.entry.content.addFilePaths(to: &paths)
        for content in answered.values { content.addFilePaths(to: &paths) }
        for content in asking.values { content.addFilePaths(to: &paths) }
        for bundleID in bundleIDs { paths.formUnion(apps[bundleID]?.attachmentPaths ?? []) }
        return paths
    }
}

extension PhoneState {
    /// An app's process has ended; when it was in front, the home screen shows.
    package mutating func appEnded(_ bundleID: String) {
        running.remove(bundleID)
        locationOnce.remove(bundleID)
        answered[bundleID] = nil
        if surface == .app(bundleID: bundleID) { surface = .homeScreen }
    }
}
