/// A pointer that Objective-C hands an object back through; here, where nothing is autoreleased, one like any other.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
