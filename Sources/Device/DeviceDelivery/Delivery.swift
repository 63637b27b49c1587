import CourierLink
package import DeviceApps
package import DeviceContext
import DeviceCore
package import DeviceMedia
package import DeviceStore
import Waiting

/// The way of notifications to the person: pushes from the courier, requests that fall due, background pushes.
package struct Delivery: Sendable {
    package let presenter: Presenter
    package let background: BackgroundPushes
    package let power: PowerGate
    package let registration: RemoteRegistration
    package let outbox = CourierOutbox()
    package let channels: ChannelSubscriptions
    package let activityTokens: ActivityTokens
    package let attachments: AttachmentIntake
    package let receiver: PushReceiver
    private let context: DeviceContext

    /// - Parameters:
    ///   - context: what the device's parts share.
    ///   - store: keeps pushes until they are done.
    ///   - media: the files that notifications show.
    ///   - processes: the apps and extensions that are asked.
    package init(context: DeviceContext, store: DeviceStore, media: MediaStores, processes: AppProcesses) {
        self.context = context
        attachments = AttachmentIntake(store: media.attachments, context: context)
        background = BackgroundPushes(context: context, apps: processes.apps)
        power = PowerGate(context: context)
        registration = RemoteRegistration(context: context, apps: processes.apps, courier: outbox)
        channels = ChannelSubscriptions(context: context, courier: outbox)
        activityTokens = ActivityTokens(context: context, courier: outbox)
        presenter = Presenter(context: context, apps: processes.apps, sounds: media.sounds)
        receiver = PushReceiver(
            context: context,
            store: store,
            attachments: attachments,
            presenter: presenter,
            extensions: processes.extensions,
            background: background,
            power: power,
            registration: registration,
            channels: channels,
            activityTokens: activityTokens,
            extensionSlots: AsyncSemaphore(context.limits.serviceExtensionsAtOnce)
        )
    }

    /// Asks the gateway to take away whatever a test lets go wrong there; it tells what is left.
    package func clearFaults() { outbox.send(.clearFaults) }

    /// Fires what falls due, and takes in what the gateway forwards, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - courier: where the gateway's courier listens; nil for none.
    ///   - observes: whether to hear of every push of the space.
    /// - Throws: when the courier's authority cannot be read.
    package func run(courier: CourierAddress?, observes: Bool) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            let scheduler = Scheduler(
                context: context,
                presenter: presenter,
                background: background,
                channels: channels,
                activityTokens: activityTokens
            )
            group.addTask { await scheduler.run() }
            if let courier {
                let client = CourierClient(
                    address: courier,
                    observes: observes,
                    context: context,
                    outbox: outbox,
                    receiver: receiver,
                    registration: registration,
                    channels: channels,
                    activityTokens: activityTokens
                )
                group.addTask { try await client.run() }
            }
            try await group.next()
        }
    }
}
