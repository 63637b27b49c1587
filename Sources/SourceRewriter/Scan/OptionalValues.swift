internal import SwiftSyntax

/// A requirement of an `@objc` protocol that a class may leave out, and that returns what cannot be nil.
///
///     @objc protocol Source { @objc optional func count(in row: Int) -> Int }
///
/// becomes a requirement of another name that returns nil unless a class says more, and the name asks it:
///
///     protocol Source: AnyObject { func carillon_count(in row: Int) -> (Int)? }
///     extension Source {
///         func carillon_count(in row: Int) -> (Int)? { nil }
///         func count(in row: Int) -> (Int)? { carillon_count(in: row) }
///     }
///
/// A class of the module that conforms and has a `count(in:)` gets a `carillon_count(in:)` that asks it.
struct OptionalValue: Codable {
    private static let prefix = "carillon_"

    /// The protocol's name.
    let protocolName: String
    /// Without backticks.
    let base: String
    /// nil for a property.
    let labels: [String]?
    /// `func carillon_count(in row: Int) -> (Int)?`
    let head: String
    /// The same under the author's name.
    let ownHead: String
    /// `count(in: row)`
    let call: String
    /// `Int`: of the two of that name the class's own is meant, which returns no optional.
    private let type: String

    /// - Returns: nil for what returns nothing, or what can be nil.
    init?(_ requirement: DeclSyntax, of node: ProtocolDeclSyntax) {
        protocolName = node.name.text
        if let function = requirement.as(FunctionDeclSyntax.self), let returned = function.signature.returnClause,
            function.genericParameterClause == nil, function.signature.effectSpecifiers == nil
        {
            let parameters = function.signature.parameterClause.parameters
            base = function.name.text.filter { $0 != "`" }
            labels = parameters.map { $0.firstName.text }
            type = returned.type.onOneLine
            let clause = function.signature.parameterClause.onOneLine
            head = "func \(Self.prefix)\(base)\(clause) -> (\(returned.type.onOneLine))?"
            ownHead = "func \(function.name.text)\(clause) -> (\(returned.type.onOneLine))?"
            let arguments = parameters.map { parameter in
                let value = (parameter.secondName ?? parameter.firstName).text
                return parameter.firstName.tokenKind == .wildcard ? value : "\(parameter.firstName.text): \(value)"
            }
            call = "\(function.name.text)(\(arguments.joined(separator: ", ")))"
            return
        }
        guard let variable = requirement.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        base = pattern.identifier.text.filter { $0 != "`" }
        labels = nil
        self.type = type.onOneLine
        head = "var \(Self.prefix)\(base): (\(type.onOneLine))?"
        ownHead = "var \(pattern.identifier.text): (\(type.onOneLine))?"
        call = pattern.identifier.text
    }

    /// In the protocol's place for it.
    var requirement: String { labels == nil ? "\(head) { get }" : head }
    /// What an extension of the protocol gives.
    var defaults: [String] { ["\(head) { nil }", "\(ownHead) { \(Self.prefix)\(call) }"] }

    /// Whether a type has what the requirement names.
    func isMet(by type: TypeDeclaration) -> Bool {
        guard let labels else { return type.properties.contains { $0.base == base && !$0.isStatic } }
        return type.methods.contains { $0.base == base && $0.labels == labels && !$0.isStatic }
    }

    /// What goes into a class that has it.
    func witness(isPublic: Bool) -> String {
        "\(isPublic ? "public " : "")\(head) { let own: \(type) = \(call); return own }; "
    }
}

/// What goes into the classes of a module that have what an optional requirement names.
struct OptionalValuePlan {
    private(set) var edits: [Int: [SourceEdit]] = [:]

    init(_ files: [ScannedFile]) {
        let values = files.flatMap(\.optionalValues)
        guard !values.isEmpty else { return }
        let types = files.flatMap(\.types)
        for (number, file) in files.enumerated() {
            for type in file.types where type.kind == .classType && !type.isLocal {
                guard let body = type.body else { continue }
                let own = types.filter { $0.path == type.path }
                let conformances = Set(own.flatMap(\.inherited))
                let witnesses = values.filter { value in
                    conformances.contains(value.protocolName) && own.contains(where: value.isMet)
                }
                guard !witnesses.isEmpty else { continue }
                let text = witnesses.map { $0.witness(isPublic: type.isPublic) }.joined()
                edits[number, default: []].append(.insertion(" " + text, at: body))
            }
        }
    }
}
