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

    /// `formatter.weekdaySymbols!` needs no sign.
    func noteUnwrappedSymbols(_ node: ForceUnwrapExprSyntax) {
        if isSymbols(node.expression) { file.edits.append(.blank(node.exclamationMark.byteRange)) }
    }
}
