public import Foundation

/// An amount.
public final class HKQuantity: NSObject, NSCopying, Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    public func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimensions == self.unit.dimensions }

    /// The amount in another unit; one of another kind ends the process, as on a phone.
    public func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            fatalError("HKQuantity: \(self.unit.unitString) cannot be converted to \(unit.unitString)")
        }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    /// Itself: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override var description: String { "\(value) \(unit.unitString)" }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return other.doubleValue(for: unit) == value
    }
    public override var hash: Int { unit.dimensions.hashValue }

    /// Which is more; another kind ends the process, as on a phone.
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
    }
}

/// Something that is known.
open class HKObject: NSObject, @unchecked Sendable {  // Its state does not change.
    public let uuid = UUID()
    public let metadata: [String: Any]?
    /// What measured it, as whoever made it says.
    public let device: HKDevice?

    init(metadata: [String: Any]?, device: HKDevice? = nil) { (self.metadata, self.device) = (metadata, device) }
}

/// Something that is known of a time.
open class HKSample: HKObject, @unchecked Sendable {  // As an object: what it adds does not change.
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    /// Whether its end is not known.
    public var hasUndeterminedDuration: Bool { endDate == .distantFuture }

    init(type: HKSampleType, start: Date, end: Date, device: HKDevice? = nil, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }
}

/// An amount of a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {  // As a sample.
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    /// Of how many amounts it is made.
    open var count: Int { 1 }

    public convenience init(
        type: HKQuantityType,
        quantity: HKQuantity,
        start: Date,
        end: Date,
        metadata: [String: Any]? = nil
    ) { self.init(type: type, quantity: quantity, start: start, end: end, device: nil, metadata: metadata) }
    public init(
        type: HKQuantityType,
        quantity: HKQuantity,
        start: Date,
        end: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (quantityType, self.quantity) = (type, quantity)
        super.init(type: type, start: start, end: end, device: device, metadata: metadata)
    }
}

/// A value of a time.
public final class HKCategorySample: HKSample, @unchecked Sendable {  // As a sample.
    public let categoryType: HKCategoryType
    public let value: Int

    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.init(type: type, value: value, start: start, end: end, device: nil, metadata: metadata)
    }
    public init(
        type: HKCategoryType,
        value: Int,
        start: Date,
        end: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: start, end: end, device: device, metadata: metadata)
    }
}
