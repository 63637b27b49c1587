import SwiftParser
import SwiftSyntax

/// A call in a package's manifest, such as `.executableTarget(name: "AppModule", path: ".")`, as far as its text tells: a
/// manifest is a program, and this one is not run.
struct ManifestCall {
    /// What is called, such as `executableTarget`.
    let name: String
    private let arguments: [(label: String?, value: ExprSyntax)]

    /// Bytes of a manifest, and calls within each other, that are looked at: the parser goes down with them.
    private static let textLimit = 1 << 20
    private static let depthLimit = 200

    /// The first call of a name in a manifest; nil where there is none.
    static func first(_ name: String, in manifest: String) -> ManifestCall? {
        guard manifest.utf8.count <= textLimit else { return nil }
        let finder = Finder(name)
        var parser = Parser(manifest, maximumNestingLevel: depthLimit)
        finder.walk(SourceFileSyntax.parse(from: &parser))
        return finder.found
    }

    private init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
        arguments = call.arguments.map { ($0.label?.text, $0.expression) }
    }

    /// An argument by its label; nil names the first without one.
    func text(_ label: String?) -> String? { value(label).flatMap(Self.text) }

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

    private func value(_ label: String?) -> ExprSyntax? { arguments.first { $0.label == label }?.value }

    private func elements(_ label: String) -> [ExprSyntax] {
        value(label)?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    }

    /// A text without `\(…)` in it.
    private static func text(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private final class Finder: SyntaxVisitor {
        private let name: String
        var found: ManifestCall?

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard found == nil else { return .skipChildren }
            if let call = ManifestCall(ExprSyntax(node)), call.name == name { found = call }
            return .visitChildren
        }
    }
}
