internal import SwiftSyntax

/// Requirements of `@objc` protocols that a class may leave out: here each has a default that does nothing.
///
///     @objc protocol Bell { @objc optional func ring(_ times: Int) }
///     bell?.ring?(2)
///
/// becomes
///
///     protocol Bell: AnyObject { func ring(_ times: Int) }; extension Bell { func ring(_ times: Int) {} }
///     bell?.ring (2)
///
/// One that returns what cannot be nil is an ``OptionalValue``.
extension SourceScanner {
    func noteOptionalRequirements(_ node: ProtocolDeclSyntax) {
        var defaults: [String] = []
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
            else { continue }
            let isPlain = enclosing.isEmpty && conditions.isEmpty
            if isPlain, Self.defaulted(member.decl) == nil, let value = OptionalValue(member.decl, of: node) {
                file.edits.append(.blank(member.decl.byteRange))
                file.edits.append(.insertion(value.requirement, at: member.decl.byteRange.upperBound))
                defaults += value.defaults.map { (node.modifiers.has("public") ? "public " : "") + $0 }
                file.optionalValues.append(value)
                if value.labels != nil { file.optionalRequirements.insert(value.base) }
                continue
            }
            guard isPlain, let text = Self.defaulted(member.decl) else {
                tell(
                    .error,
                    at: word,
                    "an optional requirement of this kind needs the Objective-C runtime; make it a requirement "
                        + "with a default in an extension of the protocol, and call it without '?'"
                )
                continue
            }
            file.edits.append(.blank(word.byteRange))
            defaults.append((node.modifiers.has("public") ? "public " : "") + text)
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                file.optionalRequirements.insert(function.name.text.filter { $0 != "`" })
            }
        }
        guard !defaults.isEmpty else { return }
        file.edits.append(
            .insertion(
                "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
                at: node.memberBlock.byteRange.upperBound
            )
        )
    }

    /// The requirement with a default: nothing is done, and nil returned.
    private static func defaulted(_ requirement: DeclSyntax) -> String? {
        if let function = requirement.as(FunctionDeclSyntax.self) {
            let returned = function.signature.returnClause?.type
            let returnsNothing = returned.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
            guard returnsNothing || returned?.isOptional == true else { return nil }
            return "func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
                + "\(function.signature.onOneLine) \(returnsNothing ? "{}" : "{ nil }")"
        }
        guard let binding = requirement.as(VariableDeclSyntax.self)?.bindings.first,
            let type = binding.typeAnnotation?.type, type.isOptional
        else { return nil }
        let setter = binding.accessorBlock?.hasSetter == true ? " set {}" : ""
        return "var \(binding.pattern.trimmedDescription): \(type.onOneLine) { get { nil }\(setter) }"
    }

    /// Remembers `bell.ring?(2)` and `bell.ring!(2)`, whose mark goes where `ring` is such a requirement.
    func noteOptionalCall(_ node: FunctionCallExprSyntax) {
        let called: (expression: ExprSyntax, mark: TokenSyntax)? =
            if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
                (chained.expression, chained.questionMark)
            } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
                (forced.expression, forced.exclamationMark)
            } else {
                nil
            }
        guard let called else { return }
        let member = called.expression.as(MemberAccessExprSyntax.self)
        let name =
            member?.declName.baseName.text ?? called.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return }
        var call = OptionalCall(name: name.filter { $0 != "`" }, mark: called.mark.byteRange)
        if let base = member?.base, OptionalCall.isOfAppleDelegate(call.name) {
            call.isOfDelegate = true
            let name = base.trimmedDescription.filter { !"?!()".contains($0) }
            call.isOfNamedDelegate = name.hasSuffix("elegate") || name.hasSuffix("ataSource")
            let asksWhether = node.calledExpression.is(OptionalChainingExprSyntax.self)
            if asksWhether, !base.isChained, node.parent?.is(CodeBlockItemSyntax.self) != true {
                call.whole = node.byteRange
            }
        }
        file.optionalCalls.append(call)
    }
}

/// `x.name?(…)`, which asks whether there is a method of that name.
struct OptionalCall: Codable {
    let name: String
    /// Of the question mark, or the exclamation mark.
    let mark: Range<Int>
    /// Whether it may be of a delegate of Apple's, whose methods all have defaults in the SDK.
    var isOfDelegate = false
    /// Whether what it is called on is named a delegate or a data source: what is called is no property then that has a closure.
    var isOfNamedDelegate = false
    /// The call, where its value has to be made optional.
    var whole: Range<Int>?

    /// What the names of delegates' methods begin with.
    private static let delegating: Set = [
        // What an animator may leave out (UIViewImplicitlyAnimating).
        "addAnimations", "addCompletion", "continueAnimation",
        "animationDidStart", "animationDidStop", "application", "audioPlayer", "authorizationController",
        "captureOutput", "centralManager", "collectionView", "contextMenuInteraction", "controller",
        "controllerDidChangeContent",
        "controllerWillChangeContent", "documentInteractionController", "documentPicker", "dragInteraction",
        "dropInteraction", "fileOutput", "gestureRecognizer", "imagePickerController", "layoutManager",
        "locationManager", "mailComposeController", "mapView", "metadataOutput", "navigationController",
        "numberOfSections", "pageViewController", "paymentQueue", "peripheral", "photoOutput", "pickerView",
        "popoverPresentationController", "presentationController", "safariViewController", "scene", "scrollView",
        "searchBar", "sectionIndexTitles", "speechSynthesizer", "splitViewController", "tabBar", "tabBarController",
        "tableView", "textField", "textStorage", "textView", "urlSession", "userNotificationCenter", "viewForZooming",
        "webView",
    ]

    static func isOfAppleDelegate(_ name: String) -> Bool {
        delegating.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
    }
}

extension ScannedFile {
    /// The edits of calls of requirements that are not optional here.
    ///
    /// - Parameters:
    ///   - requirements: those of the module's own protocols.
    ///   - properties: the properties of the module, which may hold a closure.
    func callEdits(of requirements: Set<String>, besides properties: Set<String>) -> [SourceEdit] {
        optionalCalls.flatMap { call -> [SourceEdit] in
            if requirements.contains(call.name) { return [.blank(call.mark)] }
            guard call.isOfDelegate, call.isOfNamedDelegate || !properties.contains(call.name) else { return [] }
            let value = call.whole.map { whole -> [SourceEdit] in
                // Of what may be nil itself, as it is.
                [.insertion("AuthorRuntime.answer(", at: whole.lowerBound), .insertion(")", at: whole.upperBound)]
            }
            return [.blank(call.mark)] + (value ?? [])
        }
    }
}

extension ExprSyntax {
    /// Whether it, or what it is a member of, has a question mark.
    fileprivate var isChained: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isChained == true }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChained }
        if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.isChained }
        return self.as(ForceUnwrapExprSyntax.self)?.expression.isChained == true
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
