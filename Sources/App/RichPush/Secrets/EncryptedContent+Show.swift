import Foundation

#if os(Linux)
import OpenUserNotifications
#else
import UserNotifications
#endif

extension EncryptedContent {
    /// Shows what was opened, or the fallback; wherever the sealed text itself stood, it is gone.
    func show(_ opened: Opened, in content: UNMutableNotificationContent) {
        content.userInfo = opened.userInfo
        content.title = clean(opened.title ?? content.title, opened)
        content.subtitle = clean(opened.subtitle ?? content.subtitle, opened)
        content.body = clean(opened.body ?? content.body, opened)
        if content.title.isEmpty, content.subtitle.isEmpty, content.body.isEmpty { content.body = fallback.body }
    }

    private func clean(_ text: String, _ opened: Opened) -> String {
        text.contains(opened.sealedText) ? "" : text
    }
}
