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
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
