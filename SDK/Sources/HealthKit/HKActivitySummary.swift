public import Foundation

/// The rings of a day; a simulated person moves nothing.
open class HKActivitySummary: NSObject {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var isPaused: Bool { false }
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?

    /// As the goal was called before iOS 16.
    open var appleExerciseTimeGoal: HKQuantity {
        get { exerciseTimeGoal ?? HKQuantity(unit: .minute(), doubleValue: 0) }
        set { exerciseTimeGoal = newValue }
    }

    /// As the goal was called before iOS 16.
    open var appleStandHoursGoal: HKQuantity {
        get { standHoursGoal ?? HKQuantity(unit: .count(), doubleValue: 0) }
        set { standHoursGoal = newValue }
    }

    /// Of no day: nobody makes one but an app.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}

/// Asks for the rings of days (HealthKit: HKActivitySummaryQuery).
public final class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {  // As a query.
    /// Hears of changes; there are none.
    public var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    /// - Parameters:
    ///   - predicate: which days.
    ///   - resultsHandler: hears ``HKError`` `errorNoData`.
    public init(
        predicate: NSPredicate?,
        resultsHandler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        super.init { query in
            if let query = query as? HKActivitySummaryQuery { resultsHandler(query, nil, HKError(.errorNoData)) }
        }
    }
}
