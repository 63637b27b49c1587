public import ActivityKit
public import AppIntents
import Foundation

/// Sets alarms: a simulated phone rings none, so that nobody may (`denied`), and each step fails.
public final class AlarmManager: Sendable {
    public static let shared = AlarmManager()
    private init() {}

    /// Whether an app may set alarms.
    public enum AuthorizationState: Codable, Hashable, Sendable { case notDetermined, denied, authorized }

    /// Why an alarm is not set.
    public enum AlarmError: Error, Codable, Hashable, Sendable {
        case maximumLimitReached
    }

    public var authorizationState: AuthorizationState { .denied }
    /// Always denied: the person is not asked.
    public func requestAuthorization() async throws -> AuthorizationState { .denied }
    /// Nothing comes: it stays as it is.
    public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> & Sendable {
        AsyncStream { $0.finish() }
    }

    /// None.
    public var alarms: [Alarm] { get throws { [] } }
    /// Nothing comes: there are none.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> & Sendable { AsyncStream { $0.finish() } }

    /// - Throws: `CocoaError` `featureUnsupported`, always, and a line on standard error says so.
    @discardableResult
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID,
        configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw refusal("schedule") }
    /// - Throws: `CocoaError` `featureUnsupported`, always: there is no such alarm.
    @discardableResult
    public func countdown(id: Alarm.ID) throws -> Alarm { throw refusal("countdown") }
    /// - Throws: `CocoaError` `featureUnsupported`, always: there is no such alarm.
    public func cancel(id: Alarm.ID) throws { throw refusal("cancel") }
    /// - Throws: `CocoaError` `featureUnsupported`, always: there is no such alarm.
    public func stop(id: Alarm.ID) throws { throw refusal("stop") }
    /// - Throws: `CocoaError` `featureUnsupported`, always: there is no such alarm.
    public func pause(id: Alarm.ID) throws { throw refusal("pause") }
    /// - Throws: `CocoaError` `featureUnsupported`, always: there is no such alarm.
    public func resume(id: Alarm.ID) throws { throw refusal("resume") }

    private func refusal(_ step: String) -> any Error {
        FileHandle.standardError.write(Data("AlarmManager.\(step): a simulated phone rings no alarms.\n".utf8))
        return CocoaError(.featureUnsupported)
    }

    /// What an alarm is and does.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public var countdownDuration: Alarm.CountdownDuration?
        public var schedule: Alarm.Schedule?
        public var attributes: AlarmAttributes<Metadata>
        public var stopIntent: (any LiveActivityIntent)?
        public var secondaryIntent: (any LiveActivityIntent)?
        public var sound: AlertConfiguration.AlertSound

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil,
            schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {
            (self.countdownDuration, self.schedule, self.attributes) = (countdownDuration, schedule, attributes)
            (self.stopIntent, self.secondaryIntent, self.sound) = (stopIntent, secondaryIntent, sound)
        }

        public static func timer(
            duration: TimeInterval,
            attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
            Self(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
                attributes: attributes,
                stopIntent: stopIntent,
                secondaryIntent: secondaryIntent,
                sound: sound
            )
        }
        public static func alarm(
            schedule: Alarm.Schedule?,
            attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
            Self(
                schedule: schedule,
                attributes: attributes,
                stopIntent: stopIntent,
                secondaryIntent: secondaryIntent,
                sound: sound
            )
        }
    }
}
