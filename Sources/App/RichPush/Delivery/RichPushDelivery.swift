import Foundation

#if os(Linux)
import OpenUserNotifications
#else
import UserNotifications
#endif

/// One push on its way to the person.
final class RichPushDelivery: Sendable {
    let number = UUID()
    let identifier: String
    let configuration: RichPushConfiguration
    let draft: Draft
    let center: CenterAccess
    let clock: any Clock<Duration>
    let now: Date
    private let work: WorkFolder
    private let report: @Sendable ([String]) -> Void
    private let expiry: AsyncStream<Never>
    private let endExpiry: AsyncStream<Never>.Continuation

    /// - Parameter report: Gets what went wrong, once, after the content was handed over.

    init(
        _ request: UNNotificationRequest,
        _ configuration: RichPushConfiguration,
        center: CenterAccess = .current,
        clock: any Clock<Duration> = ContinuousClock(),
        work: WorkFolder = WorkFolder(),
        now: Date = Date(),
        report: @escaping @Sendable ([String]) -> Void,
        handler: @escaping (UNNotificationContent) -> Void
    ) {
        (self.expiry, self.endExpiry) = AsyncStream.makeStream(of: Never.self)
        self.report = report
        self.identifier = request.identifier
        self.configuration = configuration
        self.draft = Draft(request.content, handler: handler)
        self.center = center
        self.clock = clock
        self.work = work
        self.now = now
    }

    /// Does everything within the budget, and hands over.
    func run() async {
        open()
        for problem in draft.change(configuration.changes.apply) ?? [] { draft.note(problem) }
        let payload = PayloadCopy(value: draft.change(\.userInfo) ?? [:])

        await withTaskGroup(of: DeliveryProgress.Event.self) { group in
            group.addTask { [self] in
                await prepare(payload)
                return .prepared
            }
            group.addTask { [self] in
                await sendReceipt(payload)
                return .acknowledged
            }
            group.addTask { [self] in await pass(configuration.budget, .budgetOver) }
            group.addTask { [self] in
                for await _ in expiry {}
                return .expired
            }
            var progress = DeliveryProgress()
            for await event in group {
                switch progress.next(event) {
                case .wait: continue
                case .waitForReceipt: group.addTask { [self] in await pass(Self.receiptGrace, .graceOver) }
                case .deliver: deliver(event)
                case .deliverAndEnd:
                    deliver(event)
                    group.cancelAll()
                }
            }
        }
        work.removeOld(now: now)
    }

    /// Hands over what is ready, at once: the system's last call.
    func expire() {
        draft.note("the system's time was over")
        deliver()
        endExpiry.finish()
    }

    /// How long a notification that is ready waits for its receipt to be taken, in seconds.
    private static let receiptGrace = 2.0

    private func pass(_ seconds: Double, _ event: DeliveryProgress.Event) async -> DeliveryProgress.Event {
        try? await clock.sleep(for: .seconds(seconds), tolerance: nil)
        return event
    }

    /// Hands over before anything is waited for that does not end at once.
    private func deliver(_ event: DeliveryProgress.Event? = nil) {
        if event == .budgetOver { draft.note("the budget of \(configuration.budget) seconds was over") }
        if let problems = draft.deliver() { report(problems) }
    }

    private func open() {
        guard let encrypted = configuration.encrypted, let sent = draft.change({ PayloadCopy(value: $0.userInfo) }),
            let opened = encrypted.open(sent.value)
        else { return }
        draft.change { encrypted.show(opened, in: $0) }
        if let problem = opened.problem { draft.note("secret: \(problem)") }
    }

    private func prepare(_ payload: PayloadCopy) async {
        await withTaskGroup(of: Void.self) { group in
            let loader = MediaLoader(
                folder: work.folder(for: number),
                byteLimit: configuration.media.byteLimit,
                clock: clock
            )
            addMedia(to: &group, loader, payload)
            addSender(to: &group, loader, payload)
            group.addTask { [self] in await speak(loader, payload) }
            group.addTask { [self] in await registerButtons(payload) }
        }
    }

    func addMedia(to group: inout TaskGroup<Void>, _ loader: MediaLoader, _ payload: PayloadCopy) {
        let settings = configuration.media
        var problems: [String] = []
        let wishes = MediaWish.find(
            settings.sources,
            in: payload.value,
            limit: settings.countLimit,
            problems: &problems
        )
        for problem in problems { draft.note(problem) }
        for (place, wish) in wishes.enumerated() {
            group.addTask { [self] in await attach(wish, at: place, loader) }
        }
    }

    private func attach(_ wish: MediaWish, at place: Int, _ loader: MediaLoader) async {
        do {
            let file = try await loader.load(wish, name: "media-\(place)")
            var options: [AnyHashable: Any] = [UNNotificationAttachmentOptionsTypeHintKey: file.format.identifier]
            if configuration.media.hidesThumbnail { options[UNNotificationAttachmentOptionsThumbnailHiddenKey] = true }
            var isAttached = false
            defer { if !isAttached { try? FileManager.default.removeItem(at: file.url) } }
            let attachment = try UNNotificationAttachment(identifier: "media-\(place)", url: file.url, options: options)
            isAttached = draft.attach(attachment, at: place)
        } catch {
            draft.note(error is MediaError ? "\(error)" : "media: \(wish.url): \(error)")
        }
    }
}
