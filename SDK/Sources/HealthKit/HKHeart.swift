public import Foundation

/// A test of a heart; nobody has made one here.
public final class HKElectrocardiogram: HKSample, @unchecked Sendable {  // As a sample.
    /// Where it was measured.
    public enum Lead: Int, Sendable { case appleWatchSimilarToLeadI = 1 }
    /// What was seen.
    public enum Classification: Int, Sendable {
        case notSet = 0, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate
        case inconclusivePoorReading, inconclusiveOther
        case unrecognized = 100
    }
    /// Whether somebody felt it.
    public enum SymptomsStatus: Int, Sendable { case notSet = 0, none, present }
    /// A moment of it.
    public final class VoltageMeasurement: NSObject, Sendable {
        public let timeSinceSampleStart: TimeInterval
        init(_ time: TimeInterval) { timeSinceSampleStart = time }
        public func quantity(for lead: Lead) -> HKQuantity? { nil }
    }
    public var classification: Classification { .notSet }
    public var averageHeartRate: HKQuantity? { nil }
    public var samplingFrequency: HKQuantity? { nil }
    public var symptomsStatus: SymptomsStatus { .notSet }
    public var numberOfVoltageMeasurements: Int { 0 }
}

/// Asks for its moments: there are none.
public final class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {  // As a query.
    /// What comes.
    public enum Result: Sendable {
        case measurement(HKElectrocardiogram.VoltageMeasurement)
        case done
        case error(any Error)
    }
    public init(
        _ electrocardiogram: HKElectrocardiogram,
        dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, Result) -> Void
    ) {
        super.init { query in if let query = query as? HKElectrocardiogramQuery { dataHandler(query, .done) } }
    }
}

/// The beats of a heart; nobody has any here.
public final class HKHeartbeatSeriesSample: HKSample, @unchecked Sendable {  // As a sample.
    public var count: Int { 0 }
}

/// Asks for them: there are none.
public final class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {  // As a query.
    public init(
        heartbeatSeries: HKHeartbeatSeriesSample,
        dataHandler: @escaping @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
    ) {
        super.init { query in
            if let query = query as? HKHeartbeatSeriesQuery { dataHandler(query, 0, false, true, nil) }
        }
    }
}

/// Puts them together; each of its steps fails with `errorAuthorizationDenied`.
public final class HKHeartbeatSeriesBuilder: NSObject, @unchecked Sendable {  // It has no state.
    public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {}
    public class var maximumCount: Int { 0 }
    public func addHeartbeatWithTimeInterval(
        sinceSeriesStartDate timeInterval: TimeInterval,
        precededByGap: Bool,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    public func addMetadata(
        _ metadata: [String: Any],
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    public func finishSeries(completion: @escaping @Sendable (HKHeartbeatSeriesSample?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorAuthorizationDenied))
    }
}

/// How well somebody hears a tone.
public final class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {  // Its state does not change.
    public let frequency: HKQuantity
    public let leftEarSensitivity: HKQuantity?
    public let rightEarSensitivity: HKQuantity?
    public init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
        guard frequency.is(compatibleWith: .hertz()) else { throw HKError(.errorInvalidArgument) }
        self.frequency = frequency
        (self.leftEarSensitivity, self.rightEarSensitivity) = (leftEarSensitivity, rightEarSensitivity)
    }
}

/// A test of hearing.
public final class HKAudiogramSample: HKSample, @unchecked Sendable {  // As a sample.
    public let sensitivityPoints: [HKAudiogramSensitivityPoint]
    public init(
        sensitivityPoints: [HKAudiogramSensitivityPoint],
        start: Date,
        end: Date,
        device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.sensitivityPoints = sensitivityPoints
        super.init(type: .audiogramSampleType(), start: start, end: end, device: device, metadata: metadata)
    }
}
