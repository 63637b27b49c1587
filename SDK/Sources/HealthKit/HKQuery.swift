public import Foundation

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// A question. Its answer is that there is nothing.
open class HKQuery: NSObject, @unchecked Sendable {  // Its state does not change.
    private let answered: @Sendable (HKQuery) -> Void

    init(answered: @escaping @Sendable (HKQuery) -> Void) { self.answered = answered }

    func answer() { answered(self) }

    /// Samples with metadata. Nothing is found here, whatever is asked for.
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForObjects(
        withMetadataKey key: String,
        operatorType: HKMetadataComparison,
        value: Any
    ) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: false) }

    open class func predicateForSamples(
        withStart start: Date?,
        end: Date?,
        options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let begins = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
            let ends = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
            return start.map { begins >= $0 } ?? true && end.map { ends < $0 } ?? true
        }
    }
}

/// How a sample's metadata are compared: what Apple's `NSComparisonPredicate.Operator` has, which Foundation has not on
/// Linux. Author code writes its cases alone.
public enum HKMetadataComparison: UInt, Sendable {
    case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
    case beginsWith, endsWith, `in`
    case contains = 99, between = 100
}

/// How the ends of a time are taken.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = Self(rawValue: 1 << 0), strictEndDate = Self(rawValue: 1 << 1)
}

/// Asks for samples.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {  // As a query: it adds no state.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        limit: Int,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { super.init { query in if let query = query as? HKSampleQuery { resultsHandler(query, [], nil) } } }
    public convenience init(
        queryDescriptors: [HKQueryDescriptor],
        limit: Int,
        sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { self.init(queryDescriptors: queryDescriptors, limit: limit, resultsHandler: resultsHandler) }
    public init(
        sampleType: HKSampleType,
        predicate: NSPredicate?,
        limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        super.init { query in if let query = query as? HKSampleQuery { resultsHandler(query, [], nil) } }
    }
}

/// Asks for a sum, a mean.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {  // As a query.
    public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        super.init { query in
            if let query = query as? HKStatisticsQuery { completionHandler(query, nil, HKError(.errorNoData)) }
        }
    }
}

/// Asks for sums or means, one for each step of time.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    // @unchecked: its handlers are set before it is asked.
    public let anchorDate: Date
    public let intervalComponents: DateComponents
    /// Hears ``HKError`` `errorNoData`.
    public var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Hears of changes; there are none.
    public var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
        super.init { query in
            guard let query = query as? HKStatisticsCollectionQuery else { return }
            query.initialResultsHandler?(query, nil, HKError(.errorNoData))
        }
    }
}

/// Sums or means by time; there are never any here.
public final class HKStatisticsCollection: NSObject, Sendable {
    override init() { super.init() }
    public func statistics() -> [HKStatistics] { [] }
    public func sources() -> Set<HKSource> { [] }
    public func statistics(for date: Date) -> HKStatistics? { nil }
    public func enumerateStatistics(
        from startDate: Date,
        to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// What is asked for.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = Self(rawValue: 1 << 0), discreteAverage = Self(rawValue: 1 << 1)
    public static let discreteMin = Self(rawValue: 1 << 2), discreteMax = Self(rawValue: 1 << 3)
    public static let cumulativeSum = Self(rawValue: 1 << 4), mostRecent = Self(rawValue: 1 << 5)
    public static let duration = Self(rawValue: 1 << 6)
}

/// A sum, a mean; there is never one here.
public final class HKStatistics: NSObject, Sendable {
    public let startDate: Date
    public let endDate: Date

    private init(startDate: Date, endDate: Date) {
        (self.startDate, self.endDate) = (startDate, endDate)
        super.init()
    }
    public var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
    public var sources: [HKSource]? { nil }
    public func duration() -> HKQuantity? { nil }
    public func duration(for source: HKSource) -> HKQuantity? { nil }
    public func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    public func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { nil }
    public func sumQuantity() -> HKQuantity? { nil }
    public func averageQuantity() -> HKQuantity? { nil }
    public func minimumQuantity() -> HKQuantity? { nil }
    public func maximumQuantity() -> HKQuantity? { nil }
    public func mostRecentQuantity() -> HKQuantity? { nil }
}

/// What an observer calls when it is done.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Waits for changes; there are none.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {  // As a query.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) { super.init { _ in } }
    public init(
        sampleType: HKSampleType,
        predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) ->
            Void
    ) { super.init { _ in } }
}
