internal import SwiftSyntax

/// `View.init` as a function, of a type that a protocol leaves open and that is one of UIKit's or Foundation's classes.
///
///     protocol Making { associatedtype View: UIView; var make: () -> View { get } }
///     extension Making { var make: () -> View { View.init } }      // { View.init() }
///
/// What makes an object by a class that a value names (`MadeByClass`) has a parameter that a call leaves out, and a
/// reference cannot.
struct InitializerReference: Codable {
    let type: String
    let range: Range<Int>

    static func edits(_ files: [ScannedFile], _ index: DeclarationIndex) -> [[SourceEdit]] {
        let open = files.reduce(into: [String: String]()) { $0.merge($1.associatedTypes) { first, _ in first } }
        let objects = open.filter { index.isFrameworkClass($0.value) }
        return files.map { file in
            file.initializerReferences.filter { objects[$0.type] != nil }.flatMap { reference in
                [
                    SourceEdit.insertion("{ ", at: reference.range.lowerBound),
                    .insertion("() }", at: reference.range.upperBound),
                ]
            }
        }
    }
}

extension SourceScanner {
    func noteAssociatedType(_ node: AssociatedTypeDeclSyntax) {
        guard let bound = node.inheritanceClause.names.first else { return }
        file.associatedTypes[node.name.text] = bound
    }

    func noteInitializerReference(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
            let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        else { return }
        file.initializerReferences.append(InitializerReference(type: type, range: node.byteRange))
    }
}
