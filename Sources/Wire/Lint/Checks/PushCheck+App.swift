import NotificationModel

extension PushCheck {
    /// What the app that it is for would have to have.
    mutating func application() {
        guard let app = push.app else { return }
        if let category = aps["category"]?.string, !category.isEmpty, !app.categories.contains(category) {
            let hint = Spelling.hint(for: category, in: app.categories)
            add(.categoryUnregistered, ["aps", "category"], "the app has not registered “\(category)”\(hint)")
        }
        if aps["mutable-content"] != nil, !app.hasServiceExtension {
            add(.extensionMissing, ["aps", "mutable-content"], "the app has no service extension")
        }
    }
}
