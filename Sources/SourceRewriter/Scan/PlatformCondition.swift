internal import SwiftSyntax

/// `os(iOS)` in an `#if`: true; `canImport(…)` of a module that is here by name alone: false.
///
/// The code is an iPhone's, and would be left out otherwise. `os(Linux)` stays true: what it guards knows Foundation's
/// differences. Where it guards nothing among members it is false, or they would be missed by who calls them; and so it is in
/// an `#if !os(Linux)` that has nothing else for Linux: a phone has what that guards.
/// Where a phone's side uses what Linux has in another form alone (``darwins``), the other side is taken.
/// Who asks whether a module can be imported has other code for a phone without it; who imports it without asking gets
/// its name.
enum PlatformCondition {
    /// Names of Darwin's, which stand beside a side for Linux.
    private static let darwins = ["funopen", "fpos_t", "st_mtimespec"]
    /// Functions that a package's header has for Darwin alone, beside what it has for every system.
    private static let headers = ["libm_exp10", "libm_exp10f"]

    /// Whether a side for phones uses one of the first, and another side is there, or one of the second.
    private static func isDarwins(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self), clauses.first == clause,
            let elements = clause.elements
        else { return false }
        let names = clauses.count > 1 ? darwins + headers : headers
        return elements.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }

    /// What the SDK has of Darwin's: who asks for Darwin and uses it, without a side for others, is answered as on a phone.
    private static let ours = ["os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t"]

    /// Each `canImport(Darwin)` of such a condition.
    private static func darwinQuestions(_ clause: IfConfigClauseSyntax) -> [Range<Int>] {
        guard isAlone(clause), let condition = clause.condition,
            clause.elements?.tokens(viewMode: .sourceAccurate).contains(where: { ours.contains($0.text) }) == true
        else { return [] }
        return questions(condition).filter { $0.module == "Darwin" }.map(\.range)
    }

    /// The edits that make it true, or false.
    static func edits(of clause: IfConfigClauseSyntax, hollow: Set<String>) -> [SourceEdit] {
        guard let condition = clause.condition else { return [] }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(condition)
        let isDarwins = isDarwins(clause)
        let absent = questions(condition).filter { isDarwins || hollow.contains($0.module) }.map(\.range)
        let isAmongMembers = clause.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
        let guardsNothing = isAmongMembers && clause.elements?.trimmedDescription.isEmpty != false
        let isPhones = isDarwins ? "false" : "true"
        return
            (finder.phones.map { .replacement($0, with: isPhones) }
            + darwinQuestions(clause).map { .replacement($0, with: "true") })
            + absent.map { .replacement($0, with: "false") }
            + (guardsNothing ? finder.others : isAlone(clause) ? finder.excluded : [])
            .map { .replacement($0, with: "false") }
    }

    /// Whether its condition has no other side.
    private static func isAlone(_ clause: IfConfigClauseSyntax) -> Bool {
        clause.parent?.as(IfConfigClauseListSyntax.self)?.count == 1
    }

    /// The condition after those edits.
    static func text(of clause: IfConfigClauseSyntax, hollow: Set<String>) -> String? {
        guard let condition = clause.condition else { return nil }
        let start = condition.byteRange.lowerBound
        let edits = edits(of: clause, hollow: hollow).map {
            SourceEdit.replacement($0.range.lowerBound - start..<$0.range.upperBound - start, with: $0.text)
        }
        return SourceEdits.apply(edits, to: condition.trimmedDescription)
    }

    /// The modules that it asks for.
    static func asked(by clause: IfConfigClauseSyntax) -> [String] {
        clause.condition.map { questions($0).map(\.module) } ?? []
    }

    /// Each `canImport(Name)` of a condition; those that ask for a version or a submodule are the compiler's.
    private static func questions(_ condition: ExprSyntax) -> [(module: String, range: Range<Int>)] {
        let tokens = Array(condition.tokens(viewMode: .sourceAccurate))
        return tokens.indices.dropLast(3).compactMap { index in
            guard tokens[index].text == "canImport", tokens[index + 1].text == "(", tokens[index + 3].text == ")" else {
                return nil
            }
            let range = tokens[index].byteRange.lowerBound..<tokens[index + 3].byteRange.upperBound
            return (tokens[index + 2].text, range)
        }
    }

    private final class Finder: SyntaxVisitor {
        var phones: [Range<Int>] = []
        var others: [Range<Int>] = []
        /// Those of a `!os(Linux)`.
        var excluded: [Range<Int>] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os" {
                switch node.arguments.trimmedDescription {
                case "iOS": phones.append(node.byteRange)
                case "Linux":
                    others.append(node.byteRange)
                    if node.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" {
                        excluded.append(node.byteRange)
                    }
                default: break
                }
            }
            return .visitChildren
        }
    }
}
