internal import SwiftSyntax

/// What Swift 3 and the years before it wrote otherwise, in signatures.
extension SourceScanner {
    private static let handlers = [
        "didReceive": ["withContentHandler", "completionHandler"],
        "userNotificationCenter": ["withCompletionHandler"],
    ]

    /// A handler that Apple's declaration lets escape: closures did so without a word before Swift 3, and a method whose
    /// parameter does not say it overrides none.
    func noteHandlers(_ node: FunctionDeclSyntax) {
        guard let labels = Self.handlers[node.name.text], !enclosing.isEmpty, depth == 0 else { return }
        for parameter in node.signature.parameterClause.parameters where labels.contains(parameter.firstName.text) {
            guard let type = parameter.type.as(FunctionTypeSyntax.self) else { continue }
            file.edits.append(.insertion("@escaping ", at: type.byteRange.lowerBound))
            tell(.warning, at: type, "is read as @escaping, as it is declared since Swift 3; write '@escaping'")
        }
    }

    func noteVoidParameter(_ node: FunctionTypeSyntax) {
        guard node.parameters.count == 1, let only = node.parameters.first, only.firstName == nil,
            ["Void", "()"].contains(only.type.trimmedDescription)
        else { return }
        file.voidParameters.append(only.type.byteRange)
    }

    func notePassedVoid(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, let only = node.arguments.first else { return }
        if ["()", "Void()"].contains(only.expression.trimmedDescription) { file.passesVoid = true }
    }

    /// `delegate?.window??.rootViewController`: a property that Apple's delegates may leave out is one optional more there
    /// than here.
    func noteOptionalWindow(_ node: OptionalChainingExprSyntax) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            inner.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
        else { return }
        // A blank there would end the expression.
        file.edits.append(SourceEdit(range: node.questionMark.byteRange, text: "", keepsWidth: false))
    }

    private static let lateStates: Set = ["provisional", "ephemeral"]
    private static let states: Set = ["notDetermined", "denied", "authorized"]

    /// A `switch` over the states of an authorization that was complete before iOS 12 or 14 brought new ones.
    func noteAuthorizationSwitch(_ node: SwitchExprSyntax) {
        guard node.subject.trimmedDescription.lowercased().hasSuffix("status") else { return }
        var names: Set<String> = []
        for element in node.cases {
            guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { return }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression
                        .as(MemberAccessExprSyntax.self), member.base == nil
                else { return }
                names.insert(member.declName.baseName.text)
            }
        }
        guard names.isSuperset(of: Self.states), !names.isSuperset(of: Self.lateStates),
            names.subtracting(Self.states).isSubset(of: Self.lateStates)
        else { return }
        file.edits.append(.insertion("default: break ", at: node.rightBrace.byteRange.lowerBound))
        let missing = Self.lateStates.subtracting(names).sorted().map { ".\($0)" }.joined(separator: " and ")
        tell(.warning, at: node, "does nothing for \(missing), which came later; add '@unknown default'")
    }
}

enum FormerSignatures {
    /// `(Void) -> …` as `() -> …`, in modes before 5: code of Swift 3 calls it without an argument.
    ///
    /// - Returns: for each file, what is changed in it; nothing when a call of the module passes a `()`.
    static func edits(_ files: [ScannedFile], mode: String) -> [[SourceEdit]] {
        let isFormer = mode.hasPrefix("4") && !files.contains(where: \.passesVoid)
        return files.map { isFormer ? $0.voidParameters.map(SourceEdit.blank) : [] }
    }
}
