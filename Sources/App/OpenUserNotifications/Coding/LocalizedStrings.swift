public import Foundation
import NotificationModel
import Synchronization

/// Remembers which texts came out of `localizedUserNotificationString`, so that a content that holds one sends the
/// key along and the device resolves it when it is presented (UNNotificationContent: localized alerts).
///
/// On Apple's systems the string object itself carries its key; a Swift string cannot.
enum LocalizedStrings {
    /// How many texts are remembered; older ones travel as plain text.
    static let capacity = 1024

    private struct Memory {
        var localizations: [String: DisplayText.Localization] = [:]
        var order: [String] = []
    }

    private static let memory = Mutex(Memory())

    /// Notes that `text` stands for that localization.
    static func remember(_ text: String, as localization: DisplayText.Localization) {
        memory.withLock { memory in
            if memory.localizations.updateValue(localization, forKey: text) == nil { memory.order.append(text) }
            if memory.order.count > capacity { memory.localizations[memory.order.removeFirst()] = nil }
        }
    }

    /// The text with its localization, if it is one that was remembered.
    static func displayText(_ text: String) -> DisplayText {
        var display = DisplayText(text)
        display.localization = memory.withLock { $0.localizations[text] }
        return display
    }
}

extension NSString {
    /// A text that is looked up in the app's string tables when the notification is presented.
    ///
    /// - Parameters:
    ///   - key: a key of `Localizable.strings`.
    ///   - arguments: what its `%@` stand for.
    /// - Returns: the text in this process's language, until it is presented.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let arguments = (arguments ?? []).map { "\($0)" }
        let format = ProcessBundle.main.localizedString(forKey: key, value: key, table: nil)
        let text =
            arguments.isEmpty ? format : String(format: format, arguments: arguments.map { NSString(string: $0) })
        LocalizedStrings.remember(text, as: .init(key: key, arguments: arguments))
        return text
    }
}
