public import AuthorRuntime

extension UIApplication {
    /// Sends a message to an object, or without one along the responder chain from the first responder on.
    ///
    /// - Returns: whether anybody took it.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return AuthorNames.shared.perform(action, on: target, with: [sender, event]) }
        var responder = FirstResponder.shared.current
        while let next = responder {
            // The names of UIKit's own methods are in no author's table.
            if action.name == "resignFirstResponder" { return next.resignFirstResponder() }
            if AuthorNames.shared.perform(action, on: next, with: [sender, event]) { return true }
            responder = next.next
        }
        return false
    }
}
