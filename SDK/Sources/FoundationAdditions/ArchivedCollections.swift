public import Foundation

extension NSKeyedUnarchiver {
    /// An archived array whose members are of a class.
    ///
    /// - Throws: what the archive says; nil is no array.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type,
        from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }

    /// An archived array whose members are of some classes.
    ///
    /// - Throws: what the archive says; nil is no array.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: classes + [NSArray.self], from: data) as? [Any]
    }

    /// An archived dictionary whose keys and values are of two classes.
    ///
    /// - Throws: what the archive says; nil is no dictionary.
    public static func unarchivedDictionary<Key: NSObject & NSCoding & NSCopying, Value: NSObject & NSCoding>(
        ofKeyClass keyClass: Key.Type,
        objectClass: Value.Type,
        from data: Data
    ) throws -> [Key: Value]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, objectClass], from: data) as? [Key: Value]
    }
}
