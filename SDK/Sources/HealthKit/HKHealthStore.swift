@_exported public import Foundation
public import FoundationAdditions

/// A person's health: on a simulated phone there is none, and nothing may be written.
///
/// As on a phone whose owner has refused, reading finds nothing and says no reason.
open class HKHealthStore: NSObject, @unchecked Sendable {  // It has no state.
    public override init() { super.init() }

    open class func isHealthDataAvailable() -> Bool { true }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    /// Succeeds, which says only that a person was asked.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?,
        read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {}

    /// Fails with ``HKError/Code/errorAuthorizationDenied``, as the others.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    open func save(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    open func delete(
        _ objects: [HKObject],
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    /// Deletes none.
    open func deleteObjects(
        of objectType: HKObjectType,
        predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { completion(false, 0, HKError(.errorAuthorizationDenied)) }
    open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    @discardableResult
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorAuthorizationDenied)
    }
    /// Says how hard training was; refused, as what is written.
    @discardableResult
    open func relateWorkoutEffortSample(
        _ sample: HKSample,
        with workout: HKWorkout,
        activity: HKWorkoutActivity?
    ) async throws -> Bool { throw HKError(.errorAuthorizationDenied) }
    open func relateWorkoutEffortSample(
        _ sample: HKSample,
        with workout: HKWorkout,
        activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    @discardableResult
    open func unrelateWorkoutEffortSample(
        _ sample: HKSample,
        from workout: HKWorkout,
        activity: HKWorkoutActivity?
    ) async throws -> Bool { throw HKError(.errorAuthorizationDenied) }
    /// Adds samples to training; refused, as what is written.
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        throw HKError(.errorAuthorizationDenied)
    }
    /// Hears of training that a watch began; none is paired.
    open var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)?
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError(.errorAuthorizationDenied)
    }
    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw HKError(.errorAuthorizationDenied)
    }
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion([:], HKError(.errorAuthorizationDenied)) }
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    /// Answers at once that nothing was found; an observer hears nothing.
    open func execute(_ query: HKQuery) { query.answer() }
    open func stop(_ query: HKQuery) {}

    open func enableBackgroundDelivery(
        for type: HKObjectType,
        frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(true, nil)
    }
}

/// Whether an app may write.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// How often an app is told of changes.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// What went wrong.
public struct HKError: Error, Hashable, Sendable {
    /// Its kinds, with Apple's numbers.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = HKError
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        case errorNoData
    }

    public static let noError = Code.noError, errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
    public static let errorInvalidArgument = Code.errorInvalidArgument
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
    public static let errorUserCanceled = Code.errorUserCanceled
    public static let errorAnotherWorkoutSessionStarted = Code.errorAnotherWorkoutSessionStarted
    public static let errorUserExitedWorkoutSession = Code.errorUserExitedWorkoutSession
    public static let errorRequiredAuthorizationDenied = Code.errorRequiredAuthorizationDenied
    public static let errorNoData = Code.errorNoData

    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension HKError: CustomNSError {
    public static var errorDomain: String { "com.apple.healthkit" }
    public var errorCode: Int { code.rawValue }
}
