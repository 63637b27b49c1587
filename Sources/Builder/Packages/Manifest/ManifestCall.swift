import SwiftParser
import SwiftSyntax

/// A call in a package's manifest, such as `.executableTarget(name: "AppModule", path: ".")`, as far as its text tells: a
/// manifest is a program, and this one is not run.
struct ManifestCall {
    /// What is called, such as `executableTarget`.
    let name: String
    private let arguments: [(label: String?, value: ExprSyntax)]

    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        self.init(call)
    }

    init(_ call: FunctionCallExprSyntax) {
        name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
        arguments = call.arguments.map { ($0.label?.text, $0.expression) }
    }

    var count: Int { arguments.count }

    /// Whether it has an argument of a label.
    func has(_ label: String) -> Bool { value(label) != nil }

    /// An argument by its label; nil names the first without one.
    func text(_ label: String?) -> String? { value(label).flatMap(Self.text) }

    /// What an argument begins with, before a first `\(…)` in it.
    func beginning(_ label: String) -> String? {
        guard let first = value(label)?.as(StringLiteralExprSyntax.self)?.segments.first else { return nil }
        return first.as(StringSegmentSyntax.self)?.content.text
    }

    /// An argument that is a list of texts.
    func texts(_ label: String) -> [String] { elements(label).compactMap(Self.text) }

    /// An argument that is a call.
    func call(_ label: String) -> ManifestCall? { value(label).flatMap { ManifestCall($0) } }

    /// The calls in an argument that is a list.
    func calls(_ label: String) -> [ManifestCall] { elements(label).compactMap { ManifestCall($0) } }

    /// An argument's own words, such as `"1.0.0"..<"2.0.0"`.
    func source(_ label: String?) -> String? { value(label)?.trimmedDescription }

    /// The first argument without a label that is more than a text, such as a range of versions.
    var rangeStart: String? {
        arguments.lazy.filter { $0.label == nil }.compactMap { argument in
            argument.value.tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
                if case .stringSegment(let text) = token.tokenKind { text } else { nil }
            }.first
        }.first
    }

    /// An argument by its label.
    func value(_ label: String?) -> ExprSyntax? { arguments.first { $0.label == label }?.value }

    /// The elements of a list, or of several that are added to each other.
    private func elements(_ label: String) -> [ExprSyntax] {
        guard let value = value(label) else { return [] }
        if let list = value.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
        guard let sum = value.as(SequenceExprSyntax.self) else { return [] }
        return sum.elements.compactMap { $0.as(ArrayExprSyntax.self) }.flatMap { $0.elements.map(\.expression) }
    }

    /// A text without `\(…)` in it.
    static func text(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
