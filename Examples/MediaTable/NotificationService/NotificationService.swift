import UserNotifications

/// Prepares a push by its `kind`: attaches its picture, sound or video, or lets a payment be heard.
///
/// * `picture`, `sound`, `video`: the files that `attachments` names, in their order; a sound's cover comes first.
/// * `pay`: the server has spoken the sentence; its file stands under `speech`.
/// * `payments`: the amount stands under `amount`, and the sentence is spoken here.
final class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent?
    private var work: Task<Void, Never>?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
            return contentHandler(request.content)
        }
        self.contentHandler = contentHandler
        self.content = content
        work = Task { @MainActor in
            do {
                try await prepare(content)
            } catch {
                print("shown without: \(error.localizedDescription)")
            }
            deliver()
        }
    }

    override func serviceExtensionTimeWillExpire() {
        work?.cancel()
        deliver()
    }

    @MainActor private func prepare(_ content: UNMutableNotificationContent) async throws {
        let userInfo = content.userInfo
        switch userInfo["kind"] as? String {
        case "pay":
            guard let address = userInfo["speech"] as? String, let url = URL(string: address) else { return }
            content.sound = try await PaymentSound.load(url)
        case "payments":
            guard let amount = userInfo["amount"] as? String else { return }
            content.sound = try await PaymentSound.speak("您在App中收到了\(amount)元")
        default:
            for address in userInfo["attachments"] as? [String] ?? [] {
                // One file that does not come leaves the others.
                do {
                    content.attachments.append(try await attachment(at: address))
                } catch {
                    print("cannot attach \(address): \(error.localizedDescription)")
                }
            }
        }
    }

    private func attachment(at address: String) async throws -> UNNotificationAttachment {
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
            .appendingPathExtension(url.pathExtension)
        try FileManager.default.moveItem(at: try await Downloads.file(from: url), to: file)
        return try UNNotificationAttachment(identifier: url.lastPathComponent, url: file)
    }

    private func deliver() {
        if let content { contentHandler?(content) }
        contentHandler = nil
    }
}
