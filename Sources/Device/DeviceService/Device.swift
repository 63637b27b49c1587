package import CourierLink
import DeviceCore
package import DeviceStore
package import Foundation
package import Logging
import NotificationModel
import ServiceLifecycle
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
    let clock: any WallClock
    let keeper: StateKeeper
    let store: DeviceStore
    let journeyLog: JourneyLog
    let apps: AppSupervisor
    let front: Front
    let background: BackgroundPushes
    let answers: Answers
    let prompts: Prompts
    let presenter: Presenter
    let installer: Installer
    let registration: RemoteRegistration
    let outbox: CourierOutbox
    let media: MediaShelf
    let contentViews: ContentViews
    let logger: Logger

    private let lock: StateLock
    private let attachments: AttachmentStore
    private let thumbnails: Thumbnails
    private let sounds: SoundLibrary
    let extensions: ExtensionSupervisor
    let spares: Spares
    private let launcher: ExtensionLauncher
    private let launches: LaunchTable
    private let receiver: PushReceiver
    private let desk: AppDesk
    private let jobs: Jobs
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
        let limits = configuration.limits
        lock = try StateLock(folder: folders.state)
        store = try openStore(folders.database)
        let identity = try store.identity(
            orMake: DeviceIdentity(
                space: configuration.space,
                id: UUID().uuidString.lowercased(),
                name: configuration.name,
                secret: Secret.make()
            )
        )
        attachments = try AttachmentStore(folder: folders.attachments)
        thumbnails = Thumbnails(folder: folders.thumbnails)
        let texts = StringTables()
        let hub = EventHub()
        let work = try WorkRecord(folder: folders.state, whileWorking: whileWorking)
        try store.setAside(work, at: clock.now(), limits: limits.journeys)
        var state = try store.loadPhone(space: identity.space, choices: configuration.choices)
        state.calendar = configuration.calendar
        if let network = configuration.network { state.preferences.network = network }
        keeper = StateKeeper(
            state: state,
            identity: identity,
            store: store,
            work: work,
            limits: limits.journeys,
            discard: { [attachments, thumbnails] paths in
                attachments.remove(paths)
                thumbnails.remove(paths)
            },
            texts: texts,
            hub: hub,
            clock: clock,
            logger: logger
        )
        journeyLog = JourneyLog(writer: keeper.writer, clock: clock, logger: logger)
        jobs = Jobs()
        linkSocket = try folders.linkSocket(asked: configuration.linkSocket)
        if !Confinement.isPossible {
            logger.warning(
                "this kernel cannot keep author code to its container: only apps named by --allow-unconfined run"
            )
        }
        let environment = LaunchEnvironment(
            folders: folders,
            socket: linkSocket,
            network: { [keeper] in keeper.read(\.preferences.network) ?? .on },
            confines: Confinement.isPossible,
            unconfined: configuration.unconfined
        )
        launches = LaunchTable()
        apps = AppSupervisor(
            keeper: keeper,
            launches: launches,
            environment: environment,
            limits: limits,
            journeys: journeyLog,
            jobs: jobs,
            logger: logger
        )
        launcher = ExtensionLauncher(
            launches: launches,
            environment: environment,
            limits: limits,
            journeys: journeyLog,
            jobs: jobs
        )
        spares = Spares(lifetime: limits.spareLifetime, clock: clock, jobs: jobs)
        extensions = ExtensionSupervisor(
            launcher: launcher,
            spares: spares,
            limits: limits,
            clock: clock,
            journeys: journeyLog
        )
        background = BackgroundPushes(keeper: keeper, journeys: journeyLog, apps: apps, limits: limits)
        front = Front(keeper: keeper, apps: apps, background: background, jobs: jobs)
        prompts = Prompts(keeper: keeper)
        outbox = CourierOutbox()
        registration = RemoteRegistration(keeper: keeper, apps: apps, courier: outbox, jobs: jobs)
        sounds = SoundLibrary(folders: folders)
        contentViews = ContentViews(
            keeper: keeper,
            launcher: launcher,
            spares: spares,
            folders: folders,
            limits: limits,
            journeys: journeyLog,
            jobs: jobs
        )
        media = MediaShelf(
            keeper: keeper,
            attachments: attachments,
            sounds: sounds,
            thumbnails: thumbnails,
            contentViews: contentViews
        )
        presenter = Presenter(
            keeper: keeper,
            journeys: journeyLog,
            apps: apps,
            sounds: sounds,
            limits: limits,
            jobs: jobs
        )
        let intake = AttachmentIntake(store: attachments, folders: folders, journeys: journeyLog)
        receiver = PushReceiver(
            keeper: keeper,
            store: store,
            attachments: intake,
            presenter: presenter,
            extensions: extensions,
            background: background,
            registration: registration,
            logger: logger,
            extensionSlots: AsyncSemaphore(limits.serviceExtensionsAtOnce)
        )
        answers = Answers(
            keeper: keeper,
            apps: apps,
            front: front,
            prompts: prompts,
            contentViews: contentViews,
            journeys: journeyLog,
            limits: limits
        )
        installer = Installer(keeper: keeper, folders: folders, apps: apps, spares: spares, texts: texts)
        let links = Links(keeper: keeper, front: front, prompts: prompts, journeys: journeyLog, limits: limits)
        desk = AppDesk(
            keeper: keeper,
            launches: launches,
            apps: apps,
            prompts: prompts,
            registration: registration,
            attachments: intake,
            presenter: presenter,
            contentReports: ContentReports(
                views: contentViews,
                answers: answers,
                keeper: keeper,
                links: links,
                limits: limits,
                jobs: jobs
            ),
            links: links,
            jobs: jobs,
            folders: folders,
            limits: limits,
            calendar: configuration.calendar
        )
        self.configuration = configuration
        self.clock = clock
        self.logger = logger
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
        let shown = keeper.read(\.attachmentPaths)
        await withBlockingThread("removing files of before", logger) { [attachments, thumbnails, sounds] in
            attachments.removeAll(except: shown)
            thumbnails.removeAll()
            sounds.removeCopies()
        }
        await receiver.resume()
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
        apps.endAll()
        launcher.endAll()
        await keeper.writer.end(within: .seconds(configuration.limits.diskPatience))
        keeper.hub.close()
        readiness.settle(.failure(PhoneError.unavailable("the device has ended")))
    }

    private func addParts(to group: inout ThrowingTaskGroup<Void, any Error>) {
        let limits = configuration.limits
        let scheduler = Scheduler(
            keeper: keeper,
            presenter: presenter,
            background: background,
            calendar: configuration.calendar,
            logger: logger
        )
        group.addTask { [self] in await jobs.run() }
        group.addTask { await scheduler.run() }
        group.addTask { [contentViews] in await contentViews.run() }
        group.addTask { [keeper] in await keeper.run(patience: limits.diskPatience) }
        group.addTask { [keeper] in await Redraw(keeper: keeper).run() }
        group.addTask { [self] in
            let server = LinkServer(
                path: linkSocket,
                connections: launches.connections,
                desk: desk,
                limits: limits,
                logger: logger
            )
            try await server.run { readiness.settle(.success(())) }
        }
        guard let address = configuration.courier else { return }
        let courier = CourierClient(
            address: address,
            observes: configuration.observes,
            keeper: keeper,
            outbox: outbox,
            receiver: receiver,
            registration: registration,
            journeys: journeyLog,
            limits: limits,
            logger: logger
        )
        group.addTask { try await courier.run() }
    }
}

extension Device {
    /// Takes in a push, as the courier does: it is on disk when this returns.
    ///
    /// - Throws: when it cannot be stored.
    package func receive(_ push: CourierPush) async throws {
        let stored = Promise<Void>()
        receiver.take(push) { stored.settle($0) }
        try await stored.value()
    }
}
