internal import SwiftSyntax

/// Members of an `AnyObject`, which the Objective-C runtime looks up by their names: `AnyObjectMembers` of the runtime
/// has those that notification code reads. With them, an initializer that it finds.
extension SourceScanner {
    private static let members: Set<String> = [
        "tag", "doubleValue", "floatValue", "integerValue", "intValue", "boolValue", "stringValue",
    ]

    /// What `Type()` stands for.
    private static let wholeInitializers = [
        "URLSession": "configuration: .default",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    ]

    /// The parameters of a function that are an `AnyObject`.
    func enterFunction(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters.filter { $0.type.isAnyObject }
        anyObjects.append(Set(parameters.map { ($0.secondName ?? $0.firstName).text }))
    }

    func leaveFunction() { anyObjects.removeLast() }

    /// The variables of a function that are an `AnyObject`.
    func noteAnyObjects(_ node: VariableDeclSyntax) {
        guard !anyObjects.isEmpty, depth > 0 else { return }
        for binding in node.bindings where binding.typeAnnotation?.type.isAnyObject == true {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            anyObjects[anyObjects.count - 1].insert(pattern.identifier.text)
        }
    }

    /// `URLSession()`, deprecated by Apple, is a session of the default configuration, and `Timer()` one that never fires;
    /// Foundation on Linux has no such initializers, and none can be added to what `NSObject` has.
    func noteSessionWithoutConfiguration(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let arguments = Self.wholeInitializers[name],
            node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen?.byteRange.lowerBound
        else { return }
        file.edits.append(.insertion(arguments, at: end))
    }

    func noteAnyObjectMember(_ node: MemberAccessExprSyntax) {
        guard Self.members.contains(node.declName.baseName.text),
            let base = node.base?.as(DeclReferenceExprSyntax.self),
            anyObjects.contains(where: { $0.contains(base.baseName.text) })
        else { return }
        file.edits.append(.insertion("AnyObjectMembers(", at: base.byteRange.lowerBound))
        file.edits.append(.insertion(")", at: base.byteRange.upperBound))
    }
}

extension TypeSyntax {
    fileprivate var isAnyObject: Bool { ["AnyObject", "AnyObject!"].contains(trimmedDescription) }
}
