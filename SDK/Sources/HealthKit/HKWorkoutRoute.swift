public import CoreLocation
public import Foundation

/// Samples of many parts.
open class HKSeriesSample: HKSample, @unchecked Sendable {  // As a sample.
    open var count: Int { 0 }
}

/// Where somebody trained; nobody has here.
public final class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}  // As a sample.

/// Asks for its places: there are none.
public final class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {  // As a query.
    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        super.init { query in if let query = query as? HKWorkoutRouteQuery { dataHandler(query, [], true, nil) } }
    }
}

/// A question for them, with `await`.
public struct HKWorkoutRouteQueryDescriptor {
    public init(_ workoutRoute: HKWorkoutRoute) {}
    /// Ends at once: there are no places.
    public func results(for store: HKHealthStore) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

/// Puts samples of many parts together.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    open func discard() {}
}

/// Puts the places of training together; each of its steps fails with `errorAuthorizationDenied`.
public final class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {  // As its superclass.
    public init(healthStore: HKHealthStore, device: HKDevice?) { super.init() }
    private var refusal: HKError { HKError(.errorAuthorizationDenied) }
    public func insertRouteData(
        _ routeData: [CLLocation],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func insertRouteData(_ routeData: [CLLocation]) async throws { throw refusal }
    public func addMetadata(
        _ metadata: [String: Any],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
    public func addMetadata(_ metadata: [String: Any]) async throws { throw refusal }
    public func finishRoute(
        with workout: HKWorkout,
        metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) { completion(nil, refusal) }
    @discardableResult
    public func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute? {
        throw refusal
    }
}

/// How hard training was.
public final class HKWorkoutEffortRelationship: NSObject, @unchecked Sendable {  // Its state does not change.
    public let workout: HKWorkout
    public let activity: HKWorkoutActivity?
    public let samples: [HKSample]?
    init(_ workout: HKWorkout) { (self.workout, activity, samples) = (workout, nil, nil) }
}

/// Which of them are asked for.
public enum HKWorkoutEffortRelationshipQueryOptions: Int, Sendable { case `default` = 0, mostRelevant }

/// Asks for them: there are none.
public final class HKWorkoutEffortRelationshipQuery: HKQuery, @unchecked Sendable {  // As a query.
    public init(
        predicate: NSPredicate?,
        anchor: HKQueryAnchor?,
        options: HKWorkoutEffortRelationshipQueryOptions = .default,
        resultsHandler:
            @escaping @Sendable (
                HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        super.init { query in
            if let query = query as? HKWorkoutEffortRelationshipQuery { resultsHandler(query, [], anchor, nil) }
        }
    }
}
