public import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() {}
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() {}
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}
