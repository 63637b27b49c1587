/// A type that a module declares or extends, as far as others have to know it.
package struct TypeOutline: Hashable, Sendable {
    /// `Outer.Inner`.
    package let name: String
    /// Whether it is the declaration of a class.
    package let isClass: Bool
    /// Whether it is an extension.
    package let isExtension: Bool
    /// The names after the colon, without those of types or modules around them and without arguments.
    package let inherited: [String]

    init(_ type: TypeDeclaration) {
        name = type.name
        isClass = type.kind == .classType
        isExtension = type.kind == .extensionOfType
        inherited = type.inherited.map { written in
            let path = written.prefix { $0 != "<" }.split(separator: ".")
            // Behind `@preconcurrency` and its like.
            return path.last?.split(separator: " ").last.map(String.init) ?? written
        }
    }
}
