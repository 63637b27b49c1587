public import AuthorRuntime
public import Foundation
import Synchronization

// What RxCocoa's Objective-C declares in `_RXObjCRuntime.h`. Messages are not intercepted: `rx.sentMessage` and
// `rx.methodInvoked` of an object that is no delegate proxy fail with an error. That an object goes is noticed.

/// Has no effect: no class is changed.
// Unsafe in name alone: an author sets it when the app starts.
public nonisolated(unsafe) var RXAbortOnThreadingHazard = false

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why messages of an object cannot be intercepted.
public enum RXObjCRuntimeError: Int, Sendable {
    case unknown = 1
    case objectMessagesAlreadyBeingIntercepted
    case selectorNotImplemented
    case cantInterceptCoreFoundationTollFreeBridgedObjects
    case threadingCollisionWithOtherInterceptionMechanism
    case savingOriginalForwardingMethodFailed
    case replacingMethodWithForwardingImplementation
    case observingPerformanceSensitiveMessages
    case observingMessagesWithUnsupportedReturnType
}

/// Who hears of messages to an object.
@preconcurrency
public protocol RXMessageSentObserver: AnyObject {
    var targetImplementation: IMP { get }
    func messageSent(withArguments arguments: [Any])
    func methodInvoked(withArguments arguments: [Any])
}

/// Who hears that an object goes.
@preconcurrency
public protocol RXDeallocatingObserver: AnyObject {
    var targetImplementation: IMP { get }
    func deallocating()
}

/// The selector under which an original method would be kept.
public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_" + selector.name) }

/// A pointer of the selector's own, the same for equal ones.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    Places.shared.place(of: selector.name)
}

/// What an observer has until an object's messages are intercepted for it.
public func RX_default_target_implementation() -> IMP { IMP(Places.shared.place(of: "")) }

/// Lets the observer that is associated with the target hear of messages of that name.
///
/// - Returns: nil for all names but `dealloc`: messages cannot be intercepted here.
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? {
    let place = Places.shared.place(of: RX_selector(selector).name)
    let object = target as AnyObject
    if selector.name == "dealloc",
        let observer = objc_getAssociatedObject(object, place) as? any RXDeallocatingObserver
    {
        let end = Places.shared.place(of: "end of " + selector.name)
        objc_setAssociatedObject(object, end, Farewell(observer), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return IMP(end)
    }
    let text = "\(selector) of a \(type(of: target)) cannot be intercepted here: there is no Objective-C runtime"
    error = NSError(
        domain: RXObjCRuntimeErrorDomain,
        code: RXObjCRuntimeError.unknown.rawValue,
        userInfo: [NSLocalizedDescriptionKey: text]
    )
    FileHandle.standardError.write(Data("RxCocoa: \(text)\n".utf8))
    return nil
}

/// Goes with the object that it is associated with, and says so.
private final class Farewell {
    private let observer: any RXDeallocatingObserver

    init(_ observer: any RXDeallocatingObserver) { self.observer = observer }

    deinit { observer.deallocating() }
}

/// A place in memory for each name.
private final class Places: Sendable {
    static let shared = Places()

    private let places = Mutex<[String: UInt]>([:])

    func place(of name: String) -> UnsafeMutableRawPointer {
        let address = places.withLock { places in
            if let known = places[name] { return known }
            let new = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
            places[name] = new
            return new
        }
        guard let place = UnsafeMutableRawPointer(bitPattern: address) else {
            preconditionFailure("a place has an address")
        }
        return place
    }
}
