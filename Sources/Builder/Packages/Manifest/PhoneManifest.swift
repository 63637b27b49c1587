import Foundation
import SourceRewriter
import SwiftSyntax

/// A manifest as a phone's tools would come to it: what `.when(platforms: [.iOS])` names counts, and `#if os(iOS)` is true,
/// and `#if canImport(Darwin)`, as in sources. `.linux` counts as well, since what it names knows Foundation's differences.
///
/// A product that its author makes a dynamic library (`type: .dynamic`) is one of the archive, as every other, and the
/// language mode `5.0` is 5.
enum PhoneManifest {
    /// The text with these changes; nil for one that stays as it is.
    ///
    /// - Parameter package: where it lies, if it is known.
    static func text(of manifest: ManifestText, in package: URL? = nil) -> String? {
        let finder = Finder(package, manifest)
        finder.walk(manifest.tree)
        guard !finder.edits.isEmpty else { return nil }
        var bytes = Array(manifest.text.utf8)
        for edit in finder.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the manifests of packages that differ, and the file that lays them over the authors' own.
    ///
    /// - Returns: SwiftPM's arguments; none when no manifest differs. Their names change with the texts, of which SwiftPM
    ///   remembers what they came to.
    static func arguments(for packages: [URL], into folder: URL) throws -> [String] {
        var copies: [String: String] = [:]
        for file in packages.flatMap(ManifestFile.all) {
            let manifest = ManifestText(ManifestText.read(file))
            guard let text = text(of: manifest, in: file.deletingLastPathComponent()) else { continue }
            let copy = folder.appendingPathComponent("\(StableHash.text([file.path, text])).swift")
            if !FileManager.default.fileExists(atPath: copy.path) {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: copy, options: .atomic)
            }
            copies[file.path] = copy.path
        }
        guard !copies.isEmpty else { return [] }
        let name = StableHash.text(copies.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
        let overlay = folder.appendingPathComponent("\(name).json")
        try Data(OverlayFile(copies: copies).json.utf8).write(to: overlay, options: .atomic)
        return ["-vfsoverlay", overlay.path].flatMap { ["-Xbuild-tools-swiftc", $0] }
    }

    private final class Finder: SyntaxVisitor {
        var edits: [(range: Range<Int>, text: String)] = []
        /// What C and the linker are told is Linux's.
        private static let others: Set = ["cSettings", "cxxSettings", "linkerSettings"]
        private let package: URL?
        /// Whether a target of it can have them: a manifest for older tools cannot (PackageDescription 5.3).
        private let hasResources: Bool
        private var isDependency = 0

        init(_ package: URL?, _ manifest: ManifestText) {
            self.package = package
            let tools = ManifestFile.toolsVersion(of: manifest.text)
            hasResources = !tools.lexicographicallyPrecedes([5, 3])
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            if Self.others.contains(node.label?.text ?? "") { return .skipChildren }
            if node.label?.text == "dependencies" { isDependency += 1 }
            if node.label?.text == "platforms", isCondition(node) { count(node.expression) }
            if node.label?.text == "condition", isStoodInFor(node) {
                edits.append((node.expression.range, Self.never))
                return .skipChildren
            }
            if node.label?.text == "type", node.expression.trimmedDescription.hasSuffix(".dynamic") {
                edits.append((node.expression.range, ".static"))
            }
            return .visitChildren
        }

        /// What no system that is built for here has.
        private static let never = ".when(platforms: [.windows])"

        /// Whether it says who needs OpenCombine, in whose place a phone has Combine, or Objective-C that the SDK has a
        /// module for.
        private func isStoodInFor(_ node: LabeledExprSyntax) -> Bool {
            guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self).map(ManifestCall.init) else {
                return false
            }
            return [call.text("name"), call.text("package")].compactMap(\.self).contains {
                $0.hasPrefix("OpenCombine") || ObjectiveCStandIns.has($0)
            }
        }

        override func visitPost(_ node: LabeledExprSyntax) {
            if node.label?.text == "dependencies" { isDependency -= 1 }
        }

        /// `let phones: [Platform] = [.iOS, .tvOS]`
        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            let type = node.typeAnnotation?.type.trimmedDescription ?? ""
            if type.contains(#/^\[(PackageDescription\.)?Platform\]$/#), let value = node.initializer?.value {
                count(value)
            }
            return .visitChildren
        }

        /// `.version("5.0")`, which Xcode takes for a language mode, and the compiler does not.
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let call = ManifestCall(node)
            if call.name == "target", isDependency == 0, let edit = resources(of: node, call) { edits.append(edit) }
            if call.name == "version", call.count == 1, let version = call.text(nil),
                let mode = version.wholeMatch(of: #/(?<mode>[56])\.\d(\.\d)?/#)?.mode, let value = call.value(nil)
            {
                edits.append((value.range, "\"\(mode)\""))
            }
            return .visitChildren
        }

        /// Catalogues and storyboards of a target that names no files: Xcode takes them all the same (Bundling resources
        /// with a Swift package), SwiftPM leaves them out, and with them `Bundle.module`.
        private func resources(of node: FunctionCallExprSyntax, _ call: ManifestCall) -> (Range<Int>, String)? {
            guard let package, hasResources, !call.has("resources"), let target = PackageManifest.Target(call),
                let files = target.folder(in: package).map({ Self.resources(in: $0, without: target.excluded) }),
                !files.isEmpty
            else { return nil }
            let list = "resources: [\(files.map { ".copy(\"\($0)\")" }.joined(separator: ", "))]"
            // After these come arguments that stand behind the resources.
            let before = ["name", "dependencies", "path", "exclude", "sources"]
            guard let last = node.arguments.last(where: { before.contains($0.label?.text ?? "") }) else { return nil }
            let end = last.expression.range.upperBound
            return (end..<end, ", \(list)")
        }

        /// What a folder has of them, by their paths in it.
        private static func resources(in folder: URL, without excluded: [String]) -> [String] {
            guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
            var found: [String] = []
            while let path = walk.nextObject() as? String, found.count < resourceLimit {
                guard ["xcassets", "storyboard", "xib"].contains((path as NSString).pathExtension) else { continue }
                walk.skipDescendants()
                let isExcluded = excluded.contains { path == $0 || path.hasPrefix("\($0)/") }
                if !isExcluded, !path.contains("\""), !path.contains("\\") { found.append(path) }
            }
            return found.sorted()
        }

        private static let resourceLimit = 200

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                let calls = Conditions(viewMode: .sourceAccurate)
                calls.walk(condition)
                edits += calls.ranges.map { ($0, "true") }
                let imports = node.elements?.trimmedDescription.contains("import ") == true
                if !imports, condition.trimmedDescription.contains(#/^canImport\(\s*Darwin\s*\)$/#) {
                    edits.append((condition.range, "true"))
                }
            }
            return .visitChildren
        }

        private func isCondition(_ node: LabeledExprSyntax) -> Bool {
            guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
            return ManifestCall(call).name == "when"
        }

        /// Counts Linux among the platforms of a list that has the phone's.
        private func count(_ value: ExprSyntax) {
            guard let list = value.as(ArrayExprSyntax.self) else { return }
            let names = list.elements.compactMap {
                $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            }
            guard names.contains("iOS"), !names.contains("linux") else { return }
            let start = list.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append((start..<start, ".linux, "))
        }
    }

    /// Each `os(iOS)` of a condition.
    private final class Conditions: SyntaxVisitor {
        var ranges: [Range<Int>] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os", node.arguments.trimmedDescription == "iOS" {
                ranges.append(ExprSyntax(node).range)
            }
            return .visitChildren
        }
    }
}

extension ExprSyntax {
    /// Its bytes without what surrounds it.
    fileprivate var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
