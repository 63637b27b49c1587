internal import SwiftSyntax

extension SourceScanner {
    /// Tells about calls of the Objective-C runtime that nothing here can stand in for.
    ///
    /// They are hints: the name may be another's, in which case the compiler accepts it.
    func noteUnsupportedCall(_ node: FunctionCallExprSyntax) {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.trimmedDescription
        guard ["method_exchangeImplementations", "class_addMethod", "class_replaceMethod"].contains(name) else {
            return
        }
        tell(
            .warning,
            at: node,
            "no methods are exchanged here, since that needs the Objective-C runtime; override them in a subclass"
        )
    }
}
