/// A source that is compiled with an author's module: its names go before those of the modules that it imports.
///
/// So an author's `DateFormatter` is the SDK's where Foundation's on Linux does something else than Apple's. What Foundation does not have
/// at all is no matter of this: it is in FoundationAdditions.
package enum OwnNames {
    /// - Parameters:
    ///   - modules: those that the module sees without importing them (``RewrittenModule/implicitImports``).
    ///   - hasErrorText: whether a class of the author's overrides `localizedDescription`, as one of an extension cannot be.
    /// - Returns: nil where none is needed.
    package static func source(for modules: [String], hasErrorText: Bool) -> String? {
        guard modules.contains("FoundationAdditions") else { return nil }
        let parts = [imports, classes, languages, files, loads] + (hasErrorText ? [] : [errorText])
        return parts.joined(separator: "\n")
    }

    private static let imports = """
        import Foundation
        public import FoundationAdditions
        import FoundationNetworking

        """
}
