public import Foundation

// What a question may be for besides. Nothing is found, whatever is asked for.

// The names of what predicates ask.
public let HKPredicateKeyPathUUID = "UUID", HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathMetadata = "metadata", HKPredicateKeyPathCorrelation = "correlation"
public let HKPredicateKeyPathSourceRevision = "sourceRevision", HKPredicateKeyPathDevice = "device"
public let HKPredicateKeyPathQuantity = "quantity", HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate", HKPredicateKeyPathCategoryValue = "value"
public let HKPredicateKeyPathWorkoutDuration = "duration"
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
public let HKPredicateKeyPathWorkoutType = "workoutType"
public let HKPredicateKeyPathDateComponents = "dateComponents"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"

/// Which devices are asked for.
public let HKDevicePropertyKeyName = "name", HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model", HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "UDIDeviceIdentifier"

extension HKQuery {
    private class var none: NSPredicate { NSPredicate(value: false) }

    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { none }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate { none }
    public class func predicateForObjects(
        withDeviceProperty key: String,
        allowedValues: Set<String>
    ) -> NSPredicate { none }
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { none }
    public class func predicateForObjectsAssociated(electrocardiogram: HKElectrocardiogram) -> NSPredicate { none }
    public class func predicateForWorkouts(
        with operatorType: HKMetadataComparison,
        duration: TimeInterval
    ) -> NSPredicate { none }
    public class func predicateForWorkouts(
        with operatorType: HKMetadataComparison,
        totalEnergyBurned: HKQuantity
    ) -> NSPredicate { none }
    public class func predicateForWorkouts(
        with operatorType: HKMetadataComparison,
        totalDistance: HKQuantity
    ) -> NSPredicate { none }
    public class func predicateForWorkouts(
        with operatorType: HKMetadataComparison,
        totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate { none }
    public class func predicateForWorkouts(
        with operatorType: HKMetadataComparison,
        totalFlightsClimbed: HKQuantity
    ) -> NSPredicate { none }
    public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate { none }
    public class func predicateForWorkoutActivities(
        workoutActivityType: HKWorkoutActivityType
    ) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? HKWorkoutActivity)?.workoutConfiguration.activityType == workoutActivityType
        }
    }
    public class func predicateForWorkoutActivities(
        operatorType: HKMetadataComparison,
        duration: TimeInterval
    ) -> NSPredicate { none }
    public class func predicateForWorkoutActivities(
        start startDate: Date?,
        end endDate: Date?,
        options: HKQueryOptions = []
    ) -> NSPredicate { none }
    public class func predicateForWorkoutActivities(
        operatorType: HKMetadataComparison,
        quantityType: HKQuantityType,
        sumQuantity: HKQuantity
    ) -> NSPredicate { none }
    public class func predicateForWorkoutEffortSamplesRelated(
        workout: HKWorkout,
        activity: HKWorkoutActivity?
    ) -> NSPredicate { none }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents,
        end: DateComponents
    )
        -> NSPredicate
    { none }
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { none }
    public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKCategorySample).map { values.contains($0.value) } ?? false }
    }
    public class func predicateForClinicalRecords(withFHIRResourceType resourceType: HKFHIRResourceType) -> NSPredicate
    { none }
    public class func predicateForClinicalRecords(
        from source: HKSource,
        fhirResourceType resourceType: HKFHIRResourceType,
        identifier: String
    ) -> NSPredicate { none }
    public class func predicateForElectrocardiograms(
        classification: HKElectrocardiogram.Classification
    ) -> NSPredicate { none }
    public class func predicateForElectrocardiograms(
        symptomsStatus: HKElectrocardiogram.SymptomsStatus
    ) -> NSPredicate { none }
    public class func predicateForStatesOfMind(
        with operatorType: HKMetadataComparison,
        valence: Double
    ) -> NSPredicate { none }
    public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKStateOfMind)?.kind == kind }
    }
    public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKStateOfMind)?.labels.contains(label) ?? false }
    }
    public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKStateOfMind)?.associations.contains(association) ?? false }
    }
}

/// What kind of samples a question is for, and which of them.
public final class HKQueryDescriptor: NSObject, @unchecked Sendable {  // Its state does not change.
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }
}
