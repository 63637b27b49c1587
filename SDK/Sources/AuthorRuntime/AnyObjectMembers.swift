import Foundation

/// Members that code reads of an `AnyObject`, which the Objective-C runtime would look up: nil where it has none.
///
/// The rewriter turns `sender.tag` of a `sender: AnyObject` into `AnyObjectMembers(sender).tag`.
public struct AnyObjectMembers {
    public let object: AnyObject

    public init(_ object: AnyObject) { self.object = object }

    public var doubleValue: Double! { number?.doubleValue ?? (object as? NSString)?.doubleValue }
    public var floatValue: Float! { number?.floatValue ?? (object as? NSString)?.floatValue }
    public var integerValue: Int! { number?.intValue ?? (object as? NSString)?.integerValue }
    public var intValue: Int32! { number?.int32Value ?? (object as? NSString)?.intValue }
    public var boolValue: Bool! { number?.boolValue ?? (object as? NSString)?.boolValue }
    public var stringValue: String! { number?.stringValue }

    private var number: NSNumber? { object as? NSNumber }
}
