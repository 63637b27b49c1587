import UserNotifications

/// Shows the file that a push names under `attach`: a picture, an animated picture, a sound or a video.
final class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var bestAttempt: UNMutableNotificationContent?
    private var download: URLSessionDownloadTask?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
            contentHandler(request.content)
            return
        }
        content.title = "\(content.title) [enriched]"
        bestAttempt = content

        guard let address = content.userInfo["attach"] as? String, let url = URL(string: address) else {
            deliver()
            return
        }
        download = URLSession.shared.downloadTask(with: url) { [weak self] file, response, error in
            self?.finish(file, response, error)
        }
        download?.resume()
    }

    override func serviceExtensionTimeWillExpire() {
        print("time is up: delivering without the file")
        download?.cancel()
        deliver()
    }

    private func finish(_ file: URL?, _ response: URLResponse?, _ error: (any Error)?) {
        defer { deliver() }
        if let error {
            print("download failed: \(error.localizedDescription)")
            return
        }
        guard let file, let response = response as? HTTPURLResponse, response.statusCode == 200 else {
            print("download failed: the server answered \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            return
        }
        do {
            bestAttempt?.attachments = [try attachment(from: file, response)]
        } catch {
            print("cannot attach: \(error.localizedDescription)")
        }
    }

    /// The file keeps the extension that it has on the server, since that tells its type.
    private func attachment(from file: URL, _ response: HTTPURLResponse) throws -> UNNotificationAttachment {
        let fileExtension = response.url?.pathExtension ?? "jpg"
        let destination = file.deletingLastPathComponent()
            .appendingPathComponent(UUID().uuidString)
            .appendingPathExtension(fileExtension)
        try FileManager.default.moveItem(at: file, to: destination)
        return try UNNotificationAttachment(identifier: "attach", url: destination)
    }

    private func deliver() {
        guard let contentHandler, let bestAttempt else { return }
        self.contentHandler = nil
        contentHandler(bestAttempt)
    }
}
