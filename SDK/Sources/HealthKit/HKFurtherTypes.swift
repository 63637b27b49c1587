public import Foundation

/// Names samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// A kind of samples that belong together.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {  // As its superclass.
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// Samples that belong together.
public final class HKCorrelation: HKSample, @unchecked Sendable {  // As a sample.
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public convenience init(
        type: HKCorrelationType,
        start: Date,
        end: Date,
        objects: Set<HKSample>,
        metadata: [String: Any]? = nil
    ) { self.init(type: type, start: start, end: end, objects: objects, device: nil, metadata: metadata) }
    public init(
        type: HKCorrelationType,
        start: Date,
        end: Date,
        objects: Set<HKSample>,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (correlationType, self.objects) = (type, objects)
        super.init(type: type, start: start, end: end, device: device, metadata: metadata)
    }
    public func objects(for objectType: HKObjectType) -> Set<HKSample> {
        objects.filter { $0.sampleType == objectType }
    }
}

/// Asks for them: there are none.
public final class HKCorrelationQuery: HKQuery, @unchecked Sendable {  // As a query.
    public let correlationType: HKCorrelationType
    public let samplePredicates: [HKSampleType: NSPredicate]?
    public init(
        type correlationType: HKCorrelationType,
        predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.correlationType, self.samplePredicates) = (correlationType, samplePredicates)
        super.init { query in if let query = query as? HKCorrelationQuery { completion(query, [], nil) } }
    }
}

/// A sum of amounts.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {  // As a sample.
    open var sumQuantity: HKQuantity { quantity }
}
@available(*, deprecated, renamed: "HKCumulativeQuantitySample")
public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample

/// Amounts and their mean.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {  // As a sample.
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval {
        DateInterval(start: startDate, end: max(startDate, endDate))
    }
}

/// A kind of samples that are made of many.
open class HKSeriesType: HKSampleType, @unchecked Sendable {  // As its superclass.
    open class func workoutRoute() -> Self { Self(HKWorkoutRouteTypeIdentifier) }
    open class func heartbeat() -> Self { Self(HKDataTypeIdentifierHeartbeatSeries) }
    public required init(_ name: String) { super.init(identifier: name) }
    override init(identifier: String) { super.init(identifier: identifier) }
}
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"

/// Names documents.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let CDA = Self(rawValue: "HKDocumentTypeIdentifierCDA")
}
/// A kind of documents.
public final class HKDocumentType: HKSampleType, @unchecked Sendable {}  // As its superclass.

/// Names what a doctor keeps.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKClinicalTypeIdentifier\(name)" }
    public static let allergyRecord = Self("AllergyRecord"), conditionRecord = Self("ConditionRecord")
    public static let immunizationRecord = Self("ImmunizationRecord"), labResultRecord = Self("LabResultRecord")
    public static let medicationRecord = Self("MedicationRecord"), procedureRecord = Self("ProcedureRecord")
    public static let vitalSignRecord = Self("VitalSignRecord"), coverageRecord = Self("CoverageRecord")
    public static let clinicalNoteRecord = Self("ClinicalNoteRecord")
}
/// A kind of what a doctor keeps.
public final class HKClinicalType: HKSampleType, @unchecked Sendable {  // As its superclass.
    public convenience init(_ identifier: HKClinicalTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// What a doctor keeps; nobody has any here.
public final class HKClinicalRecord: HKSample, @unchecked Sendable {  // As a sample.
    public var clinicalType: HKClinicalType { HKClinicalType(.allergyRecord) }
    public var displayName: String { "" }
    public var fhirResource: HKFHIRResource? { nil }
}
/// What kind of record it is.
public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let allergyIntolerance = Self(rawValue: "AllergyIntolerance")
    public static let condition = Self(rawValue: "Condition"), coverage = Self(rawValue: "Coverage")
    public static let diagnosticReport = Self(rawValue: "DiagnosticReport")
    public static let documentReference = Self(rawValue: "DocumentReference")
    public static let immunization = Self(rawValue: "Immunization")
    public static let medicationDispense = Self(rawValue: "MedicationDispense")
    public static let medicationOrder = Self(rawValue: "MedicationOrder")
    public static let medicationRequest = Self(rawValue: "MedicationRequest")
    public static let medicationStatement = Self(rawValue: "MedicationStatement")
    public static let observation = Self(rawValue: "Observation"), procedure = Self(rawValue: "Procedure")
}
/// A record as a doctor's computer writes it.
public final class HKFHIRResource: NSObject, Sendable {
    override init() { super.init() }
    public var resourceType: HKFHIRResourceType { .observation }
    public var identifier: String { "" }
    public var data: Data { Data() }
    public var sourceURL: URL? { nil }
}

/// Names questions whose answers are counted.
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let GAD7 = Self(rawValue: "HKScoredAssessmentTypeIdentifierGAD7")
    public static let PHQ9 = Self(rawValue: "HKScoredAssessmentTypeIdentifierPHQ9")
}
/// A kind of such questions.
public final class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {  // As its superclass.
    public convenience init(_ identifier: HKScoredAssessmentTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}
/// Tests of hearing.
public final class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}  // As its superclass.
/// Tests of the heart.
public final class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}  // As its superclass.
/// What a doctor prescribes.
public final class HKPrescriptionType: HKSampleType, @unchecked Sendable {}  // As its superclass.
/// How somebody feels.
public final class HKStateOfMindType: HKSampleType, @unchecked Sendable {}  // As its superclass.
