/// A source that is compiled with an author's module: its names go before those of the modules that it imports.
///
/// So an author's `DateFormatter` is the SDK's where Foundation's on Linux does something else than Apple's. What Foundation does not have
/// at all is no matter of this: it is in FoundationAdditions. Types are named with their module, since an author may have a `Timer`;
/// what is here can be used in code that is inlined, and in default arguments.
package enum OwnNames {
    /// Which texts of errors are the author's own: no module may have two.
    package struct ErrorTexts: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// `extension Error { var localizedDescription … }`.
        package static let ofErrors = ErrorTexts(rawValue: 1)
        /// A subclass of `NSError` overrides it, which it cannot where an extension has it.
        package static let ofObjects = ErrorTexts(rawValue: 2)

        /// Those of a source.
        package init(in source: String) {
            self = []
            guard source.contains("localizedDescription") else { return }
            if source.contains(/extension\s+(Swift\.)?Error\b[^{]*\{[^}]*\bvar\s+localizedDescription/) {
                insert(.ofErrors)
            }
            if source.contains(/override\b[^\n{]*\bvar\s+localizedDescription/) { insert(.ofObjects) }
        }
    }

    /// - Parameters:
    ///   - modules: those that the module sees without importing them (``RewrittenModule/implicitImports``).
    ///   - errorTexts: which the author has.
    /// - Returns: nil where none is needed.
    package static func source(for modules: [String], errorTexts: ErrorTexts) -> String? {
        guard modules.contains("FoundationAdditions") else { return nil }
        var parts = [imports, classes, languages, files, loads]
        if !errorTexts.contains(.ofErrors) { parts.append(errorText) }
        if !errorTexts.contains(.ofObjects) { parts.append(objectErrorText) }
        // No actor's, in a module whose declarations are the main actor's, too.
        return parts.joined(separator: "\n").replacing(
            #/(?m)^(?<attribute>@usableFromInline )?(?<word>extension|func|let)\b/#
        ) {
            "\($0.attribute ?? "")nonisolated \($0.word)"
        }
    }

    private static let imports = """
        public import Foundation
        public import FoundationAdditions
        public import FoundationNetworking

        """
}
