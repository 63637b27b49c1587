import Foundation

/// A store's file: a property list of all objects that were saved, written whole and at once.
///
/// Values that Core Data takes are kept: texts, numbers, dates, bytes, UUIDs, URLs, decimals, what can be coded, and
/// relationships by the ids of their objects. An object of another kind is left out, and a line says so.
struct StoreFile {
    private let file: ObjectFile

    init(url: URL) { file = ObjectFile(url: url) }

    var stamp: ObjectFile.Stamp? { file.stamp }

    /// An object as the file has it.
    struct Entry {
        let id: String
        let entity: String
        /// How often it was saved.
        let version: Int
        fileprivate let values: [String: Any]

        /// Its values by their names.
        ///
        /// - Parameter objects: those that relationships lead to, by their ids.
        func values(among objects: [String: NSManagedObject]) -> [String: Any] {
            values.reduce(into: [:]) { found, value in
                found[value.key] = StoredValue.decode(value.value, of: "\(entity).\(value.key)", objects: objects)
            }
        }

        /// Whether it has this value under a name.
        func has(_ value: Any?, forKey key: String) -> Bool {
            func bytes(_ stored: Any?) -> Data? {
                stored.flatMap {
                    try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
                }
            }
            return bytes(value.flatMap { StoredValue.encode($0, of: key) }) == bytes(values[key])
        }
    }

    /// What the file has; see ``ObjectFile/read()``.
    func read() throws -> [Entry] {
        try file.read().objects.compactMap { entry in
            guard let id = entry["id"] as? String, let name = entry["entity"] as? String else { return nil }
            let values = entry["values"] as? [String: Any] ?? [:]
            return Entry(id: id, entity: name, version: entry["version"] as? Int ?? 0, values: values)
        }
    }

    /// Writes the objects in place of what was there.
    func write(_ objects: [NSManagedObject]) throws {
        let entries = objects.map { object -> [String: Any] in
            let values = object.primitiveValues.compactMap { key, value in
                StoredValue.encode(value, of: "\(object.entity.name ?? "").\(key)").map { (key, $0) }
            }
            return [
                "id": object.objectID.number, "entity": object.entity.name ?? "", "version": object.version,
                "values": Dictionary(values, uniquingKeysWith: { $1 }),
            ]
        }
        try file.write(ObjectFile.Content(objects: entries))
    }

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try file.locked(body) }
}

/// A value of an object as a property list has it: its kind, and what it is.
private enum StoredValue {
    static func encode(_ value: Any, of name: String) -> [String: Any]? {
        switch value {
        case let text as String: return ["text": text]
        case let date as Date: return ["date": date]
        case let date as NSDate:
            return ["nsdate": Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)]
        case let data as Data: return ["data": data]
        case let id as UUID: return ["uuid": id.uuidString]
        case let url as URL: return ["url": url.absoluteString]
        case let decimal as NSDecimalNumber: return ["decimal": decimal.stringValue]
        case let flag as Bool where type(of: value) == Bool.self: return ["bool": flag]
        case let number as any FixedWidthInteger:
            return ["\(type(of: number))": NSNumber(value: Int64(clamping: number))]
        case let number as Double: return ["Double": number]
        case let number as Float: return ["Float": Double(number)]
        case let number as NSNumber: return ["number": number]
        case let object as NSManagedObject: return ["object": object.objectID.number]
        case let set as Set<NSManagedObject>: return ["set": ids(Array(set)).sorted()]
        case let set as NSOrderedSet: return ["ordered": ids(set.array)]
        case let set as NSSet where set.allObjects is [NSManagedObject]: return ["set": ids(set.allObjects).sorted()]
        case let coded as any NSCoding:
            guard let data = try? NSKeyedArchiver.archivedData(withRootObject: coded, requiringSecureCoding: false)
            else {
                break
            }
            return ["coded": data]
        default: if PropertyListSerialization.propertyList(value, isValidFor: .binary) { return ["list": value] }
        }
        print("Core Data: \(name) is a \(type(of: value)), which is not kept")
        return nil
    }

    private static func ids(_ objects: [Any]) -> [String] {
        objects.compactMap { ($0 as? NSManagedObject)?.objectID.number }
    }

    static func decode(_ stored: Any, of name: String, objects: [String: NSManagedObject]) -> Any? {
        guard let (kind, value) = (stored as? [String: Any])?.first else { return nil }
        func members() -> [NSManagedObject] { (value as? [String] ?? []).compactMap { objects[$0] } }
        switch kind {
        case "nsdate":
            return (value as? Date).map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        case "uuid": return (value as? String).flatMap(UUID.init(uuidString:))
        case "url": return (value as? String).flatMap(URL.init(string:))
        case "decimal": return (value as? String).map { NSDecimalNumber(string: $0) }
        case "object": return (value as? String).flatMap { objects[$0] }
        case "ordered": return NSOrderedSet(array: members())
        case "set": return NSSet(array: members())
        case "coded":
            guard let data = value as? Data else { return nil }
            do {
                return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
            } catch {
                print("Core Data: \(name) cannot be decoded, and is nil: \(error.localizedDescription)")
                return nil
            }
        case "Float": return (value as? NSNumber).map(\.floatValue)
        case "Double": return (value as? NSNumber).map(\.doubleValue)
        case "bool": return (value as? NSNumber).map(\.boolValue)
        case "text", "date", "data", "list": return value
        default: return (value as? NSNumber).map { integer($0, kind) }
        }
    }

    private static func integer(_ number: NSNumber, _ kind: String) -> Any {
        switch kind {
        case "Int16": number.int16Value
        case "Int32": number.int32Value
        case "Int64": number.int64Value
        case "Int": number.intValue
        default: number
        }
    }
}
