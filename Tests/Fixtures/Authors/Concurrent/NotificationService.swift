import os
import UniformTypeIdentifiers
import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
    private var work: Task<Void, Never>?
    private var deliver: ((UNNotificationContent) -> Void)?
    private var fallback: UNNotificationContent?
    private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "", category: "enrich")

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        deliver = contentHandler
        fallback = request.content
        let pipeline = Pipeline<UNMutableNotificationContent> {
            TitleStep(prefix: "\u{2605} ")
            MediaStep(session: .shared, logger: logger)
            #if targetEnvironment(simulator)
            MarkStep(mark: "simulator")
            #else
            MarkStep(mark: "phone")
            #endif
        }
        work = Task { [logger] in
            guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
                return contentHandler(request.content)
            }
            do {
                try await pipeline.run(on: content)
                logger.info("enriched \(request.identifier, privacy: .public) with \(content.attachments.count) files")
            } catch is CancellationError {
                logger.notice("cancelled")
            } catch {
                logger.error("failed: \(error.localizedDescription, privacy: .private(mask: .hash))")
            }
            contentHandler(content)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        work?.cancel()
        if let deliver, let fallback { deliver(fallback) }
    }
}
