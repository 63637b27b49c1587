public import Foundation

// Training that a phone or a watch measures while it lasts: a simulated phone measures nothing, and each step is refused.

/// How far training is.
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
/// Whose session it is.
public enum HKWorkoutSessionType: Int, Sendable { case primary = 0, mirrored }

/// Hears what becomes of a session.
public protocol HKWorkoutSessionDelegate: AnyObject, Sendable {
    func workoutSession(
        _ workoutSession: HKWorkoutSession,
        didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState,
        date: Date
    )
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(
        _ workoutSession: HKWorkoutSession,
        didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    )
    func workoutSession(
        _ workoutSession: HKWorkoutSession,
        didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    )
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession,
        didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession,
        didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession,
        didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}

/// Training while it lasts: it never begins, and its delegate hears of `errorAuthorizationDenied`.
public final class HKWorkoutSession: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    public let workoutConfiguration: HKWorkoutConfiguration
    public weak var delegate: (any HKWorkoutSessionDelegate)?
    public var state: HKWorkoutSessionState { .notStarted }
    public var type: HKWorkoutSessionType { .primary }
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }
    public var currentActivity: HKWorkoutActivity? { nil }
    public var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    public var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }

    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        self.workoutConfiguration = workoutConfiguration
    }

    public func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        HKLiveWorkoutBuilder(healthStore: HKHealthStore(), configuration: workoutConfiguration, device: nil)
    }

    private var refusal: HKError { HKError(.errorAuthorizationDenied) }
    private func refuse() {
        // Apple's tells of it later, on a queue of its own.
        DispatchQueue.global().async { [self] in delegate?.workoutSession(self, didFailWithError: refusal) }
    }

    public func prepare() { refuse() }
    public func startActivity(with date: Date?) { refuse() }
    public func stopActivity(with date: Date?) { refuse() }
    public func pause() { refuse() }
    public func resume() { refuse() }
    public func end() { refuse() }
    public func beginNewActivity(configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {
        refuse()
    }
    public func endCurrentActivity(on date: Date) { refuse() }
    public func startMirroringToCompanionDevice() async throws { throw refusal }
    public func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, refusal)
    }
    public func stopMirroringToCompanionDevice() async throws { throw refusal }
    public func sendToRemoteWorkoutSession(data: Data) async throws { throw refusal }
    public func sendToRemoteWorkoutSession(
        data: Data,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, refusal) }
}

/// A part of training.
public final class HKWorkoutActivity: NSObject, @unchecked Sendable {  // Its state does not change.
    public let uuid = UUID()
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?
    public var workoutEvents: [HKWorkoutEvent] { [] }
    public var duration: TimeInterval { (endDate ?? .now).timeIntervalSince(startDate) }
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

    public init(
        workoutConfiguration: HKWorkoutConfiguration,
        start startDate: Date,
        end endDate: Date?,
        metadata: [String: Any]?
    ) {
        (self.workoutConfiguration, self.startDate) = (workoutConfiguration, startDate)
        (self.endDate, self.metadata) = (endDate, metadata)
    }
}

/// Hears what a builder collected.
public protocol HKLiveWorkoutBuilderDelegate: AnyObject, Sendable {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

/// What is measured during training: nothing is.
public final class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    public private(set) var typesToCollect: Set<HKQuantityType> = []

    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
    public func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(quantityType)
    }
    public func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}

/// Puts training together while it lasts; each of its steps fails with `errorAuthorizationDenied`.
public final class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    public weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    public weak var workoutSession: HKWorkoutSession?
    public var dataSource: HKLiveWorkoutDataSource?
    public var shouldCollectWorkoutEvents = true
    public var elapsedTime: TimeInterval { 0 }
    public var currentWorkoutActivity: HKWorkoutActivity? { nil }
}
