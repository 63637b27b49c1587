internal import SwiftSyntax

/// Macros of SwiftData, whose plugin comes with Xcode alone: a class with `@Model` is one of `PersistentModel`, with the
/// members that the macro makes.
extension SourceScanner {
    private static let words: Set<String> = ["Model", "Attribute", "Relationship", "Transient"]
    private static let macros: Set<String> = ["Unique", "Index"]

    private var usesSwiftData: Bool { file.imports.contains("SwiftData") }

    /// `@Model class Bell` is `class Bell: PersistentModel`, whose variables are kept.
    func notePersistentModel(_ node: ClassDeclSyntax) {
        guard usesSwiftData, node.attributes.has("Model") else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            file.edits.append(.insertion(", PersistentModel", at: last.type.byteRange.upperBound))
        } else {
            let end = node.genericParameterClause?.byteRange.upperBound ?? node.name.byteRange.upperBound
            file.edits.append(.insertion(": PersistentModel", at: end))
        }
        let properties = node.memberBlock.members.compactMap { PersistentProperty($0.decl) }
        for property in properties {
            file.edits.append(.insertion("@SwiftData.Persisted ", at: property.start))
        }
        for member in node.memberBlock.members {
            if let edit = member.decl.as(InitializerDeclSyntax.self).flatMap(Self.ending) { file.edits.append(edit) }
        }
        file.edits.append(
            .insertion(members(of: node, properties), at: node.memberBlock.leftBrace.byteRange.upperBound)
        )
    }

    /// What an initializer does at its end: it tells that the object is made. One that may fail has it as its last
    /// statement, since it may end before there is an object.
    private static func ending(_ node: InitializerDeclSyntax) -> SourceEdit? {
        guard let body = node.body, !node.modifiers.has("convenience") else { return nil }
        let told = "SwiftData.ModelRecord.made(self)"
        if node.optionalMark == nil, node.signature.effectSpecifiers == nil {
            return .insertion(" defer { \(told) };", at: body.leftBrace.byteRange.upperBound)
        }
        return .insertion("; \(told) ", at: body.rightBrace.byteRange.lowerBound)
    }

    private func members(of node: ClassDeclSyntax, _ properties: [PersistentProperty]) -> String {
        let access = node.modifiers.has("public", "open") ? "public " : ""
        let type = node.name.text
        let metadata = properties.map { $0.metadata(in: type) }.joined(separator: ", ")
        let unset = properties.filter { !$0.hasValue }.map { "_\($0.name) = .init(_$revived: ());" }
        let unique = node.memberBlock.members.compactMap { UniqueNames($0.decl)?.text }
        var members = " \(access)let _$record = SwiftData.ModelRecord();"
        members += " \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [\(metadata)] };"
        if !unique.isEmpty {
            members += " \(access)static var _$unique: [[AnyKeyPath]] {"
            members += " let names: [[PartialKeyPath<\(type)>]] = [\(unique.joined(separator: ", "))]; return names };"
        }
        let required = node.modifiers.has("final") ? "" : "required "
        members += " \(access)\(required)init(_$revived: Void) { \(unset.joined(separator: " ")) };"
        return members
    }

    /// `@ModelActor actor Importer {` is `actor Importer: ModelActor {` with the members that the macro makes.
    func noteModelActor(_ node: ActorDeclSyntax) {
        guard usesSwiftData, let attribute = node.attributes.named("ModelActor") else { return }
        file.edits.append(.blank(attribute.byteRange))
        if let last = node.inheritanceClause?.inheritedTypes.last {
            file.edits.append(.insertion(", ModelActor", at: last.type.byteRange.upperBound))
        } else {
            file.edits.append(.insertion(": ModelActor", at: node.name.byteRange.upperBound))
        }
        let access = node.modifiers.has("public", "open") ? "public " : ""
        var members = " \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor;"
        members += " \(access)nonisolated let modelContainer: SwiftData.ModelContainer;"
        let makesNone = attribute.arguments?.trimmedDescription.contains("true") == true
        if !makesNone {
            members += " \(access)init(modelContainer: SwiftData.ModelContainer) {"
            members += " modelExecutor = SwiftData.DefaultSerialModelExecutor("
            members += "modelContext: SwiftData.ModelContext(modelContainer));"
            members += " self.modelContainer = modelContainer };"
        }
        file.edits.append(.insertion(members, at: node.memberBlock.leftBrace.byteRange.upperBound))
    }

    /// `@Attribute(.unique)`, `@Relationship(…)` and their like go where the class says what its properties are. `@Query`
    /// without arguments, a macro of a property with a type, is `@Query()`, whose initializer has the type; so is
    /// `@Query<Bell>(…)`, whose argument is the property's type again.
    func notePersistentAttribute(_ node: AttributeSyntax) {
        guard usesSwiftData else { return }
        if let name = node.attributeName.as(IdentifierTypeSyntax.self), name.name.text == "Query" {
            if let arguments = name.genericArgumentClause {
                // Nothing may stand between a name and its arguments.
                file.edits.append(SourceEdit(range: arguments.byteRange, text: "", keepsWidth: false))
            }
            if node.leftParen == nil {
                file.edits.append(.insertion("()", at: node.attributeName.byteRange.upperBound))
            }
        } else if Self.words.contains(node.attributeName.trimmedDescription) {
            file.edits.append(.blank(node.byteRange))
        }
    }

    /// `#Unique<Bell>([\.name])` in a model.
    func notePersistentMacro(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> Bool {
        guard usesSwiftData, Self.macros.contains(name.text) else { return false }
        file.edits.append(.blank(node.byteRange))
        return true
    }
}

/// A variable of a model that is kept: one that is stored, of every object, and not `@Transient`.
private struct PersistentProperty {
    let name: String
    /// Where its declaration starts, behind its attributes.
    let start: Int
    /// Whether the class gives it a value.
    let hasValue: Bool
    private let attribute: AttributeSyntax?

    init?(_ declaration: DeclSyntax) {
        guard let node = declaration.as(VariableDeclSyntax.self), node.bindingSpecifier.tokenKind == .keyword(.var),
            !node.modifiers.has("static", "class", "lazy", "weak", "unowned"), node.bindings.count == 1,
            let binding = node.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            Self.isStored(binding)
        else { return nil }
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let names = attributes.map(\.attributeName.trimmedDescription)
        // Another wrapper keeps its value itself.
        guard names.allSatisfy({ ["Attribute", "Relationship", "available", "MainActor"].contains($0) }) else {
            return nil
        }
        attribute = attributes.first { ["Attribute", "Relationship"].contains($0.attributeName.trimmedDescription) }
        name = pattern.identifier.text.filter { $0 != "`" }
        start = (node.modifiers.first?.byteRange ?? node.bindingSpecifier.byteRange).lowerBound
        hasValue = binding.initializer != nil || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        binding.accessorBlock?.observes ?? true
    }

    func metadata(in type: String) -> String {
        let said = attribute.flatMap { attribute in
            attribute.arguments.map {
                "SwiftData.Schema.\(attribute.attributeName.trimmedDescription)(\($0.onOneLine))"
            }
        }
        let end = said.map { ", \($0)" } ?? ""
        return "SwiftData.Schema.PropertyMetadata(\"\(name)\", \\\(type).\(name), \\\(type)._\(name)\(end))"
    }
}

/// The names of `#Unique<Bell>([\.name], [\.tower, \.number])`.
private struct UniqueNames {
    let text: String

    init?(_ declaration: DeclSyntax) {
        guard let macro = declaration.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Unique" else {
            return nil
        }
        text = macro.arguments.onOneLine
    }
}
