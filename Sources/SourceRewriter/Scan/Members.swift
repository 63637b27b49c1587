internal import SwiftSyntax

extension SourceScanner {
    /// Remembers a method of the innermost type.
    func noteMethod(_ node: FunctionDeclSyntax) {
        guard let type = enclosing.last, depth == 0, case .identifier = node.name.tokenKind else { return }
        let parameters = node.signature.parameterClause.parameters
        noteKeyValueOverride(node)
        let effects = node.signature.effectSpecifiers
        let returned = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        file.types[type].methods.append(
            Method(
                name: node.name.text,
                base: node.name.text.filter { $0 != "`" },
                parameters: parameters.map { parameter in
                    Method.Parameter(
                        label: parameter.firstName.text.filter { $0 != "`" },
                        type: parameter.type.plainDescription
                    )
                },
                explicitName: node.attributes.objcName,
                isMarked: node.attributes.has("objc", "IBAction", "IBSegueAction"),
                isPrivate: node.modifiers.has("private", "fileprivate") || node.attributes.has("nonobjc"),
                isStatic: node.modifiers.has("static", "class"),
                isOverride: node.modifiers.has("override"),
                isAsync: effects?.asyncSpecifier != nil,
                isThrowing: effects?.throwsClause != nil,
                isDeprecated: node.attributes.isDeprecated,
                isUnavailable: node.attributes.isUnavailable,
                isBoundElsewhere: node.attributes.isBoundElsewhere,
                returnsValue: !["Void", "()"].contains(returned),
                takesPlainArguments: node.genericParameterClause == nil && parameters.allSatisfy(\.isPlain),
                conditions: conditions
            )
        )
    }

    /// Remembers an initializer of the innermost type.
    func noteInitializer(_ node: InitializerDeclSyntax) {
        guard let type = enclosing.last, depth == 0 else { return }
        file.types[type].hasInitializers = true
        if !node.modifiers.has("convenience") { file.types[type].hasDesignatedInitializer = true }
        guard !node.modifiers.has("private"), node.optionalMark == nil else { return }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text.filter { $0 != "`" } }
        require(node, labels)
        if labels.isEmpty, let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })?.name {
            file.plainInitializers.append(.init(type: type, word: word.byteRange))
        } else if labels.isEmpty {
            file.types[type].hasNewPlainInitializer = true
        }
        file.types[type].initializers.append(labels)
    }

    /// A storyboard makes segues of the author's classes, and Core Data objects, which Swift does by required initializers
    /// alone.
    private func require(_ node: InitializerDeclSyntax, _ labels: [String]) {
        guard [["identifier", "source", "destination"], ManagedInitializers.labels].contains(labels),
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })?.name
        else { return }
        file.edits.append(.replacement(word.byteRange, with: "required"))
    }

    func noteStatics(_ node: VariableDeclSyntax) {
        guard node.modifiers.has("static", "class") else { return }
        file.statics.formUnion(
            node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        )
    }

    /// Remembers properties of the innermost type.
    func noteProperties(_ node: VariableDeclSyntax) {
        guard let type = enclosing.last, depth == 0 else { return }
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                binding.accessorBlock?.hasEffects != true,
                !node.attributes.isUnavailable, !node.attributes.isBoundElsewhere
            else { continue }
            let name = pattern.identifier.text
            let objcName = node.attributes.objcName ?? name.filter { $0 != "`" }
            file.types[type].properties.append(
                Property(
                    name: name,
                    base: name.filter { $0 != "`" },
                    getter: binding.accessorBlock?.objcName(of: .get) ?? objcName,
                    setter: binding.accessorBlock?.objcName(of: .set) ?? ObjCName.setter(objcName),
                    isMarked: node.attributes.has("objc", "IBOutlet", "IBInspectable", "GKInspectable"),
                    isPrivate: node.modifiers.has("private", "fileprivate") || node.attributes.has("nonobjc"),
                    isStatic: node.modifiers.has("static", "class"),
                    isSettable: !isConstant && binding.accessorBlock?.isReadOnly != true,
                    isDeprecated: node.attributes.isDeprecated,
                    isDynamic: node.modifiers.has("dynamic"),
                    conditions: conditions
                )
            )
        }
    }
}

extension FunctionParameterSyntax {
    /// Whether a message can carry it.
    fileprivate var isPlain: Bool {
        if ellipsis != nil || type.is(SomeOrAnyTypeSyntax.self) && type.trimmedDescription.hasPrefix("some") {
            return false
        }
        guard let type = type.as(AttributedTypeSyntax.self) else { return true }
        let words = type.specifiers.trimmedDescription + type.attributes.trimmedDescription
        return !["inout", "borrowing", "consuming", "@autoclosure"].contains { words.contains($0) }
    }
}

extension TypeSyntax {
    /// `["Outer", "Inner"]`; nil for what is no name of a type without arguments.
    var namedPath: [String]? {
        if let type = self.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil { return [type.name.text] }
        guard let type = self.as(MemberTypeSyntax.self), type.genericArgumentClause == nil,
            let outer = type.baseType.namedPath
        else { return nil }
        return outer + [type.name.text]
    }

    /// The type, as it can stand after `as`.
    fileprivate var plainDescription: String {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainDescription }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType.trimmedDescription + "?"
        }
        return trimmedDescription
    }
}

extension AccessorBlockSyntax {
    /// Whether there is a `get` and nothing that sets.
    fileprivate var isReadOnly: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let list):
            !list.contains {
                ["set", "_modify", "willSet", "didSet", "nonmutating"].contains($0.accessorSpecifier.text)
            }
        }
    }

    /// Whether its `get` is async or throws.
    fileprivate var hasEffects: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { $0.effectSpecifiers != nil }
    }

    /// The name in `@objc(name) get`.
    fileprivate func objcName(of keyword: Keyword) -> String? {
        guard case .accessors(let list) = accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.attributes.objcName
    }
}
