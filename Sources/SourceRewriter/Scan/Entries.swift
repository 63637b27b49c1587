internal import SwiftSyntax

/// What `@Entry` makes of a property of SwiftUI's values: the macro comes with Xcode alone.
///
///     extension EnvironmentValues { @Entry var depth: Int = 0 }
///
/// becomes
///
///     extension EnvironmentValues { var depth: Int { get { self[Key_depth.self] } set { … } }; struct Key_depth: EnvironmentKey { … } }
extension SourceScanner {
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    func noteEntry(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.named("Entry"), depth == 0,
            let type = enclosing.last.map({ file.types[$0] }), type.kind == .extensionOfType,
            let values = type.path.last, let key = Self.keys[values], node.bindings.count == 1,
            let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let kind = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap(Self.kind)
        else { return }
        file.edits.append(.blank(attribute.byteRange))
        let own = "Key_\(name.filter { $0 != "`" })"
        let value = binding.initializer?.value.trimmedDescription ?? "nil"
        let isFocus = values == "FocusedValues"
        let wrapped = kind.hasSuffix("?") && isFocus ? String(kind.dropLast()) : kind
        let known = isFocus ? "typealias Value = \(wrapped)" : "static var defaultValue: \(kind) { \(value) }"
        let text =
            (binding.typeAnnotation == nil ? ": \(kind)" : "")
            + " { get { self[\(own).self] } set { self[\(own).self] = newValue } }; "
            + "private struct \(own): \(key) { \(known) }"
        let place = binding.typeAnnotation?.byteRange.upperBound ?? binding.pattern.byteRange.upperBound
        let end = binding.initializer?.byteRange.upperBound ?? place
        file.edits.append(SourceEdit(range: place..<end, text: text, keepsWidth: false))
    }

    /// The type of a value that says it: a literal, or what a type makes.
    private static func kind(_ initializer: InitializerClauseSyntax) -> String? {
        let value = initializer.value
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        let maker =
            called.as(DeclReferenceExprSyntax.self)?.trimmedDescription
            ?? called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        return maker.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
}
