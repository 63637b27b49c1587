import Foundation
import FoundationAdditions

/// A value as the store keeps it.
enum StoredValue: Hashable, Sendable {
    case text(String), integer(Int64), real(Double), flag(Bool), date(Date), data(Data)
    /// What can be coded, as a property list of one element.
    case coded(Data)
    /// What a transformer made.
    case transformed(Data, by: String)
    case one(String)
    case many([String])
}

// From a property's value and back to it.
extension StoredValue {
    /// nil for nothing.
    ///
    /// - Throws: `modelValidationFailure` for a value that cannot be kept, after a line that says which type it has.
    init?(_ value: Any, transformer: String?) throws {
        let value = Self.content(of: value)
        guard let value else { return nil }
        if let transformer {
            guard let data = ValueTransformer.named(NSValueTransformerName(transformer))?.data(of: value) else {
                throw Self.unkept("\(Swift.type(of: value)), which the transformer \(transformer) makes nothing of")
            }
            self = .transformed(data, by: transformer)
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let flag as Bool: self = .flag(flag)
        case let number as Double: self = .real(number)
        case let number as Int: self = .integer(Int64(number))
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let id as UUID: self = .text(id.uuidString)
        case let model as any PersistentModel: self = .one(model._$record.number)
        case let list as any ModelList:
            self = .many(list.models.filter { $0._$record.context != nil }.map(\._$record.number))
        case let value as any Encodable: self = .coded(try Self.coded(value))
        default: throw Self.unkept("\(Swift.type(of: value)), which is not Codable")
        }
    }

    /// The value that it is in a property of a type; nil where the type has changed and it is none.
    func value<Value>(_ type: Value.Type, in context: ModelContext?) -> Value? {
        switch self {
        case .text(let text):
            if let value = text as? Value { return value }
            return UUID(uuidString: text) as? Value
        case .integer(let number): return Int(number) as? Value
        case .real(let number): return number as? Value
        case .flag(let flag): return flag as? Value
        case .date(let date): return date as? Value
        case .data(let data): return data as? Value
        case .coded(let data):
            guard let coded = Self.contentType(of: Value.self) as? any Decodable.Type else { return nil }
            return Self.decoded(coded, data) as? Value
        case .transformed(let data, let name):
            return ValueTransformer.named(NSValueTransformerName(name))?.value(of: data) as? Value
        case .one(let number): return context?.object(number).flatMap { Self.holding([$0], Value.self) }
        case .many(let numbers): return Self.holding(numbers.compactMap { context?.object($0) }, Value.self)
        }
    }

    private static func coded<Content: Encodable>(_ value: Content) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode([value])
    }

    private static func decoded<Content: Decodable>(_ type: Content.Type, _ data: Data) -> Content? {
        do { return try PropertyListDecoder().decode([Content].self, from: data).first } catch {
            print("SwiftData: a \(type) of the store cannot be decoded: \(error)")
            return nil
        }
    }

    private static func unkept(_ what: String) -> SwiftDataError {
        print("SwiftData: nothing is saved, as a property is a \(what)")
        return .modelValidationFailure
    }
}

extension ValueTransformer {
    /// One that unarchives makes values of data; any other makes data of values.
    fileprivate func data(of value: Any) -> Data? {
        (self is NSSecureUnarchiveFromDataTransformer ? reverseTransformedValue(value) : transformedValue(value))
            as? Data
    }
    fileprivate func value(of data: Data) -> Any? {
        self is NSSecureUnarchiveFromDataTransformer ? transformedValue(data) : reverseTransformedValue(data)
    }
}

// What a type says of a property.
extension StoredValue {
    /// The class that a property's type leads to, if it is a relationship.
    static func destination(of type: Any.Type) -> ((any PersistentModel.Type)?, isToMany: Bool) {
        let content = contentType(of: type)
        if let list = content as? any ModelList.Type { return (list.element, true) }
        return (content as? any PersistentModel.Type, false)
    }

    /// The objects in a value of a relationship.
    static func objects(in value: Any) -> [any PersistentModel] {
        switch content(of: value) {
        case let list as any ModelList: list.models
        case let model as any PersistentModel: [model]
        default: []
        }
    }

    /// The value of a relationship with these objects; nil for none where it has to have one.
    static func holding<Value>(_ objects: [any PersistentModel], _ type: Value.Type) -> Value? {
        if let list = contentType(of: type) as? any ModelList.Type { return list.holding(objects) as? Value }
        return objects.first.map { $0 as? Value } ?? nothing(type)
    }

    /// What a property of a type has where nothing was set, nil for a type that has to have something.
    static func nothing<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any OptionalValue.Type { return optional.nothing as? Value }
        return (type as? any ModelList.Type)?.holding([]) as? Value
    }

    private static func contentType(of type: Any.Type) -> Any.Type {
        (type as? any OptionalValue.Type)?.contentType ?? type
    }

    private static func content(of value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.content
    }
}

private protocol OptionalValue {
    static var contentType: Any.Type { get }
    static var nothing: Self { get }
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate static var contentType: Any.Type { Wrapped.self }
    fileprivate static var nothing: Self { nil }
    fileprivate var content: Any? { map { $0 } }
}

/// Several objects of a class.
private protocol ModelList {
    static var element: any PersistentModel.Type { get }
    static func holding(_ objects: [any PersistentModel]) -> Self
    var models: [any PersistentModel] { get }
}

extension Array: ModelList where Element: PersistentModel {
    fileprivate static var element: any PersistentModel.Type { Element.self }
    fileprivate static func holding(_ objects: [any PersistentModel]) -> Self { objects.compactMap { $0 as? Element } }
    fileprivate var models: [any PersistentModel] { self }
}

extension Set: ModelList where Element: PersistentModel {
    fileprivate static var element: any PersistentModel.Type { Element.self }
    fileprivate static func holding(_ objects: [any PersistentModel]) -> Self {
        Set(objects.compactMap { $0 as? Element })
    }
    fileprivate var models: [any PersistentModel] { Array(self) }
}

// As the file has it: the kind and the value.
extension StoredValue {
    var propertyList: Any {
        switch self {
        case .text(let text): text
        case .integer(let number): ["integer": number]
        case .real(let number): ["real": number]
        case .flag(let flag): ["flag": flag]
        case .date(let date): date
        case .data(let data): data
        case .coded(let data): ["coded": data]
        case .transformed(let data, let name): ["transformed": data, "by": name]
        case .one(let number): ["one": number]
        case .many(let numbers): numbers
        }
    }

    init?(propertyList: Any) {
        switch propertyList {
        case let text as String: self = .text(text)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let numbers as [String]: self = .many(numbers)
        case let tagged as [String: Any]:
            if let number = tagged["integer"] as? NSNumber {
                self = .integer(number.int64Value)
            } else if let number = tagged["real"] as? NSNumber {
                self = .real(number.doubleValue)
            } else if let flag = tagged["flag"] as? NSNumber {
                self = .flag(flag.boolValue)
            } else if let data = tagged["coded"] as? Data {
                self = .coded(data)
            } else if let data = tagged["transformed"] as? Data, let name = tagged["by"] as? String {
                self = .transformed(data, by: name)
            } else if let number = tagged["one"] as? String {
                self = .one(number)
            } else {
                return nil
            }
        default: return nil
        }
    }
}
