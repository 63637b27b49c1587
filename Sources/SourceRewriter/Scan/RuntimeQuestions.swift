internal import SwiftSyntax

/// Questions about methods, which classes ask and answer by the Objective-C runtime.
extension SourceScanner {
    /// `override func responds(to:)` overrides nothing here: it stays as a method of its own.
    func noteRespondsOverride(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "responds", parameters.count == 1, parameters.first?.firstName.text == "to",
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })?.name
        else { return }
        file.edits.append(.blank(word.byteRange))
    }

    /// `type(of: self).instancesRespond(to: name)` is what the names of `self` tell.
    func noteInstancesRespond(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "instancesRespond",
            let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.trimmedDescription == "type",
            let object = type.arguments.first, object.label?.text == "of", let opening = node.leftParen
        else { return }
        let range = type.byteRange.lowerBound..<opening.byteRange.upperBound
        let text = "AuthorNames.shared.responds(\(object.expression.trimmedDescription), "
        file.edits.append(.replacement(range, with: text))
    }

    /// `type(of: object).description()` is the class's name, which every class of Objective-C's tells.
    func noteClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.trimmedDescription == "type",
            let object = type.arguments.first, object.label?.text == "of"
        else { return }
        let range = type.byteRange.lowerBound..<node.byteRange.upperBound
        let text = "String(reflecting: type(of: \(object.expression.trimmedDescription)))"
        file.edits.append(SourceEdit(range: range, text: text, keepsWidth: false))
    }

    /// `for key in keys as [AnyObject]`, and `for (name, value) in fields` of a dictionary of objects: the runtime would look
    /// up the members of each.
    func noteAnyObjects(_ node: ForStmtSyntax) {
        let sequence = node.sequence.trimmedDescription
        if anyObjects.contains(where: { $0.dictionaries.contains(sequence) }),
            let pair = node.pattern.as(TuplePatternSyntax.self)?.elements, pair.count == 2,
            let value = pair.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        {
            anyObjects[anyObjects.count - 1].objects.insert(value)
            return
        }
        guard !anyObjects.isEmpty, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            sequence.hasSuffix(" as [AnyObject]") || node.typeAnnotation?.type.isAnyObject == true
        else { return }
        anyObjects[anyObjects.count - 1].objects.insert(name)
    }
}
