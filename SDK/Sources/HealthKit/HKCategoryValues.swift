/// How amounts are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative = 0, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
    /// As it was called before iOS 13.
    public static let discrete = Self.discreteArithmetic
}

/// A category without values.
public enum HKCategoryValue: Int, Sendable { case notApplicable }

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    /// As it was called before iOS 16.
    public static let asleep = Self.asleepUnspecified
    public static let allAsleepValues: Set<Self> = [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
}

/// Whether somebody stood.
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood = 0, idle }
/// Of what kind a cervix's mucus is.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable { case dry = 1, sticky, creamy, watery, eggWhite }
/// What a test said.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge
    /// As it was called before iOS 13.
    public static let positive = Self.luteinizingHormoneSurge
}
/// What a test said.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
/// What a test said.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
/// What somebody takes or wears.
public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
/// How much somebody bleeds.
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
/// How much somebody bleeds, as iOS 18 names it.
public enum HKCategoryValueVaginalBleeding: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
/// How bad it is.
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified = 0, notPresent, mild, moderate, severe }
/// Whether it is there.
public enum HKCategoryValuePresence: Int, Sendable { case present = 0, notPresent }
/// How much somebody eats.
public enum HKCategoryValueAppetiteChanges: Int, Sendable { case unspecified = 0, noChange, decreased, increased }
/// Whether it was too loud.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable { case momentaryLimit = 1 }
/// Whether it was too loud, as it was called before iOS 14.
public enum HKCategoryValueAudioExposureEvent: Int, Sendable { case loudEnvironment = 1 }
/// Whether it was too loud.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable { case sevenDayLimit = 1 }
/// How well somebody breathes.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable { case lowFitness = 1 }
/// How surely somebody walks.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    case initialLow = 1, initialVeryLow, repeatLow, repeatVeryLow
}
/// How surely somebody walks, by the amount.
public enum HKAppleWalkingSteadinessClassification: Int, Sendable { case ok = 1, low, veryLow }

// Values that metadata have.

/// How somebody moved when the heart was measured.
public enum HKHeartRateMotionContext: Int, Sendable { case notSet = 0, sedentary, active }
/// Where a heart was measured.
public enum HKHeartRateSensorLocation: Int, Sendable {
    case other = 0, chest, wrist, finger, hand, earLobe, foot
}
/// Where a temperature was measured.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    case other = 0, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}
/// When blood was tested.
public enum HKBloodGlucoseMealTime: Int, Sendable { case preprandial = 1, postprandial }
/// Why insulin was given.
public enum HKInsulinDeliveryReason: Int, Sendable { case basal = 1, bolus }
/// How it swims.
public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown = 0, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard = 6
}
/// How the weather is.
public enum HKWeatherCondition: Int, Sendable {
    case none = 0, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow
    case hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet
    case mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
}
/// How a VO₂max was found.
public enum HKVO2MaxTestType: Int, Sendable { case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise }
/// On what somebody sits.
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }
/// When the heart was measured after training.
public enum HKHeartRateRecoveryTestType: Int, Sendable {
    case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise
}
/// What somebody's hand was held for.
public enum HKUserMotionContext: Int, Sendable { case notSet = 0, stationary, active }
/// How somebody burned energy.
public enum HKPhysicalEffortEstimationType: Int, Sendable { case activityLookup = 1, deviceSensed }
/// Whether salt is in the water.
public enum HKWaterSalinity: Int, Sendable { case freshWater = 1, saltWater }
/// How a bicycle is driven.
public enum HKCyclingFunctionalThresholdPowerTestType: Int, Sendable {
    case maxExercise60Minute = 1, maxExercise20Minute, rampTest, predictionExercise
}
/// Which algorithm read a rhythm.
public enum HKAppleECGAlgorithmVersion: Int, Sendable { case version1 = 1, version2 }
/// Which algorithm measured the heart's variability.
public enum HKDevicePlacementSide: Int, Sendable { case unknown = 0, left, right, central }
