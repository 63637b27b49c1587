public import Foundation

/// A lock that authors' classes may inherit from (Foundation: NSLock).
///
/// Foundation's own has members that the language before Swift 6 cannot load, so that its subclasses do not compile.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {  // The lock guards itself.
    private let held = Foundation.NSLock()
    open var name: String? {
        get { held.name }
        set { held.name = newValue }
    }

    public override init() {}
    open func lock() { held.lock() }
    open func unlock() { held.unlock() }
    open func `try`() -> Bool { held.try() }
    open func lock(before limit: Date) -> Bool { held.lock(before: limit) }
}

/// The same that a thread may take several times (Foundation: NSRecursiveLock).
open class InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {  // The lock guards itself.
    private let held = Foundation.NSRecursiveLock()
    open var name: String? {
        get { held.name }
        set { held.name = newValue }
    }

    public override init() {}
    open func lock() { held.lock() }
    open func unlock() { held.unlock() }
    open func `try`() -> Bool { held.try() }
    open func lock(before limit: Date) -> Bool { held.lock(before: limit) }
}
