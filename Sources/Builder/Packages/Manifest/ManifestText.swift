import Foundation
import SwiftParser
import SwiftSyntax

/// The text of a package's manifest, parsed.
struct ManifestText {
    let text: String
    let tree: SourceFileSyntax

    /// Bytes of a manifest, and calls within each other, that are looked at: the parser goes down with them.
    private static let textLimit = 1 << 20
    private static let depthLimit = 200

    /// - Parameter text: one that is longer than any manifest says nothing.
    init(_ text: String) {
        self.text = text.utf8.count <= Self.textLimit ? text : ""
        var parser = Parser(self.text, maximumNestingLevel: Self.depthLimit)
        tree = SourceFileSyntax.parse(from: &parser)
    }

    /// The manifest that SwiftPM reads of a package; empty for one that cannot be read, of which SwiftPM tells what is wrong.
    init(of package: URL) {
        self.init(Self.read(ManifestFile.chosen(in: package)))
    }

    static func read(_ file: URL) -> String { (try? ProjectFile.text(file)) ?? "" }

    /// The first call of a name; nil where there is none.
    func first(_ name: String) -> ManifestCall? {
        guard text.contains(name) else { return nil }
        let finder = Finder(name)
        finder.walk(tree)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        private let name: String
        var found: ManifestCall?

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard found == nil else { return .skipChildren }
            let call = ManifestCall(node)
            if call.name == name { found = call }
            return .visitChildren
        }
    }
}
