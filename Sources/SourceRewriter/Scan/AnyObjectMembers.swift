internal import SwiftSyntax

/// Members of an `AnyObject`, which the Objective-C runtime looks up by their names: `AnyObjectMembers` of the runtime
/// has those that notification code reads. With them, an initializer that it finds.
extension SourceScanner {
    private static let members: Set<String> = [
        "tag", "doubleValue", "floatValue", "integerValue", "intValue", "boolValue", "stringValue",
        "appending", "appendingPathComponent", "isEqual",
        "currentTitle", "date", "identifier", "image", "isEnabled", "isHidden", "isOn", "isSelected",
        "location", "numberOfTouches", "perform", "placeholder", "removeFromSuperview", "resignFirstResponder",
        "selectedSegmentIndex", "setImage", "setOn", "setTitle", "setTitleColor", "state", "superview", "text", "title",
        "titleForSegment", "titleLabel", "translation", "view",
    ]

    /// Dictionaries of objects, as property lists were typed before Swift 3.
    private static let dictionaries: Set<String> = [
        "[String:AnyObject]", "[NSObject:AnyObject]", "[AnyHashable:AnyObject]",
    ]

    /// What `Type()` stands for.
    private static let wholeInitializers = [
        "URLSession": "configuration: .default",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
        "NSMutableString": "capacity: 0",
        "NSError": "domain: \"\", code: 0",
    ]

    /// The parameters of a function that are an `AnyObject`, or a dictionary of them.
    func enterFunction(_ node: FunctionDeclSyntax) {
        anyObjects.append(AnyObjectNames())
        for parameter in node.signature.parameterClause.parameters {
            noteName((parameter.secondName ?? parameter.firstName).text, of: parameter.type)
        }
    }

    func leaveFunction() { anyObjects.removeLast() }

    /// The variables of a function that are one.
    func noteAnyObjects(_ node: VariableDeclSyntax) {
        guard !anyObjects.isEmpty, depth > 0 else { return }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let type = binding.typeAnnotation?.type
            else { continue }
            noteName(pattern.identifier.text, of: type)
        }
    }

    private func noteName(_ name: String, of type: TypeSyntax) {
        let last = anyObjects.count - 1
        if type.isAnyObject { anyObjects[last].objects.insert(name) }
        if Self.dictionaries.contains(type.trimmedDescription.filter { $0 != " " }) {
            anyObjects[last].dictionaries.insert(name)
        }
    }

    /// `URLSession()`, deprecated by Apple, is a session of the default configuration, `Timer()` one that never fires,
    /// `NSMutableString()` empty, and `NSError()` says nothing; Foundation on Linux has no such initializers, and none can be added to what `NSObject`
    /// has.
    func noteSessionWithoutConfiguration(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let arguments = Self.wholeInitializers[name],
            node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen?.byteRange.lowerBound
        else { return }
        file.edits.append(.insertion(arguments, at: end))
    }

    func noteAnyObjectMember(_ node: MemberAccessExprSyntax) {
        guard Self.members.contains(node.declName.baseName.text), let base = node.base, isAnyObject(base)
        else { return }
        lookUp(in: base)
    }

    /// A name of one, or `(value as AnyObject)`.
    private func isAnyObject(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return anyObjects.contains { $0.objects.contains(name) }
        }
        return base.is(TupleExprSyntax.self) && base.trimmedDescription.hasSuffix(" as AnyObject)")
    }

    /// `userInfo["aps"]!["alert"]`, and with a question mark, of a dictionary of objects.
    func noteAnyObjectSubscript(_ node: SubscriptCallExprSyntax) {
        let whole: ExprSyntax
        let value: ExprSyntax
        if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (whole, value) = (ExprSyntax(unwrapped), unwrapped.expression)
        } else if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (whole, value) = (chained.expression, chained.expression)
        } else {
            return
        }
        guard
            let base = value.as(SubscriptCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            anyObjects.contains(where: { $0.dictionaries.contains(base.baseName.text) })
        else { return }
        lookUp(in: whole)
    }

    private func lookUp(in object: ExprSyntax) {
        file.edits.append(.insertion("AnyObjectMembers(", at: object.byteRange.lowerBound))
        file.edits.append(.insertion(")", at: object.byteRange.upperBound))
    }
}

/// What a function has by names, whose members the Objective-C runtime would look up.
struct AnyObjectNames {
    var objects: Set<String> = []
    var dictionaries: Set<String> = []
}

extension TypeSyntax {
    fileprivate var isAnyObject: Bool { ["AnyObject", "AnyObject!"].contains(trimmedDescription) }
}
