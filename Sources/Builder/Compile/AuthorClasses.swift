import SourceRewriter

/// The classes that a target's sources declare.
struct AuthorClasses: Sendable {
    private let declared: [TypeOutline]
    private let extended: [TypeOutline]

    init(_ types: [TypeOutline]) {
        declared = types.filter(\.isClass)
        extended = types.filter(\.isExtension)
    }

    /// Swift's name of a class that is known by its last name.
    func name(of name: String) -> String? {
        declared.first { $0.name == name }?.name ?? declared.first { Self.last($0.name) == name }?.name
    }

    /// Classes that name a protocol, at the class or at an extension of it, and those that inherit from one; a class from
    /// which another inherits is not among them, since that one is made.
    func conforming(to protocols: Set<String>) -> [String] {
        let parents = Dictionary(declared.map { ($0.name, $0.inherited.first) }, uniquingKeysWith: { one, _ in one })
        var meant = Set((declared + extended).filter { !protocols.isDisjoint(with: $0.inherited) }.map(\.name))
            .intersection(parents.keys)
        func isHeir(_ parent: String?) -> Bool { meant.contains { Self.last($0) == parent } }
        while true {
            let heirs = Set(parents.filter { isHeir($0.value) }.keys).subtracting(meant)
            if heirs.isEmpty { break }
            meant.formUnion(heirs)
        }
        let inherited = Set(meant.compactMap { parents[$0] ?? nil })
        return meant.filter { !inherited.contains(Self.last($0)) }.sorted()
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
