internal import SwiftSyntax

extension SourceScanner {
    /// `func <(lhs: NSNumber, rhs: NSNumber)`, which libraries bring along: Foundation on Linux has one of its own, and the
    /// compiler cannot tell which is meant.
    func noteNumberOrder(_ node: FunctionDeclSyntax) {
        let types = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
        guard enclosing.isEmpty, depth == 0, node.name.text == "<", types == ["NSNumber", "NSNumber"] else { return }
        file.edits.append(.insertion("@_disfavoredOverload ", at: node.funcKeyword.byteRange.lowerBound))
    }
}
