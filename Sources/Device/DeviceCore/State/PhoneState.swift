public import Foundation
import NotificationModel

/// The whole phone as a value: it decides, and knows no clock, file or process.
public struct PhoneState: Sendable {
    public var apps: AppTable
    public var preferences: PhonePreferences
    public var choices: DeviceChoices
    public var surface: RenderModel.Surface
    public internal(set) var banner: Banner?
    /// The open card's key.
    public internal(set) var expanded: String? {
        didSet {
            guard expanded != oldValue else { return }
            expansion += 1
            contentPhase = .loading
            contentActions = nil
        }
    }
    /// Grows whenever another card is open, or none.
    public private(set) var expansion: UInt64 = 0
    /// How far the content extension of the open card has come, where there is one.
    var contentPhase = ContentViewPhase.loading
    /// What the open card's extension replaced its actions by.
    var contentActions: [NotificationAction]?
    public internal(set) var prompts: [RenderModel.Prompt]
    /// The apps whose process is connected.
    public var running: Set<String>
    public var isConnected: Bool
    /// Why nothing is kept on disk at the moment; nil when all is well.
    public var diskTrouble: DiskTrouble?
    /// Grows with every change that can be seen.
    public var revision: UInt64
    var nextNumber: UInt64
    /// The calendar and time zone of the scheduled summary.
    public var calendar: Calendar

    /// A banner that is down.
    public struct Banner: Hashable, Sendable {
        public var bundleID: String
        public var entry: DeliveredEntry
        /// When it goes by itself; nil for a persistent one, and for one that is held open.
        public var leavesAt: Date?
        public var isPersistent: Bool
    }

    /// - Parameters:
    ///   - apps: those that it has.
    ///   - preferences: its own settings.
    ///   - choices: the switches of this run.
    ///   - firstNumber: above every number that a stored key has.
    ///   - calendar: of the scheduled summary.
    public init(
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
    public func app(_ bundleID: String) throws(PhoneError) -> AppState {
        guard let app = apps[bundleID] else { throw .notFound("no app “\(bundleID)” on this phone") }
        return app
    }

    /// Whether the phone is locked.
    public var isLocked: Bool { surface == .lockScreen }

    /// Whether that app is in front of the person.
    public func isForeground(_ bundleID: String) -> Bool {
        surface == .app(bundleID: bundleID) && running.contains(bundleID)
    }

    /// How an app stands, as `UIApplication.State` says it.
    public func isActive(_ bundleID: String) -> Bool { surface == .app(bundleID: bundleID) }

    /// The entry of a card on the screen, in the centre or as a banner.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``.
    public func card(_ key: String) throws(PhoneError) -> (bundleID: String, entry: DeliveredEntry) {
        for app in apps.values {
            if let entry = app.delivered.entry(key: key) { return (app.bundleID, entry) }
        }
        if let banner, banner.entry.key == key { return (banner.bundleID, banner.entry) }
        throw .notFound("no card “\(key)” on the screen")
    }

    /// The files that something on the phone shows.
    public var attachmentPaths: Set<String> { attachmentPaths(of: apps.keys) }

    /// The files that nothing shows any more, now that the apps of ``AppTable/touched`` have changed, or the banner.
    ///
    /// A banner that leaves may be in the centre still, of an app that nobody touched.
    public func pathsNoLongerShown(since before: PhoneState) -> Set<String> {
        let touched = apps.touched
        let gone = before.attachmentPaths(of: touched).subtracting(attachmentPaths(of: touched))
        return gone.isEmpty ? gone : gone.subtracting(attachmentPaths)
    }

    private func attachmentPaths(of bundleIDs: some Sequence<String>) -> Set<String> {
        var paths: Set<String> = []
        banner?.entry.content.addFilePaths(to: &paths)
        for bundleID in bundleIDs { paths.formUnion(apps[bundleID]?.attachmentPaths ?? []) }
        return paths
    }
}

extension PhoneState {
    /// An app's process has ended; when it was in front, the home screen shows.
    public mutating func appEnded(_ bundleID: String) {
        running.remove(bundleID)
        if surface == .app(bundleID: bundleID) { surface = .homeScreen }
    }
}
