import Foundation

/// Members that code reads of an `AnyObject`, which the Objective-C runtime would look up: nil where it has none.
///
/// The rewriter turns `sender.tag` of a `sender: AnyObject` into `AnyObjectMembers(sender).tag`.
public struct AnyObjectMembers {
    public let object: AnyObject

    public init(_ object: AnyObject) { self.object = object }

    /// Nil for no object.
    public init?(_ object: AnyObject?) {
        guard let object else { return nil }
        self.object = object
    }

    /// What a dictionary has for the key; nil for any other object.
    ///
    /// The rewriter turns `userInfo["aps"]!["alert"]` of a dictionary of objects into
    /// `AnyObjectMembers(userInfo["aps"]!)["alert"]`.
    public subscript(key: String) -> Any? { (object as? [AnyHashable: Any])?[key] }

    /// What an array has at the place; nil for any other object, and behind the array's end.
    public subscript(index: Int) -> Any? {
        guard let array = object as? [Any], array.indices.contains(index) else { return nil }
        return array[index]
    }

    public var doubleValue: Double! { number?.doubleValue ?? (object as? NSString)?.doubleValue }
    public var floatValue: Float! { number?.floatValue ?? (object as? NSString)?.floatValue }
    public var integerValue: Int! { number?.intValue ?? (object as? NSString)?.integerValue }
    public var intValue: Int32! { number?.int32Value ?? (object as? NSString)?.intValue }
    public var boolValue: Bool! { number?.boolValue ?? (object as? NSString)?.boolValue }
    public var stringValue: String! { number?.stringValue }

    /// A text with more behind it; ends the process for what is no text, as Apple's runtime does.
    public func appending(_ text: String) -> String { own("stringByAppendingString:").appending(text) }
    public func appendingPathComponent(_ component: String) -> String {
        own("stringByAppendingPathComponent:").appendingPathComponent(component)
    }
    private func own(_ selector: String) -> NSString {
        guard let text = object as? NSString else {
            fatalError("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
        }
        return text
    }
    /// What an object has by a name, such as a key of a dictionary; nil for one that has no names.
    public func value(forKey key: String) -> Any? { named?.value(forKey: key) }
    /// What it has at the end of a path of names.
    public func value(forKeyPath keyPath: String) -> Any? { named?.value(forKeyPath: keyPath) }
    private var named: NSObject? {
        if let dictionary = object as? [AnyHashable: Any] { return NSDictionary(dictionary: dictionary) }
        if let list = object as? [Any] { return NSArray(array: list) }
        return object as? NSObject
    }

    /// How many things a collection has.
    public var count: Int! {
        (object as? [Any])?.count ?? (object as? [AnyHashable: Any])?.count ?? (object as? Set<AnyHashable>)?.count
    }
    /// How long a text or some data is.
    public var length: Int! { (object as? NSString)?.length ?? (object as? NSData)?.length }
    public var lowercased: String! { (object as? NSString)?.lowercased }
    public var uppercased: String! { (object as? NSString)?.uppercased }
    public func components(separatedBy separator: String) -> [String] {
        own("componentsSeparatedByString:").components(separatedBy: separator)
    }
    public func isEqual(_ other: Any?) -> Bool {
        guard let other else { return false }
        return (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject)
    }

    private var number: NSNumber? { object as? NSNumber }
}
