import Foundation

#if os(Linux)
import OpenUserNotifications
#else
import UserNotifications
#endif

/// What a push asks of the notification center besides its own content.
struct CenterAccess: Sendable {
    /// Registers a category for a payload's buttons; gives the name to put on the notification.
    var register: @Sendable (_ buttons: ButtonCategory, _ wanted: String) async -> String
    /// Adds a local notification that is nothing but a sound; gives what went wrong.
    var addSound: @Sendable (_ link: PaymentAnnouncer.ChainLink, _ identifier: String) async -> String?

    /// The process's own center.
    static let current = CenterAccess(
        register: { buttons, wanted in
            await withCheckedContinuation { continuation in
                let center = UNUserNotificationCenter.current()
                center.getNotificationCategories { known in
                    let (name, categories) = buttons.merged(into: known, wanted: wanted)
                    center.setNotificationCategories(categories)
                    continuation.resume(returning: name)
                }
            }
        },
        addSound: { link, identifier in
            let content = UNMutableNotificationContent()
            content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: link.soundName))
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: link.delay, repeats: false)
            let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
            return await withCheckedContinuation { continuation in
                UNUserNotificationCenter.current().add(request) { error in
                    continuation.resume(
                        returning: error.map { "voice: the sound \(link.soundName) was not added: \($0)" }
                    )
                }
            }
        }
    )
}
