/// A file's copy that compiles without the Objective-C runtime.
public struct RewrittenSource: Hashable, Sendable {
    /// The author's path.
    public let path: String
    /// What is compiled in its place.
    ///
    /// What stood in the author's file stands on the same line and column.
    public let text: String
    /// Whether the copy differs.
    ///
    /// One that does not need not be in the overlay.
    public let isChanged: Bool
    /// The modules that the file imports, with submodules (`os.log`), in order.
    public let imports: [String]
    /// What the author has to be told about the file, by line.
    public let diagnostics: [RewriteDiagnostic]
}

/// A module's copies.
public struct RewrittenModule: Hashable, Sendable {
    /// The copies, in the order of the files.
    public let sources: [RewrittenSource]
    /// Swift's names of classes by the names that `@objc(Name)` gave them, as an Info.plist's principal class may be
    /// called.
    public let classNames: [String: String]

    /// What the author has to be told, file by file.
    public var diagnostics: [RewriteDiagnostic] { sources.flatMap(\.diagnostics) }

    /// The modules that every file sees without importing them.
    public var implicitImports: [String] { ImplicitImports.modules(for: sources.flatMap(\.imports)) }
}
