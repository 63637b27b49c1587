internal import SwiftSyntax

/// An `@objc` property of an extension, which Objective-C lets a subclass override.
struct OverridableProperty: Codable {
    let path: [String]
    let name: String
    let type: String
    let hasSetter: Bool
    let isPublic: Bool
    /// Where its name is.
    let place: Int
    /// What its own name begins with.
    let prefix: String
}

/// An `override` of a property in a class, and where its name is.
struct PropertyOverride: Codable {
    let path: [String]
    let name: String
    let word: Range<Int>
    let place: Int
}

/// A read of a superclass's property, and where its name is.
struct SuperRead: Codable {
    let path: [String]
    let name: String
    let place: Int
}

extension SourceScanner {
    func noteForeignProperty(_ node: VariableDeclSyntax) {
        guard let type = enclosing.last.map({ file.types[$0] }), depth == 0, node.bindings.count == 1,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        let base = name.text.filter { $0 != "`" }
        let place = name.byteRange.lowerBound
        let word = node.modifiers.first { $0.name.tokenKind == .keyword(.override) }?.name
        if type.kind == .classType, let word {
            file.propertyOverrides.append(
                PropertyOverride(path: type.path, name: base, word: word.byteRange, place: place)
            )
        }
        guard type.kind == .extensionOfType, word == nil, !type.isConstrained, conditions.isEmpty,
            node.attributes.has("objc") || type.exposesMembers,
            !node.modifiers.has("private", "fileprivate", "static", "class", "final"),
            let accessors = binding.accessorBlock, !accessors.observes,
            let written = binding.typeAnnotation?.type.onOneLine
        else { return }
        file.overridableProperties.append(
            OverridableProperty(
                path: type.path,
                name: base,
                type: written,
                hasSetter: accessors.hasSetter,
                isPublic: node.modifiers.has("public", "open") || type.isPublic,
                place: place,
                prefix: Self.prefix(type.path)
            )
        )
    }

    func noteSuperRead(_ node: MemberAccessExprSyntax) {
        guard let type = enclosing.last.map({ file.types[$0] }),
            type.kind == .classType || type.kind == .extensionOfType, node.base?.is(SuperExprSyntax.self) == true
        else { return }
        let name = node.declName.baseName
        file.superReads.append(
            SuperRead(path: type.path, name: name.text.filter { $0 != "`" }, place: name.byteRange.lowerBound)
        )
    }
}

/// A property that an extension adds to another module's class and classes of this module override, as
/// ``ForeignOverride`` has it of methods: the extension's property asks whether the object is of one of them.
///
///     extension UIViewController { @objc var isAway: Bool { … } }   // var own_3fa2_isAway: Bool { … }
///     class Menu: UINavigationController { override var isAway: Bool { … } }   // var any_own_3fa2_isAway: Bool { … }
///     extension UIViewController { var isAway: Bool { if let it = self as? Menu { return it.any_own_3fa2_isAway }; … } }
struct ForeignProperty {
    /// By the number of the file.
    private(set) var edits: [(number: Int, edit: SourceEdit)] = []
    /// The classes that override it in an extension.
    private(set) var extended: [Extended] = []

    /// A class that overrides it in an extension, and so has another property in its place.
    struct Extended {
        let path: [String]
        let name: String
        let prefix: String
        let isFirst: Bool

        /// What goes into the class for an override.
        func member(_ override: ExtensionOverride) -> String? {
            guard override.path == path, override.name == name else { return nil }
            return override.member.replacing("override ", with: isFirst ? "" : "override ", maxReplacements: 1)
                .replacing("var \(name):", with: "var \(prefix)\(name):", maxReplacements: 1)
        }
    }

    /// - Returns: nil where no class overrides it.
    init?(_ property: OverridableProperty, in home: Int, _ index: DeclarationIndex, _ files: [ScannedFile]) {
        guard !index.knows(property.path) else { return nil }
        let classes = index.overriders(of: property, files)
        let first = classes.filter(\.isFirst)
        guard !first.isEmpty, first.allSatisfy({ !$0.type.isHidden && !$0.type.isLocal }) else { return nil }
        let own = property.prefix + property.name
        let gets = first.map { "if let it = self as? \($0.type.name) { return it.any_\(own) }; " }.joined()
        let sets = first.map { "if let it = self as? \($0.type.name) { it.any_\(own) = newValue; return }; " }.joined()
        let setter = property.hasSetter ? " set { \(sets)\(own) = newValue }" : ""
        let head = "\(property.isPublic ? "public " : "")var \(property.name): \(property.type)"
        let dispatcher =
            "\nextension \(property.path.joined(separator: ".")) "
            + "{ \(head) { get { \(gets)return \(own) }\(setter) } }\n"
        edits.append((home, .insertion(property.prefix, at: property.place)))
        edits.append((home, .insertion(dispatcher, at: files[home].length)))
        for (number, file) in files.enumerated() {
            for override in file.propertyOverrides where override.name == property.name {
                guard let one = classes.first(where: { $0.type.path == override.path }) else { continue }
                if one.isFirst { edits.append((number, .blank(override.word))) }
                edits.append((number, .insertion("any_\(property.prefix)", at: override.place)))
            }
            for override in file.overrides where override.isOfProperty(property.name) {
                guard let one = classes.first(where: { $0.type.path == override.path }) else { continue }
                extended.append(
                    Extended(
                        path: override.path,
                        name: property.name,
                        prefix: "any_\(property.prefix)",
                        isFirst: one.isFirst
                    )
                )
            }
            for read in file.superReads where read.name == property.name {
                guard let one = classes.first(where: { $0.type.path == read.path }) else { continue }
                edits.append((number, .insertion((one.isFirst ? "" : "any_") + property.prefix, at: read.place)))
            }
        }
    }
}
