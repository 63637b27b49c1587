import SwiftParser
internal import SwiftSyntax

extension SourceScanner {
    func noteMacro(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        switch node.macroName.text {
        case "selector": noteSelector(node, argument)
        case "keyPath": noteKeyPath(node, argument.expression)
        default: return
        }
    }

    /// `#Preview { … }` and `#Playground { … }` are for Xcode's canvas alone.
    func notePreview(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> Bool {
        guard ["Preview", "Playground"].contains(name.text) else { return false }
        file.edits.append(.blank(node.byteRange))
        return true
    }

    private func noteSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
        var reference = SelectorReference(
            range: node.byteRange,
            position: position(of: node),
            path: file.path,
            enclosing: enclosing.last.map { file.types[$0].path } ?? [],
            isConditional: !conditions.isEmpty
        )
        switch argument.label?.text {
        case "getter": reference.kind = .getter
        case "setter": reference.kind = .setter
        default: break
        }
        guard reference.read(argument.expression) else {
            return tell(.error, at: node, "#selector names a method: #selector(name(_:)) or #selector(Type.name(_:))")
        }
        file.selectors.append(reference)
    }

    /// `#keyPath(Person.address.street)` is the string `address.street`; the type in front is told by its capital
    /// letter.
    private func noteKeyPath(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax) {
        let names = expression.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" && $0 != "?" && $0 != "!" }
            .split(separator: ".")
        var keys = names.drop { $0.first?.isUppercase == true }
        if keys.first == "self" { keys.removeFirst() }
        guard !keys.isEmpty else {
            return tell(.error, at: node, "#keyPath names a property: #keyPath(Type.property)")
        }
        let text = "\"\(keys.joined(separator: "."))\""
        let firstLine = source[node.byteRange].prefix { $0 != UInt8(ascii: "\n") }.count
        guard text.utf8.count <= firstLine else {
            return tell(.error, at: node, "write this #keyPath on one line")
        }
        file.edits.append(.replacement(node.byteRange, with: text))
    }

    /// Remembers the name in `Selector("name:")`.
    func noteSelectorString(_ node: FunctionCallExprSyntax) {
        guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
            var argument = node.arguments.first?.expression
        else { return }
        if let tuple = argument.as(TupleExprSyntax.self), let inner = tuple.elements.first {
            argument = inner.expression
        }
        if let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            file.selectorStrings.insert(text)
        }
    }
}

extension SelectorReference {
    /// Of methods of one name those that take what `as (A, B) -> Void` says, if any does.
    func chosen(of methods: [Method]) -> [Method] {
        guard let argumentTypes else { return methods }
        func plain(_ type: String) -> String { type.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" } }
        let wanted = argumentTypes.map(plain)
        let chosen = methods.filter { $0.parameters.map { plain($0.type) } == wanted }
        return chosen.isEmpty ? methods : chosen
    }

    /// Takes in the expression of a `#selector`.
    ///
    /// - Returns: whether it names something.
    fileprivate mutating func read(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first
        {
            return read(inner.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            argumentTypes = sequence.elements.last?.as(TypeExprSyntax.self)?.type.innermostArgumentTypes
            return read(first)
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
            return read(call.calledExpression)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            read(name)
            return true
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base else { return false }
        read(member.declName)
        let written = owner.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        if !["self", "Self", "super"].contains(written) {
            self.owner = written.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        }
        return true
    }

    private mutating func read(_ name: DeclReferenceExprSyntax) {
        base = name.baseName.text.filter { $0 != "`" }
        labels = name.argumentNames?.arguments.map { $0.name.text.filter { $0 != "`" } }
    }
}

extension TypeSyntax {
    /// Of `(Type) -> (A, B) -> Void`: A and B.
    fileprivate var innermostArgumentTypes: [String]? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.innermostArgumentTypes
        }
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        return function.returnClause.type.innermostArgumentTypes
            ?? function.parameters.map(\.type.trimmedDescription)
    }
}
