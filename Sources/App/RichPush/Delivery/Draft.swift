import Foundation

#if os(Linux)
import OpenUserNotifications
#else
import UserNotifications
#endif

/// The best attempt so far, handed over exactly once.
///
/// Each piece of work puts its result in when it has one; whoever delivers first, the end of the work, the deadline or
/// the system's expiry, hands over what is there.
///
/// `@unchecked Sendable`: every stored property is only touched inside `lock`; the content is a copy that nobody else
/// holds until it is handed over, after which nothing here touches it again.
final class Draft: @unchecked Sendable {
    private let lock = NSLock()
    private let content: UNMutableNotificationContent
    private var handler: ((UNNotificationContent) -> Void)?
    private var media: [Int: UNNotificationAttachment] = [:]
    private var sender: (MessageSender, picture: Data?)?
    private var problems: [String] = []

    init(_ content: UNNotificationContent, handler: @escaping (UNNotificationContent) -> Void) {
        // `mutableCopy()` of a notification's content is one that can be changed (UNNotificationContent).
        self.content = content.mutableCopy() as? UNMutableNotificationContent ?? UNMutableNotificationContent()
        self.handler = handler
    }

    var isDelivered: Bool { lock.withLock { handler == nil } }

    /// Changes the content, unless it has been handed over.
    ///
    /// - Returns: What the body returned; nil if it was too late.
    @discardableResult
    func change<Result>(_ body: (UNMutableNotificationContent) throws -> Result) rethrows -> Result? {
        try lock.withLock {
            guard handler != nil else { return nil }
            return try body(content)
        }
    }

    /// Takes a file in; files are shown in the order of their places, whenever they came.
    ///
    /// - Returns: false if it was too late.
    func attach(_ attachment: UNNotificationAttachment, at place: Int) -> Bool {
        lock.withLock {
            guard handler != nil else { return false }
            media[place] = attachment
            return true
        }
    }

    /// How many files have come.
    var mediaCount: Int { lock.withLock { media.count } }

    func setSender(_ sender: MessageSender, picture: Data?) {
        lock.withLock { self.sender = (sender, picture) }
    }

    func note(_ problem: String) {
        lock.withLock { problems.append(problem) }
    }

    /// Hands over what is there.
    ///
    /// - Returns: What went wrong on the way; nil if it had been handed over before.
    func deliver() -> [String]? {
        let (handler, result, problems) = lock.withLock {
            defer { self.handler = nil }
            return (self.handler, self.handler.map { _ in finished() }, self.problems)
        }
        guard let handler, let result else { return nil }
        handler(result)
        return problems
    }

    /// Called inside `lock`.
    private func finished() -> UNNotificationContent {
        if !media.isEmpty { content.attachments += media.sorted { $0.key < $1.key }.map(\.value) }
        guard let sender else { return content }
        do {
            return try sender.0.update(content, picture: sender.picture)
        } catch {
            problems.append("sender: \(error)")
            return content
        }
    }
}
