internal import SwiftSyntax

extension SourceScanner {
    /// An `@objc dynamic var` tells whoever observes it of each change, as the setter that Objective-C's runtime makes:
    ///
    ///     dynamic var name = "" { willSet { AuthorRuntime.keyWillChange(self, "name") } didSet { … } }
    ///
    /// A computed one does so in its `set`. What overrides another is told of by that.
    func noteKeyValueProperty(_ node: VariableDeclSyntax) {
        guard let type = enclosing.last.map({ file.types[$0] }), depth == 0, node.modifiers.has("dynamic"),
            !node.modifiers.has("static", "class", "override"), !node.attributes.has("NSManaged"),
            node.bindingSpecifier.tokenKind == .keyword(.var),
            type.kind == .classType || type.kind == .extensionOfType && type.path != ["UserDefaults"]
        else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let telling = KeyValueTelling(name.filter { $0 != "`" })
            if let block = binding.accessorBlock {
                file.edits += telling.edits(block)
            } else {
                let end = (binding.initializer?.byteRange ?? binding.typeAnnotation?.byteRange)?.upperBound
                if let end { file.edits.append(.insertion(" { \(telling.observers) }", at: end)) }
            }
        }
    }
}

/// What tells of a property's changes.
private struct KeyValueTelling {
    private let will: String
    private let did: String

    init(_ name: String) {
        will = "AuthorRuntime.keyWillChange(self, \"\(name)\")"
        did = "AuthorRuntime.keyDidChange(self, \"\(name)\")"
    }

    var observers: String { "willSet { \(will) } didSet { \(did) }" }

    func edits(_ block: AccessorBlockSyntax) -> [SourceEdit] {
        guard case .accessors(let list) = block.accessors else { return [] }
        func body(_ word: String) -> Int? {
            list.first { $0.accessorSpecifier.text == word }?.body?.leftBrace.byteRange.upperBound
        }
        if let set = body("set") { return [.insertion(" \(will); defer { \(did) };", at: set)] }
        let (before, after) = (body("willSet"), body("didSet"))
        guard before != nil || after != nil else { return [] }
        let start = block.leftBrace.byteRange.upperBound
        return [
            before.map { .insertion(" \(will);", at: $0) } ?? .insertion(" willSet { \(will) }", at: start),
            // Whatever the author's observer does, and however it ends.
            after.map { .insertion(" defer { \(did) };", at: $0) } ?? .insertion(" didSet { \(did) }", at: start),
        ]
    }
}
