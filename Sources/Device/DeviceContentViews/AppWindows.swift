package import AppLink
package import DeviceApps
package import DeviceContext
package import DeviceCore
package import DeviceLink
package import DeviceMedia
import Foundation
import NotificationModel
import Synchronization
package import ViewLink

/// Has the app in front send what it shows, and tells it what the person does.
///
/// The demand follows from the phone's state; this makes it true.
package final class AppWindows: Sendable {
    private let context: DeviceContext
    private let apps: AppSupervisor
    private let current = Mutex<AppWindowSession?>(nil)
    private let lastStay = Mutex<UInt64>(0)

    package init(context: DeviceContext, apps: AppSupervisor) {
        self.context = context
        self.apps = apps
    }

    /// Follows the phone until the task is cancelled.
    package func run() async {
        for await _ in context.phone.windowDemands { follow(context.phone.read(\.wantedWindow)) }
    }

    private func follow(_ demand: AppWindowDemand?) {
        let session = current.withLock { $0 }
        let connection = demand.flatMap { apps.windowConnection($0.bundleID) }
        if let session, let demand, session.bundleID == demand.bundleID, session.connection === connection {
            return session.follow(demand.traits)
        }
        session?.close()
        guard let demand, let connection, let app = try? context.phone.read({ try $0.app(demand.bundleID) }) else {
            return current.withLock { $0 = nil }
        }
        let stay = lastStay.withLock { last in
            last += 1
            return last
        }
        let next = AppWindowSession(
            demand: demand,
            stay: stay,
            connection: connection,
            files: files(of: app),
            context: context
        )
        current.withLock { $0 = next }
        next.start()
    }

    /// What the app may show: what is in its bundle, its container and its groups.
    private func files(of app: AppState) -> ContentFiles {
        var roots = [context.folders.bundle(app.bundleID), context.folders.container(app.bundleID)]
        let groups = app.profile.entitlements.groups.filter(DeviceFolders.isFileName)
        roots += groups.map { context.folders.groups.appending(path: $0) }
        roots += groups.map { context.folders.groupLinks(app.bundleID).appending(path: $0) }
        return ContentFiles(
            session: "window-\(app.bundleID)",
            roots: roots,
            store: context.folders.attachments(app.bundleID),
            limit: context.limits.contentFiles
        ) { [context] path in
            context.phone.read { $0.isAttachment(path, of: app.bundleID) }
        }
    }

    // MARK: What others ask

    /// Takes in what a process says of its windows; one that is not in front changes nothing.
    package func take(_ report: AppWindowReport, from connection: LinkConnection) {
        guard let session = current.withLock({ $0 }), session.connection === connection else { return }
        session.take(report)
    }

    /// - Throws: ``PhoneError`` when no app that draws is in front.
    package func views() throws(PhoneError) -> AppWindowViews { try session().views() }

    /// - Throws: ``PhoneError`` when no app that draws is in front, or it does not keep up.
    package func deliver(_ event: ViewEvent) throws(PhoneError) { try session().deliver(event) }

    /// Does something with an element that is chosen by its identifier, its label or its words.
    ///
    /// - Returns: once the app has taken it.
    /// - Throws: ``PhoneError/notFound(_:)``, which names what is there.
    package func use(_ words: String, kinds: Set<AppElement.Kind>? = nil, _ use: (AppElement) -> [ViewEvent])
        async throws(PhoneError)
    {
        let session = try session()
        let elements = try session.views().elements.filter { kinds?.contains($0.kind) ?? true }
        // What lies over the rest is what a person means.
        let found = elements.last { $0.isNamed(words) && $0.isEnabled } ?? elements.last { $0.isNamed(words) }
        guard let found else {
            let names = elements.compactMap(\.name)
            let list = names.prefix(40).map { "“\($0.prefix(60))”" }.joined(separator: ", ")
            throw .notFound("the app shows no “\(words)”; there is \(list.isEmpty ? "nothing" : list)")
        }
        guard found.isEnabled else { throw .unavailable("“\(words)” is disabled") }
        var taken: AsyncStream<Never>?
        for event in use(found) { taken = try session.deliver(event) }
        if let taken { for await _ in taken {} }
    }

    /// A file that the views show.
    package func file(_ name: String) -> MediaFile? { current.withLock { $0 }?.file(name) }

    private func session() throws(PhoneError) -> AppWindowSession {
        guard let session = current.withLock({ $0 }) else {
            throw .notFound("no app that draws its windows is in front")
        }
        return session
    }
}

/// What the screen shows of files: the open card's and the app's in front.
package struct ScreenMedia: ContentMedia {
    private let card: ContentViews
    private let window: AppWindows

    package init(card: ContentViews, window: AppWindows) {
        self.card = card
        self.window = window
    }

    package func file(_ name: String) -> MediaFile? { card.file(name) ?? window.file(name) }
    package var remoteMedia: RemoteMedia? { card.remoteMedia }
}
