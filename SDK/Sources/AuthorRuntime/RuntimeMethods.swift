// The Objective-C runtime's methods (objc/runtime.h). There is none here: no class has a method that it could name, so that
// who asks for one to exchange it gets nil, and nothing is exchanged.

public import Foundation

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias objc_property_t = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Nil: the properties of classes have no names here.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
public func class_copyMethodList(
    _ cls: AnyClass?,
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    outCount?.pointee = 0
    return nil
}
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Makes nothing that could be called: a place alone, which no method ever has.
public func imp_implementationWithBlock(_ block: Any) -> IMP { noImplementation }
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }
// Unsafe in name alone: nobody reads or writes what it points to.
private nonisolated(unsafe) let noImplementation = IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
/// Nil: the classes of Objective-C have no names here.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { nil }
public func method_getImplementation(_ method: Method) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP { imp }
public func method_exchangeImplementations(_ one: Method, _ other: Method) {}
/// Makes nothing: no class can be made while a program runs.
public func objc_allocateClassPair(
    _ superclass: AnyClass?,
    _ name: UnsafePointer<CChar>,
    _ extraBytes: Int
) -> AnyClass? { nil }

extension NSObjectProtocol {
    /// Tells whether the object has a method of that name: a place that nobody can call, or nil (NSObject: method(for:)).
    public func method(for aSelector: Selector!) -> IMP! { responds(to: aSelector) ? noImplementation : nil }
}
