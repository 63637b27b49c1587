/// A file's copy that compiles without the Objective-C runtime.
package struct RewrittenSource: Hashable, Sendable {
    /// The author's path.
    package let path: String
    /// What is compiled in its place.
    ///
    /// What stood in the author's file stands on the same line and column.
    package let text: String
    /// Whether the copy differs.
    ///
    /// One that does not need not be in the overlay.
    package let isChanged: Bool
    /// The modules that the file imports, with submodules (`os.log`), in order.
    package let imports: [String]
    /// What the author has to be told about the file, by line.
    package let diagnostics: [RewriteDiagnostic]
}

/// A module's copies.
package struct RewrittenModule: Hashable, Sendable {
    /// The copies, in the order of the files.
    package let sources: [RewrittenSource]
    /// Swift's names of classes by the names that `@objc(Name)` gave them, as an Info.plist's principal class may be
    /// called.
    package let classNames: [String: String]
    /// The types that the files declare or extend, but those in functions.
    package let types: [TypeOutline]
    /// What the files call static properties.
    package let statics: Set<String>
    /// The modules that the files import or ask for in an `#if canImport(…)`, without submodules.
    package let namedModules: Set<String>

    /// What the author has to be told, file by file.
    package var diagnostics: [RewriteDiagnostic] { sources.flatMap(\.diagnostics) }

    /// The modules that every file sees without importing them.
    package var implicitImports: [String] { ImplicitImports.modules(for: sources.flatMap(\.imports)) }
}
