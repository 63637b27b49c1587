internal import SwiftSyntax

/// What an `NSObject` says of itself to those who hear the screen: with Apple it overrides, here every object has it by an
/// extension of UIKit's, which its own member stands before.
extension SourceScanner {
    private static let words: Set = [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
        "isAccessibilityElement", "accessibilityTraits",
    ]

    func noteWordedOverride(_ node: VariableDeclSyntax) {
        guard let type = enclosing.last.map({ file.types[$0] }), depth == 0, type.kind == .classType,
            type.inherited.first == "NSObject",
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            Self.words.contains(name),
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        file.edits.append(.blank(word.byteRange))
    }
}
