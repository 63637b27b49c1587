public import AuthorRuntime
public import Foundation
public import UIKit

/// Stands between a view and its delegate (RxCocoa: `_RXDelegateProxy.h`): it hears of the messages that its class has no
/// method for, and passes them on.
open class _RXDelegateProxy: NSObject, MessageForwarding {
    private weak var target: AnyObject?
    private var kept: AnyObject?

    public override init() { super.init() }

    /// The delegate that somebody set.
    public var _forwardToDelegate: (any NSObjectProtocol)? { target as? any NSObjectProtocol }

    /// Sets it.
    ///
    /// - Parameter retainDelegate: whether the proxy keeps it alive.
    public func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let object = forwardToDelegate.map { $0 as AnyObject }
        target = object
        kept = retainDelegate ? object : nil
    }

    /// Whether the proxy's class has the method itself.
    public func hasWiredImplementation(for selector: Selector) -> Bool {
        AuthorNames.shared.responds(self, to: selector)
    }

    /// Whether the delegate's protocol has a method of that name that returns nothing: protocols are not asked here, and
    /// every name is believed.
    public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

    /// A message is about to be passed on.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    /// A message was passed on.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    public var forwardingTarget: AnyObject? { target }
    public func willForward(_ selector: Selector, _ arguments: [Any]) {
        _sentMessage(selector, withArguments: arguments)
    }
    public func didForward(_ selector: Selector, _ arguments: [Any]) {
        _methodInvoked(selector, withArguments: arguments)
    }
}

extension NSObjectProtocol {
    /// The method of a delegate that is one: RxCocoa asks any object for it, as the Objective-C runtime lets it.
    @_disfavoredOverload @MainActor @preconcurrency
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        (self as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView)
    }
}
