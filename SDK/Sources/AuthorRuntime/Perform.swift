public import Foundation
import Synchronization

extension NSObjectProtocol {
    /// Whether the object has a method of that name (NSObjectProtocol: responds(to:)).
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { AuthorNames.shared.responds(self, to: $0) } ?? false
    }

    /// Whether the class itself has a method of that name: methods of classes have no names here.
    public static func responds(to aSelector: Selector!) -> Bool { false }

    /// Whether objects of the class have a method of that name: an object is needed to know it, and those of frameworks
    /// have none.
    public static func instancesRespond(to aSelector: Selector!) -> Bool { false }

    /// Would call a method of the class itself, as `UIApplication.perform(_:)` does for its `shared` in code that
    /// extensions share.
    ///
    /// - Returns: nil: methods of classes have no names here.
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

    /// Calls a method (NSObjectProtocol: perform(_:)).
    ///
    /// Ends the process if there is none of that name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unmanaged(send(aSelector, to: self, with: []))
    }

    /// Calls a method with an argument (NSObjectProtocol: perform(_:with:)).
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(send(aSelector, to: self, with: [object]))
    }

    /// Calls a method with two arguments (NSObjectProtocol: perform(_:with:with:)).
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(send(aSelector, to: self, with: [object1, object2]))
    }
}

/// Sends a message that must be understood: ends the process with Apple's sentence if it is not.
@discardableResult
func send(_ selector: Selector, to target: Any, with arguments: [Any?]) -> Any? {
    guard case .answered(let value) = AuthorNames.shared.send(selector, to: target, with: arguments) else {
        let message = NamedMessage(target: target, selector: selector, arguments: [], isQuestion: true)
        fatalError("\(message.signature): unrecognized selector sent to instance")
    }
    return value
}

/// The last results of `perform`, which their callers hold unretained.
///
/// There is no autorelease pool to keep them.
private let recentResults = Mutex<[Retained]>([])

/// A result that is kept alive, and never read again: it needs no protection.
private struct Retained: @unchecked Sendable {
    let object: AnyObject
}

func unmanaged(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value else { return nil }
    let result = Retained(object: value as AnyObject)
    recentResults.withLock { recent in
        recent.append(result)
        if recent.count > 64 { recent.removeFirst(32) }
    }
    return .passUnretained(result.object)
}
