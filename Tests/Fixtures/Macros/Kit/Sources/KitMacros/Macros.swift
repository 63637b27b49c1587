import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

public struct SpelledMacro: ExpressionMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) -> ExprSyntax {
        guard let argument = node.arguments.first?.expression else { return "\"\"" }
        return "(\(argument), \(literal: argument.description))"
    }
}

public struct NamedMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        let name = declaration.as(ClassDeclSyntax.self)?.name.text ?? "none"
        return ["static var name: String { \(literal: name) }"]
    }
}

@main struct KitPlugin: CompilerPlugin {
    let providingMacros: [Macro.Type] = [SpelledMacro.self, NamedMacro.self]
}
