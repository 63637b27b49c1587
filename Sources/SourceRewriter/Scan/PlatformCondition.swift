internal import SwiftSyntax

/// `os(iOS)` in an `#if`: true.
///
/// The code is an iPhone's, and would be left out otherwise. `os(Linux)` stays true: what it guards knows Foundation's
/// differences. Where it guards nothing among members it is false, or they would be missed by who calls them.
enum PlatformCondition {
    /// The edits that make it true, or false.
    static func edits(of clause: IfConfigClauseSyntax) -> [SourceEdit] {
        guard let condition = clause.condition else { return [] }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(condition)
        let isAmongMembers = clause.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
        let guardsNothing = isAmongMembers && clause.elements?.trimmedDescription.isEmpty != false
        return finder.phones.map { .replacement($0, with: "true") }
            + (guardsNothing ? finder.others.map { .replacement($0, with: "false") } : [])
    }

    /// The condition after those edits.
    static func text(of clause: IfConfigClauseSyntax) -> String? {
        guard let condition = clause.condition else { return nil }
        let start = condition.byteRange.lowerBound
        let edits = edits(of: clause).map {
            SourceEdit.replacement($0.range.lowerBound - start..<$0.range.upperBound - start, with: $0.text)
        }
        return SourceEdits.apply(edits, to: condition.trimmedDescription)
    }

    private final class Finder: SyntaxVisitor {
        var phones: [Range<Int>] = []
        var others: [Range<Int>] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os" {
                switch node.arguments.trimmedDescription {
                case "iOS": phones.append(node.byteRange)
                case "Linux": others.append(node.byteRange)
                default: break
                }
            }
            return .visitChildren
        }
    }
}
