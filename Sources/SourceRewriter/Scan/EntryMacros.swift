internal import SwiftSyntax

/// Macros of SwiftUI and TipKit, whose plugins come with Xcode alone.
extension SourceScanner {
    /// What holds values by keys, and what the keys are.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    /// `@Entry var rings: Int = 3` in an extension of EnvironmentValues is a property of that type which is kept by a
    /// key, whose value of the start is 3.
    func noteEntry(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.named("Entry"), node.bindings.count == 1,
            let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let owner = enclosing.last.map({ file.types[$0] }), owner.kind == .extensionOfType,
            let key = owner.path.last.flatMap({ Self.keys[$0] }),
            let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.plainType
        else { return }
        let own = "__Key_\(name.filter { $0 != "`" })"
        file.edits.append(.blank(attribute.byteRange))
        let annotation = binding.typeAnnotation == nil ? ": \(type)" : ""
        let property = "\(annotation) { get { self[\(own).self] } set { self[\(own).self] = newValue } };"
        let start = " private struct \(own): \(key) {"
        if key == "FocusedValueKey" {
            let held = binding.typeAnnotation?.type.wrapped ?? type
            file.edits.append(
                .insertion("\(property)\(start) typealias Value = \(held) }", at: binding.byteRange.upperBound)
            )
            if let given = binding.initializer { file.edits.append(.blank(given.byteRange)) }
            return
        }
        let value = " static var defaultValue: \(type) {"
        guard let given = binding.initializer else {
            let text = "\(property)\(start)\(value) nil } }"
            return file.edits.append(.insertion(text, at: binding.byteRange.upperBound))
        }
        // The value stays where the author has written it.
        file.edits.append(.insertion("\(property)\(start)\(value)", at: given.equal.byteRange.lowerBound))
        file.edits.append(.blank(given.equal.byteRange))
        file.edits.append(.insertion(" } }", at: given.value.byteRange.upperBound))
    }

    /// `@Animatable struct Wave: Shape` (iOS 26) is one that moves; nothing moves here, and its parts need no names.
    /// `@ComputedProperty var title: String { … }` of an entity is the property.
    func noteLateMacro(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        let moves = ["Animatable", "AnimatableIgnored"].contains(name) && node.arguments == nil
        let computes = ["ComputedProperty", "DeferredProperty"].contains(name)
        if moves && file.imports.contains("SwiftUI") || computes && file.imports.contains("AppIntents") {
            file.edits.append(.blank(node.byteRange))
        }
    }

    /// `#Rule(Self.$isNear) { $0 }` of a tip is a rule that is made of the same.
    func noteTipRule(_ node: MacroExpansionExprSyntax) {
        guard file.imports.contains("TipKit"), node.macroName.text == "Rule" else { return }
        file.edits.append(.blank(node.pound.byteRange))
    }
}

extension TypeSyntax {
    /// Of `Bell?` or `Optional<Bell>`: Bell.
    fileprivate var wrapped: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
        guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" else { return nil }
        return name.genericArgumentClause?.arguments.first?.argument.trimmedDescription
    }
}

extension ExprSyntax {
    /// The type of a value that says it: a literal, `Bell(…)`, `Bell.tenor`.
    fileprivate var plainType: String? {
        switch kind {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .stringLiteralExpr: "String"
        case .functionCallExpr: self.as(FunctionCallExprSyntax.self)?.calledExpression.namedType
        case .memberAccessExpr: self.as(MemberAccessExprSyntax.self)?.base?.namedType
        default: nil
        }
    }

    /// The type that an expression names, by its capital letter.
    private var namedType: String? {
        let text = trimmedDescription
        let last = text.split(separator: ".").last ?? ""
        guard last.first?.isUppercase == true, !text.contains("(") else {
            guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
            return base.namedType
        }
        return text
    }
}
