public import Foundation
import Synchronization

/// Names a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
    public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
}

/// Makes one value of another, and back.
open class ValueTransformer: NSObject, @unchecked Sendable {  // It has no state of its own.
    private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    public override init() {}

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registered.withLock { $0[name] = transformer }
    }
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        registered.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
    }
    /// The transformer that was registered under a name; nil when none was.
    public static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        registered.withLock { $0[name] }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Keeps objects as archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// What an archive may hold at its top.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }
    open override class func allowsReverseTransformation() -> Bool { true }
    open override class func transformedValueClass() -> AnyClass { NSData.self }

    /// An archive's object; nil where it holds none of the classes that are allowed.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        let classes = Self.allowedTopLevelClasses
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }
}
