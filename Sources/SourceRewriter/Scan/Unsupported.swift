internal import SwiftSyntax

extension SourceScanner {
    /// Tells about calls of the Objective-C runtime that nothing here can stand in for.
    ///
    /// They are hints: the name may be another's, in which case the compiler accepts it.
    func noteUnsupportedCall(_ node: FunctionCallExprSyntax) {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.trimmedDescription
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let passesKeyPath = node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        switch (name, labels.first) {
        case ("observe", "_") where passesKeyPath, ("addObserver", "_") where labels.contains("forKeyPath"):
            noteKeyValueObserving(node)
        case ("publisher", "for") where passesKeyPath:
            tell(.hint, at: node, "publishers of key paths need the Objective-C runtime; use a @Published property")
        case ("method_exchangeImplementations", _), ("class_addMethod", _), ("class_replaceMethod", _):
            tell(
                .warning,
                at: node,
                "no methods are exchanged here, since that needs the Objective-C runtime; override them in a subclass"
            )
        default: return
        }
    }

    func noteKeyValueObserving(_ node: some SyntaxProtocol) {
        tell(
            .hint,
            at: node,
            "key-value observing needs the Objective-C runtime; "
                + "use a didSet of the property, a closure or a notification"
        )
    }
}
