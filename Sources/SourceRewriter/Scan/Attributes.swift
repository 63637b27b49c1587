internal import SwiftSyntax

extension SourceScanner {
    /// Attributes that only mean something to the Objective-C runtime, Interface Builder or GameplayKit's editor, and
    /// that the compiler rejects without that runtime, or holds to the rules of macOS (`@IBAction` of a method without
    /// arguments).
    ///
    /// It accepts `@IBInspectable`, `@IBDesignable`, `@nonobjc`.
    private static let blanked: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable", "NSManaged",
    ]

    func noteAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if Self.blanked.contains(name) {
            file.edits.append(.blank(node.byteRange))
        } else if name == "UIApplicationMain" {
            file.edits.append(.replacement(node.byteRange, with: "@main"))
        } else if let edit = MainActors.edit(of: node) {
            file.mainActors.append(edit)
        }
    }

    /// An `@objc` protocol is one of classes, which `weak` references to it need: `AnyObject` says so when `@objc` is
    /// gone.
    func bindToClasses(_ node: ProtocolDeclSyntax) {
        let bound: Set = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
        guard bound.isDisjoint(with: node.inheritanceClause.names) else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            file.edits.append(.insertion(", AnyObject", at: last.type.byteRange.upperBound))
        } else {
            file.edits.append(.insertion(": AnyObject", at: node.name.byteRange.upperBound))
        }
    }

    /// Remembers a `private` that may have to become `fileprivate`, for the table at the end of the file.
    func notePrivateWord(_ modifiers: DeclModifierListSyntax) {
        guard let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.private) && $0.detail == nil })?.name
        else { return }
        let before = source[..<word.byteRange.lowerBound]
        let blanks = before.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        file.privateWords.append(.init(range: word.byteRange, indentation: blanks))
    }
}

extension AttributeListSyntax {
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    func has(_ names: String...) -> Bool {
        names.contains { named($0) != nil }
    }

    /// The name in `@objc(name:)`.
    var objcName: String? {
        named("objc")?.arguments?.trimmedDescription.filter { !$0.isWhitespace }
    }

    /// Whether `@available(*, …)` says that it is deprecated.
    var isDeprecated: Bool { availability("deprecated", of: "*") }

    /// Whether `@available(*, unavailable)`, or `@available(swift, obsoleted: 1.0)` of what is there for Objective-C alone,
    /// says that nobody may use it.
    var isUnavailable: Bool { availability("unavailable", of: "*") || availability("obsoleted", of: "swift") }

    /// Whether an attribute isolates it to a global actor that is not the main one, so that no other thread can call it
    /// at once.
    var isBoundElsewhere: Bool {
        lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
            .contains { $0.hasSuffix("Actor") && $0 != "MainActor" }
    }

    private func availability(_ word: String, of platform: String) -> Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "available"
            else { return false }
            let arguments = attribute.arguments?.trimmedDescription ?? ""
            return arguments.hasPrefix(platform) && arguments.contains(word)
        }
    }
}

extension DeclModifierListSyntax {
    /// Whether the modifier is there, and not one for setters only (`private(set)`).
    func has(_ names: String...) -> Bool {
        contains { names.contains($0.name.text) && $0.detail == nil }
    }
}

extension InheritanceClauseSyntax? {
    /// The types after the colon, as written.
    var names: [String] {
        self?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }
}
