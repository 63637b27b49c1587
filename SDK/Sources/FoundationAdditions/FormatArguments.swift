public import Foundation

// What `String(format:)` takes for %@ on Apple's platforms, where every object can be one.

extension NSNumber: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] {
        // Foundation on Linux writes a truth as "true"; Apple's writes 1.
        encodedObject(objCType.pointee == UInt8(ascii: "c") ? stringValue as NSString : self)
    }
}

extension NSArray: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

extension NSDictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

extension Thread: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

/// A list that is given as one argument is written as an object, also where an author meant its values
/// (`String(format: text, arguments)`).
extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(NSArray(array: self).description as NSString) }
}

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

extension NSURL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(absoluteString as NSString) }
}

extension NSUUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(uuidString as NSString) }
}

extension NSData: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { (self as Data)._cVarArgEncoding }
}

extension NSSet: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

extension NSNull: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject("<null>" as NSString) }
}

extension NSError: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

extension NSAttributedString: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

/// As predicates are given them: `habit.id as CVarArg`.
extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(uuidString as NSString) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(description as NSString) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { encodedObject(absoluteString as NSString) }
}

extension Data: @retroactive CVarArg {
    /// As an iPhone writes it: `{length = 2, bytes = 0x01ff}`.
    public var _cVarArgEncoding: [Int] {
        let bytes = prefix(24).map { String(format: "%02x", $0) }.joined() + (count > 24 ? " ... " : "")
        return encodedObject("{length = \(count), bytes = 0x\(bytes)}" as NSString)
    }
}

/// The object's address. The list of arguments does not own it, and is read after this: it stays for good, a few bytes
/// of a line that is written.
private func encodedObject(_ object: NSObject) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
}
