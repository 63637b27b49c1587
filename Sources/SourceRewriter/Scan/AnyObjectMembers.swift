internal import SwiftSyntax

/// Members of an `AnyObject`, which the Objective-C runtime looks up by their names: `AnyObjectMembers` of the runtime
/// has those that notification code reads.
extension SourceScanner {
    private static let members: Set<String> = [
        "tag", "doubleValue", "floatValue", "integerValue", "intValue", "boolValue", "stringValue",
        "appending", "appendingPathComponent", "cgPointValue", "cgRectValue", "cgSizeValue", "isEqual",
        "count", "length", "lowercased", "uppercased", "components",
        "currentTitle", "date", "identifier", "image", "isEnabled", "isHidden", "isOn", "isSelected",
        "location", "numberOfTouches", "perform", "placeholder", "removeFromSuperview", "resignFirstResponder",
        "selectedSegmentIndex", "setImage", "setOn", "setTitle", "setTitleColor", "state", "superview", "text", "title",
        "titleForSegment", "titleLabel", "translation", "value", "view",
    ]

    /// Dictionaries of objects, as property lists were typed before Swift 3.
    private static let dictionaries: Set<String> = [
        "[String:AnyObject]", "[NSObject:AnyObject]", "[AnyHashable:AnyObject]",
    ]

    /// The parameters of a function that are an `AnyObject`, or a dictionary of them.
    func enterFunction(_ node: FunctionDeclSyntax) {
        anyObjects.append(AnyObjectNames())
        for parameter in node.signature.parameterClause.parameters {
            noteName((parameter.secondName ?? parameter.firstName).text, of: parameter.type)
        }
    }

    /// What a property does has names of its own, as a function's inside.
    func enterAccessors() { anyObjects.append(AnyObjectNames()) }

    func leaveFunction() { anyObjects.removeLast() }

    /// The variables of a function that are one, and the properties of a type.
    func noteAnyObjects(_ node: VariableDeclSyntax) {
        if depth == 0 { noteObjectProperties(node) }
        guard !anyObjects.isEmpty, depth > 0 else { return }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            if let type = binding.typeAnnotation?.type {
                noteName(pattern.identifier.text, of: type)
            } else {
                noteCast(pattern.identifier.text, binding.initializer?.value)
            }
        }
    }

    private func noteObjectProperties(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            if ["AnyObject", "AnyObject!", "AnyObject?"].contains(type) {
                file.objectProperties.insert(name)
            } else if Self.dictionaries.contains(type.filter { !" !?".contains($0) }) {
                file.dictionaryProperties.insert(name)
            } else {
                file.otherProperties.insert(name)
            }
        }
    }

    private func noteName(_ name: String, of type: TypeSyntax) {
        let last = anyObjects.count - 1
        if type.isAnyObject { anyObjects[last].objects.insert(name) }
        if type.trimmedDescription == "AnyObject?" { anyObjects[last].optionals.insert(name) }
        if Self.dictionaries.contains(type.trimmedDescription.filter { $0 != " " }) {
            anyObjects[last].dictionaries.insert(name)
        } else {
            anyObjects[last].others.insert(name)
        }
    }

    /// `let aps = userInfo["aps"] as AnyObject` and `if let sender = sender` are one; another value of that name is none.
    private func noteCast(_ name: String, _ value: ExprSyntax?) {
        let last = anyObjects.count - 1
        let text = value?.trimmedDescription ?? ""
        if let cast = text.firstRange(of: " as? ") ?? text.firstRange(of: " as! "),
            Self.dictionaries.contains(text[cast.upperBound...].filter { $0 != " " })
        {
            anyObjects[last].dictionaries.insert(name)
            anyObjects[last].others.remove(name)
            return
        }
        let isOne = value.map(isAnyObject) == true || anyObjects.contains { $0.optionals.contains(text) }
        if isOne || Self.casts.contains(where: { text.hasSuffix($0) }) {
            anyObjects[last].objects.insert(name)
        } else if value != nil {
            anyObjects[last].objects.remove(name)
        }
        anyObjects[last].others.insert(name)
    }

    private static let casts = [
        " as AnyObject", " as AnyObject?", " as? AnyObject", " as! AnyObject", " to: AnyObject.self)",
    ]

    func noteAnyObjectMember(_ node: MemberAccessExprSyntax) {
        let member = node.declName.baseName.text
        guard Self.members.contains(member), let base = node.base else { return }
        if isAnyObject(base) { return lookUp(in: base) }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let property = anyObjects.last?.bound[name] {
                file.objectReads.append(.init(property: property, range: base.byteRange))
            }
        } else if let (name, range) = Self.chainedValue(base) {
            if anyObjects.contains(where: { $0.dictionaries.contains(name) }) {
                file.edits += ScannedFile.lookUp(range)
            } else if !anyObjects.isEmpty, !anyObjects.contains(where: { $0.others.contains(name) }),
                !Self.isBound(name, around: base)
            {
                file.valueReads.append(.init(property: name, range: range))
            }
        } else if ["perform", "isEqual"].contains(member), let (property, range) = Self.unwrappedProperty(base) {
            file.objectReads.append(.init(property: property, range: range, isComparison: member == "isEqual"))
        }
    }

    /// Whether a closure, a loop or an initializer around a node has something of that name.
    private static func isBound(_ name: String, around node: ExprSyntax) -> Bool {
        var outer = node.parent
        while let each = outer {
            let names: [String]? =
                if let closure = each.as(ClosureExprSyntax.self)?.signature?.parameterClause {
                    switch closure {
                    case .simpleInput(let parameters): parameters.map(\.name.text)
                    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
                    }
                } else if let made = each.as(InitializerDeclSyntax.self) {
                    made.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
                } else {
                    each.as(ForStmtSyntax.self)?.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
                }
            if names?.contains(name) == true { return true }
            outer = each.parent
        }
        return false
    }

    /// The dictionary and the value of `fields["name"]?`, and of `fields["name"]!`.
    private static func chainedValue(_ base: ExprSyntax) -> (String, Range<Int>)? {
        let value =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        guard let value = value?.as(SubscriptCallExprSyntax.self),
            let name = value.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        return (name, value.byteRange)
    }

    /// `target?` and `observer.target!`.
    private static func unwrappedProperty(_ base: ExprSyntax) -> (String, Range<Int>)? {
        let value =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        guard let value, let property = property(value) else { return nil }
        return (property, value.byteRange)
    }

    /// The property that `name` or `value.name` may be.
    private static func property(_ value: ExprSyntax) -> String? {
        value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// `if let object = notification.object`: perhaps a property that is an `AnyObject`.
    func noteBinding(_ node: OptionalBindingConditionSyntax) {
        guard !anyObjects.isEmpty, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            return
        }
        anyObjects[anyObjects.count - 1].bound[name] = node.initializer.flatMap { Self.property($0.value) }
        noteCast(name, node.initializer?.value)
    }

    /// A name of one, or `(value as AnyObject)`.
    private func isAnyObject(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return anyObjects.contains { $0.objects.contains(name) }
        }
        return base.is(TupleExprSyntax.self) && base.trimmedDescription.hasSuffix(" as AnyObject)")
    }

    /// `aps["alert"]` of an object, `userInfo["aps"]!["alert"]`, and with a question mark, of a dictionary of objects.
    func noteAnyObjectSubscript(_ node: SubscriptCallExprSyntax) {
        if node.calledExpression.is(DeclReferenceExprSyntax.self), isAnyObject(node.calledExpression) {
            return lookUp(in: node.calledExpression)
        }
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

    private func lookUp(in object: ExprSyntax) { file.edits += ScannedFile.lookUp(object.byteRange) }
}

extension ScannedFile {
    /// What an object's members are looked up with.
    fileprivate static func lookUp(_ object: Range<Int>) -> [SourceEdit] {
        [
            .insertion("AnyObjectMembers(", at: object.lowerBound),
            .insertion(")", at: object.upperBound),
        ]
    }

    /// Where members are looked up of what may be a property.
    ///
    /// - Parameters:
    ///   - properties: those of the module that are an `AnyObject`, wherever one of that name is declared.
    ///   - some: those that are one somewhere: whatever else can be compared is an object, too.
    func readEdits(of properties: Set<String>, comparing some: Set<String>) -> [SourceEdit] {
        objectReads.filter { properties.contains($0.property) || $0.isComparison && some.contains($0.property) }
            .flatMap { Self.lookUp($0.range) }
    }

    /// Where members are looked up of values of what may be a property.
    ///
    /// - Parameter dictionaries: those of the module that hold an `AnyObject` each.
    func valueEdits(of dictionaries: Set<String>) -> [SourceEdit] {
        valueReads.filter { dictionaries.contains($0.property) }.flatMap { Self.lookUp($0.range) }
    }

    /// The properties of a module that are a dictionary of objects, wherever one of that name is declared.
    static func dictionaryProperties(of files: [ScannedFile]) -> Set<String> {
        let dictionaries = files.reduce(into: Set<String>()) { $0.formUnion($1.dictionaryProperties) }
        return files.reduce(into: dictionaries) { $0.subtract($1.otherProperties.union($1.objectProperties)) }
    }

    /// The properties of a module that are an `AnyObject`, wherever one of that name is declared.
    static func objectProperties(of files: [ScannedFile]) -> Set<String> {
        let objects = files.reduce(into: Set<String>()) { $0.formUnion($1.objectProperties) }
        return files.reduce(into: objects) { $0.subtract($1.otherProperties.union($1.dictionaryProperties)) }
    }
}

/// What a function has by names, whose members the Objective-C runtime would look up.
struct AnyObjectNames {
    var objects: Set<String> = []
    /// They are objects where they are bound.
    var optionals: Set<String> = []
    var dictionaries: Set<String> = []
    /// They are not the properties of their names.
    var others: Set<String> = []
    /// What is bound to what may be a property: its name.
    var bound: [String: String] = [:]
}

extension TypeSyntax {
    var isAnyObject: Bool { ["AnyObject", "AnyObject!"].contains(trimmedDescription) }
}
