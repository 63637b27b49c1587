public import WireCoding

/// The sound of a notification: the value behind `UNNotificationSound`.
public struct NotificationSound: Codable, Hashable, Sendable {
    /// What is played.
    public enum Source: Hashable, Sendable {
        case systemDefault
        case systemRingtone
        /// A file of the app: `Library/Sounds` of its container, of its group, then its bundle.
        case named(String)
        case ringtone(named: String)
    }

    /// Which sound it is.
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

extension NotificationSound.Source: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case systemDefault, systemRingtone, named, ringtone }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .systemDefault: self = .systemDefault
        case .systemRingtone: self = .systemRingtone
        case .named: self = .named(try members["name"])
        case .ringtone: self = .ringtone(named: try members["name"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .systemDefault: try message.write(.systemDefault)
        case .systemRingtone: try message.write(.systemRingtone)
        case .named(let name): try message.write(.named, ["name": name])
        case .ringtone(let name): try message.write(.ringtone, ["name": name])
        }
    }
}
