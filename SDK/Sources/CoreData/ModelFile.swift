import Foundation
import Synchronization

/// The file in which `carillon build` keeps what Xcode's model says: its entities, attributes and relationships, each
/// with the values that the model's own file has.
enum ModelFile {
    static let name = "Entities.plist"

    /// The entities of a compiled model; empty for one of another make.
    ///
    /// - Parameter url: a `.momd` folder, or a `.mom` file.
    static func entities(at url: URL) -> [NSEntityDescription] {
        let inner = url.appendingPathComponent(name)
        let file = FileManager.default.fileExists(atPath: inner.path) ? inner : url
        guard let data = FileManager.default.contents(atPath: file.path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let entries = list["entities"] as? [[String: Any]]
        else { return [] }
        var made: [String: (entity: NSEntityDescription, values: [String: String])] = [:]
        var entities: [NSEntityDescription] = []
        for entry in entries {
            guard let values = entry["values"] as? [String: String], let name = values["name"], made[name] == nil else {
                continue
            }
            let entity = NSEntityDescription()
            entity.name = name
            // `.Item` is of the module that asks.
            entity.managedObjectClassName =
                values["representedClassName"]
                .map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "NSManagedObject"
            entity.isAbstract = values["isAbstract"] == "YES"
            entity.properties =
                (entry["attributes"] as? [[String: String]] ?? []).compactMap(attribute)
                + (entry["relationships"] as? [[String: String]] ?? []).compactMap(relationship)
            entity.uniquenessConstraints = entry["constraints"] as? [[String]] ?? []
            made[name] = (entity, values)
            entities.append(entity)
        }
        for entry in entries {
            guard let name = (entry["values"] as? [String: String])?["name"], let own = made[name] else { continue }
            for values in entry["relationships"] as? [[String: String]] ?? [] {
                guard
                    let relationship = own.entity.properties.first(where: { $0.name == values["name"] })
                        as? NSRelationshipDescription,
                    let destination = values["destinationEntity"].flatMap({ made[$0]?.entity })
                else { continue }
                relationship.destinationEntity = destination
                let other = values["inverseEntity"].flatMap { made[$0]?.entity } ?? destination
                relationship.inverseRelationship =
                    other.properties.first { $0.name == values["inverseName"] } as? NSRelationshipDescription
            }
        }
        for (entity, values) in made.values {
            if let parent = values["parentEntity"].flatMap({ made[$0]?.entity }) { parent.subentities.append(entity) }
        }
        return entities
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
        "Boolean": .booleanAttributeType, "String": .stringAttributeType, "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "Decimal": .decimalAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Object ID": .objectIDAttributeType, "Transformable": .transformableAttributeType,
    ]

    private static func attribute(_ values: [String: String]) -> NSAttributeDescription? {
        guard let name = values["name"] else { return nil }
        let attribute = values["derived"] == "YES" ? NSDerivedAttributeDescription() : NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = values["attributeType"].flatMap { types[$0] } ?? .undefinedAttributeType
        attribute.isOptional = values["optional"] == "YES"
        attribute.isTransient = values["transient"] == "YES"
        attribute.valueTransformerName = values["valueTransformerName"]
        attribute.allowsExternalBinaryDataStorage = values["allowsExternalBinaryDataStorage"] == "YES"
        attribute.defaultValue = defaultValue(values, attribute.attributeType)
        let rules = rules(values, attribute.attributeType)
        attribute.setRules(rules)
        return attribute
    }

    /// In the type that a class made of the model has for it.
    private static func defaultValue(_ values: [String: String], _ type: NSAttributeType) -> Any? {
        if type == .dateAttributeType {
            return values["defaultDateTimeInterval"].flatMap(Double.init).map(
                Date.init(timeIntervalSinceReferenceDate:)
            )
        }
        guard let text = values["defaultValueString"] else { return nil }
        let isScalar = values["usesScalarValueType"] == "YES"
        func number<Number>(_ value: Number?, _ boxed: (Number) -> NSNumber) -> Any? {
            isScalar ? value : value.map(boxed)
        }
        switch type {
        case .integer16AttributeType: return number(Int16(text), NSNumber.init(value:))
        case .integer32AttributeType: return number(Int32(text), NSNumber.init(value:))
        case .integer64AttributeType: return number(Int64(text), NSNumber.init(value:))
        case .doubleAttributeType: return number(Double(text), NSNumber.init(value:))
        case .floatAttributeType: return number(Float(text), NSNumber.init(value:))
        case .booleanAttributeType: return number(["YES", "1", "true"].contains(text), NSNumber.init(value:))
        case .stringAttributeType: return text
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    /// The limits of a value, with the code of the error that one beyond them is.
    private static func rules(_ values: [String: String], _ type: NSAttributeType) -> [ValidationRule] {
        let isText = type == .stringAttributeType
        func measure(_ value: Any) -> Double? { isText ? (value as? String).map { Double($0.count) } : double(value) }
        var rules: [ValidationRule] = []
        if let least = values["minValueString"].flatMap(Double.init) {
            rules.append(
                ValidationRule(code: isText ? .validationStringTooShort : .validationNumberTooSmall) { value in
                    measure(value).map { $0 >= least } ?? true
                }
            )
        }
        if let most = values["maxValueString"].flatMap(Double.init) {
            rules.append(
                ValidationRule(code: isText ? .validationStringTooLong : .validationNumberTooLarge) { value in
                    measure(value).map { $0 <= most } ?? true
                }
            )
        }
        if isText, let pattern = values["regularExpressionString"].flatMap({ try? NSRegularExpression(pattern: $0) }) {
            rules.append(
                ValidationRule(code: .validationStringPatternMatching) { value in
                    guard let text = value as? String else { return true }
                    let all = NSRange(text.startIndex..., in: text)
                    return pattern.rangeOfFirstMatch(in: text, range: all) == all
                }
            )
        }
        return rules
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(Int64(clamping: number))
        case let number as Double: number
        case let number as Float: Double(number)
        default: nil
        }
    }

    private static let deleteRules: [String: NSDeleteRule] = [
        "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
        "No Action": .noActionDeleteRule,
    ]

    private static func relationship(_ values: [String: String]) -> NSRelationshipDescription? {
        guard let name = values["name"] else { return nil }
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.isOptional = values["optional"] == "YES"
        relationship.isTransient = values["transient"] == "YES"
        relationship.isOrdered = values["ordered"] == "YES"
        relationship.minCount = values["minCount"].flatMap(Int.init) ?? 0
        relationship.maxCount = values["toMany"] == "YES" ? values["maxCount"].flatMap(Int.init) ?? 0 : 1
        relationship.deleteRule = values["deletionRule"].flatMap { deleteRules[$0] } ?? .noActionDeleteRule
        return relationship
    }
}

/// What a value has to be, and the error for one that is not.
struct ValidationRule {
    let code: CocoaError.Code
    let holds: (Any) -> Bool
}

/// The models that stores were opened with, so that a class finds its entity without a context.
enum KnownModels {
    /// `@unchecked`: the lock of the list guards it, and a model that is found does not change once a store is open.
    private struct Known: @unchecked Sendable {
        weak var model: NSManagedObjectModel?
    }

    private static let models = Mutex<[Known]>([])

    static func add(_ model: NSManagedObjectModel) {
        let known = Known(model: model)
        models.withLock { models in
            models.removeAll { $0.model == nil || $0.model === known.model }
            models.append(known)
        }
    }

    /// The entity whose objects are of a class, of the newest model that has one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        models.withLock { $0 }.reversed().lazy.compactMap { $0.model?.entity(of: type) }.first
    }
}

extension NSManagedObjectModel {
    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        guard type != NSManagedObject.self else { return nil }
        let name = String(describing: type)
        // A class of a framework may be named as one of the app's module.
        return entities.first { $0.type == type }
            ?? entities.first { $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name }
    }
}
