internal import SwiftSyntax

/// What an extension gives every object: classes of Foundation's that are no `NSObject` on Linux have it, too.
///
///     protocol Reactive {}
///     extension NSObject: Reactive {}
///
/// becomes
///
///     extension NSObject: Reactive {}; extension NotificationCenter: Reactive {}; …
struct EveryObject: Codable {
    /// The one protocol that it says to fulfil.
    let name: String
    /// Its end.
    let end: Int

    /// They are classes of their own in swift-corelibs-foundation.
    private static let noObjects = ["NotificationCenter", "FileManager", "UndoManager"]

    /// What goes where, by the number of the file: of protocols of the module that nobody has to be made for.
    static func edits(_ files: [ScannedFile]) -> [[SourceEdit]] {
        let own = Set(files.flatMap(\.types).filter { $0.kind == .protocolType }.map(\.name))
        let making = Set(files.flatMap(\.makingProtocols))
        return files.map { file in
            file.everyObject.filter { own.contains($0.name) && !making.contains($0.name) }.map { object in
                .insertion(noObjects.map { "; extension \($0): \(object.name) {}" }.joined(), at: object.end)
            }
        }
    }
}

extension SourceScanner {
    func noteEveryObject(_ node: ExtensionDeclSyntax) {
        guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil, let types = node.inheritanceClause?.inheritedTypes, types.count == 1,
            let name = types.first?.type.as(IdentifierTypeSyntax.self)?.name.text
        else { return }
        file.everyObject.append(EveryObject(name: name, end: node.byteRange.upperBound))
    }

    /// Remembers a protocol that asks for an initializer.
    func noteMakingProtocol(_ node: ProtocolDeclSyntax) {
        guard node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else { return }
        file.makingProtocols.insert(node.name.text)
    }
}
