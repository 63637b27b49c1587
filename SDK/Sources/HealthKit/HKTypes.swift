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
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let walkingSpeed = Self("WalkingSpeed"), runningSpeed = Self("RunningSpeed")
    public static let distanceSwimming = Self("DistanceSwimming"), distanceWheelchair = Self("DistanceWheelchair")
    public static let swimmingStrokeCount = Self("SwimmingStrokeCount"), pushCount = Self("PushCount")
    public static let leanBodyMass = Self("LeanBodyMass"), waistCircumference = Self("WaistCircumference")
    public static let basalBodyTemperature = Self("BasalBodyTemperature"), insulinDelivery = Self("InsulinDelivery")
    public static let bloodAlcoholContent = Self("BloodAlcoholContent"),
        peakExpiratoryFlowRate = Self("PeakExpiratoryFlowRate")
    public static let numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates"), dietaryProtein = Self("DietaryProtein")
    public static let dietaryFatTotal = Self("DietaryFatTotal"), dietarySugar = Self("DietarySugar")
    public static let dietaryFiber = Self("DietaryFiber"), dietarySodium = Self("DietarySodium")
    public static let dietaryCholesterol = Self("DietaryCholesterol"), dietaryVitaminC = Self("DietaryVitaminC")
    public static let dietaryVitaminD = Self("DietaryVitaminD"), dietaryIron = Self("DietaryIron")
    public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
    public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
    public static let uvExposure = Self("UVExposure"), timeInDaylight = Self("TimeInDaylight")
    public static let appleMoveTime = Self("AppleMoveTime")
    public static let appleExerciseTime = Self("AppleExerciseTime"), appleStandTime = Self("AppleStandTime")
}

/// Names kinds with one of few values.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }

    public static let sleepAnalysis = Self("SleepAnalysis"), mindfulSession = Self("MindfulSession")
    public static let appleStandHour = Self("AppleStandHour"), menstrualFlow = Self("MenstrualFlow")
    public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
    public static let intermenstrualBleeding = Self("IntermenstrualBleeding"), sexualActivity = Self("SexualActivity")
    public static let ovulationTestResult = Self("OvulationTestResult"), toothbrushingEvent = Self("ToothbrushingEvent")
    public static let cervicalMucusQuality = Self("CervicalMucusQuality"), contraceptive = Self("Contraceptive")
    public static let handwashingEvent = Self("HandwashingEvent"), pregnancy = Self("Pregnancy")
    public static let headache = Self("Headache"), fatigue = Self("Fatigue"), fever = Self("Fever")
    public static let nausea = Self("Nausea"), coughing = Self("Coughing"), acne = Self("Acne")
    public static let moodChanges = Self("MoodChanges"), abdominalCramps = Self("AbdominalCramps")
    public static let lowerBackPain = Self("LowerBackPain"), bloating = Self("Bloating")
    public static let highHeartRateEvent = Self("HighHeartRateEvent"), lowHeartRateEvent = Self("LowHeartRateEvent")
}

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    /// As it was called before iOS 16.
    public static let asleep = Self.asleepUnspecified
}

/// A category without values.
public enum HKCategoryValue: Int, Sendable { case notApplicable }
