public import Foundation
public import FoundationAdditions

/// An attribute or a relationship of an entity, as an author's code describes it.
open class NSPropertyDescription: NSObject {
    /// The entity that it is of; one without a name until it is one's.
    open internal(set) var entity: NSEntityDescription {
        get { owner ?? nobody }
        set { owner = newValue }
    }
    private weak var owner: NSEntityDescription?
    private lazy var nobody = NSEntityDescription()
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var isIndexedBySpotlight = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []

    public override init() {}

    /// What a model of Xcode's says of its values.
    private(set) var rules: [ValidationRule] = []
    func setRules(_ rules: [ValidationRule]) { self.rules = rules }

    /// Sets what a value has to be when a context is saved.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?,
        withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }
}

/// An attribute.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
    open var attributeValueClassName: String?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false
    open var allowsCloudEncryption = false

    /// Its kind, as iOS 15 names it.
    public var type: AttributeType {
        get { AttributeType(rawValue: attributeType) }
        set { attributeType = newValue.rawValue }
    }

    /// A kind of value, as iOS 15 names it.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: NSAttributeType
        public init(rawValue: NSAttributeType) { self.rawValue = rawValue }
        public static let undefined = Self(rawValue: .undefinedAttributeType)
        public static let integer16 = Self(rawValue: .integer16AttributeType)
        public static let integer32 = Self(rawValue: .integer32AttributeType)
        public static let integer64 = Self(rawValue: .integer64AttributeType)
        public static let decimal = Self(rawValue: .decimalAttributeType)
        public static let double = Self(rawValue: .doubleAttributeType)
        public static let float = Self(rawValue: .floatAttributeType)
        public static let string = Self(rawValue: .stringAttributeType)
        public static let boolean = Self(rawValue: .booleanAttributeType)
        public static let date = Self(rawValue: .dateAttributeType)
        public static let binaryData = Self(rawValue: .binaryDataAttributeType)
        public static let uuid = Self(rawValue: .UUIDAttributeType)
        public static let uri = Self(rawValue: .URIAttributeType)
        public static let transformable = Self(rawValue: .transformableAttributeType)
        public static let objectID = Self(rawValue: .objectIDAttributeType)
        public static let composite = Self(rawValue: .compositeAttributeType)
    }
}

/// An attribute that Core Data would compute; it is kept as any other here.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    open var derivationExpression: ValueExpression?
    open var filterPredicate: NSPredicate?
}

/// An attribute of attributes.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    open var elements: [NSAttributeDescription] = []
}

/// A relationship.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}

/// What a fetch of dictionaries computes.
open class NSExpressionDescription: NSPropertyDescription {
    open var expression: ValueExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// Its kind, as iOS 15 names it.
    public var resultType: NSAttributeDescription.AttributeType {
        get { .init(rawValue: expressionResultType) }
        set { expressionResultType = newValue.rawValue }
    }
}

/// A fetch of an object's own; nothing asks it here.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// An index, of which a store in memory has none.
open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
    }
}

/// A property of an index.
open class NSFetchIndexElementDescription: NSObject {
    public let property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    open var propertyName: String? { property?.name }

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }
}

/// How an index is ordered.
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// What kind of value an attribute has.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
    case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
    case stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200
    case transformableAttributeType = 1800, objectIDAttributeType = 2000, compositeAttributeType = 2100
}

/// What becomes of the objects of a relationship when theirs is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
