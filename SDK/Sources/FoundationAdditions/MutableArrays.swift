public import Foundation

// Arrays as Core Foundation has them, of objects: what is put in and taken out is a pointer to one.

public typealias CFMutableArray = NSMutableArray

/// How values are held; objects alone are held here.
public struct CFArrayCallBacks: Sendable {
    public init() {}
}
public let kCFTypeArrayCallBacks = CFArrayCallBacks()

private func object(_ value: UnsafeRawPointer!) -> Any {
    Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue()
}

public func CFArrayCreateMutable(
    _ allocator: CFAllocator?,
    _ capacity: CFIndex,
    _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! { NSMutableArray() }
public func CFArrayCreateMutableCopy(
    _ allocator: CFAllocator?,
    _ capacity: CFIndex,
    _ theArray: CFArray!
) -> CFMutableArray! { NSMutableArray(array: theArray.map { $0 }) }
public func CFArrayCreateCopy(_ allocator: CFAllocator?, _ theArray: CFArray!) -> CFArray! {
    NSArray(array: theArray.map { $0 })
}
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) { theArray.add(object(value)) }
/// Nothing is put where the array has no place.
public func CFArrayInsertValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!) {
    guard (0...theArray.count).contains(idx) else { return }
    theArray.insert(object(value), at: idx)
}
public func CFArraySetValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!) {
    if idx == theArray.count { return theArray.add(object(value)) }
    guard (0..<theArray.count).contains(idx) else { return }
    theArray.replaceObject(at: idx, with: object(value))
}
public func CFArrayRemoveValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) {
    guard (0..<theArray.count).contains(idx) else { return }
    theArray.removeObject(at: idx)
}
public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray.removeAllObjects() }
