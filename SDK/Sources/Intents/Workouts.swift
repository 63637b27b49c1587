public import AuthorRuntime
public import Foundation
public import OpenIntents

// Training as an intents extension has it.

/// Begins training.
open class INStartWorkoutIntent: INIntent {
    public let workoutName: INSpeakableString?
    public let goalValue: Double?
    public let workoutGoalUnitType: INWorkoutGoalUnitType
    public let workoutLocationType: INWorkoutLocationType
    public let isOpenEnded: Bool?
    public init(
        workoutName: INSpeakableString? = nil,
        goalValue: Double? = nil,
        workoutGoalUnitType: INWorkoutGoalUnitType,
        workoutLocationType: INWorkoutLocationType,
        isOpenEnded: Bool? = nil
    ) {
        self.workoutName = workoutName
        self.goalValue = goalValue
        self.workoutGoalUnitType = workoutGoalUnitType
        self.workoutLocationType = workoutLocationType
        self.isOpenEnded = isOpenEnded
    }
}

/// What became of it.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout,
        handleInApp, success
}

/// What an app answers.
open class INStartWorkoutIntentResponse: INHandledResponse {
    public let code: INStartWorkoutIntentResponseCode
    public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
    func resolveGoalValue(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INDoubleResolutionResult) -> Void
    )
    func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
    )
    func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
    )
    func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INBooleanResolutionResult) -> Void
    )
}

extension INStartWorkoutIntentHandling {
    public func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        INStartWorkoutIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveWorkoutName(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveGoalValue(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INDoubleResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent,
        with completion: @escaping (INBooleanResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Pauses it.
open class INPauseWorkoutIntent: INIntent {
    public let workoutName: INSpeakableString?
    public init(
        workoutName: INSpeakableString? = nil
    ) {
        self.workoutName = workoutName
    }
}

/// What became of it.
public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout,
        handleInApp, success
}

/// What an app answers.
open class INPauseWorkoutIntentResponse: INHandledResponse {
    public let code: INPauseWorkoutIntentResponseCode
    public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INPauseWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
}

extension INPauseWorkoutIntentHandling {
    public func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        INPauseWorkoutIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveWorkoutName(
        for intent: INPauseWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Goes on with it.
open class INResumeWorkoutIntent: INIntent {
    public let workoutName: INSpeakableString?
    public init(
        workoutName: INSpeakableString? = nil
    ) {
        self.workoutName = workoutName
    }
}

/// What became of it.
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout,
        handleInApp, success
}

/// What an app answers.
open class INResumeWorkoutIntentResponse: INHandledResponse {
    public let code: INResumeWorkoutIntentResponseCode
    public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INResumeWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
}

extension INResumeWorkoutIntentHandling {
    public func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(INResumeWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        INResumeWorkoutIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveWorkoutName(
        for intent: INResumeWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Ends it.
open class INEndWorkoutIntent: INIntent {
    public let workoutName: INSpeakableString?
    public init(
        workoutName: INSpeakableString? = nil
    ) {
        self.workoutName = workoutName
    }
}

/// What became of it.
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout,
        handleInApp, success
}

/// What an app answers.
open class INEndWorkoutIntentResponse: INHandledResponse {
    public let code: INEndWorkoutIntentResponseCode
    public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INEndWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
}

extension INEndWorkoutIntentHandling {
    public func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        INEndWorkoutIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        INEndWorkoutIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveWorkoutName(
        for intent: INEndWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Gives it up.
open class INCancelWorkoutIntent: INIntent {
    public let workoutName: INSpeakableString?
    public init(
        workoutName: INSpeakableString? = nil
    ) {
        self.workoutName = workoutName
    }
}

/// What became of it.
public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout,
        handleInApp, success
}

/// What an app answers.
open class INCancelWorkoutIntentResponse: INHandledResponse {
    public let code: INCancelWorkoutIntentResponseCode
    public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    func resolveWorkoutName(
        for intent: INCancelWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
}

extension INCancelWorkoutIntentHandling {
    public func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveWorkoutName(
        for intent: INCancelWorkoutIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
