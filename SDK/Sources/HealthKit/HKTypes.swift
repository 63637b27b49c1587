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
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        HKSeriesType(identifier: identifier)
    }
    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HKDocumentType(identifier: identifier.rawValue)
    }
    open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HKClinicalType(identifier)
    }
    open class func scoredAssessmentType(
        forIdentifier identifier: HKScoredAssessmentTypeIdentifier
    ) -> HKScoredAssessmentType? { HKScoredAssessmentType(identifier) }
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(identifier: "HKAudiogramSampleTypeIdentifier")
    }
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKElectrocardiogramTypeIdentifier")
    }
    open class func visionPrescriptionType() -> HKPrescriptionType {
        HKPrescriptionType(identifier: "HKVisionPrescriptionTypeIdentifier")
    }
    open class func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(identifier: "HKDataTypeStateOfMind")
    }
    /// Whether a person is asked for each of them.
    open func requiresPerObjectAuthorization() -> Bool { self is HKPrescriptionType }

    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
}

/// A kind that has times.
open class HKSampleType: HKObjectType, @unchecked Sendable {  // As its superclass.
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}
/// Training.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A kind with an amount.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Whether amounts are added up: of what is gone, eaten, burned and counted.
    public var aggregationStyle: HKQuantityAggregationStyle {
        let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
        let summed = [
            "StepCount", "Dietary", "Distance", "FlightsClimbed", "ActiveEnergy", "BasalEnergy", "SwimmingStroke",
            "PushCount", "AppleExerciseTime", "AppleStandTime", "AppleMoveTime", "NumberOf", "InsulinDelivery",
            "InhalerUsage", "NikeFuel", "TimeInDaylight",
        ]
        if name.hasSuffix("AudioExposure") { return .discreteEquivalentContinuousLevel }
        if name == "HeartRate" { return .discreteTemporallyWeighted }
        return summed.contains { name.hasPrefix($0) } ? .cumulative : .discreteArithmetic
    }
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

    // The body.
    public static let appleSleepingWristTemperature = Self("AppleSleepingWristTemperature")
    public static let electrodermalActivity = Self("ElectrodermalActivity")
    public static let forcedExpiratoryVolume1 = Self("ForcedExpiratoryVolume1")
    public static let forcedVitalCapacity = Self("ForcedVitalCapacity"), inhalerUsage = Self("InhalerUsage")
    public static let peripheralPerfusionIndex = Self("PeripheralPerfusionIndex")
    public static let heartRateRecoveryOneMinute = Self("HeartRateRecoveryOneMinute")
    public static let atrialFibrillationBurden = Self("AtrialFibrillationBurden")
    public static let numberOfTimesFallen = Self("NumberOfTimesFallen")
    public static let appleSleepingBreathingDisturbances = Self("AppleSleepingBreathingDisturbances")
    // Walking.
    public static let walkingStepLength = Self("WalkingStepLength")
    public static let walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage")
    public static let walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage")
    public static let appleWalkingSteadiness = Self("AppleWalkingSteadiness")
    public static let sixMinuteWalkTestDistance = Self("SixMinuteWalkTestDistance")
    public static let stairAscentSpeed = Self("StairAscentSpeed"), stairDescentSpeed = Self("StairDescentSpeed")
    // Sports.
    public static let runningPower = Self("RunningPower"), runningStrideLength = Self("RunningStrideLength")
    public static let runningVerticalOscillation = Self("RunningVerticalOscillation")
    public static let runningGroundContactTime = Self("RunningGroundContactTime")
    public static let cyclingSpeed = Self("CyclingSpeed"), cyclingPower = Self("CyclingPower")
    public static let cyclingCadence = Self("CyclingCadence")
    public static let cyclingFunctionalThresholdPower = Self("CyclingFunctionalThresholdPower")
    public static let distanceDownhillSnowSports = Self("DistanceDownhillSnowSports")
    public static let distanceCrossCountrySkiing = Self("DistanceCrossCountrySkiing")
    public static let distancePaddleSports = Self("DistancePaddleSports"), distanceRowing = Self("DistanceRowing")
    public static let distanceSkatingSports = Self("DistanceSkatingSports")
    public static let crossCountrySkiingSpeed = Self("CrossCountrySkiingSpeed")
    public static let paddleSportsSpeed = Self("PaddleSportsSpeed"), rowingSpeed = Self("RowingSpeed")
    public static let physicalEffort = Self("PhysicalEffort"), nikeFuel = Self("NikeFuel")
    public static let workoutEffortScore = Self("WorkoutEffortScore")
    public static let estimatedWorkoutEffortScore = Self("EstimatedWorkoutEffortScore")
    public static let underwaterDepth = Self("UnderwaterDepth"), waterTemperature = Self("WaterTemperature")
    public static let environmentalSoundReduction = Self("EnvironmentalSoundReduction")
    // What is eaten.
    public static let dietaryFatSaturated = Self("DietaryFatSaturated")
    public static let dietaryFatMonounsaturated = Self("DietaryFatMonounsaturated")
    public static let dietaryFatPolyunsaturated = Self("DietaryFatPolyunsaturated")
    public static let dietaryVitaminA = Self("DietaryVitaminA"), dietaryVitaminE = Self("DietaryVitaminE")
    public static let dietaryVitaminK = Self("DietaryVitaminK"), dietaryVitaminB6 = Self("DietaryVitaminB6")
    public static let dietaryVitaminB12 = Self("DietaryVitaminB12"), dietaryThiamin = Self("DietaryThiamin")
    public static let dietaryRiboflavin = Self("DietaryRiboflavin"), dietaryNiacin = Self("DietaryNiacin")
    public static let dietaryFolate = Self("DietaryFolate"), dietaryBiotin = Self("DietaryBiotin")
    public static let dietaryPantothenicAcid = Self("DietaryPantothenicAcid")
    public static let dietaryCalcium = Self("DietaryCalcium"), dietaryChloride = Self("DietaryChloride")
    public static let dietaryChromium = Self("DietaryChromium"), dietaryCopper = Self("DietaryCopper")
    public static let dietaryIodine = Self("DietaryIodine"), dietaryMagnesium = Self("DietaryMagnesium")
    public static let dietaryManganese = Self("DietaryManganese"), dietaryMolybdenum = Self("DietaryMolybdenum")
    public static let dietaryPhosphorus = Self("DietaryPhosphorus"), dietaryPotassium = Self("DietaryPotassium")
    public static let dietarySelenium = Self("DietarySelenium"), dietaryZinc = Self("DietaryZinc")

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
    public static let lowCardioFitnessEvent = Self("LowCardioFitnessEvent")
    public static let appleWalkingSteadinessEvent = Self("AppleWalkingSteadinessEvent")
    public static let environmentalAudioExposureEvent = Self("AudioExposureEvent")
    public static let headphoneAudioExposureEvent = Self("HeadphoneAudioExposureEvent")
    public static let sleepApneaEvent = Self("SleepApneaEvent"), hypertensionEvent = Self("HypertensionEvent")
    public static let lactation = Self("Lactation"), pregnancyTestResult = Self("PregnancyTestResult")
    public static let progesteroneTestResult = Self("ProgesteroneTestResult")
    public static let bleedingAfterPregnancy = Self("BleedingAfterPregnancy")
    public static let bleedingDuringPregnancy = Self("BleedingDuringPregnancy")
    public static let infrequentMenstrualCycles = Self("InfrequentMenstrualCycles")
    public static let irregularMenstrualCycles = Self("IrregularMenstrualCycles")
    public static let persistentIntermenstrualBleeding = Self("PersistentIntermenstrualBleeding")
    public static let prolongedMenstrualPeriods = Self("ProlongedMenstrualPeriods")
    // What somebody feels.
    public static let appetiteChanges = Self("AppetiteChanges"), bladderIncontinence = Self("BladderIncontinence")
    public static let breastPain = Self("BreastPain"), chestTightnessOrPain = Self("ChestTightnessOrPain")
    public static let chills = Self("Chills"), constipation = Self("Constipation"), diarrhea = Self("Diarrhea")
    public static let dizziness = Self("Dizziness"), drySkin = Self("DrySkin"), fainting = Self("Fainting")
    public static let generalizedBodyAche = Self("GeneralizedBodyAche"), hairLoss = Self("HairLoss")
    public static let heartburn = Self("Heartburn"), hotFlashes = Self("HotFlashes")
    public static let lossOfSmell = Self("LossOfSmell"), lossOfTaste = Self("LossOfTaste")
    public static let memoryLapse = Self("MemoryLapse"), nightSweats = Self("NightSweats")
    public static let pelvicPain = Self("PelvicPain"), runnyNose = Self("RunnyNose")
    public static let rapidPoundingOrFlutteringHeartbeat = Self("RapidPoundingOrFlutteringHeartbeat")
    public static let shortnessOfBreath = Self("ShortnessOfBreath"), sinusCongestion = Self("SinusCongestion")
    public static let skippedHeartbeat = Self("SkippedHeartbeat"), sleepChanges = Self("SleepChanges")
    public static let soreThroat = Self("SoreThroat"), vaginalDryness = Self("VaginalDryness")
    public static let vomiting = Self("Vomiting"), wheezing = Self("Wheezing")
}
