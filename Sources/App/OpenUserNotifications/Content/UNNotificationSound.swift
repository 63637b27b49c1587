public import Foundation
import NotificationModel

/// The name of a sound file of the app.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Names a file, with its extension.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Names a file, with its extension.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The sound that a notification plays.
public class UNNotificationSound: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only stored property is a constant Sendable value; nobody outside the module can subclass it.
    let model: NotificationSound

    required init(model: NotificationSound) {
        self.model = model
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// The system's sound.
    public class var `default`: UNNotificationSound { UNNotificationSound(model: .init()) }

    /// The system's critical sound: ignores mute and Focus; needs an entitlement.
    public class var defaultCritical: UNNotificationSound { UNNotificationSound(model: .init(isCritical: true)) }

    /// The user's ringtone, for 30 seconds, on a content updated from an incoming call.
    public class var defaultRingtone: UNNotificationSound { UNNotificationSound(model: .init(.systemRingtone)) }

    /// A sound file of the app: `Library/Sounds` of its container, of its group, then its bundle.
    public convenience init(named name: UNNotificationSoundName) {
        self.init(model: .init(.named(name.rawValue)))
    }

    /// The system's critical sound at a volume of 0…1.
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> Self {
        Self(model: .init(isCritical: true, volume: clamp(volume)))
    }

    /// A critical sound of the app.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> Self {
        Self(model: .init(.named(name.rawValue), isCritical: true))
    }

    /// A critical sound of the app at a volume of 0…1.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> Self {
        Self(model: .init(.named(name.rawValue), isCritical: true, volume: clamp(volume)))
    }

    /// A ringtone of the app, on a content updated from an incoming call.
    public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> Self {
        Self(model: .init(.ringtone(named: name.rawValue)))
    }

    /// Lets the old spelling `UNNotificationSound.default()` compile beside `.default`.
    public func callAsFunction() -> UNNotificationSound { self }

    private static func clamp(_ volume: Float) -> Double { min(max(Double(volume), 0), 1) }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationSound.self) else { return nil }
        self.model = model
    }

    public func encode(with coder: NSCoder) { coder.encodeModel(model) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.model == model }
    public override var hash: Int { model.hashValue }
    public override var description: String {
        describe(self, ["source": model.source, "critical": model.isCritical, "volume": model.volume])
    }
}
