internal import SwiftSyntax

/// `os(iOS)` in an `#if`: true.
///
/// The code is an iPhone's, and would be left out otherwise.
enum PlatformCondition {
    /// The edits that make it true.
    static func edits(_ condition: ExprSyntax) -> [SourceEdit] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(condition)
        return finder.ranges.map { .replacement($0, with: "true") }
    }

    /// The condition after those edits.
    static func text(_ condition: ExprSyntax) -> String {
        let start = condition.byteRange.lowerBound
        let edits = edits(condition).map {
            SourceEdit.replacement($0.range.lowerBound - start..<$0.range.upperBound - start, with: $0.text)
        }
        return SourceEdits.apply(edits, to: condition.trimmedDescription)
    }

    private final class Finder: SyntaxVisitor {
        var ranges: [Range<Int>] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os", node.arguments.trimmedDescription == "iOS" {
                ranges.append(node.byteRange)
            }
            return .visitChildren
        }
    }
}
