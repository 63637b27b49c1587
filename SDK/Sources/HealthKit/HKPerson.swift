public import Foundation

/// What was measured with.
public final class HKDevice: NSObject, Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    public init(
        name: String?,
        manufacturer: String?,
        model: String?,
        hardwareVersion: String?,
        firmwareVersion: String?,
        softwareVersion: String?,
        localIdentifier: String?,
        udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        udiDeviceIdentifier = UDIDeviceIdentifier
    }

    /// The phone.
    public class func local() -> HKDevice {
        HKDevice(
            name: "iPhone",
            manufacturer: "Apple Inc.",
            model: "iPhone",
            hardwareVersion: nil,
            firmwareVersion: nil,
            softwareVersion: nil,
            localIdentifier: nil,
            udiDeviceIdentifier: nil
        )
    }
}

/// Who has written: an app.
public final class HKSource: NSObject, Sendable {
    public let name: String
    public let bundleIdentifier: String

    /// The app that asks.
    public class func `default`() -> HKSource { HKSource(of: .main) }

    private init(of bundle: Bundle) {
        name = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
        bundleIdentifier = bundle.bundleIdentifier ?? ""
    }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    public override var hash: Int { bundleIdentifier.hashValue }
}

/// Who has written, in which version.
public final class HKSourceRevision: NSObject, Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion
    public init(source: HKSource, version: String?) {
        (self.source, self.version, productType) = (source, version, nil)
        operatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion
    }
    public init(
        source: HKSource,
        version: String?,
        productType: String?,
        operatingSystemVersion: OperatingSystemVersion
    ) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
}

extension HKObject {
    public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
    public var source: HKSource { .default() }
}

/// Something of a person that does not change.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {  // As its superclass.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

/// Names what does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }

    public static let biologicalSex = Self("BiologicalSex"), bloodType = Self("BloodType")
    public static let dateOfBirth = Self("DateOfBirth"), fitzpatrickSkinType = Self("FitzpatrickSkinType")
    public static let wheelchairUse = Self("WheelchairUse"), activityMoveMode = Self("ActivityMoveMode")
}

/// A person's sex.
public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female, male, other }
/// A person's blood.
public enum HKBloodType: Int, Sendable {
    case notSet = 0, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// A person's skin.
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet = 0, I, II, III, IV, V, VI }
/// Whether a person sits in a wheelchair.
public enum HKWheelchairUse: Int, Sendable { case notSet = 0, no, yes }

/// A person's sex, as it is known.
public final class HKBiologicalSexObject: NSObject, Sendable {
    public let biologicalSex = HKBiologicalSex.notSet
}
/// A person's blood, as it is known.
public final class HKBloodTypeObject: NSObject, Sendable {
    public let bloodType = HKBloodType.notSet
}
/// A person's skin, as it is known.
public final class HKFitzpatrickSkinTypeObject: NSObject, Sendable {
    public let skinType = HKFitzpatrickSkinType.notSet
}
/// Whether a person sits in a wheelchair, as it is known.
public final class HKWheelchairUseObject: NSObject, Sendable {
    public let wheelchairUse = HKWheelchairUse.notSet
}

/// How somebody's rings are counted, as it is known.
public final class HKActivityMoveModeObject: NSObject, Sendable {
    public let activityMoveMode = HKActivityMoveMode.activeEnergy
}

extension HKObjectType {
    public class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    public class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }
}

extension HKHealthStore {
    // What nobody has allowed to read ends with the error, as on a phone.

    /// - Throws: `errorAuthorizationDenied`, always, as the others.
    public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorAuthorizationDenied) }
    public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorAuthorizationDenied) }
    public func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorAuthorizationDenied) }
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorAuthorizationDenied) }
    public func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError(.errorAuthorizationDenied) }
    public func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorAuthorizationDenied) }

    public func add(
        _ samples: [HKSample],
        to workout: HKWorkout,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    /// `unnecessary` always: each request is refused, whether or not a person is asked.
    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unnecessary, nil) }
    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }
    public func disableBackgroundDelivery(
        for type: HKObjectType,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    public func supportsHealthRecords() -> Bool { false }
}

/// Whether a person has still to be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }

/// The rings of a day.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}  // As its superclass.

public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"

extension HKHealthStore {
    /// Asks for single things that a person may show: none is.
    public func requestPerObjectReadAuthorization(
        for objectType: HKObjectType,
        predicate: NSPredicate?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorAuthorizationDenied)) }
    public func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws {
        throw HKError(.errorAuthorizationDenied)
    }
    public func recalibrateEstimates(sampleType: HKSampleType, date: Date) async throws {
        throw HKError(.errorAuthorizationDenied)
    }
    public func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    public func handleAuthorizationForExtension() async throws { throw HKError(.errorAuthorizationDenied) }
    public func disableAllBackgroundDelivery() async throws {}
    public func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    @available(*, deprecated)
    public func splitTotalEnergy(
        _ totalEnergy: HKQuantity,
        start startDate: Date,
        end endDate: Date,
        resultsHandler: @escaping @Sendable (HKQuantity?, HKQuantity?, (any Error)?) -> Void
    ) { resultsHandler(nil, nil, HKError(.errorAuthorizationDenied)) }
}

extension Notification.Name {
    /// The person likes other units now: nobody does.
    public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}
