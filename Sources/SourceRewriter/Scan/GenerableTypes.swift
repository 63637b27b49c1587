internal import SwiftSyntax

/// Macros of FoundationModels, whose plugin comes with Xcode alone: a type with `@Generable` is one of `Generable`, with the
/// parts that the macro makes. What would read a model's words comes from the protocol, since no model is here to write any.
extension SourceScanner {
    private var usesModels: Bool { file.imports.contains("FoundationModels") }

    /// `@Generable struct Trip {` is `struct Trip: Generable {` with `PartiallyGenerated`, whose properties may be missing.
    func noteGenerable(_ node: StructDeclSyntax) {
        guard usesModels, node.attributes.has("Generable") else { return }
        conform(node.inheritanceClause, after: node.genericParameterClause?.byteRange ?? node.name.byteRange)
        let access = node.modifiers.has("public") ? "public " : ""
        let parts = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(Self.part)
        var members =
            " \(access)nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.PartialGeneration {"
        members += " \(access)var id = FoundationModels.GenerationID();"
        for part in parts where part.name != "id" {
            members += " \(access)var \(part.name): FoundationModels.PartOf<\(part.type)>?;"
        }
        file.edits.append(.insertion(members + " };", at: node.memberBlock.leftBrace.byteRange.upperBound))
    }

    /// `@Generable enum Pace {` is `enum Pace: Generable {`.
    func noteGenerable(_ node: EnumDeclSyntax) {
        guard usesModels, node.attributes.has("Generable") else { return }
        conform(node.inheritanceClause, after: node.genericParameterClause?.byteRange ?? node.name.byteRange)
    }

    /// `@Generable(description:)` and `@Guide(description:)` go: nobody is told.
    func noteGenerableAttribute(_ node: AttributeSyntax) {
        guard usesModels, ["Generable", "Guide"].contains(node.attributeName.trimmedDescription) else { return }
        file.edits.append(.blank(node.byteRange))
    }

    private func conform(_ inherited: InheritanceClauseSyntax?, after name: Range<Int>) {
        if let last = inherited?.inheritedTypes.last {
            file.edits.append(.insertion(", FoundationModels.Generable", at: last.type.byteRange.upperBound))
        } else {
            file.edits.append(.insertion(": FoundationModels.Generable", at: name.upperBound))
        }
    }

    /// A stored property of every value, with its type.
    private static func part(_ node: VariableDeclSyntax) -> (name: String, type: String)? {
        guard !node.modifiers.has("static"), node.bindings.count == 1, let binding = node.bindings.first,
            binding.accessorBlock?.observes ?? true,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.onOneLine
        else { return nil }
        return (name, type)
    }
}
