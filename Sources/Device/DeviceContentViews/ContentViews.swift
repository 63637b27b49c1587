import AppLink
package import DeviceApps
package import DeviceContext
package import DeviceCore
package import DeviceLink
package import DeviceMedia
import Foundation
import NotificationModel
import Synchronization
package import ViewLink

/// Keeps the process alive that the open card's content extension needs: one per opening, none without.
///
/// The demand follows from the phone's state; this makes it true, whatever the person or the app does meanwhile.
package final class ContentViews: Sendable, ContentMedia {
    private let context: DeviceContext
    private let launcher: ExtensionLauncher
    private let prewarmed: PrewarmedProcesses
    private let current = Mutex<ContentViewSession?>(nil)

    package init(context: DeviceContext, processes: AppProcesses) {
        self.context = context
        launcher = processes.launcher
        prewarmed = processes.prewarmed
    }

    /// Follows the phone until the task is cancelled.
    package func run() async {
        for await _ in context.phone.contentDemands {
            let (demand, expected) = context.phone.read { ($0.wantedContentView, $0.expectedContentExtension) }
            follow(demand)
            if let expected { prepare(expected) }
        }
    }

    /// A banner may be opened any moment: its content extension starts now.
    private func prepare(_ expected: ContentExtensionExpectation) {
        guard context.limits.prewarms, let app = try? context.phone.read({ try $0.app(expected.bundleID) }) else {
            return
        }
        prewarmed.prepare(expected.process.bundleID, for: .workToCome) { [launcher] in
            try launcher.start(expected.process, of: app, role: .contentExtension)
        }
    }

    private func follow(_ demand: ContentViewDemand?) {
        let session = current.withLock { $0 }
        if let session, let demand, session.isFor(demand) { return session.follow(demand) }
        session?.close()
        guard let demand, let app = try? context.phone.read({ try $0.app(demand.bundleID) }) else {
            return current.withLock { $0 = nil }
        }
        let next = ContentViewSession(demand: demand, context: context, files: files(of: app, for: demand))
        current.withLock { $0 = next }
        next.start(app: app, launcher: launcher, prewarmed: prewarmed)
    }

    /// What the extension may show: what is in its bundles, its containers and its groups, and its app's attachments.
    private func files(of app: AppState, for demand: ContentViewDemand) -> ContentFiles {
        var roots = [context.folders.bundle(app.bundleID), URL(filePath: demand.profile.process.bundlePath)]
        roots += [demand.profile.process.bundleID, app.bundleID].map(context.folders.container)
        let groups = app.profile.entitlements.groups.filter(DeviceFolders.isFileName)
        roots += groups.map { context.folders.groups.appending(path: $0) }
        roots += groups.map { context.folders.groupLinks(app.bundleID).appending(path: $0) }
        return ContentFiles(
            session: "\(demand.expansion)",
            roots: roots,
            store: context.folders.attachments(app.bundleID),
            limit: context.limits.contentFiles
        ) { [context] path in
            context.phone.read { $0.apps[app.bundleID]?.attachmentPaths.contains(path) ?? false }
        }
    }

    // MARK: What others ask

    /// The session that a connection belongs to.
    package func session(of connection: LinkConnection) -> ContentViewSession? {
        current.withLock { $0 }.flatMap { $0.owns(connection) ? $0 : nil }
    }

    /// - Throws: ``PhoneError/notFound(_:)`` without living views.
    package func views() throws(PhoneError) -> ContentViewChange { try alive().views() }

    /// - Throws: ``PhoneError`` without living views, or when the extension does not keep up.
    package func deliver(_ event: ViewEvent) throws(PhoneError) { try alive().deliver(event) }

    /// Asks the open card's extension what becomes of an action.
    ///
    /// - Returns: nil when it is not asked: a tap, a dismissal, another card, no living views.
    package func answer(_ answer: CardAnswer, card key: String) async -> ContentResponseOption? {
        let system = [NotificationResponse.defaultActionIdentifier, NotificationResponse.dismissActionIdentifier]
        guard !system.contains(answer.response.actionIdentifier) else { return nil }
        guard let session = try? alive(), session.key == key else { return nil }
        return await session.answer(answer.response)
    }

    /// A file that the views show.
    package func file(_ name: String) -> MediaFile? { current.withLock { $0 }?.files.file(name) }

    /// What the open card's extension plays of other servers.
    package var remoteMedia: RemoteMedia? { current.withLock { $0 }?.remote }

    private func alive() throws(PhoneError) -> ContentViewSession {
        guard let session = current.withLock({ $0 }), session.isAlive else {
            throw .notFound("no content extension's views are on the screen")
        }
        return session
    }
}
