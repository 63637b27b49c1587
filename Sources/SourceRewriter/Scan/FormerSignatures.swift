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

    /// `expression.enumerateMatches(in: text, range: range) { … }`: the block of Foundation on Linux may run anywhere, so that it
    /// neither names `self` silently nor changes a variable; that of Apple's runs at once, as the SDK's does.
    func noteMatches(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "enumerateMatches", member.declName.argumentNames == nil,
            node.arguments.first?.label?.text == "in", node.arguments.contains(where: { $0.label?.text == "range" })
        else { return }
        file.edits.append(.replacement(member.declName.baseName.byteRange, with: "carillon_Matches"))
    }

    /// `UIApplication.shared.delegate?.window`: a property that Apple's delegates may leave out is one optional more there
    /// than the app delegate's own.
    func noteDelegateWindow(_ node: MemberAccessExprSyntax) {
        guard node.isWindowOfDelegate else { return }
        file.edits.append(SourceEdit(range: node.declName.byteRange, text: "carillonWindow", keepsWidth: false))
    }

    /// `delegate?.window??.rootViewController`, of a delegate that has it by another name.
    func noteOptionalWindow(_ node: OptionalChainingExprSyntax) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            let member = inner.expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "window", !member.isWindowOfDelegate
        else { return }
        // A blank there would end the expression.
        file.edits.append(SourceEdit(range: node.questionMark.byteRange, text: "", keepsWidth: false))
    }

    private static let lateStates: Set = ["provisional", "ephemeral"]
    private static let states: Set = ["notDetermined", "denied", "authorized"]

    /// A `switch` over the states of an authorization that was complete before iOS 12 or 14 brought new ones.
    func noteAuthorizationSwitch(_ node: SwitchExprSyntax) {
        let subject = node.subject.trimmedDescription.lowercased()
        guard
            ["status", "status()", "status(for: .event)", "status(for: .readwrite)"].contains(where: subject.hasSuffix)
        else { return }
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
        // Of notifications; those of photos, calendars and contacts have `restricted`, and had no more before iOS 14.
        let isOfServices = names == Self.states.union(["restricted"])
        guard
            isOfServices
                || names.isSuperset(of: Self.states) && !names.isSuperset(of: Self.lateStates)
                    && names.subtracting(Self.states).isSubset(of: Self.lateStates)
        else { return }
        file.edits.append(.insertion("default: break ", at: node.rightBrace.byteRange.lowerBound))
        guard !isOfServices else {
            return tell(.warning, at: node, "does nothing for states that came later; add '@unknown default'")
        }
        let missing = Self.lateStates.subtracting(names).sorted().map { ".\($0)" }.joined(separator: " and ")
        tell(.warning, at: node, "does nothing for \(missing), which came later; add '@unknown default'")
    }
}

extension SourceScanner {
    /// Enumerations of Foundation that grew, by cases that tell them apart. Apple's are of a library that may grow, so
    /// that a `switch` over all of one's time compiles there with a warning; here each case has to be named.
    private static let grown: [(name: String, known: Set<String>, late: Set<String>)] = [
        (
            "Calendar.Identifier", ["gregorian", "buddhist", "republicOfChina", "islamicUmmAlQura"],
            ["bangla", "tamil"]
        ),
        ("Calendar.Component", ["era", "year", "yearForWeekOfYear", "nanosecond", "timeZone"], ["dayOfYear"]),
    ]

    /// A `switch` over all cases that there were, without a default: at a later one it ends the process, as at Apple's.
    func noteGrownSwitch(_ node: SwitchExprSyntax) {
        var names: Set<String> = []
        for element in node.cases {
            guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { return }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression
                        .as(MemberAccessExprSyntax.self),
                    member.base == nil || member.base?.trimmedDescription.hasPrefix("Calendar") == true
                else { return }
                names.insert(member.declName.baseName.text)
            }
        }
        // The author's own enumeration of the same names has others besides.
        let subject = node.subject.trimmedDescription
        guard subject != "self" || enclosing.last.map({ file.types[$0].path.first == "Calendar" }) == true,
            let type = Self.grown.first(where: { names.isSuperset(of: $0.known) && names.isDisjoint(with: $0.late) })
        else { return }
        let rest = "default: fatalError(\"\(type.name) has a case that this switch does not know\") "
        file.edits.append(.insertion(rest, at: node.rightBrace.byteRange.lowerBound))
        tell(.warning, at: node, "ends the process at a case that \(type.name) has since; add '@unknown default'")
    }

    /// `NSManagedObject(entity: entity, insertInto: context)`, which is of the entity's class.
    func noteDynamicInitializer(_ node: FunctionCallExprSyntax) {
        if node.calledExpression.trimmedDescription == "NSManagedObject",
            node.arguments.map({ $0.label?.text }) == ["entity", "insertInto"]
        {
            return file.edits.append(.insertion(".carillonObject", at: node.calledExpression.byteRange.upperBound))
        }
        // Of no bundle, which Apple's class lets somebody make.
        if node.calledExpression.trimmedDescription == "Bundle", node.arguments.isEmpty, node.trailingClosure == nil {
            return file.edits.append(SourceEdit(range: node.byteRange, text: "Bundle.main", keepsWidth: false))
        }
    }

    /// `let attributes: [String: Any] = [NSFontAttributeName: …]`: the names were texts once, and are keys now.
    func noteTextAttributes(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let type = binding.typeAnnotation?.type.as(DictionaryTypeSyntax.self),
                type.key.trimmedDescription == "String",
                case .elements(let entries)? = binding.initializer?.value.as(DictionaryExprSyntax.self)?.content,
                entries.contains(where: { Self.isTextAttribute($0.key.trimmedDescription) })
            else { continue }
            file.edits.append(
                SourceEdit(range: type.key.byteRange, text: "NSAttributedString.Key", keepsWidth: false)
            )
        }
    }

    private static func isTextAttribute(_ name: String) -> Bool {
        name.hasPrefix("NS") && name.hasSuffix("AttributeName")
    }

    /// Calls as the first betas of iOS 10 had them, which talks and samples of that summer kept.
    func noteBetaCall(_ node: FunctionCallExprSyntax) {
        if node.calledExpression.trimmedDescription == "UNNotificationCategory",
            let gone = node.arguments.first(where: { $0.label?.text == "minimalActions" })
        {
            file.edits.append(.blank(gone.byteRange))
            tell(.warning, at: gone, "was of the betas of iOS 10 alone; it is left out here, remove it")
        }
        if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "requestAuthorization",
            let first = node.arguments.first, first.label == nil, first.expression.is(ArrayExprSyntax.self)
        {
            file.edits.append(.insertion("options: ", at: first.byteRange.lowerBound))
            tell(.warning, at: first, "is labelled 'options:' since iOS 10 came out; write it")
        }
    }
}

extension MemberAccessExprSyntax {
    fileprivate var isWindowOfDelegate: Bool {
        guard declName.baseName.text == "window", let base else { return false }
        let text = base.trimmedDescription.filter { !$0.isWhitespace }
        if ["UIApplication.shared.delegate?", "UIApplication.shared.delegate!"].contains(text) { return true }
        let name = base.is(DeclReferenceExprSyntax.self) ? text : String(text.dropLast())
        return text == name || ["?", "!"].contains(text.suffix(1)) ? isDelegate(name) : false
    }

    /// Whether a name is bound to the application's delegate where this is written, and not to the author's class.
    private func isDelegate(_ name: String) -> Bool {
        var inner = Syntax(self)
        while let outer = inner.parent {
            let earlier: [Syntax] =
                if let items = outer.as(CodeBlockItemListSyntax.self) {
                    items.prefix { $0.id != inner.id }.flatMap(Self.bindings)
                } else if let elements = outer.as(ConditionElementListSyntax.self) {
                    elements.prefix { $0.id != inner.id }.map { Syntax($0.condition) }
                } else if let question = outer.as(IfExprSyntax.self), inner.id != question.elseBody?.id {
                    question.conditions.map { Syntax($0.condition) }
                } else {
                    []
                }
            for binding in earlier.reversed() {
                guard let (bound, value) = Self.bound(binding), bound == name else { continue }
                return ["UIApplication.shared.delegate", "UIApplication.shared.delegate!"].contains(value)
            }
            inner = outer
        }
        return false
    }

    /// What a statement binds for those after it.
    private static func bindings(_ item: CodeBlockItemSyntax) -> [Syntax] {
        if let variable = item.item.as(VariableDeclSyntax.self) { return variable.bindings.map(Syntax.init) }
        return item.item.as(GuardStmtSyntax.self)?.conditions.map { Syntax($0.condition) } ?? []
    }

    /// The name and the value, without blanks, of a binding that names no type.
    private static func bound(_ binding: Syntax) -> (name: String, value: String)? {
        let pattern: PatternSyntax?
        let value: ExprSyntax?
        if let optional = binding.as(OptionalBindingConditionSyntax.self) {
            (pattern, value) = (optional.pattern, optional.initializer?.value)
        } else {
            let plain = binding.as(PatternBindingSyntax.self)
            (pattern, value) = (plain?.pattern, plain?.initializer?.value)
        }
        guard let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
        return (name, (value?.trimmedDescription ?? "").filter { !$0.isWhitespace })
    }
}

enum FormerSignatures {
    /// What is read otherwise in modes before 5: `(Void) -> …` as `() -> …`, since code of Swift 3 calls it without an argument,
    /// and launch options as those that the phone hands over. The compiler has no mode of Swift 3: it is 4 here.
    ///
    /// - Returns: for each file, what is changed in it.
    static func edits(_ files: [ScannedFile], mode: String) -> [[SourceEdit]] {
        let passesVoid = files.contains(where: \.passesVoid)
        return files.map { file in
            var edits: [SourceEdit] = []
            if mode.hasPrefix("4"), !passesVoid { edits += file.voidParameters.map(SourceEdit.blank) }
            if mode == "4" {
                edits += file.formerOptions.map { SourceEdit(range: $0, text: options, keepsWidth: false) }
            }
            return edits
        }
    }

    private static let options = "[UIApplication.LaunchOptionsKey: Any]?"
}
