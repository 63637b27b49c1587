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

    /// What is changed in each file.
    static func edits(_ files: [ScannedFile], mode: String) -> [[SourceEdit]] {
        files.map { mode.hasPrefix("6") ? [] : $0.mainActors }
    }
}
