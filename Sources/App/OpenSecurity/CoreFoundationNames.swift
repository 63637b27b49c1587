// Core Foundation's names for Foundation's classes, which are toll-free bridged where both exist.

/// Text, as Core Foundation names it.
public typealias CFString = NSString
/// Bytes, as Core Foundation names them.
public typealias CFData = NSData
/// A dictionary, as Core Foundation names it.
public typealias CFDictionary = NSDictionary
/// True or false, as Core Foundation names it.
public typealias CFBoolean = NSNumber
/// Any object, as Core Foundation names it.
public typealias CFTypeRef = AnyObject

/// A result code; 0 is success.
public typealias OSStatus = Int32
