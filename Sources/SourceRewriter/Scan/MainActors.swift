internal import SwiftSyntax

/// `@MainActor` declarations of code that is compiled as Swift 5.
///
/// Apple's Foundation and Dispatch are Objective-C's, so that a closure which a timer, a notification center or a queue
/// takes is not held to what it may call before Swift 6: the compiler warns of a main actor's method in it. Foundation
/// on Linux is written in Swift and its closures are `@Sendable`, which makes the same call an error. `@preconcurrency`
/// at what is called makes it the warning again.
enum MainActors {
    /// The edit that says so, where the language mode is not Swift 6.
    static func edit(of attribute: AttributeSyntax) -> SourceEdit? {
        guard attribute.attributeName.trimmedDescription == "MainActor", attribute.arguments == nil,
            let list = attribute.parent?.as(AttributeListSyntax.self), !list.has("preconcurrency"),
            let owner = list.parent, takes(owner)
        else { return nil }
        return .insertion(" @preconcurrency", at: attribute.byteRange.upperBound)
    }

    /// Whether the compiler takes the attribute there.
    private static func takes(_ owner: Syntax) -> Bool {
        switch owner.kind {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .functionDecl, .variableDecl, .subscriptDecl,
            .initializerDecl:
            true
        default: false
        }
    }

    /// Classes of Foundation that are no actor's and have members to override, as Objective-C's are not held to.
    private static let free: Set<String> = [
        "Operation", "BlockOperation", "Formatter", "NumberFormatter", "DateFormatter", "ByteCountFormatter",
        "URLProtocol",
        "URLCache", "InputStream", "OutputStream", "NSCoder", "JSONDecoder", "JSONEncoder", "ValueTransformer",
        "NSKeyedUnarchiver", "NSKeyedArchiver", "Progress", "UndoManager", "XMLParser",
    ]
    private static let described: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

    /// The edits of a class that inherits from Foundation's: what it overrides there is no actor's.
    ///
    /// A class of the main actor may not override it in Swift; with Apple's Foundation it may.
    static func freeing(_ node: ClassDeclSyntax) -> [SourceEdit] {
        guard let names = node.inheritanceClause?.inheritedTypes.map({ $0.type.trimmedDescription }),
            let parent = names.first
        else { return [] }
        if free.contains(parent), names.count == 1, !node.modifiers.has("nonisolated"),
            !node.attributes.contains(where: { $0.trimmedDescription.hasSuffix("Actor") })
        {
            return [.insertion("nonisolated ", at: node.classKeyword.byteRange.lowerBound)]
        }
        guard parent == "NSObject" else { return [] }
        return node.memberBlock.members.compactMap { member in
            let declared: (name: String?, modifiers: DeclModifierListSyntax)?
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                declared = (variable.bindings.first?.pattern.trimmedDescription, variable.modifiers)
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                declared = (function.name.text, function.modifiers)
            } else {
                declared = nil
            }
            guard let declared, let name = declared.name, described.contains(name), declared.modifiers.has("override"),
                !declared.modifiers.has("nonisolated"), let first = declared.modifiers.first
            else { return nil }
            return .insertion("nonisolated ", at: first.byteRange.lowerBound)
        }
    }

    /// What is changed in each file.
    static func edits(_ files: [ScannedFile], mode: String) -> [[SourceEdit]] {
        files.map { mode.hasPrefix("6") ? [] : $0.mainActors }
    }
}
