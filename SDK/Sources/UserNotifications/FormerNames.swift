public import OpenUserNotifications

extension UNNotificationSound {
    /// A sound by the text that its name was once.
    @available(*, deprecated, message: "the name is a UNNotificationSoundName")
    public convenience init(named name: String) { self.init(named: UNNotificationSoundName(name)) }
}
