public import Foundation

// Questions for health of iOS 15.4, which are asked with `await`. A simulated person has none: nothing is found.

/// Which samples a question is for.
public struct HKSamplePredicate<Sample: HKSample> {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: .workoutType(), nsPredicate: predicate)
    }
}

/// A question for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    public let limit: Int?
    public init(
        predicates: [HKSamplePredicate<Sample>],
        sortDescriptors: [SortDescriptor<Sample>],
        limit: Int? = nil
    ) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }
    public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}

/// A question for a sum or a mean.
public struct HKStatisticsQueryDescriptor {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}

/// A question for what is new.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample> {
    /// What was found.
    public struct Result {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }
    public let predicates: [HKSamplePredicate<Sample>]
    public let anchor: HKQueryAnchor?
    public let limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }
    public func result(for store: HKHealthStore) async throws -> Result {
        Result(addedSamples: [], deletedObjects: [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0))
    }
    /// Ends at once: nothing new ever comes.
    public func results(for store: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

/// A question for sums or means, one for each step of time.
public struct HKStatisticsCollectionQueryDescriptor {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>,
        options: HKStatisticsOptions,
        anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }
    public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection { HKStatisticsCollection() }
    /// Ends at once: nothing new ever comes.
    public func results(for store: HKHealthStore) -> AsyncThrowingStream<HKStatisticsCollection, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}
