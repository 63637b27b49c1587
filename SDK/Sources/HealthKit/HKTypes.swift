public import Foundation

/// A kind of what is known of a person's health.
open class HKObjectType: NSObject, @unchecked Sendable {  // Its state does not change.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
}

/// A kind that has times.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// Training.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A kind with an amount.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A kind with one of few values.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// Names kinds with amounts.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }

    public static let stepCount = Self("StepCount"), heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let dietaryWater = Self("DietaryWater"), dietaryCaffeine = Self("DietaryCaffeine")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling"), flightsClimbed = Self("FlightsClimbed")
    public static let bodyMass = Self("BodyMass"), bodyMassIndex = Self("BodyMassIndex"), height = Self("Height")
    public static let bodyFatPercentage = Self("BodyFatPercentage"), bodyTemperature = Self("BodyTemperature")
    public static let bloodGlucose = Self("BloodGlucose"), oxygenSaturation = Self("OxygenSaturation")
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let respiratoryRate = Self("RespiratoryRate"), vo2Max = Self("VO2Max")
    public static let appleExerciseTime = Self("AppleExerciseTime"), appleStandTime = Self("AppleStandTime")
}

/// Names kinds with one of few values.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }

    public static let sleepAnalysis = Self("SleepAnalysis"), mindfulSession = Self("MindfulSession")
    public static let appleStandHour = Self("AppleStandHour"), menstrualFlow = Self("MenstrualFlow")
    public static let highHeartRateEvent = Self("HighHeartRateEvent"), lowHeartRateEvent = Self("LowHeartRateEvent")
}

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}

/// A category without values.
public enum HKCategoryValue: Int, Sendable { case notApplicable }
