@_exported public import AuthorRuntime
@_exported public import Foundation
public import FoundationAdditions

/// What a live activity is about, and how it stands.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable, Hashable
}

/// How a live activity stands, and until when that is true.
public struct ActivityContent<State: Codable & Hashable>: @unchecked Sendable {
    // Apple's is, whatever the state is: an author's holds values, as what is encoded does.
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// Whether live activities may be shown: a simulated phone shows none.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { .finished }
    public var activityEnablementUpdates: AsyncStream<Bool> { .finished }
}

/// Why a live activity was not begun.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget
    case visibility
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? { "A live activity could not be begun (\(self))." }
}

/// How a live activity comes.
public struct ActivityStyle: Hashable, Sendable {
    private let isTransient: Bool
    public static let standard = Self(isTransient: false), transient = Self(isTransient: true)
}

/// What a live activity is now.
public enum ActivityState: Hashable, Codable, Sendable { case active, ended, dismissed, stale, pending }

/// When one that has ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    public static let `default` = Self(date: nil), immediate = Self(date: .distantPast)
    public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// How a person is told of an update.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?
        public static let `default` = AlertSound(name: nil)
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// Whether an activity is updated by pushes.
public struct PushType: Hashable, Sendable {
    private let name: String
    public static let token = PushType(name: "token")
    public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// A live activity. None can be begun: `request` fails as on a phone whose owner has turned them off.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    // What it has does not change.
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = UUID().uuidString
        self.attributes = attributes
        self.content = content
    }

    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { .finished }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { .finished }

    /// Always fails with ``ActivityAuthorizationError/denied``.
    public static func request(
        attributes: Attributes,
        content: ActivityContent<ContentState>,
        pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// Always fails, as the other.
    public static func request(
        attributes: Attributes,
        content: ActivityContent<ContentState>,
        pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// Always fails, as the other.
    public static func request(
        attributes: Attributes,
        content: ActivityContent<ContentState>,
        pushType: PushType? = nil,
        style: ActivityStyle = .standard,
        alertConfiguration: AlertConfiguration,
        start: Date
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// Always fails, as the other.
    public static func request(
        attributes: Attributes,
        contentState: ContentState,
        pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    public var contentState: ContentState { content.state }
    public var activityState: ActivityState { .dismissed }
    public var activityStateUpdates: AsyncStream<ActivityState> { .finished }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .finished }
    public var contentStateUpdates: AsyncStream<ContentState> { .finished }
    public var pushToken: Data? { nil }
    public var pushTokenUpdates: AsyncStream<Data> { .finished }

    public func update(
        _ content: ActivityContent<ContentState>,
        alertConfiguration: AlertConfiguration? = nil
    ) async {}
    public func update(
        _ content: ActivityContent<ContentState>,
        alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date
    ) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    public func end(
        using contentState: ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

extension AsyncStream {
    /// One that has ended.
    fileprivate static var finished: AsyncStream { AsyncStream { $0.finish() } }
}
