internal import SwiftSyntax

/// Macros of SwiftData, whose plugin comes with Xcode alone: a class with `@Model` is one of `PersistentModel`, whose
/// members the SDK's protocol has; what is said of its properties is left out.
extension SourceScanner {
    private static let words: Set<String> = ["Model", "Attribute", "Relationship", "Transient"]
    private static let macros: Set<String> = ["Unique", "Index"]

    private var usesSwiftData: Bool { file.imports.contains("SwiftData") }

    /// `@Model class Bell` is `class Bell: PersistentModel`.
    func notePersistentModel(_ node: ClassDeclSyntax) {
        guard usesSwiftData, node.attributes.has("Model") else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            file.edits.append(.insertion(", PersistentModel", at: last.type.byteRange.upperBound))
        } else {
            let end = node.genericParameterClause?.byteRange.upperBound ?? node.name.byteRange.upperBound
            file.edits.append(.insertion(": PersistentModel", at: end))
        }
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

    /// `@Attribute(.unique)`, `@Relationship(…)` and their like; `@Query` without arguments, a macro of a property with
    /// a type, is `@Query()`, whose initializer has the type.
    func notePersistentAttribute(_ node: AttributeSyntax) {
        guard usesSwiftData else { return }
        let name = node.attributeName.trimmedDescription
        if Self.words.contains(name) {
            file.edits.append(.blank(node.byteRange))
        } else if name == "Query", node.arguments == nil, node.leftParen == nil {
            file.edits.append(.insertion("()", at: node.attributeName.byteRange.upperBound))
        }
    }

    /// `#Unique<Bell>([\.name])` in a model.
    func notePersistentMacro(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> Bool {
        guard usesSwiftData, Self.macros.contains(name.text) else { return false }
        file.edits.append(.blank(node.byteRange))
        return true
    }
}
