import Foundation

#if os(Linux)
import Crypto
import OpenUserNotifications
#else
import CryptoKit
import UserNotifications
#endif

/// A button as a payload describes it:
/// `{"id": "reply", "title": "Reply", "input": {"button": "Send", "placeholder": "Your answer"}, "foreground": true,
/// "destructive": true, "authentication": true, "icon": "arrowshape.turn.up.left"}`; only `id` and `title` must be there.
struct PayloadButton: Hashable {
    let identifier: String
    let title: String
    let options: UInt
    let icon: String?
    let inputButton: String?
    let inputPlaceholder: String?

    /// The most buttons of a notification that the system shows (UNNotificationCategory).
    static let countLimit = 10

    /// The buttons that stand there; those without `id` or `title` are left out.
    static func find(_ path: PayloadPath, in userInfo: [AnyHashable: Any]) -> [PayloadButton] {
        path.values(in: userInfo).prefix(countLimit).compactMap {
            ($0 as? [AnyHashable: Any]).flatMap(PayloadButton.init)
        }
    }

    private init?(_ description: [AnyHashable: Any]) {
        func text(_ key: PayloadPath) -> String? { key.text(in: description) }
        guard let identifier = text("id") ?? text("identifier"), !identifier.isEmpty, let title = text("title"),
            !title.isEmpty
        else { return nil }
        self.identifier = identifier
        self.title = title
        var options: UNNotificationActionOptions = []
        if PayloadValue.flag(description["foreground"]) { options.insert(.foreground) }
        if PayloadValue.flag(description["destructive"]) { options.insert(.destructive) }
        if PayloadValue.flag(description["authentication"]) { options.insert(.authenticationRequired) }
        self.options = options.rawValue
        icon = text("icon")
        let input = description["input"]
        let hasInput = input is [AnyHashable: Any] || PayloadValue.flag(input)
        inputButton = hasInput ? text("input.button") ?? "" : nil
        inputPlaceholder = hasInput ? text("input.placeholder") ?? "" : nil
    }

    var action: UNNotificationAction {
        let options = UNNotificationActionOptions(rawValue: options)
        let icon = icon.map { UNNotificationActionIcon(systemImageName: $0) }
        guard let inputButton else {
            return UNNotificationAction(identifier: identifier, title: title, options: options, icon: icon)
        }
        return UNTextInputNotificationAction(
            identifier: identifier,
            title: title,
            options: options,
            icon: icon,
            textInputButtonTitle: inputButton,
            textInputPlaceholder: inputPlaceholder ?? ""
        )
    }
}

/// The category that a payload's buttons make.
struct ButtonCategory {
    /// What the names of categories made here begin with.
    static let prefix = "richpush."
    /// How many such categories stay registered; the oldest names beyond are given up, and with them the buttons of
    /// notifications that old.
    static let keptCount = 32

    let buttons: [PayloadButton]

    /// The same buttons make the same name, so that a kind of push is registered once.
    var hashedName: String {
        let text = buttons.map {
            "\($0.identifier)\u{1}\($0.title)\u{1}\($0.options)\u{1}\($0.icon ?? "")\u{1}\($0.inputButton ?? "-")\u{1}\($0.inputPlaceholder ?? "")"
        }
        .joined(separator: "\u{2}")
        return Self.prefix + SHA256.hash(data: Data(text.utf8)).prefix(8).map { String(format: "%02x", $0) }.joined()
    }

    /// What to register, and what to name on the notification.
    ///
    /// The payload's own category name is kept, so that its content extension still shows it, unless the app has
    /// registered that name with buttons of its own.
    func merged(
        into known: Set<UNNotificationCategory>,
        wanted: String
    ) -> (name: String, categories: Set<UNNotificationCategory>) {
        let isTaken = known.contains { $0.identifier == wanted && !$0.actions.isEmpty && !isOurs($0) }
        let name = wanted.isEmpty || isTaken ? hashedName : wanted
        let category = UNNotificationCategory(
            identifier: name,
            actions: buttons.map(\.action),
            intentIdentifiers: [],
            options: []
        )
        var kept = known.filter { $0.identifier != name }
        let old = kept.filter { $0.identifier.hasPrefix(Self.prefix) }.sorted { $0.identifier < $1.identifier }
        for surplus in old.dropFirst(Self.keptCount - 1) { kept.remove(surplus) }
        kept.insert(category)
        return (name, kept)
    }

    /// Whether a category has just these buttons: registered by an earlier push.
    private func isOurs(_ category: UNNotificationCategory) -> Bool {
        category.actions.map(\.identifier) == buttons.map(\.identifier)
            && category.actions.map(\.title) == buttons.map(\.title)
    }
}
