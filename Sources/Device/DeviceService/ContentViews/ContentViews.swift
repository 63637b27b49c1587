import AppLink
import DeviceCore
import Foundation
import NotificationModel
import Synchronization
import ViewLink

/// Keeps the process alive that the open card's content extension needs: one per opening, none without.
///
/// The demand follows from the phone's state; this makes it true, whatever the person or the app does meanwhile.
final class ContentViews: Sendable {
    private let keeper: StateKeeper
    private let launcher: ExtensionLauncher
    private let spares: Spares
    private let folders: DeviceFolders
    private let limits: DeviceLimits
    private let journeys: JourneyLog
    private let jobs: Jobs
    private let current = Mutex<ContentViewSession?>(nil)

    init(
        keeper: StateKeeper,
        launcher: ExtensionLauncher,
        spares: Spares,
        folders: DeviceFolders,
        limits: DeviceLimits,
        journeys: JourneyLog,
        jobs: Jobs
    ) {
        self.keeper = keeper
        self.launcher = launcher
        self.spares = spares
        self.folders = folders
        self.limits = limits
        self.journeys = journeys
        self.jobs = jobs
    }

    /// Follows the phone until the task is cancelled.
    func run() async {
        for await _ in keeper.contentDemands {
            let (demand, expected) = keeper.read { ($0.wantedContentView, $0.expectedContentExtension) }
            follow(demand)
            if let expected { prepare(expected) }
        }
    }

    /// A banner may be opened any moment: its content extension starts now.
    private func prepare(_ expected: ContentExtensionExpectation) {
        guard limits.keepsSpare, let app = try? keeper.read({ try $0.app(expected.bundleID) }) else { return }
        spares.prepare(expected.process.bundleID, for: .workToCome) { [launcher] in
            try launcher.start(expected.process, of: app, role: .contentExtension)
        }
    }

    private func follow(_ demand: ContentViewDemand?) {
        let session = current.withLock { $0 }
        if let session, let demand, session.isFor(demand) { return session.follow(demand) }
        session?.close()
        guard let demand, let app = try? keeper.read({ try $0.app(demand.bundleID) }) else {
            return current.withLock { $0 = nil }
        }
        let next = ContentViewSession(
            demand: demand,
            keeper: keeper,
            files: files(of: app, for: demand),
            limits: limits,
            journeys: journeys,
            jobs: jobs
        )
        current.withLock { $0 = next }
        next.start(app: app, launcher: launcher, spares: spares)
    }

    /// What the extension may show: what is in its bundles, its containers and its groups, and its app's attachments.
    private func files(of app: AppState, for demand: ContentViewDemand) -> ContentFiles {
        var roots = [folders.bundle(app.bundleID), URL(filePath: demand.profile.process.bundlePath)]
        roots += [demand.profile.process.bundleID, app.bundleID].map(folders.container)
        let groups = app.profile.entitlements.groups.filter(DeviceFolders.isFileName)
        roots += groups.map { folders.groups.appending(path: $0) }
        roots += groups.map { folders.groupLinks(app.bundleID).appending(path: $0) }
        return ContentFiles(
            session: "\(demand.expansion)",
            roots: roots,
            store: folders.attachments(app.bundleID),
            limit: limits.contentFiles
        ) { [keeper] path in
            keeper.read { $0.apps[app.bundleID]?.attachmentPaths.contains(path) ?? false }
        }
    }

    // MARK: What others ask

    /// The session that a connection belongs to.
    func session(of connection: LinkConnection) -> ContentViewSession? {
        current.withLock { $0 }.flatMap { $0.owns(connection) ? $0 : nil }
    }

    /// - Throws: ``PhoneError/notFound(_:)`` without living views.
    func views() throws(PhoneError) -> ContentViewChange { try alive().views() }

    /// - Throws: ``PhoneError`` without living views, or when the extension does not keep up.
    func deliver(_ event: ViewEvent) throws(PhoneError) { try alive().deliver(event) }

    /// Asks the open card's extension what becomes of an action.
    ///
    /// - Returns: nil when it is not asked: a tap, a dismissal, another card, no living views.
    func answer(_ answer: CardAnswer, card key: String) async -> ContentResponseOption? {
        let system = [NotificationResponse.defaultActionIdentifier, NotificationResponse.dismissActionIdentifier]
        guard !system.contains(answer.response.actionIdentifier) else { return nil }
        guard let session = try? alive(), session.key == key else { return nil }
        return await session.answer(answer.response)
    }

    /// A file that the views show.
    func file(_ name: String) -> MediaFile? { current.withLock { $0 }?.files.file(name) }

    /// What the open card's extension plays of other servers.
    var remoteMedia: RemoteMedia? { current.withLock { $0 }?.remote }

    private func alive() throws(PhoneError) -> ContentViewSession {
        guard let session = current.withLock({ $0 }), session.isAlive else {
            throw .notFound("no content extension's views are on the screen")
        }
        return session
    }
}
