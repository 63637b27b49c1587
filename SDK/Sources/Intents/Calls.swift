public import AuthorRuntime
public import Foundation
public import OpenIntents

// Calls as an intents extension has them.

/// What became of it.
public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch,
        failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled,
        failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress, failureCallRinging
}

/// What an app answers.
open class INStartCallIntentResponse: INHandledResponse {
    public let code: INStartCallIntentResponseCode
    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INStartCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
    func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveCallCapability(
        for intent: INStartCallIntent,
        with completion: @escaping (INCallCapabilityResolutionResult) -> Void
    )
    func resolveDestinationType(
        for intent: INStartCallIntent,
        with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    )
}

extension INStartCallIntentHandling {
    public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        INStartCallIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        INStartCallIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveContacts(
        for intent: INStartCallIntent,
        with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveCallCapability(
        for intent: INStartCallIntent,
        with completion: @escaping (INCallCapabilityResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveDestinationType(
        for intent: INStartCallIntent,
        with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Begins a call with pictures, as before iOS 13.
open class INStartVideoCallIntent: INIntent {
    public let contacts: [INPerson]?
    public init(
        contacts: [INPerson]? = nil
    ) {
        self.contacts = contacts
    }
}

/// What became of it.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INStartVideoCallIntentResponse: INHandledResponse {
    public let code: INStartVideoCallIntentResponseCode
    public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    func resolveContacts(
        for intent: INStartVideoCallIntent,
        with completion: @escaping ([INPersonResolutionResult]) -> Void
    )
}

extension INStartVideoCallIntentHandling {
    public func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
        completion(INStartVideoCallIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        INStartVideoCallIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    {
        completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        INStartVideoCallIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveContacts(
        for intent: INStartVideoCallIntent,
        with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) { completion([]) }
}

/// Begins a call, as before iOS 13.
open class INStartAudioCallIntent: INIntent {
    public let destinationType: INCallDestinationType
    public let contacts: [INPerson]?
    public init(
        destinationType: INCallDestinationType,
        contacts: [INPerson]? = nil
    ) {
        self.destinationType = destinationType
        self.contacts = contacts
    }
}

/// What became of it.
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INStartAudioCallIntentResponse: INHandledResponse {
    public let code: INStartAudioCallIntentResponseCode
    public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    func resolveContacts(
        for intent: INStartAudioCallIntent,
        with completion: @escaping ([INPersonResolutionResult]) -> Void
    )
}

extension INStartAudioCallIntentHandling {
    public func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
        completion(INStartAudioCallIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        INStartAudioCallIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    {
        completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        INStartAudioCallIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveContacts(
        for intent: INStartAudioCallIntent,
        with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) { completion([]) }
}
