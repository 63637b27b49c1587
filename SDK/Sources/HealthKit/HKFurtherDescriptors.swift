public import Foundation

// Further questions that are asked with `await`. Nothing is found.

/// A question for the rings of days.
public struct HKActivitySummaryQueryDescriptor {
    public let predicate: NSPredicate?
    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }
    public func result(for store: HKHealthStore) async throws -> [HKActivitySummary] { [] }
    /// Ends at once: nothing new ever comes.
    public func results(for store: HKHealthStore) -> AsyncThrowingStream<[HKActivitySummary], any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

/// A question for who has written.
public struct HKSourceQueryDescriptor<Sample: HKSample> {
    public let predicate: HKSamplePredicate<Sample>
    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }
    /// One who has written, and what.
    public struct Result { public let source: HKSource }
    public func result(for store: HKHealthStore) async throws -> [HKSource] { [] }
}

/// A question for the moments of a heart's test.
public struct HKElectrocardiogramQueryDescriptor {
    public init(_ electrocardiogram: HKElectrocardiogram) {}
    /// Ends at once: there are none.
    public func results(
        for store: HKHealthStore
    ) -> AsyncThrowingStream<HKElectrocardiogram.VoltageMeasurement, any Error> { AsyncThrowingStream { $0.finish() } }
}

/// A question for the single amounts of a sample of many.
public struct HKQuantitySeriesSampleQueryDescriptor {
    /// One of them.
    public struct Result: Sendable {
        public let quantity: HKQuantity
        public let dateInterval: DateInterval
        public let sample: HKQuantitySample?
    }
    /// What is asked for besides.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let includeSample = Self(rawValue: 1 << 0)
        public static let orderByQuantitySampleStartDate = Self(rawValue: 1 << 1)
    }
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: Options
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
        (self.predicate, self.options) = (predicate, options)
    }
    /// Ends at once: there are none.
    public func results(for store: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

/// A question for the beats of a heart.
public struct HKHeartbeatSeriesQueryDescriptor {
    /// One of them.
    public struct Heartbeat: Hashable, Sendable {
        public let timeIntervalSinceStart: TimeInterval
        public let precededByGap: Bool
    }
    public init(_ heartbeatSeries: HKHeartbeatSeriesSample) {}
    /// Ends at once: there are none.
    public func results(for store: HKHealthStore) -> AsyncThrowingStream<Heartbeat, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

extension HKSamplePredicate where Sample == HKCorrelation {
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKElectrocardiogram {
    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: .electrocardiogramType(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKAudiogramSample {
    public static func audiogram(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: .audiogramSampleType(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: HKSeriesType.workoutRoute(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
    public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: HKSeriesType.heartbeat(), nsPredicate: predicate)
    }
}
