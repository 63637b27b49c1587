internal import SwiftSyntax

// Forms that stand on Objective-C's runtime and mean nothing without it.
extension SourceScanner {
    /// `@convention(c) (AnyObject, Selector) -> Void`, as implementations of methods are called, and `@convention(block)`:
    /// neither can be said of such a function on Linux, where there is none either (`class_getMethodImplementation` is nil).
    func noteConvention(_ node: AttributedTypeSyntax) {
        guard let function = node.baseType.as(FunctionTypeSyntax.self) else { return }
        let takesObjects = function.parameters.contains {
            ["Selector", "AnyObject", "Any", "AnyClass", "NSObject"].contains(
                $0.type.trimmedDescription.filter { !"?!".contains($0) }
            )
        }
        for case .attribute(let attribute) in node.attributes
        where attribute.attributeName.trimmedDescription == "convention" {
            let convention = attribute.arguments?.trimmedDescription
            if convention == "block" || convention == "c" && takesObjects {
                file.edits.append(.blank(attribute.byteRange))
            }
        }
    }

    /// `@available(*, unavailable) var shown: (some Shown)? { old }`, of an `@objc` protocol: only with Objective-C is its
    /// `any` one of its kind. Nobody reads what is unavailable, so that `any` serves.
    func noteUnavailableKind(_ node: VariableDeclSyntax) {
        guard node.attributes.isUnavailable, let type = node.bindings.first?.typeAnnotation?.type else { return }
        for token in type.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.some) {
            file.edits.append(SourceEdit(range: token.byteRange, text: "any", keepsWidth: false))
        }
    }

    /// `override func forwardingTarget(for:)`, which Objective-C's runtime alone calls.
    ///
    /// - Returns: whether it is that.
    func noteForwarding(_ node: FunctionDeclSyntax, _ word: Range<Int>) -> Bool {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard node.name.text == "forwardingTarget", labels == ["for"] else { return false }
        file.edits.append(.blank(word))
        tell(.hint, at: node.name, "nothing is forwarded without the Objective-C runtime: this is never called")
        return true
    }

    /// `where View.Delegate: AnyObject`: only with Objective-C is an `any UITableViewDelegate` an object to the compiler.
    func noteDelegateObject(_ node: ConformanceRequirementSyntax) {
        guard let member = node.leftType.as(MemberTypeSyntax.self), node.rightType.trimmedDescription == "AnyObject",
            ["Delegate", "DataSource"].contains(where: member.name.text.hasSuffix)
        else { return }
        file.edits.append(.replacement(node.rightType.byteRange, with: "Any"))
    }
}
