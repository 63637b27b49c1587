internal import SwiftSyntax

/// An `override` of a class, and where its name is.
struct ClassOverride: Codable {
    let path: [String]
    let base: String
    let labels: [String]
    let word: Range<Int>
    let name: Int
}

/// A call of a superclass's method, and where its name is.
struct SuperCall: Codable {
    let path: [String]
    let base: String
    let labels: [String]
    let name: Int
}

extension SourceScanner {
    /// What formatters override with pointers, for which Foundation on Linux has others (`objectValue(_:)`).
    private static let formatterMethods: Set = [
        "getObjectValue(_:for:errorDescription:)", "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
    ]

    /// Takes `override` from such a method, which is one of the class's own then.
    ///
    /// - Returns: whether it is one.
    func noteFormatterOverride(_ node: FunctionDeclSyntax, _ word: Range<Int>) -> Bool {
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        if noteRangedFormatter(node, labels, word) { return true }
        guard Self.formatterMethods.contains("\(node.name.text)(\(labels))") else { return false }
        file.edits.append(.blank(word))
        tell(.hint, at: node.name, "Foundation on Linux does not have this method of Formatter, and never calls it")
        return true
    }

    /// `override func getObjectValue(_:for:range:) throws` of a `NumberFormatter`, which the SDK's `RangedFormatter` asks for.
    private func noteRangedFormatter(_ node: FunctionDeclSyntax, _ labels: String, _ word: Range<Int>) -> Bool {
        guard "\(node.name.text)(\(labels))" == "getObjectValue(_:for:range:)",
            let type = enclosing.last.map({ file.types[$0] }), type.kind == .classType,
            type.inherited.contains(where: ["NumberFormatter", "DateFormatter", "Formatter"].contains), !type.isLocal,
            !type.isHidden
        else { return false }
        file.edits.append(.blank(word))
        let name = type.path.joined(separator: ".")
        file.edits.append(.insertion("\nextension \(name): RangedFormatter {}\n", at: source.count))
        return true
    }

    func noteClassOverride(_ node: FunctionDeclSyntax) {
        guard let type = enclosing.last.map({ file.types[$0] }), depth == 0,
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })?.name,
            !noteFormatterOverride(node, word.byteRange), type.kind == .classType,
            !noteForwarding(node, word.byteRange)
        else { return }
        file.classOverrides.append(
            ClassOverride(
                path: type.path,
                base: node.name.text.filter { $0 != "`" },
                labels: node.signature.parameterClause.parameters.map { $0.firstName.text.filter { $0 != "`" } },
                word: word.byteRange,
                name: node.name.byteRange.lowerBound
            )
        )
    }

    func noteSuperCall(_ node: FunctionCallExprSyntax) {
        guard let type = enclosing.last.map({ file.types[$0] }), type.kind == .classType,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return }
        file.superCalls.append(
            SuperCall(
                path: type.path,
                base: member.declName.baseName.text.filter { $0 != "`" },
                labels: node.arguments.map { $0.label?.text ?? "_" },
                name: member.declName.baseName.byteRange.lowerBound
            )
        )
    }
}

/// A method that an extension adds to another module's class and classes of this module override, which Objective-C finds
/// when it is called. Here the extension's method asks whether the object is of one of them.
///
///     extension UIView { @objc func touch() { … } }             // func own_3fa2_touch() { … }
///     class Card: UIView { override func touch() { super.touch() } }  // func any_own_3fa2_touch() { super.own_3fa2_touch() }
///     extension UIView { func touch() { if let it = self as? Card { return it.any_own_3fa2_touch() }; … } }
struct ForeignOverride {
    /// In the file of the extension.
    private(set) var own: [SourceEdit]
    /// In those of the classes, by their numbers.
    private(set) var others: [(number: Int, edit: SourceEdit)] = []

    /// - Returns: nil where nothing here can stand in for it.
    init?(_ method: OverridableMethod, _ index: DeclarationIndex, _ files: [ScannedFile]) {
        let classes = index.overriders(of: method)
        let first = classes.filter(\.isFirst)
        guard !method.isOfClass, !first.isEmpty, first.allSatisfy({ !$0.type.isHidden && !$0.type.isLocal }) else {
            return nil
        }
        let base = method.prefix + method.base
        own = method.override.edits
        let call = method.override.member.dropFirst(method.head.count).drop { " {".contains($0) }
            .prefix { $0 != "}" }.trimmingSuffix { $0 == " " }
        let questions = first.map { one in
            let theirs = call.replacing(base, with: "it.any_\(base)", maxReplacements: 1)
            return "if let it = self as? \(one.type.name) { return \(theirs) }; "
        }
        let path = method.override.path.joined(separator: ".")
        let access = method.isPublic ? "public " : ""
        let dispatcher = "\nextension \(path) { \(access)\(method.head) { \(questions.joined())return \(call) } }\n"
        guard let place = files.first(where: { $0.overridable.contains { $0.override.edits == method.override.edits } })
        else { return nil }
        own.append(.insertion(dispatcher, at: place.length))
        for (number, file) in files.enumerated() {
            for override in file.classOverrides where override.base == method.base && override.labels == method.labels {
                guard let one = classes.first(where: { $0.type.path == override.path }) else { continue }
                if one.isFirst { others.append((number, .blank(override.word))) }
                others.append((number, .insertion("any_\(method.prefix)", at: override.name)))
            }
            for call in file.superCalls where call.base == method.base && call.labels == method.labels {
                guard let one = classes.first(where: { $0.type.path == call.path }) else { continue }
                others.append((number, .insertion((one.isFirst ? "" : "any_") + method.prefix, at: call.name)))
            }
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isOut: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isOut(last) { rest.removeLast() }
        return rest
    }
}

extension TypeDeclaration {
    /// Whether it has a member of a name itself.
    func declares(_ name: String) -> Bool {
        methods.contains { $0.name == name } || properties.contains { $0.base == name }
    }
}
