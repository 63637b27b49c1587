package import CourierLink
import DeviceApps
package import DeviceBundles
package import DeviceContext
package import DeviceCore
package import DeviceDelivery
package import DeviceMedia
import DeviceStore
package import Foundation
import GRDB
import Logging
package import NotificationModel
package import WallClock

/// The parts of a device by themselves: its state in memory, no process, no link, no gateway.
package struct DeviceParts: Sendable {
    package let context: DeviceContext
    package let media: MediaStores
    package let delivery: Delivery
    package let installer: Installer
    package let served: ServedMedia
    package let clock: ManualWallClock
    private let store: DeviceStore

    fileprivate init(folder: URL) throws {
        let clock = ManualWallClock()
        let folders = try DeviceFolders(state: folder)
        let media = try MediaStores(folders: folders)
        let texts = StringTables { _ in }
        let store = try DeviceStore(DatabaseQueue())
        let identity = try store.identity(
            orMake: DeviceIdentity(space: "test", id: "device", name: "Test Phone", secret: "secret")
        )
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var state = try store.loadPhone(space: identity.space, choices: DeviceChoices())
        state.calendar = calendar
        var logger = Logger(label: "device-test")
        logger.logLevel = .warning
        let limits = DeviceLimits()
        context = DeviceContext(
            phone: PhoneStateStore(
                state: state,
                identity: identity,
                store: store,
                work: try WorkRecord(folder: folders.state),
                limits: limits.journeys,
                discard: { media.remove($0) },
                resolve: { texts.resolve($0, for: $1, language: $2) },
                clock: clock,
                logger: logger
            ),
            folders: folders,
            limits: limits,
            calendar: calendar,
            clock: clock,
            logger: logger
        )
        let processes = try AppProcesses(context: context, socket: "/dev/null", gateway: nil, unconfined: [])
        delivery = Delivery(context: context, store: store, media: media, processes: processes)
        installer = Installer(context: context, texts: texts) { _ in }
        served = ServedMedia(context: context, stores: media, content: NoContent())
        self.media = media
        self.store = store
        self.clock = clock
    }

    /// Nothing is open on the screen.
    private struct NoContent: ContentMedia {
        func file(_ name: String) -> MediaFile? { nil }
        var remoteMedia: RemoteMedia? { nil }
    }

    /// An app that the person allowed everything, and that nobody installed.
    package func allowApp(
        _ bundleID: String = "com.example.app",
        _ change: @escaping @Sendable (inout NotificationSettings) -> Void = { _ in }
    ) async throws {
        try await context.phone.change { state in
            var app = state.apps[bundleID] ?? AppState(bundleID: bundleID, profile: AppProfile(name: "Example"))
            app.settings = .allAllowed
            change(&app.settings)
            state.apps[bundleID] = app
        }
    }

    /// Lets a push arrive as if the courier had brought it; returns once it is on disk.
    ///
    /// - Returns: its id.
    @discardableResult
    package func receive(_ push: CourierPush) async throws -> String {
        let (stored, answer) = AsyncThrowingStream.makeStream(of: Void.self)
        delivery.receiver.take(push) { result in
            switch result {
            case .success: answer.finish()
            case .failure(let error): answer.finish(throwing: error)
            }
        }
        for try await _ in stored {}
        return push.id
    }

    /// Presents a request as one that is due: its files are taken in before.
    package func present(_ request: NotificationRequest, of bundleID: String = "com.example.app") async throws {
        var request = request
        let app = try context.phone.read { try $0.app(bundleID) }
        request.content = try await delivery.attachments.take(request.content, of: app)
        let notification = DeliveredNotification(request: request, date: clock.now())
        let id = Journey.id(ofLocal: request.identifier, app: bundleID)
        let head = JourneyHead(id: id, bundleID: bundleID, title: request.content.headline)
        context.journeys.begin(head, [context.journeys.step(.scheduled, "It is due")])
        try await delivery.presenter.present(
            Arrival(bundleID: bundleID, notification: notification, journeyID: id)
        )
    }

    /// The cards of the centre, newest first.
    package func cards() -> [RenderModel.Card] { context.phone.render().center.flatMap(\.cards) }

    /// A file of the phone by the address that the page has of it.
    package func file(_ url: String) async throws -> MediaFile {
        try await served.file(String(url.dropFirst(MediaPath.prefix.count)))
    }

    /// Waits until the screen is as the test wants it.
    ///
    /// - Throws: ``DeviceTimeout`` after twenty real seconds.
    @discardableResult
    package func wait(
        for what: String,
        _ condition: @escaping @Sendable (RenderModel) -> Bool
    ) async throws -> RenderModel {
        try await wait(for: what) { event in
            if case .render(let model) = event, condition(model) { model } else { nil }
        }
    }

    /// Waits until a journey has a step of that name.
    @discardableResult
    package func wait(forStep event: JourneyEvent, of id: String) async throws -> Journey {
        try await wait(for: "“\(event.rawValue)” in the journey of \(id)") { [store, context] _ in
            await context.journeys.settle()
            let journey = try await store.journey(id: id)
            return journey?.entries.contains { $0.event == event } == true ? journey : nil
        }
    }

    /// What `find` makes of the first event of the phone that it makes something of.
    private func wait<Value: Sendable>(
        for what: String,
        _ find: @escaping @Sendable (PhoneEvent) async throws -> Value?
    ) async throws -> Value {
        try await withRealDeadline(what) { [context] in
            for await event in context.phone.watch(seesScreen: true) {
                if let value = try await find(event) { return value }
            }
            throw DeviceTimeout(what: what)
        }
    }
}

extension NotificationSettings {
    /// As after “Allow” of an app that asked for alerts, sounds and badges.
    package static var allAllowed: Self {
        var settings = Self()
        settings.authorizationStatus = .authorized
        settings.alert = .enabled
        settings.sound = .enabled
        settings.badge = .enabled
        settings.notificationCenter = .enabled
        settings.lockScreen = .enabled
        settings.alertStyle = .banner
        return settings
    }
}

/// Runs `body` with the parts of a device that have a folder of their own and do their work meanwhile.
///
/// - Throws: what `body` throws.
package func withDeviceParts(_ body: @escaping @Sendable (DeviceParts, _ folder: URL) async throws -> Void) async throws
{
    let folder = FileManager.default.temporaryDirectory.appending(path: "parts-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let parts = try DeviceParts(folder: folder)
    try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask { await parts.context.jobs.run() }
        group.addTask { await parts.context.phone.run(patience: parts.context.limits.diskPatience) }
        group.addTask { try await parts.delivery.run(courier: nil, observes: false) }
        try await withRealDeadline("the test") { try await body(parts, folder) }
    }
}
