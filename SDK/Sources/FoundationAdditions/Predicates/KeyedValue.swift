import AuthorRuntime
import Foundation

/// An object that knows its values by their names otherwise than by properties of its class.
public protocol KeyedObject: AnyObject {
    /// The value of that name.
    func keyedValue(forKey key: String) -> Any?
}

/// Values that are known by names, and how they compare.
enum KeyedValue {
    /// A value of an object, a dictionary, or of each member of a collection; `@count` is how many it has.
    static func value(of owner: Any?, forKey key: String) -> Any? {
        let owner = plain(owner)
        if key == "self" || key == "SELF" { return owner }
        if let members = members(of: owner) {
            return key == "@count" ? members.count : members.map { value(of: $0, forKey: key) }
        }
        switch owner {
        case let object as any KeyedObject: return object.keyedValue(forKey: key)
        case let dictionary as [AnyHashable: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary[key]
        case nil: return nil
        case let value?: return stored(key, in: value)
        }
    }

    /// A property: what its class's names tell, or one that is stored.
    private static func stored(_ key: String, in value: Any) -> Any? {
        if let object = value as? NSObject {
            if case .answered(let own) = AuthorNames.shared.send(Selector(key), to: object) { return own }
            if let own = (object as? any DocumentedKeys)?.documented(key) { return own }
        }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let own = mirror {
            if let child = own.children.first(where: { $0.label == key }) { return child.value }
            mirror = own.superclassMirror
        }
        fatalError(
            "[<\(String(reflecting: type(of: value)))>]: this class is not key value coding-compliant for the key \(key)."
        )
    }

    /// The members of a collection; nil for anything else, a dictionary too.
    static func members(of value: Any?) -> [Any?]? {
        switch plain(value) {
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as NSOrderedSet: set.map { $0 }
        case let list as [Any?]: list
        case let set as Set<AnyHashable>: set.map { $0.base }
        default: nil
        }
    }

    /// Without optionals and Foundation's classes for what Swift has.
    static func plain(_ value: Any?) -> Any? {
        switch value {
        case nil, is NSNull: return nil
        case let text as NSString: return text as String
        case let date as NSDate: return date as Date
        case let value?:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return value }
            return mirror.children.first.flatMap { plain($0.value) }
        }
    }

    private static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let number as any BinaryInteger: Int64(exactly: number).map { NSNumber(value: $0) }
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        default: nil
        }
    }

    static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        let (one, other) = (plain(one), plain(other))
        guard let one, let other else { return one == nil && other == nil }
        if let one = number(one), let other = number(other) { return one.compare(other) == .orderedSame }
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
        return one == other
    }

    /// The order of two numbers, texts or dates; nothing comes before something, and nil for what has no order.
    static func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
        switch (plain(one), plain(other)) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let one as String, let other as String): return one.compare(other)
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one, let other):
            guard let one = number(one), let other = number(other) else { return nil }
            return one.compare(other)
        }
    }
}
