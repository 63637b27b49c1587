// Core Foundation's names for Foundation's classes, which are toll-free bridged where both exist.

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFBoolean = NSNumber
public typealias CFTypeRef = AnyObject

/// A result code; 0 is success.
public typealias OSStatus = Int32
