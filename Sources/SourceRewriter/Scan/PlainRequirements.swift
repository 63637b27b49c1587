internal import SwiftSyntax

/// The requirement `init()` of a protocol that every `NSObject` is to fulfil.
///
///     protocol Makeable: AnyObject { init() }
///     extension NSObject: Makeable {}
///
/// With Objective-C each class has an `init()` to be found; in Swift one that is not `required` fulfils nothing. Here the
/// protocol requires an initializer of another name, which `MadeByClass` has for every object:
///
///     protocol Makeable: AnyObject { init(ofProtocol: ()) }
///     extension Makeable { init() { self.init(ofProtocol: ()) } }
struct PlainRequirement: Codable {
    /// The protocol's name.
    let owner: String
    /// From `init` to the closing parenthesis.
    let range: Range<Int>

    static let stand = "init(ofProtocol: ())"

    /// What goes where, by the number of the file.
    static func edits(_ files: [ScannedFile]) -> [[SourceEdit]] {
        var edits = files.map { _ in [SourceEdit]() }
        let types = files.flatMap(\.types)
        for (number, file) in files.enumerated() {
            for requirement in file.plainRequirements where types.contains(where: requirement.isForEveryObject) {
                edits[number].append(SourceEdit(range: requirement.range, text: stand, keepsWidth: false))
                edits[number].append(
                    .insertion("\nextension \(requirement.owner) { init() { self.\(stand) } }\n", at: file.length)
                )
                for (home, other) in files.enumerated() {
                    edits[home] += other.types.compactMap { requirement.fulfilment(by: $0, endingAt: other.length) }
                }
            }
        }
        return edits
    }

    private func isForEveryObject(_ type: TypeDeclaration) -> Bool {
        type.kind == .extensionOfType && type.path == ["NSObject"] && type.inherited.contains(owner)
    }

    /// What another type adds that says it fulfils the protocol, by the `init()` that it has.
    private func fulfilment(by type: TypeDeclaration, endingAt end: Int) -> SourceEdit? {
        guard type.inherited.contains(owner), !type.isLocal, !type.isHidden else { return nil }
        switch type.kind {
        case .classType:
            // Classes of other modules may inherit from one that is public.
            let access = type.isPublic ? "public " : ""
            return type.body.map { .insertion(" \(access)required convenience \(Self.stand) { self.init() };", at: $0) }
        case .other:
            return .insertion("\nextension \(type.name) { \(Self.stand) { self.init() } }\n", at: end)
        case .protocolType, .extensionOfType:
            return nil
        }
    }
}

extension SourceScanner {
    func notePlainRequirement(_ node: ProtocolDeclSyntax) {
        // Another module's types could not fulfil it.
        guard enclosing.isEmpty, conditions.isEmpty, !node.modifiers.has("public") else { return }
        for member in node.memberBlock.members {
            guard let made = member.decl.as(InitializerDeclSyntax.self), made.optionalMark == nil,
                made.signature.parameterClause.parameters.isEmpty, made.signature.effectSpecifiers == nil
            else { continue }
            let start = made.initKeyword.byteRange.lowerBound
            let end = made.signature.parameterClause.byteRange.upperBound
            file.plainRequirements.append(PlainRequirement(owner: node.name.text, range: start..<end))
        }
    }
}
