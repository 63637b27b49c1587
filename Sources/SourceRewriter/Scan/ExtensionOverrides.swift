internal import SwiftSyntax

/// A member that overrides from an extension, which needs the Objective-C runtime.
///
/// Here the class itself overrides, and what it does is a member of another name in the extension:
///
///     class Card: UIViewController { override var inputView: UIView? { get { own_3fa2_inputView } }
///     …
///     extension Card { var own_3fa2_inputView: UIView? { … } }
struct ExtensionOverride: Codable {
    /// The class, as the extension names it.
    let path: [String]
    /// What is overridden, without labels.
    let name: String
    /// What goes into the class, behind the words for its access.
    let member: String
    /// What changes in the extension.
    let edits: [SourceEdit]
    /// What the author is told where the class is not among the sources.
    let uncalled: RewriteDiagnostic

    /// Whether it is one of a property of that name that is not observed.
    func isOfProperty(_ name: String) -> Bool {
        name == self.name && member.hasPrefix("override var \(name): ") && member.contains(" { get { ")
    }
}

/// A method of an extension that Objective-C sees, and so lets a subclass override: the class itself has it then, and what
/// it does is a member of another name in the extension.
struct OverridableMethod: Codable {
    let base: String
    let labels: [String]
    let override: ExtensionOverride
    /// What names of it begin with.
    let prefix: String
    /// From `func` to what it returns.
    let head: String
    let isPublic: Bool
    let isOfClass: Bool
}

extension SourceScanner {
    /// As long as `override` and the blank behind it, so that nothing behind the name moves. Each class has its own, since
    /// what an extension of a superclass has cannot be overridden.
    static func prefix(_ path: [String]) -> String {
        let sum = path.joined(separator: ".").utf8.reduce(UInt32(5381)) { ($0 &* 33) ^ UInt32($1) }
        return "own_\(String(0x1000 + sum % 0xF000, radix: 16))_"
    }

    func noteExtensionOverride(_ node: FunctionDeclSyntax) {
        guard let (path, word) = overriding(node.modifiers), node.genericParameterClause == nil,
            case .identifier = node.name.tokenKind, !noteFormatterOverride(node, word.byteRange)
        else { return }
        let parameters = node.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("inout ") }) else { return }
        note(
            path,
            word,
            node.name,
            "override \(Self.kind(node.modifiers))func \(node.name.text)\(node.signature.onOneLine) { "
                + forwarding(node, of: path) + " }"
        )
    }

    /// Remembers an `@objc` method of an extension.
    func noteOverridable(_ node: FunctionDeclSyntax) {
        guard let type = enclosing.last.map({ file.types[$0] }), depth == 0, type.kind == .extensionOfType,
            node.attributes.has("objc", "IBAction") || type.exposesMembers, !type.isConstrained,
            conditions == type.conditions, conditions.isEmpty,
            !node.modifiers.has("private", "fileprivate", "override", "static", "final"),
            node.genericParameterClause == nil, case .identifier = node.name.tokenKind
        else { return }
        let parameters = node.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("inout ") }) else { return }
        file.overridable.append(
            OverridableMethod(
                base: node.name.text.filter { $0 != "`" },
                labels: parameters.map { $0.firstName.text.filter { $0 != "`" } },
                override: ExtensionOverride(
                    path: type.path,
                    name: node.name.text,
                    member: "\(Self.kind(node.modifiers))func \(node.name.text)\(node.signature.onOneLine) { "
                        + forwarding(node, of: type.path) + " }",
                    edits: [.insertion(Self.prefix(type.path), at: node.name.byteRange.lowerBound)]
                        + Self.open(node.modifiers),
                    uncalled: uncalled(type.path, node.name.text, at: node.name)
                ),
                prefix: Self.prefix(type.path),
                head: "\(Self.kind(node.modifiers))func \(node.name.text)\(node.signature.onOneLine)",
                isPublic: node.modifiers.has("public", "open") || type.isPublic,
                isOfClass: node.modifiers.has("class")
            )
        )
    }

    /// The call of the extension's own method.
    private func forwarding(_ node: FunctionDeclSyntax, of path: [String]) -> String {
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.tokenKind == .wildcard ? value : "\(parameter.firstName.text): \(value)"
        }
        let effects = node.signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        return "\(marks)\(Self.prefix(path))\(node.name.text)(\(arguments.joined(separator: ", ")))"
    }

    func noteExtensionOverride(_ node: VariableDeclSyntax) {
        guard let (path, word) = overriding(node.modifiers), node.bindings.count == 1,
            let binding = node.bindings.first, let accessors = binding.accessorBlock,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let type = binding.typeAnnotation?.type.onOneLine
        else { return }
        let name = pattern.identifier
        guard !accessors.observes else { return noteObservers(node, accessors, of: name.text, type: type, path) }
        let own = Self.prefix(path) + name.text
        let setter = accessors.hasSetter ? " set { \(own) = newValue }" : ""
        note(
            path,
            word,
            name,
            "override \(Self.kind(node.modifiers))var \(name.text): \(type) { get { \(own) }\(setter) }"
        )
    }

    /// A property that is observed: the class observes, and each observer is a method of the extension.
    ///
    ///     class Row: UITableViewCell { override var isSelected: Bool { willSet { own_3fa2_willSet_isSelected(newValue) } }
    ///     …
    ///     extension Row { func own_3fa2_willSet_isSelected(_ newValue: Bool) { … } }
    private func noteObservers(
        _ node: VariableDeclSyntax,
        _ accessors: AccessorBlockSyntax,
        of name: String,
        type: String,
        _ path: [String]
    ) {
        guard case .accessors(let observers) = accessors.accessors, let first = observers.first else { return }
        let start = node.byteRange.lowerBound
        var edits = [
            SourceEdit.blank(start..<first.accessorSpecifier.byteRange.lowerBound),
            .blank(accessors.rightBrace.byteRange),
        ]
        var calls = ""
        for observer in observers {
            guard let body = observer.body else { return }
            let word = observer.accessorSpecifier.text
            let value = word == "willSet" ? "newValue" : "oldValue"
            let own = "\(Self.prefix(path))\(word)_\(name)"
            calls += "\(word) { \(own)(\(value)) } "
            edits.append(
                SourceEdit(
                    range: observer.accessorSpecifier.byteRange.lowerBound..<body.leftBrace.byteRange.lowerBound,
                    text: "func \(own)(_ \(observer.parameters?.name.text ?? value): \(type)) ",
                    keepsWidth: false
                )
            )
        }
        file.overrides.append(
            ExtensionOverride(
                path: path,
                name: name,
                member: "override var \(name): \(type) { \(calls)}",
                edits: edits,
                uncalled: uncalled(path, name, at: node)
            )
        )
    }

    /// The extension around the current place and the word `override`; nil where the compiler may decide.
    private func overriding(_ modifiers: DeclModifierListSyntax) -> (path: [String], word: TokenSyntax)? {
        guard let type = enclosing.last.map({ file.types[$0] }), depth == 0, type.kind == .extensionOfType,
            !type.isConstrained, conditions == type.conditions, conditions.isEmpty,
            let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })?.name,
            !modifiers.has("private", "fileprivate")
        else { return nil }
        return (type.path, word)
    }

    private static func kind(_ modifiers: DeclModifierListSyntax) -> String { modifiers.has("class") ? "class " : "" }

    private func note(_ path: [String], _ word: TokenSyntax, _ name: TokenSyntax, _ member: String) {
        let range = word.byteRange
        // The class calls it, though nobody else may.
        let attributes = (word.parent?.parent?.parent?.asProtocol((any WithAttributesSyntax).self))?.attributes
        let refusals = (attributes ?? []).filter { $0.trimmedDescription.contains("unavailable") }
        // What an extension adds cannot be open without the runtime.
        let open = (word.parent?.parent?.as(DeclModifierListSyntax.self)).map(Self.open) ?? []
        let hasBlank = range.upperBound < source.count && source[range.upperBound] == UInt8(ascii: " ")
        file.overrides.append(
            ExtensionOverride(
                path: path,
                name: name.text,
                member: member,
                edits: [
                    SourceEdit(
                        range: range.lowerBound..<range.upperBound + (hasBlank ? 1 : 0),
                        text: "",
                        keepsWidth: false
                    ),
                    .insertion(Self.prefix(path), at: name.byteRange.lowerBound),
                ] + open + refusals.map { .blank($0.byteRange) },
                uncalled: uncalled(path, name.text, at: word)
            )
        )
    }

    private static func open(_ modifiers: DeclModifierListSyntax) -> [SourceEdit] {
        modifiers.compactMap { $0.name.text == "open" ? .blank($0.byteRange) : nil }
    }

    private func uncalled(_ path: [String], _ name: String, at node: some SyntaxProtocol) -> RewriteDiagnostic {
        let type = path.joined(separator: ".")
        return diagnostic(
            .warning,
            at: node,
            "nobody calls this '\(name)' here: to override what \(type) does in an extension needs the Objective-C "
                + "runtime; override it in a class of your own that is a \(type)"
        )
    }
}

extension SyntaxProtocol {
    /// As written, without comments and line ends.
    var onOneLine: String {
        tokens(viewMode: .sourceAccurate).map { $0.text + ($0.trailingTrivia.isEmpty ? "" : " ") }.joined()
            .trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
    }
}

extension AccessorBlockSyntax {
    /// Whether they hear of a value and do not give it.
    var observes: Bool {
        guard case .accessors(let list) = accessors else { return false }
        let words: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
        return list.contains { words.contains($0.accessorSpecifier.tokenKind) }
    }

    var hasSetter: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
}
