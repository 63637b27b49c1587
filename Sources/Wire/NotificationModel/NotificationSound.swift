/// The sound of a notification: the value behind `UNNotificationSound`.
public struct NotificationSound: Codable, Hashable, Sendable {
    /// What is played.
    public enum Source: Codable, Hashable, Sendable {
        case systemDefault
        case systemRingtone
        /// A file of the app: `Library/Sounds` of its container, of its group, then its bundle.
        case named(String)
        case ringtone(named: String)
    }

    public var source: Source
    /// Critical sounds ignore mute and Focus.
    public var isCritical: Bool
    /// 0…1; nil plays at the device's volume.
    ///
    /// Only critical sounds have one.
    public var volume: Double?

    public init(_ source: Source = .systemDefault, isCritical: Bool = false, volume: Double? = nil) {
        self.source = source
        self.isCritical = isCritical
        self.volume = volume
    }
}
