import Foundation

#if os(Linux)
import OpenUserNotifications
#else
import UserNotifications
#endif

extension ContentChanges {
    /// Makes the changes that need nothing but the payload.
    ///
    /// - Returns: A line for each that could not be made; that part of the content is then as it came.
    func apply(to content: UNMutableNotificationContent) -> [String] {
        var problems: [String] = []
        let original = content.userInfo
        let source = original.merging([
            "content.title": content.title, "content.subtitle": content.subtitle, "content.body": content.body,
        ]) { _, new in new }

        func fill(_ template: TextTemplate?, _ name: String, _ set: (String) -> Void) {
            guard let template else { return }
            if let text = template.filled(from: source) {
                set(text)
            } else {
                problems.append("changes: the payload lacks a value for the \(name)")
            }
        }
        fill(title, "title") { content.title = $0 }
        fill(subtitle, "subtitle") { content.subtitle = $0 }
        fill(body, "body") { content.body = $0 }

        if let name = thread?.text(in: original) { content.threadIdentifier = name }
        if let name = interruptionLevel?.text(in: original) {
            if let level = Self.levels[name.lowercased()] {
                content.interruptionLevel = level
            } else {
                problems.append("changes: \"\(name)\" is no interruption level; they are \(Self.levels.keys.sorted())")
            }
        }
        if let text = relevance?.text(in: original) {
            if let score = Double(text), 0...1 ~= score {
                content.relevanceScore = score
            } else {
                problems.append("changes: the relevance \"\(text)\" is not a number from 0 to 1")
            }
        }
        do throws(BadgeError) {
            if let number = try badge?.number(in: original) { content.badge = NSNumber(value: number) }
        } catch {
            problems.append("changes: \(error)")
        }
        changeUserInfo(of: content, filledFrom: source, &problems)
        return problems
    }

    private func changeUserInfo(
        of content: UNMutableNotificationContent,
        filledFrom source: [AnyHashable: Any],
        _ problems: inout [String]
    ) {
        guard !userInfo.isEmpty || !removedFromUserInfo.isEmpty else { return }
        var changed = removedFromUserInfo.reduce(content.userInfo) { $1.removed(from: $0) }
        for (key, template) in userInfo {
            if let text = template.filled(from: source) {
                changed[key] = text
            } else {
                problems.append("changes: the payload lacks a value for userInfo's \(key)")
            }
        }
        content.userInfo = changed
    }

    /// By the spelling of `aps.interruption-level` (generating-a-remote-notification).
    private static let levels: [String: UNNotificationInterruptionLevel] = [
        "passive": .passive, "active": .active, "time-sensitive": .timeSensitive, "critical": .critical,
    ]
}
