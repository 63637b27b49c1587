internal import SwiftSyntax

/// Names of days and months: `[String]!` of Apple's DateFormatter, which an author may bind or unwrap; `[String]` here.
extension SourceScanner {
    private static let symbols: Set = [
        "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
        "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "monthSymbols", "shortMonthSymbols",
        "veryShortMonthSymbols", "standaloneMonthSymbols", "shortStandaloneMonthSymbols",
        "veryShortStandaloneMonthSymbols", "quarterSymbols", "shortQuarterSymbols", "eraSymbols", "longEraSymbols",
    ]

    private func isSymbols(_ expression: ExprSyntax?) -> Bool {
        guard let member = expression?.as(MemberAccessExprSyntax.self), member.base != nil else { return false }
        return Self.symbols.contains(member.declName.baseName.text)
    }

    /// `guard let names = formatter.weekdaySymbols` binds an optional.
    func noteBoundSymbols(_ node: OptionalBindingConditionSyntax) {
        guard let value = node.initializer?.value, isSymbols(value) else { return }
        file.edits.append(.insertion(" as [String]?", at: value.byteRange.upperBound))
    }

    /// `var names = formatter.weekdaySymbols` is an optional; a calendar's, which have the same names, are none.
    func noteUntypedSymbols(_ node: PatternBindingSyntax) {
        guard node.typeAnnotation == nil, let value = node.initializer?.value, isSymbolsOfFormatter(value) else {
            return
        }
        file.edits.append(.insertion(" as [String]?", at: value.byteRange.upperBound))
    }

    /// `formatter.weekdaySymbols?[0]` asks an optional.
    func noteChainedSymbols(_ node: OptionalChainingExprSyntax) {
        guard isSymbols(node.expression) else { return }
        file.edits.append(.insertion("(", at: node.expression.byteRange.lowerBound))
        file.edits.append(.insertion(" as [String]?)", at: node.expression.byteRange.upperBound))
    }

    private func isSymbolsOfFormatter(_ expression: ExprSyntax) -> Bool {
        guard isSymbols(expression), let base = expression.as(MemberAccessExprSyntax.self)?.base else { return false }
        return base.trimmedDescription.lowercased().contains("formatter")
    }

    /// `formatter.weekdaySymbols!` needs no sign.
    func noteUnwrappedSymbols(_ node: ForceUnwrapExprSyntax) {
        if isSymbols(node.expression) { file.edits.append(.blank(node.exclamationMark.byteRange)) }
    }
}
