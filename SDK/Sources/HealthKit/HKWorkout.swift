public import Foundation

// Training: none is found, and what is put together is refused, as whatever else is written.

/// What somebody trains, with Apple's numbers.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
    case cricket = 10, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports
    case fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
    case martialArts = 28, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
    case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
    case stairClimbing = 44, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining
    case volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
    case crossCountrySkiing = 60, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing
    case pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio
    case handCycling = 74, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82, transition, underwaterDiving
    case other = 3000
}

/// Whether it is done inside.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// Where somebody swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown = 0, pool, openWater }
/// What happens during training.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// What is trained, and where.
public final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    public var activityType = HKWorkoutActivityType.other
    public var locationType = HKWorkoutSessionLocationType.unknown
    public var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    public var lapLength: HKQuantity?
    public override init() { super.init() }
}

/// Something during training.
public final class HKWorkoutEvent: NSObject, @unchecked Sendable {  // Its state does not change.
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// Training of a time.
public final class HKWorkout: HKSample, @unchecked Sendable {  // As a sample.
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    /// In seconds.
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    public var totalFlightsClimbed: HKQuantity? { nil }
    public var totalSwimmingStrokeCount: HKQuantity? { nil }
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public var workoutActivities: [HKWorkoutActivity] { [] }
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

    /// - Parameter duration: in seconds; nil is from the start to the end.
    private init(
        _ workoutActivityType: HKWorkoutActivityType,
        _ startDate: Date,
        _ endDate: Date,
        duration: TimeInterval? = nil,
        workoutEvents: [HKWorkoutEvent]? = nil,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        (self.workoutActivityType, self.workoutEvents) = (workoutActivityType, workoutEvents)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        self.duration = duration ?? endDate.timeIntervalSince(startDate)
        super.init(type: .workoutType(), start: startDate, end: endDate, metadata: metadata)
    }
    /// - Parameter device: is not kept.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType,
        start startDate: Date,
        end endDate: Date,
        workoutEvents: [HKWorkoutEvent]? = nil,
        totalEnergyBurned: HKQuantity? = nil,
        totalDistance: HKQuantity? = nil,
        device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            workoutActivityType,
            startDate,
            endDate,
            workoutEvents: workoutEvents,
            totalEnergyBurned: totalEnergyBurned,
            totalDistance: totalDistance,
            metadata: metadata
        )
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(activityType: workoutActivityType, start: start, end: end, workoutEvents: nil)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType,
        start startDate: Date,
        end endDate: Date,
        duration: TimeInterval,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType,
            startDate,
            endDate,
            duration: duration,
            totalEnergyBurned: totalEnergyBurned,
            totalDistance: totalDistance,
            metadata: metadata
        )
    }
}

public let HKPredicateKeyPathWorkout = "workout"
public let HKWorkoutSortIdentifierDuration = "duration"

/// Puts training together; each of its steps fails with `errorAuthorizationDenied`.
public class HKWorkoutBuilder: NSObject, @unchecked Sendable {  // Its state does not change.
    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }
    public var metadata: [String: Any] { [:] }
    public var workoutEvents: [HKWorkoutEvent] { [] }
    public var workoutActivities: [HKWorkoutActivity] { [] }
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? { nil }
    public func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { throw refusal }
    public func updateActivity(
        uuid: UUID,
        end endDate: Date,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func updateActivity(uuid: UUID, end endDate: Date) async throws { throw refusal }
    public func updateActivity(
        uuid: UUID,
        adding metadata: [String: Any],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func updateActivity(uuid: UUID, adding metadata: [String: Any]) async throws { throw refusal }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }

    private var refusal: HKError { HKError(.errorAuthorizationDenied) }

    public func beginCollection(
        withStart startDate: Date,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func beginCollection(at startDate: Date) async throws { throw refusal }
    public func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, refusal)
    }
    public func addSamples(_ samples: [HKSample]) async throws { throw refusal }
    public func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw refusal }
    public func addMetadata(
        _ metadata: [String: Any],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func addMetadata(_ metadata: [String: Any]) async throws { throw refusal }
    public func endCollection(
        withEnd endDate: Date,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func endCollection(at endDate: Date) async throws { throw refusal }
    public func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, refusal)
    }
    @discardableResult
    public func finishWorkout() async throws -> HKWorkout? { throw refusal }
    public func discardWorkout() {}
    public func elapsedTime(at date: Date) -> TimeInterval { 0 }
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

extension HKQuery {
    /// Training of a kind.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
    /// What belongs to training: nothing does.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForCategorySamples(
        with operatorType: HKMetadataComparison,
        value: Int
    ) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForQuantitySamples(
        with operatorType: HKMetadataComparison,
        quantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: false) }
}
