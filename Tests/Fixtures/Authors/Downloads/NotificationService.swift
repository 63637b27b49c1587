import UserNotifications
import UniformTypeIdentifiers

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent, let media = content.userInfo["media"] as? [[String: String]] else {
            contentHandler(bestAttemptContent ?? request.content)
            return
        }
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "attachments", attributes: .concurrent)
        var attachments = [Int: UNNotificationAttachment]()
        for (index, entry) in media.enumerated() {
            guard let string = entry["url"], let url = URL(string: string) else { continue }
            group.enter()
            let task = session.downloadTask(with: url) { location, response, error in
                defer { group.leave() }
                guard let location = location, error == nil, let http = response as? HTTPURLResponse, (200...299).contains(http.statusCode) else {
                    print("no media:", error?.localizedDescription ?? "\((response as? HTTPURLResponse)?.statusCode ?? -1)")
                    return
                }
                let type = http.mimeType.flatMap { UTType(mimeType: $0) } ?? UTType(filenameExtension: url.pathExtension) ?? .data
                let name = ProcessInfo.processInfo.globallyUniqueString + "." + (type.preferredFilenameExtension ?? url.pathExtension)
                let target = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
                do {
                    if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
                    try FileManager.default.moveItem(at: location, to: target)
                    let options: [AnyHashable: Any] = [UNNotificationAttachmentOptionsTypeHintKey: type.identifier, UNNotificationAttachmentOptionsThumbnailHiddenKey: index > 0]
                    let attachment = try UNNotificationAttachment(identifier: "", url: target, options: options)
                    queue.async(flags: .barrier) { attachments[index] = attachment }
                } catch let error as NSError {
                    print("cannot attach \(error.code) \(error.domain)")
                }
            }
            tasks.append(task)
            task.resume()
        }
        group.notify(queue: .main) { [weak self] in
            queue.sync {
                content.attachments = attachments.sorted { $0.key < $1.key }.map { $0.value }
            }
            self?.session.finishTasksAndInvalidate()
            self?.finish()
        }
    }

    private var tasks = [URLSessionDownloadTask]()

    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 15
        configuration.timeoutIntervalForResource = 25
        configuration.httpAdditionalHeaders = ["X-Client": "nse"]
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.waitsForConnectivity = false
        configuration.allowsCellularAccess = true
        return URLSession(configuration: configuration)
    }()

    private func finish() {
        guard let handler = contentHandler, let content = bestAttemptContent else { return }
        contentHandler = nil
        handler(content)
    }

    override func serviceExtensionTimeWillExpire() {
        tasks.forEach { $0.cancel() }
        finish()
    }
}
