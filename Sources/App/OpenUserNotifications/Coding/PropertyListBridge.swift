import Foundation
import NotificationModel

/// A value of a `userInfo` that cannot travel, and where it stands.
struct UnencodableValue: Error, CustomStringConvertible {
    /// Such as `userInfo.order.delegate`.
    let path: String
    let typeName: String

    var description: String {
        "\(path) is a \(typeName); userInfo holds property-list values only: "
            + "strings, numbers, booleans, dates, data, null, and arrays and dictionaries of them"
    }
}

extension PropertyValue {
    /// The deepest nesting of arrays and dictionaries that travels.
    static let depthLimit = 128

    /// Takes over what an author put into a `userInfo`.
    ///
    /// - Throws: ``UnencodableValue`` for what is no property-list value.
    init(bridging value: Any, at path: String, depth: Int = 0) throws(UnencodableValue) {
        guard depth < Self.depthLimit else {
            throw UnencodableValue(path: path, typeName: "value nested deeper than \(Self.depthLimit) levels")
        }
        switch value {
        case is NSNull: self = .null
        case let text as String: self = .string(text)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let number as NSNumber: self = Self.number(number)
        case let list as [Any]:
            var elements: [PropertyValue] = []
            elements.reserveCapacity(list.count)
            for (index, element) in list.enumerated() {
                elements.append(try PropertyValue(bridging: element, at: "\(path)[\(index)]", depth: depth + 1))
            }
            self = .array(elements)
        case let members as [AnyHashable: Any]:
            self = .dictionary(try Self.members(of: members, at: path, depth: depth + 1))
        default:
            throw UnencodableValue(path: path, typeName: "\(type(of: value))")
        }
    }

    /// Takes over a whole `userInfo`.
    static func members(
        of dictionary: [AnyHashable: Any],
        at path: String,
        depth: Int = 0
    ) throws(UnencodableValue) -> [String: PropertyValue] {
        var members: [String: PropertyValue] = [:]
        members.reserveCapacity(dictionary.count)
        for (key, value) in dictionary {
            guard let name = key.base as? String else {
                throw UnencodableValue(path: "a key of \(path)", typeName: "\(type(of: key.base))")
            }
            members[name] = try PropertyValue(bridging: value, at: "\(path).\(name)", depth: depth)
        }
        return members
    }

    private static func number(_ number: NSNumber) -> PropertyValue {
        switch String(cString: number.objCType) {
        case "c", "B": .bool(number.boolValue)
        case "d", "f": .double(number.doubleValue)
        default:
            number.compare(NSNumber(value: Int64.max)) == .orderedDescending
                ? .double(number.doubleValue) : .integer(number.int64Value)
        }
    }

    /// What an author finds in a `userInfo`; numbers are `NSNumber`, so that `as? Int` and `as? Double` both work.
    var foundationValue: Any {
        switch self {
        case .null: NSNull()
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .double(let number): NSNumber(value: number)
        case .string(let text): text
        case .data(let data): data
        case .date(let date): date
        case .array(let elements): elements.map(\.foundationValue)
        case .dictionary(let members): members.mapValues(\.foundationValue)
        }
    }
}

extension [String: PropertyValue] {
    /// The dictionary as an author reads it.
    var userInfo: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [:]
        dictionary.reserveCapacity(count)
        for (name, value) in self { dictionary[name] = value.foundationValue }
        return dictionary
    }
}
