public import Foundation

// Which of Core Foundation's types an object is of. Numbers of our own: nobody may keep them.

/// A type's number.
public typealias CFTypeID = UInt
/// An object of any of them.
public typealias CFTypeRef = AnyObject

/// The number of an object's type; 0 for one of none of them.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case let number as NSNumber: String(describing: type(of: number)) == "__NSCFBoolean" ? 2 : 3
    case is NSString: 1
    case is NSArray: 4
    case is NSDictionary: 5
    case is NSData: 6
    case is NSDate: 7
    case is NSURL: 8
    case is NSSet: 9
    case is NSNull: 10
    default: 0
    }
}

/// Of texts.
public func CFStringGetTypeID() -> CFTypeID { 1 }
/// Of `true` and `false`.
public func CFBooleanGetTypeID() -> CFTypeID { 2 }
/// Of other numbers.
public func CFNumberGetTypeID() -> CFTypeID { 3 }
/// Of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 4 }
/// Of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 5 }
/// Of data.
public func CFDataGetTypeID() -> CFTypeID { 6 }
/// Of dates.
public func CFDateGetTypeID() -> CFTypeID { 7 }
/// Of URLs.
public func CFURLGetTypeID() -> CFTypeID { 8 }
/// Of sets.
public func CFSetGetTypeID() -> CFTypeID { 9 }
/// Of what stands for nothing.
public func CFNullGetTypeID() -> CFTypeID { 10 }

// Keys of an Info.plist, where a program is described.

/// The program's name.
public var kCFBundleExecutableKey: CFString { "CFBundleExecutable" }
/// The bundle id.
public var kCFBundleIdentifierKey: CFString { "CFBundleIdentifier" }
/// The build's number.
public var kCFBundleVersionKey: CFString { "CFBundleVersion" }
/// The bundle's short name.
public var kCFBundleNameKey: CFString { "CFBundleName" }
/// The language of development.
public var kCFBundleDevelopmentRegionKey: CFString { "CFBundleDevelopmentRegion" }
/// The version of an Info.plist.
public var kCFBundleInfoDictionaryVersionKey: CFString { "CFBundleInfoDictionaryVersion" }
/// The languages.
public var kCFBundleLocalizationsKey: CFString { "CFBundleLocalizations" }

/// How a number is kept (CFNumber: CFNumberType).
public struct CFNumberType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let sInt8Type = Self(rawValue: 1), sInt16Type = Self(rawValue: 2), sInt32Type = Self(rawValue: 3)
    public static let sInt64Type = Self(rawValue: 4), float32Type = Self(rawValue: 5), float64Type = Self(rawValue: 6)
    public static let charType = Self(rawValue: 7), shortType = Self(rawValue: 8), intType = Self(rawValue: 9)
    public static let longType = Self(rawValue: 10), longLongType = Self(rawValue: 11), floatType = Self(rawValue: 12)
    public static let doubleType = Self(rawValue: 13), cfIndexType = Self(rawValue: 14)
    public static let nsIntegerType = Self(rawValue: 15), cgFloatType = Self(rawValue: 16)
}

/// How a number is kept: its `objCType` says it.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch number.map({ String(cString: $0.objCType) }) {
    case "c", "C", "B": .charType
    case "s", "S": .sInt16Type
    case "i", "I": .sInt32Type
    case "f": .float32Type
    case "d": .float64Type
    default: .sInt64Type
    }
}

/// Whether a number has decimal places, or could have.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}
