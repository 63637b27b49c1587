internal import SwiftParser
internal import SwiftSyntax

/// Reads a file once: what is to be changed in place, and what classes it has.
final class SourceScanner: SyntaxVisitor {
    var file: ScannedFile
    let source: [UInt8]
    private let lines: LineStarts
    private let hollow: Set<String>
    /// The types around the current place, as indices of `file.types`.
    var enclosing: [Int] = []
    /// How many functions and closures are around the current place, within the innermost type.
    var depth = 0
    private var outerDepths: [Int] = []
    /// What each function around the current place has that is an `AnyObject`.
    var anyObjects: [AnyObjectNames] = []
    /// The `#if` conditions around the current place.
    var conditions: [String] = []

    /// - Parameter hollow: modules that are here by name alone.
    static func scan(_ source: AuthorSource, hollow: Set<String> = []) -> ScannedFile {
        let tree = Parser.parse(source: source.text)
        let scanner = SourceScanner(path: source.path, source: Array(source.text.utf8), hollow: hollow)
        scanner.file.isBroken = tree.hasError
        scanner.walk(tree)
        return scanner.file
    }

    private init(path: String, source: [UInt8], hollow: Set<String>) {
        file = ScannedFile(path: path)
        file.length = source.count
        self.source = source
        self.hollow = hollow
        lines = LineStarts(source)
        super.init(viewMode: .sourceAccurate)
    }

    func tell(_ severity: RewriteDiagnostic.Severity, at node: some SyntaxProtocol, _ message: String) {
        // Whether a condition holds is the compiler's to say.
        let severity = severity == .error && !conditions.isEmpty ? .hint : severity
        file.diagnostics.append(diagnostic(severity, at: node, message))
    }

    func diagnostic(
        _ severity: RewriteDiagnostic.Severity,
        at node: some SyntaxProtocol,
        _ message: String
    ) -> RewriteDiagnostic {
        let position = self.position(of: node)
        return RewriteDiagnostic(
            severity: severity,
            path: file.path,
            line: position.line,
            column: position.column,
            message: message
        )
    }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: node.byteRange.lowerBound)
    }

    // MARK: What surrounds the current place

    func enter(_ type: TypeDeclaration) -> SyntaxVisitorContinueKind {
        enclosing.append(file.types.count)
        file.types.append(type)
        outerDepths.append(depth)
        depth = 0
        return .visitChildren
    }

    func leave() {
        enclosing.removeLast()
        depth = outerDepths.removeLast()
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var failed: [String] = []
        for clause in node.clauses {
            let own = PlatformCondition.text(of: clause, hollow: hollow)
            file.edits += PlatformCondition.edits(of: clause, hollow: hollow)
            file.askedModules.formUnion(PlatformCondition.asked(by: clause))
            let values = failed.map(ConditionValue.of)
            let value = own.map(ConditionValue.of) ?? true
            // What is compiled on every phone has no condition, and what is on none is nobody's.
            let isSure = value == true && values.allSatisfy { $0 == false }
            if value != false, !values.contains(true), let elements = clause.elements {
                if !isSure {
                    conditions.append(
                        (failed.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
                    )
                }
                walk(elements)
                if !isSure { conditions.removeLast() }
            }
            failed += own.map { [$0] } ?? []
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.path.map { $0.name.text }.joined(separator: ".")
        file.imports.append(name)
        if let (range, module) = AppleImport.plain(node) { file.edits.append(.replacement(range, with: module)) }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        var type = declaration(
            .classType,
            node,
            node.name.text,
            node.inheritanceClause,
            node.attributes,
            node.modifiers
        )
        type.body = node.memberBlock.leftBrace.byteRange.upperBound
        type.isPublic = node.modifiers.has("public", "open") || isInPublicExtension(node.modifiers)
        type.keyword = Self.keyword(node.classKeyword, node.attributes, node.modifiers)
        type.mainActor = node.attributes.named("MainActor").map {
            .init(attribute: $0.byteRange, keyword: node.classKeyword.byteRange.lowerBound)
        }
        notePersistentModel(node)
        if let name = node.attributes.objcName { file.classNames.append(.init(objc: name, swift: type.name)) }
        return enter(type)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        noteGenerable(node)
        return enter(declaration(.other, node, node.name.text, node.inheritanceClause, node.attributes, node.modifiers))
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        noteGenerable(node)
        return enter(declaration(.other, node, node.name.text, node.inheritanceClause, node.attributes, node.modifiers))
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        noteModelActor(node)
        return enter(declaration(.other, node, node.name.text, node.inheritanceClause, node.attributes, node.modifiers))
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        noteAssociatedType(node)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("objc") { bindToClasses(node) }
        noteOptionalRequirements(node)
        notePlainRequirement(node)
        noteMakingProtocol(node)
        return enter(
            declaration(.protocolType, node, node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
        )
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteEveryObject(node)
        var type = TypeDeclaration(
            kind: .extensionOfType,
            path: node.extendedType.trimmedDescription.split(separator: ".").map(String.init),
            inherited: node.inheritanceClause.names,
            exposesMembers: node.attributes.has("objc"),
            isLocal: false,
            isDeprecated: node.attributes.isDeprecated,
            isConstrained: node.genericWhereClause != nil || node.extendedType.trimmedDescription.contains("<"),
            isHidden: false,
            conditions: conditions,
            position: position(of: node)
        )
        type.isPublic = node.modifiers.has("public", "open")
        type.keyword = Self.keyword(node.extensionKeyword, node.attributes, node.modifiers)
        return enter(type)
    }

    /// Whether a class has the access of the extension around it.
    private func isInPublicExtension(_ modifiers: DeclModifierListSyntax) -> Bool {
        guard let outer = enclosing.last.map({ file.types[$0] }), outer.kind == .extensionOfType else { return false }
        return outer.isPublic && !modifiers.has("internal", "private", "fileprivate")
    }

    private static func keyword(
        _ word: TokenSyntax,
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax
    ) -> Int? {
        attributes.has("MainActor") || modifiers.has("nonisolated") ? nil : word.byteRange.lowerBound
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func declaration(
        _ kind: TypeDeclaration.Kind,
        _ node: some SyntaxProtocol,
        _ name: String,
        _ inheritance: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax
    ) -> TypeDeclaration {
        let outer = enclosing.last.map { file.types[$0] }
        noteObservation(inheritance.names)
        if outer != nil { notePrivateWord(modifiers) }
        return TypeDeclaration(
            kind: kind,
            path: (outer?.path ?? []) + [name.filter { $0 != "`" }],
            inherited: inheritance.names,
            exposesMembers: attributes.has("objcMembers"),
            isLocal: depth > 0 || outer?.isLocal == true,
            isDeprecated: attributes.isDeprecated || outer?.isDeprecated == true,
            isConstrained: false,
            isHidden: outer != nil && (modifiers.has("private") || outer?.isHidden == true),
            conditions: conditions,
            position: position(of: node)
        )
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if !enclosing.isEmpty { notePrivateWord(node.modifiers) }
        if enclosing.isEmpty, depth == 0, node.genericParameterClause == nil,
            let path = node.initializer.value.namedPath
        {
            file.aliases[node.name.text.filter { $0 != "`" }] = path
        }
        return .visitChildren
    }

    // MARK: Functions, whose insides are not members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteMethod(node)
        noteUncalledMethod(node)
        noteExtensionOverride(node)
        noteOverridable(node)
        noteClassOverride(node)
        noteObjectOverride(node.name.text, node.modifiers, node.attributes)
        noteRespondsOverride(node)
        noteManaged(node)
        noteHandlers(node)
        noteNumberOrder(node)
        enterFunction(node)
        depth += 1
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        noteProperties(node)
        noteStatics(node)
        noteWordedOverride(node)
        noteExtensionOverride(node)
        noteForeignProperty(node)
        if let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
            noteObjectOverride(pattern.identifier.text, node.modifiers, node.attributes)
        }
        noteManaged(node)
        noteKeyValueProperty(node)
        noteAnyObjects(node)
        noteTextAttributes(node)
        node.bindings.forEach(noteUntypedSymbols)
        noteEntry(node)
        noteUnavailableKind(node)
        return .visitChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        noteInitializer(node)
        return deeper()
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        enterAccessors()
        return deeper()
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visitPost(_ node: FunctionDeclSyntax) {
        leaveFunction()
        depth -= 1
    }
    override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: AccessorBlockSyntax) {
        leaveFunction()
        depth -= 1
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    private func deeper() -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    // MARK: What is changed in place, or cannot be

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        noteAttribute(node)
        if node.attributeName.trimmedDescription == "Observable" {
            file.brought.insert(ImplicitImports.observationOfFoundation)
        }
        notePersistentAttribute(node)
        noteGenerableAttribute(node)
        noteLateMacro(node)
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        noteAnyObjectMember(node)
        noteSuperRead(node)
        noteInitializerReference(node)
        noteDelegateWindow(node)
        noteModuleName(node.base, of: node.declName.baseName.text)
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        noteModuleName(node.baseType, of: node.name.text)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteBroughtNames(node.baseName.text)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if notePreview(node, node.macroName) || notePersistentMacro(node, node.macroName) { return .skipChildren }
        noteMacro(node)
        noteTipRule(node)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        notePreview(node, node.macroName) || notePersistentMacro(node, node.macroName) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteSelectorString(node)
        noteUnsupportedCall(node)
        noteOptionalCall(node)
        noteFoundationInitializer(node)
        noteHiddenFunction(node)
        noteDynamicInitializer(node)
        noteBetaCall(node)
        notePassedVoid(node)
        noteMatches(node)
        noteInstancesRespond(node)
        noteClassDescription(node)
        noteKeyValueSuperCall(node)
        noteSuperCall(node)
        return .visitChildren
    }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        noteAnyObjects(node)
        return .visitChildren
    }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteAnyObjectSubscript(node)
        return .visitChildren
    }
    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        noteConvention(node)
        return .visitChildren
    }
    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        noteDelegateObject(node)
        return .visitChildren
    }
    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        noteVoidParameter(node)
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        noteBroughtNames(node.name.text)
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        noteBinding(node)
        noteBoundSymbols(node)
        return .visitChildren
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        noteUnwrappedSymbols(node)
        return .visitChildren
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        noteOptionalWindow(node)
        noteChainedSymbols(node)
        return .visitChildren
    }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        noteAuthorizationSwitch(node)
        noteGrownSwitch(node)
        return .visitChildren
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteCasts(node)
        noteGravity(node)
        return .visitChildren
    }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        noteCatch(node)
        return .visitChildren
    }
    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        noteErrorPattern(node.pattern)
        return .visitChildren
    }
    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        noteErrorPattern(node.pattern)
        return .visitChildren
    }
}
