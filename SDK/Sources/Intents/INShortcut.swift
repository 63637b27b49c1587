public import AuthorRuntime
public import Foundation
public import OpenIntents

/// Something that Siri might be told to do (Intents: INShortcut); nobody speaks with it here.
open class INShortcut: NSObject {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?

    public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
    public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
}

/// A shortcut with the words that a person chose for it; there are none here.
open class INVoiceShortcut: NSObject {
    public let identifier = UUID()
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(invocationPhrase: String, shortcut: INShortcut) {
        (self.invocationPhrase, self.shortcut) = (invocationPhrase, shortcut)
    }
}

/// The shortcuts of a person: there are none, and what an app suggests is kept by nobody.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {  // It has no state.
    public static let shared = INVoiceShortcutCenter()

    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }
    open func getVoiceShortcut(with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void) {
        completion(nil, nil)
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// - Throws: `featureUnsupported`: there are none.
    open func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
        throw CocoaError(.featureUnsupported)
    }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A shortcut and when it would be of use (Intents: INRelevantShortcut); a watch would show it.
open class INRelevantShortcut: NSObject {
    /// What it is for.
    public enum Role: Int, Sendable { case action = 0, information }

    public let shortcut: INShortcut
    open var shortcutRole = Role.action
    open var widgetKind: String?
    open var relevanceProviders: [INRelevanceProvider] = []
    open var watchTemplate: INDefaultCardTemplate?
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// When something is of use (Intents: INRelevanceProvider).
open class INRelevanceProvider: NSObject {}

/// Between two moments.
open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?
    public init(start startDate: Date, end endDate: Date?) { (self.startDate, self.endDate) = (startDate, endDate) }
}

/// At a time of the day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    /// Which.
    public enum Situation: Int, Sendable {
        case morning = 0, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout,
            physicalActivityIncomplete
    }

    public let situation: Situation
    public init(situation: Situation) { self.situation = situation }
}

/// How a shortcut looks on a watch (Intents: INDefaultCardTemplate).
open class INDefaultCardTemplate: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: INImage?
    public init(title: String) { self.title = title }
}

/// Keeps an app's shortcuts for a watch (Intents: INRelevantShortcutStore); none is there, so that nothing is kept.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {  // It has no state.
    public static let `default` = INRelevantShortcutStore()
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
