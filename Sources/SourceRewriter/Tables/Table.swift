/// The members of a class, or of an extension of one, that are called by name.
struct Table {
    let type: TypeDeclaration
    let number: Int
    let methods: [Method]
    let properties: [Property]
    /// How it makes cells of the class.
    let cellMakers: [CellInitializer]
    /// How many methods the type has of each name.
    private let overloads: [String: Int]

    /// Methods of delegates that UIKit asks for by name, since what it shows hangs on whether they are there.
    private static let asked: Set<String> = [
        "tableView:commit:forRowAt:", "tableView:moveRowAt:to:",
        "tableView:contextMenuConfigurationForRowAt:point:",
        "collectionView:contextMenuConfigurationForItemAt:point:",
    ]

    /// Nil if there are none.
    init?(_ type: TypeDeclaration, _ index: DeclarationIndex, number: Int) {
        guard type.kind == .classType || type.kind == .extensionOfType, !type.isConstrained, index.mayBeClass(type.path)
        else { return nil }
        let exposesAll = type.exposesMembers || index.exposesMembers(type.path)
        let isUnknown = type.kind == .extensionOfType && !index.knows(type.path)
        methods = type.methods.filter { method in
            guard method.obstacle == nil else { return false }
            if method.isMarked || exposesAll && !method.isPrivate { return true }
            let isNamed = index.namedAnywhere.contains(method.base) || index.selectorStrings.contains(method.objcName)
            return (isNamed || Self.asked.contains(method.objcName)) && !isUnknown
        }
        properties = type.properties.filter { property in
            property.isMarked || exposesAll && !property.isPrivate
                || !isUnknown && index.accessorsNamed.contains(property.base)
        }
        cellMakers = type.kind == .classType ? index.cellMakers(type.path) : []
        if methods.isEmpty && properties.isEmpty && cellMakers.isEmpty { return nil }
        overloads = Dictionary(type.methods.map { ($0.base, 1) }, uniquingKeysWith: +)
        self.type = type
        self.number = number
    }

    var isDeprecated: Bool {
        methods.contains(where: \.isDeprecated) || properties.contains(where: \.isDeprecated)
    }

    /// Whether the type may have another method of the same name and labels.
    func isOverloaded(_ method: Method) -> Bool {
        overloads[method.base, default: 0] > 1
            && type.methods.count { $0.base == method.base && $0.labels == method.labels } > 1
    }

    /// A warning if the type cannot be reached from the end of the file, although its author wants it called by name.
    func localDiagnostic(_ path: String) -> RewriteDiagnostic? {
        guard methods.contains(where: \.isMarked) || properties.contains(where: \.isMarked) else { return nil }
        return RewriteDiagnostic(
            severity: .warning,
            path: path,
            line: type.position.line,
            column: type.position.column,
            message: "class '\(type.name)' is declared in a function: "
                + "its @objc members cannot be called by name; move it out"
        )
    }
}
