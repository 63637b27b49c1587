public import Foundation

// What Foundation on Linux has of single objects alone.
extension NSCoder {
    /// The array that was archived for a key; nil where it holds anything else.
    public func decodeArrayOfObjects<Element: NSObject & NSSecureCoding>(
        ofClass cls: Element.Type,
        forKey key: String
    ) -> [Element]? {
        decodeObject(of: [NSArray.self, cls], forKey: key) as? [Element]
    }

    /// The same of objects of several classes.
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
    }

    /// The dictionary that was archived for a key; nil where it holds anything else.
    public func decodeDictionary<Key: NSObject & NSSecureCoding, Value: NSObject & NSSecureCoding>(
        withKeysOfClass keyClass: Key.Type,
        objectsOfClass objectClass: Value.Type,
        forKey key: String
    ) -> [Key: Value]? {
        decodeObject(of: [NSDictionary.self, keyClass, objectClass], forKey: key) as? [Key: Value]
    }
}
