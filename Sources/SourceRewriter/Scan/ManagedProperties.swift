internal import SwiftSyntax

extension SourceScanner {
    /// What Core Data makes for `@NSManaged` at run time: accessors that ask the object for its value.
    func noteManaged(_ node: VariableDeclSyntax) {
        guard node.attributes.has("NSManaged") else { return }
        let bindings = Array(node.bindings)
        let declaring = (node.modifiers.map(\.trimmedDescription) + ["var"]).joined(separator: " ")
        for (number, binding) in bindings.enumerated() where binding.accessorBlock == nil {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let type = bindings[number...].lazy.compactMap(\.typeAnnotation).first
            else { continue }
            let key = "\"\(pattern.identifier.text.filter { $0 != "`" })\""
            let accessors =
                " { get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }"
            guard binding.typeAnnotation == nil else {
                file.edits.append(.insertion(accessors, at: type.byteRange.upperBound))
                continue
            }
            // `var a, b: String?`: only a variable alone may have accessors.
            file.edits.append(
                .insertion(": \(type.type.trimmedDescription)\(accessors)", at: pattern.byteRange.upperBound)
            )
            if let comma = binding.trailingComma {
                file.edits.append(.replacement(comma.byteRange, with: "; \(declaring) "))
            }
        }
    }

    /// The methods that add to a relationship and take from it.
    func noteManaged(_ node: FunctionDeclSyntax) {
        guard node.attributes.has("NSManaged"), node.body == nil else { return }
        let values = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let arguments = (["\"\(node.name.text)\""] + values).joined(separator: ", ")
        file.edits.append(.insertion(" { changeManaged(\(arguments)) }", at: node.signature.byteRange.upperBound))
    }
}

/// The initializer by which Core Data makes objects of a class: Objective-C finds it in a class that has others of its own,
/// Swift only where it is written.
enum ManagedInitializers {
    static let labels = ["entity", "insertInto"]

    /// Writes it into classes that declare a designated initializer and not this one.
    static func edits(_ file: ScannedFile) -> [SourceEdit] {
        file.types.compactMap { type in
            guard type.kind == .classType, type.inherited.first == "NSManagedObject", type.hasDesignatedInitializer,
                !type.initializers.contains(labels), let body = type.body
            else { return nil }
            return .insertion(
                " \(type.isPublic ? "public " : "")required init(entity: NSEntityDescription, "
                    + "insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) };",
                at: body
            )
        }
    }
}
