// As an author's file has it: health, and a live activity.
import ActivityKit
import HealthKit
import Testing

struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stops: Int }
    var order: String
}

@Suite("Health and live activities of an author's", .timeLimit(.minutes(1))) struct HealthTests {
    @Test("Units are read from texts, and go into each other")
    func units() {
        let rate = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90)
        #expect(rate.doubleValue(for: HKUnit.count().unitDivided(by: .second())) == 1.5)
        #expect(HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100).doubleValue(for: HKUnit(from: "g/L")) == 1)
        #expect(HKQuantity(unit: .secondUnit(with: .milli), doubleValue: 250).doubleValue(for: .second()) == 0.25)
        let warm = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212)
        #expect(abs(warm.doubleValue(for: .degreeCelsius()) - 100) < 1e-9)
        #expect(abs(warm.doubleValue(for: .kelvin()) - 373.15) < 1e-9)
        let pressure = HKQuantity(unit: .millimeterOfMercury(), doubleValue: 760)
        #expect(abs(pressure.doubleValue(for: .pascalUnit(with: .kilo)) - 101.325) < 1e-3)
        let effort = HKUnit.literUnit(with: .milli).unitDivided(
            by: .gramUnit(with: .kilo).unitMultiplied(by: .minute())
        )
        #expect(effort.unitString == "mL/kg·min" && pressure.is(compatibleWith: .atmosphere()))
        #expect(HKQuantity(unit: .hertz(), doubleValue: 2).is(compatibleWith: HKUnit.second().reciprocal()))
        #expect(warm.compare(HKQuantity(unit: .kelvin(), doubleValue: 300)) == .orderedDescending)
        #expect(HKUnit(from: "kcal").unitString == "kcal" && HKMetadataKeyWorkoutBrandName == "HKWorkoutBrandName")
    }

    @Test("A phone without health data answers that there is none, and refuses what is written")
    func health() async throws {
        let store = HKHealthStore()
        let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
        let read: Set<HKObjectType> = [steps, HKQuantityType(.stepCount), HKCategoryType(.sleepAnalysis)]
        #expect(read.count == 2 && HKHealthStore.isHealthDataAvailable())
        try await store.requestAuthorization(toShare: [steps], read: read)
        #expect(store.authorizationStatus(for: steps) == .sharingDenied)
        let found: Int? = await withCheckedContinuation { asked in
            store.execute(
                HKSampleQuery(
                    sampleType: steps,
                    predicate: HKQuery.predicateForSamples(withStart: .now, end: nil, options: .strictStartDate),
                    limit: HKObjectQueryNoLimit,
                    sortDescriptors: [.init(key: HKSampleSortIdentifierEndDate, ascending: false)]
                ) { _, samples, _ in asked.resume(returning: samples?.count) }
            )
        }
        #expect(found == 0)
        let error: (any Error)? = await withCheckedContinuation { asked in
            store.execute(
                HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
                    asked.resume(returning: $1 == nil ? $2 : nil)
                }
            )
        }
        #expect((error as? HKError)?.code == .errorNoData)
        let glass = HKQuantity(unit: .literUnit(with: .milli), doubleValue: 250)
        #expect(glass.doubleValue(for: .liter()) == 0.25 && !glass.is(compatibleWith: .gram()))
        let sample = HKQuantitySample(type: HKQuantityType(.dietaryWater), quantity: glass, start: .now, end: .now)
        await #expect(throws: HKError(.errorAuthorizationDenied)) { try await store.save(sample) }
    }

    @Test("Live activities are turned off, and one that is begun says so")
    func activities() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.denied) {
            try Activity.request(
                attributes: Delivery(order: "7"),
                content: ActivityContent(state: .init(stops: 3), staleDate: nil),
                pushType: .token
            )
        }
    }

    @Test("Training that lasts is refused, and a series says that there is nothing")
    func training() async throws {
        final class Listener: HKWorkoutSessionDelegate, Sendable {
            let failed: @Sendable () -> Void
            init(_ failed: @escaping @Sendable () -> Void) { self.failed = failed }
            func workoutSession(
                _ workoutSession: HKWorkoutSession,
                didChangeTo toState: HKWorkoutSessionState,
                from fromState: HKWorkoutSessionState,
                date: Date
            ) {}
            func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) { failed() }
        }
        let session = try HKWorkoutSession(healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration())
        // The session does not hold who listens.
        var listener: Listener?
        await withCheckedContinuation { continuation in
            listener = Listener { continuation.resume() }
            session.delegate = listener
            session.startActivity(with: .now)
        }
        #expect(listener != nil && session.state == .notStarted)
        let builder = session.associatedWorkoutBuilder()
        builder.dataSource = HKLiveWorkoutDataSource(healthStore: HKHealthStore(), workoutConfiguration: nil)
        await #expect(throws: HKError.self) { try await builder.beginCollection(at: .now) }
        let isDone: Bool = await withCheckedContinuation { continuation in
            let query = HKQuantitySeriesSampleQuery(quantityType: HKQuantityType(.runningPower), predicate: nil) {
                continuation.resume(returning: $1 == nil && $4 && $5 == nil)
            }
            HKHealthStore().execute(query)
        }
        #expect(isDone)
    }
}
