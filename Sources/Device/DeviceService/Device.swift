package import CourierLink
import DeviceApps
import DeviceBundles
import DeviceContentViews
import DeviceContext
import DeviceCore
import DeviceDelivery
import DeviceLink
import DeviceMedia
package import DeviceStore
package import Foundation
package import Logging
import NotificationModel
import PrivateFiles
import ServiceLifecycle
import UntrustedFiles
import Waiting
package import WallClock

/// One simulated phone: the processes of its apps, its notifications, its stream to the gateway.
///
/// Made of parts that each do one thing; this type puts them together and runs them. What a person sees and does is
/// in `Phone`, which it is.
package final class Device: Service {
    /// The path of the Unix socket that apps call.
    package let linkSocket: String

    let configuration: DeviceConfiguration
    let context: DeviceContext
    let store: DeviceStore
    let processes: AppProcesses
    let contentViews: ContentViews
    let windows: AppWindows
    let delivery: Delivery
    let foreground: ForegroundApp
    let prompts: Prompts
    let answers: Answers
    let locations: LocationWatchers
    let installer: Installer
    let media: ServedMedia
    let sounds: SoundLibrary

    private let lock: FolderLock
    private let mediaStores: MediaStores
    private let calls: AppCalls
    private let readiness = Promise<Void>()

    /// Opens the state; nothing runs before ``run()``.
    ///
    /// - Throws: `PhoneError.unavailable` when another device runs on the state, or what the disk says.
    package convenience init(_ configuration: DeviceConfiguration, clock: any WallClock, logger: Logger) throws {
        try self.init(configuration, clock: clock, logger: logger, openStore: { try DeviceStore(path: $0.path) })
    }

    /// - Parameters:
    ///   - openStore: opens the database, whose file is named.
    ///   - whileWorking: called in the middle of the work on what others sent.
    package init(
        _ configuration: DeviceConfiguration,
        clock: any WallClock,
        logger: Logger,
        openStore: (URL) throws -> DeviceStore,
        whileWorking: @escaping @Sendable (WorkRecord.Subject) -> Void = { _ in }
    ) throws {
        let folders = try DeviceFolders(state: configuration.state)
        lock = try Self.lock(folders.state)
        store = try openStore(folders.database)
        if let loss = store.loss { logger.error("\(loss)") }
        mediaStores = try MediaStores(folders: folders)
        linkSocket = try folders.linkSocket(asked: configuration.linkSocket)
        let texts = StringTables { logger.warning("texts of an app are not found: \($0)") }
        let work = try WorkRecord(folder: folders.state, whileWorking: whileWorking)
        try store.setAside(work, at: clock.now(), limits: configuration.limits.journeys)
        context = DeviceContext(
            phone: try PhoneStateStore(configuration, store, work, clock, logger, mediaStores, texts),
            folders: folders,
            limits: configuration.limits,
            calendar: configuration.calendar,
            clock: clock,
            logger: logger
        )
        let processes = try AppProcesses(
            context: context,
            socket: linkSocket,
            gateway: configuration.courier?.authority,
            unconfined: configuration.unconfined
        )
        contentViews = ContentViews(context: context, processes: processes)
        windows = AppWindows(context: context, apps: processes.apps)
        delivery = Delivery(context: context, store: store, media: mediaStores, processes: processes)
        foreground = ForegroundApp(context: context, apps: processes.apps, background: delivery.background)
        prompts = Prompts(context: context)
        locations = LocationWatchers(context: context)
        answers = Answers(
            context: context,
            apps: processes.apps,
            foreground: foreground,
            prompts: prompts,
            contentViews: contentViews
        )
        installer = Installer(context: context, texts: texts, end: processes.end)
        media = ServedMedia(
            context: context,
            stores: mediaStores,
            content: ScreenMedia(card: contentViews, window: windows)
        )
        sounds = mediaStores.sounds
        let urls = URLOpening(context: context, foreground: foreground, prompts: prompts)
        calls = AppCalls(
            context: context,
            launches: processes.launches,
            apps: processes.apps,
            extensions: processes.extensions,
            prompts: prompts,
            registration: delivery.registration,
            attachments: delivery.attachments,
            presenter: delivery.presenter,
            contentReports: ContentReports(views: contentViews, answers: answers, context: context, urls: urls),
            windows: windows,
            urls: urls,
            darwin: DarwinNotifications(jobs: context.jobs),
            locations: locations
        )
        self.processes = processes
        self.configuration = configuration
    }

    /// Returns once apps can call.
    ///
    /// - Throws: what ended ``run()`` before; `CancellationError`.
    package func ready() async throws { try await readiness.value() }

    /// Runs until it is told to shut down; every process that it started has then ended.
    ///
    /// - Throws: when the link's socket cannot be made.
    package func run() async throws {
        Orphans.end(socket: linkSocket)
        let shown = context.phone.read(\.attachmentPaths)
        await FileWork.run { [mediaStores] in mediaStores.removeLeftovers(except: shown) }
        await delivery.receiver.resume()
        do {
            try await cancelWhenGracefulShutdown { [self] in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    addParts(to: &group)
                    defer { group.cancelAll() }
                    try await group.next()
                }
            }
        } catch is CancellationError {
            // Told to end: that is how it ends.
        } catch {
            await end()
            throw error
        }
        await end()
    }

    private func end() async {
        processes.endAll()
        await context.phone.writer.end(within: .seconds(context.limits.diskPatience))
        context.phone.hub.close()
        readiness.settle(.failure(PhoneError.unavailable("the device has ended")))
    }

    private func addParts(to group: inout ThrowingTaskGroup<Void, any Error>) {
        let server = LinkServer(
            path: linkSocket,
            connections: processes.launches.connections,
            delegate: calls,
            limits: LinkLimits(context.limits),
            logger: context.logger
        )
        group.addTask { [context] in await context.jobs.run() }
        group.addTask { [context] in
            await context.phone.run(patience: context.limits.diskPatience, indexes: context.limits.indexes)
        }
        group.addTask { [contentViews] in await contentViews.run() }
        group.addTask { [windows] in await windows.run() }
        group.addTask { [delivery, configuration] in
            try await delivery.run(courier: configuration.courier, observes: configuration.observes)
        }
        group.addTask { [readiness] in try await server.run { readiness.settle(.success(())) } }
    }
}

extension LinkLimits {
    fileprivate init(_ limits: DeviceLimits) {
        self.init(
            connections: limits.connections,
            callsPerConnection: limits.callsPerConnection,
            framesPerConnection: limits.framesPerConnection
        )
    }
}

extension PhoneStateStore {
    /// The phone as the store has it, or a new one.
    fileprivate convenience init(
        _ configuration: DeviceConfiguration,
        _ store: DeviceStore,
        _ work: WorkRecord,
        _ clock: any WallClock,
        _ logger: Logger,
        _ media: MediaStores,
        _ texts: StringTables
    ) throws {
        let identity = try store.identity(
            orMake: DeviceIdentity(
                space: configuration.space,
                id: UUID().uuidString.lowercased(),
                name: configuration.name,
                secret: RandomSecret.make()
            )
        )
        var state = try store.loadPhone(space: identity.space, choices: configuration.choices)
        state.calendar = configuration.calendar
        if let network = configuration.network { state.preferences.network = network }
        self.init(
            state: state,
            identity: identity,
            store: store,
            work: work,
            limits: configuration.limits.journeys,
            discard: { media.remove($0) },
            resolve: { texts.resolve($0, for: $1, language: $2) },
            clock: clock,
            logger: logger
        )
    }
}

extension Device {
    /// Keeps a second device off the state: it is told so, and does no harm.
    private static func lock(_ folder: URL) throws(PhoneError) -> FolderLock {
        do {
            return try FolderLock(folder.appending(path: "device.lock").path)
        } catch {
            switch error {
            case .cannotOpen(let path, let why): throw .unavailable("\(path) cannot be opened: \(why)")
            case .held(let process): throw .unavailable("process \(process) runs another device on \(folder.path)")
            }
        }
    }

    /// Takes in a push, as the courier does: it is on disk when this returns.
    ///
    /// - Throws: when it cannot be stored.
    package func receive(_ push: CourierPush) async throws {
        let stored = Promise<Void>()
        delivery.receiver.take(push) { stored.settle($0) }
        try await stored.value()
    }
}
