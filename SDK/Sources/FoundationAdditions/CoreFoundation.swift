public import Foundation

// Core Foundation's names, as author code spells them; Foundation on Linux has the classes alone.

/// A string.
public typealias CFString = NSString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// An array.
public typealias CFArray = NSArray
/// A number.
public typealias CFNumber = NSNumber
/// A piece of data.
public typealias CFData = NSData
/// A piece of data that can be added to.
public typealias CFMutableData = NSMutableData
/// A URL.
public typealias CFURL = NSURL

/// An error.
public typealias CFError = NSError
/// Who gives memory; nil, as everybody passes it, is the only one.
public final class CFAllocator: Sendable {
    private init() {}
}
/// The usual one.
public let kCFAllocatorDefault: CFAllocator? = nil
/// Bits that mean something each.
public typealias CFOptionFlags = UInt

/// A place, or how many.
public typealias CFIndex = Int
/// Places one after the other.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// A text whose parts look differently.
public typealias CFAttributedString = NSAttributedString
/// One that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// - Parameter attributes: by their names.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator?,
    _ str: CFString!,
    _ attributes: CFDictionary!
) -> CFAttributedString! {
    var looks: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
        if let name = key as? String ?? (key as? NSAttributedString.Key)?.rawValue {
            looks[NSAttributedString.Key(name)] = value
        }
    }
    return NSAttributedString(string: str as String, attributes: looks)
}
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string as NSString }
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableAttributedString! {
    NSMutableAttributedString(string: "")
}
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!,
    _ range: CFRange,
    _ replacement: CFString!
) {
    aStr.replaceCharacters(
        in: NSRange(location: range.location, length: range.length),
        with: replacement as String
    )
}
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!,
    _ range: CFRange,
    _ attrName: CFString!,
    _ value: Any!
) {
    let range = NSRange(location: range.location, length: range.length)
    let name = NSAttributedString.Key(attrName as String)
    if let value {
        aStr.addAttribute(name, value: value, range: range)
    } else {
        aStr.removeAttribute(name, range: range)
    }
}

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
/// An array's value, held for as long as the process runs.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passRetained(theArray.object(at: idx) as AnyObject).toOpaque())
}

/// A unit of UTF-16.
public typealias UniChar = UInt16

/// An `OSStatus` of what went well.
public let noErr: Int32 = 0

/// A chain of certificates that is to be judged. A load asks for no such judgement here, since curl checks servers.
public final class SecTrust: Sendable {
    /// DER of each, the server's own first.
    package let certificates: [Data]

    /// Whether the authorities that the phone trusts answer for it.
    package let isTrusted: Bool

    package init(_ certificates: [Data], isTrusted: Bool = false) {
        self.certificates = certificates
        self.isTrusted = isTrusted
    }
}

/// A dictionary's value, held for as long as the process runs; nil for none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    return theDict.object(forKey: key).map { UnsafeRawPointer(Unmanaged.passRetained($0 as AnyObject).toOpaque()) }
}

/// A dictionary's value, held for as long as the process runs.
///
/// - Returns: whether there is one.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!,
    _ key: UnsafeRawPointer!,
    _ value: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// A name that nothing else has.
public final class CFUUID: NSObject, Sendable {
    let uuid: UUID
    init(_ uuid: UUID) { self.uuid = uuid }
}

public func CFUUIDCreate(_ alloc: AnyObject?) -> CFUUID! { CFUUID(UUID()) }
public func CFUUIDCreateString(_ alloc: AnyObject?, _ uuid: CFUUID!) -> NSString! { uuid.uuid.uuidString as NSString }
public func CFUUIDCreateFromString(_ alloc: AnyObject?, _ uuidStr: NSString!) -> CFUUID! {
    UUID(uuidString: uuidStr as String).map { CFUUID($0) }
}

extension CGRect {
    /// The rectangle as a dictionary of `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: [
            "X": NSNumber(value: Double(origin.x)), "Y": NSNumber(value: Double(origin.y)),
            "Width": NSNumber(value: Double(size.width)), "Height": NSNumber(value: Double(size.height)),
        ])
    }

    /// The rectangle that ``dictionaryRepresentation`` tells; nil for any other dictionary.
    public init?(dictionaryRepresentation: CFDictionary) {
        func number(_ key: String) -> Double? { (dictionaryRepresentation[key] as? NSNumber)?.doubleValue }
        guard let x = number("X"), let y = number("Y"), let width = number("Width"), let height = number("Height")
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

/// Runs a block.
///
/// There are no autoreleased objects here.
public func autoreleasepool<Value>(invoking body: () throws -> Value) rethrows -> Value {
    try body()
}

/// What an error says.
public func CFErrorCopyDescription(_ err: CFError) -> NSString { err.localizedDescription as NSString }
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary { err.userInfo as NSDictionary }
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }
public func CFErrorGetDomain(_ err: CFError) -> NSString { err.domain as NSString }

/// How a path is written.
public enum CFURLPathStyle: Int, Sendable { case cfurlposixPathStyle = 0, cfurlhfsPathStyle, cfurlWindowsPathStyle }

/// The address of a file.
public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator?,
    _ filePath: CFString?,
    _ pathStyle: CFURLPathStyle,
    _ isDirectory: Bool
) -> CFURL? {
    guard let filePath, filePath.length > 0 else { return nil }
    return NSURL(fileURLWithPath: String(describing: filePath), isDirectory: isDirectory)
}

/// Nothing, as an object.
public var kCFNull: NSNull! { NSNull() }

/// An error of Core Foundation's, which is one of Foundation's.
public func CFErrorCreate(
    _ allocator: CFAllocator?,
    _ domain: CFString?,
    _ code: CFIndex,
    _ userInfo: CFDictionary?
) -> CFError {
    NSError(domain: domain.map { "\($0)" } ?? "", code: code, userInfo: userInfo as? [String: Any])
}
