import Foundation

/// Makes an object one of another class from here on (Objective-C runtime: object_setClass).
///
/// Apps do that to `Bundle.main`, so that its texts come in a language that was chosen in the app. The class has to be a subclass of
/// the object's, without stored properties of its own, as Objective-C asks: of another the object stays what it is, and a line on
/// standard error says so.
///
/// - Returns: what it was; nil where there is no object.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = obj.map({ $0 as AnyObject }) else { return nil }
    let old: AnyClass = type(of: object)
    guard old != cls else { return old }
    guard isSubclass(cls, of: old) || isSubclass(old, of: cls), instanceSize(cls) == instanceSize(old) else {
        let why = "which is no subclass of it or has properties of its own"
        FileHandle.standardError.write(Data("object_setClass: a \(old) cannot become a \(cls), \(why)\n".utf8))
        return old
    }
    // An object begins with its class (Swift's ABI: "Heap Objects").
    let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: metadata, as: UnsafeRawPointer.self)
    return old
}

private func isSubclass(_ one: AnyClass, of other: AnyClass) -> Bool {
    var next: AnyClass? = one
    while let current = next {
        if current == other { return true }
        next = _getSuperclass(current)
    }
    return false
}

/// The bytes of an object, which a class's metadata says behind its kind, its superclass, its flags and where objects begin
/// (Swift's ABI: "Class Metadata", without Objective-C).
private func instanceSize(_ cls: AnyClass) -> UInt32 {
    unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}
