public import Foundation

/// The rules of a model, which a save checks (NSManagedObject: validateForInsert()).
extension NSManagedObject {
    /// Checks a value against the rules of its property.
    ///
    /// - Throws: an error of Cocoa's, with the object and the key in it.
    func checkRules(of value: Any?, forKey key: String) throws {
        guard let property = entity.property(key), !property.isTransient, !(property is NSDerivedAttributeDescription)
        else { return }
        if let relationship = property as? NSRelationshipDescription {
            return try check(Self.objects(in: value), relationship)
        }
        guard let value, !(value is NSNull) else {
            if property.isOptional || property is NSFetchedPropertyDescription { return }
            throw failure(.validationMissingMandatoryProperty, key)
        }
        if let broken = property.rules.first(where: { !$0.holds(value) }) { throw failure(broken.code, key, value) }
        for (number, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warnings = property.validationWarnings
            throw failure(.managedObjectValidation, key, value, number < warnings.count ? warnings[number] : nil)
        }
    }

    private func check(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) throws {
        let key = relationship.name
        if objects.isEmpty {
            if relationship.isOptional { return }
            throw failure(
                relationship.isToMany ? .validationRelationshipLacksMinimumCount : .validationMissingMandatoryProperty,
                key
            )
        }
        guard relationship.isToMany else { return }
        if objects.count < relationship.minCount { throw failure(.validationRelationshipLacksMinimumCount, key) }
        if relationship.maxCount > 0, objects.count > relationship.maxCount {
            throw failure(.validationRelationshipExceedsMaximumCount, key)
        }
    }

    /// Checks all of its values.
    ///
    /// - Throws: the error of the value that is wrong, or `validationMultipleErrors` for several.
    func checkAllRules() throws {
        var errors: [any Error] = []
        for key in entity.propertiesByName.keys.sorted() {
            var value = primitiveValue(forKey: key)
            do { try validateValue(&value, forKey: key) } catch { errors.append(error) }
        }
        try Self.raise(errors)
    }

    /// Objects of a relationship that denies it are in the way of its deletion.
    func checkDenyingRules() throws {
        try Self.raise(
            entity.allRelationships.filter { relationship in
                relationship.deleteRule == .denyDeleteRule && related(by: relationship.name).contains { !$0.isDeleted }
            }.map { failure(.validationRelationshipDeniedDelete, $0.name) }
        )
    }

    static func raise(_ errors: [any Error]) throws {
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        throw CocoaError(.validationMultipleErrors, userInfo: [NSDetailedErrorsKey: errors])
    }

    private func failure(
        _ code: CocoaError.Code,
        _ key: String,
        _ value: Any? = nil,
        _ warning: Any? = nil
    ) -> CocoaError {
        var facts: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key]
        facts[NSValidationValueErrorKey] = value
        facts[NSLocalizedDescriptionKey] =
            warning as? String ?? "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)"
        return CocoaError(code, userInfo: facts)
    }
}

extension CocoaError.Code {
    public static let managedObjectValidation = Self(rawValue: NSManagedObjectValidationError)
    public static let validationMultipleErrors = Self(rawValue: NSValidationMultipleErrorsError)
    public static let validationMissingMandatoryProperty = Self(rawValue: NSValidationMissingMandatoryPropertyError)
    public static let validationRelationshipLacksMinimumCount = Self(
        rawValue: NSValidationRelationshipLacksMinimumCountError
    )
    public static let validationRelationshipExceedsMaximumCount = Self(
        rawValue: NSValidationRelationshipExceedsMaximumCountError
    )
    public static let validationRelationshipDeniedDelete = Self(rawValue: NSValidationRelationshipDeniedDeleteError)
    public static let validationNumberTooLarge = Self(rawValue: NSValidationNumberTooLargeError)
    public static let validationNumberTooSmall = Self(rawValue: NSValidationNumberTooSmallError)
    public static let validationDateTooLate = Self(rawValue: NSValidationDateTooLateError)
    public static let validationDateTooSoon = Self(rawValue: NSValidationDateTooSoonError)
    public static let validationInvalidDate = Self(rawValue: NSValidationInvalidDateError)
    public static let validationStringTooLong = Self(rawValue: NSValidationStringTooLongError)
    public static let validationStringTooShort = Self(rawValue: NSValidationStringTooShortError)
    public static let validationStringPatternMatching = Self(rawValue: NSValidationStringPatternMatchingError)
}

// For `catch CocoaError.validationMissingMandatoryProperty`.
extension CocoaError {
    public static var managedObjectValidation: Code { .managedObjectValidation }
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    public static var validationMissingMandatoryProperty: Code { .validationMissingMandatoryProperty }
    public static var validationRelationshipLacksMinimumCount: Code { .validationRelationshipLacksMinimumCount }
    public static var validationRelationshipExceedsMaximumCount: Code { .validationRelationshipExceedsMaximumCount }
    public static var validationRelationshipDeniedDelete: Code { .validationRelationshipDeniedDelete }
    public static var validationNumberTooLarge: Code { .validationNumberTooLarge }
    public static var validationNumberTooSmall: Code { .validationNumberTooSmall }
    public static var validationDateTooLate: Code { .validationDateTooLate }
    public static var validationDateTooSoon: Code { .validationDateTooSoon }
    public static var validationInvalidDate: Code { .validationInvalidDate }
    public static var validationStringTooLong: Code { .validationStringTooLong }
    public static var validationStringTooShort: Code { .validationStringTooShort }
    public static var validationStringPatternMatching: Code { .validationStringPatternMatching }
}

public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
