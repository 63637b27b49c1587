internal import SwiftSyntax

extension SourceScanner {
    /// What Core Data makes for `@NSManaged` at run time: accessors that ask the object for its value.
    func noteManaged(_ node: VariableDeclSyntax) {
        guard node.attributes.has("NSManaged") else { return }
        for binding in node.bindings where binding.accessorBlock == nil {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation
            else { continue }
            let key = "\"\(pattern.identifier.text.filter { $0 != "`" })\""
            file.edits.append(
                .insertion(
                    " { get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }",
                    at: type.byteRange.upperBound
                )
            )
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
