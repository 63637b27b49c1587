/// An object that hears of the messages that its class has no method for, as Objective-C's runtime tells one
/// (NSObject: forwardInvocation(_:)).
///
/// Nothing forwards messages here. The methods of UIKit's delegates that a class may leave out do it themselves:
/// ``Forwarding``.
public protocol MessageForwarding: AnyObject {
    /// Who is sent what the object has no method for (NSObject: forwardingTarget(for:)).
    var forwardingTarget: AnyObject? { get }
    func willForward(_ selector: Selector, _ arguments: [Any])
    func didForward(_ selector: Selector, _ arguments: [Any])
}

/// What the methods of UIKit's delegates do that a class may leave out.
public enum Forwarding {
    /// What one does that returns nothing.
    ///
    /// - Parameters:
    ///   - delegate: whose method it is; nothing is done for one that forwards no messages.
    ///   - selector: the method's name, as the rewriter spells `#selector` of it.
    ///   - arguments: what it is called with.
    ///   - call: calls the method of another.
    public static func send(
        _ delegate: Any,
        _ selector: Selector,
        _ arguments: Any...,
        to call: (AnyObject) -> Void
    ) {
        guard let delegate = delegate as? any MessageForwarding else { return }
        delegate.willForward(selector, arguments)
        if let target = delegate.forwardingTarget { call(target) }
        delegate.didForward(selector, arguments)
    }

    /// What one returns that returns something; nil where there is nobody to ask.
    public static func answer<Value>(of delegate: Any, from ask: (AnyObject) -> Value?) -> Value? {
        (delegate as? any MessageForwarding)?.forwardingTarget.flatMap(ask)
    }
}
