import UserNotifications
import os
import CryptoKit

private let logger = Logger(subsystem: "com.example.modern", category: "NSE")

struct Message: Decodable {
    struct Sender: Decodable { let name: String; let avatar: URL? }
    enum Kind: String, Decodable { case text, photo, unknown
        init(from decoder: Decoder) throws { self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown }
    }
    let id: UUID
    let sender: Sender
    let kind: Kind
    let sentAt: Date
    let tags: Set<String>?
    private enum CodingKeys: String, CodingKey { case id, sender, kind, sentAt = "sent_at", tags }
}

actor Cache {
    static let shared = Cache()
    private var known: [URL: Task<URL, any Error>] = [:]
    func file(for url: URL) async throws -> URL {
        if let task = known[url] { return try await task.value }
        let task = Task {
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            let name = SHA256.hash(data: data).compactMap { String(format: "%02x", $0) }.joined().prefix(12) + "." + url.pathExtension
            let file = URL.temporaryDirectory.appending(path: name)
            try data.write(to: file)
            return file
        }
        known[url] = task
        return try await task.value
    }
}

final class NotificationService: UNNotificationServiceExtension, @unchecked Sendable {
    private let state = OSAllocatedUnfairLock<(handler: ((UNNotificationContent) -> Void)?, content: UNMutableNotificationContent?)>(uncheckedState: (nil, nil))
    private var task: Task<Void, Never>?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        let content = request.content.mutableCopy() as! UNMutableNotificationContent
        state.withLockUnchecked { $0 = (contentHandler, content) }
        task = Task(priority: .userInitiated) {
            let clock = ContinuousClock()
            let elapsed = await clock.measure { await enrich(content) }
            logger.info("took \(elapsed.components.seconds, privacy: .public) s for \(request.identifier, privacy: .private(mask: .hash))")
            deliver()
        }
    }

    private func enrich(_ content: UNMutableNotificationContent) async {
        do {
            let raw = try JSONSerialization.data(withJSONObject: content.userInfo["message"] ?? [:], options: [.sortedKeys, .fragmentsAllowed])
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            let message = try decoder.decode(Message.self, from: raw)
            async let picture = attachment(message.sender.avatar)
            async let words = summary(of: message)
            content.title = message.sender.name
            content.body = await words
            if let picture = try await picture { content.attachments = [picture] }
        } catch let DecodingError.keyNotFound(key, _) {
            logger.error("no \(key.stringValue)")
        } catch {
            logger.fault("\(error.localizedDescription, privacy: .public)")
        }
    }

    private func attachment(_ url: URL?) async throws -> UNNotificationAttachment? {
        guard let url else { return nil }
        return try UNNotificationAttachment(identifier: UUID().uuidString, url: try await withTimeout(seconds: 10) { try await Cache.shared.file(for: url) })
    }

    private func summary(of message: Message) async -> String {
        await withTaskGroup(of: String.self, returning: String.self) { group in
            for tag in (message.tags ?? []).sorted() { group.addTask { "#" + tag } }
            var parts: [String] = []
            for await part in group { parts.append(part) }
            return parts.sorted().joined(separator: " ")
        }
    }

    private func deliver() {
        state.withLockUnchecked { state in
            if let content = state.content { state.handler?(content) }
            state = (nil, nil)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        task?.cancel()
        deliver()
    }
}

func withTimeout<T: Sendable>(seconds: Double, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
            throw CancellationError()
        }
        defer { group.cancelAll() }
        return try await group.next()!
    }
}
