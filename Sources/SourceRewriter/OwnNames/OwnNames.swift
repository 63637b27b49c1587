/// A source that is compiled with an author's module: its names go before those of the modules that it imports.
///
/// So an author's `DateFormatter` is the SDK's where Foundation's on Linux does something else than Apple's. What Foundation does not have
/// at all is no matter of this: it is in FoundationAdditions. Types are named with their module, since an author may have a `Timer`;
/// what is here can be used in code that is inlined, and in default arguments.
package enum OwnNames {
    /// Which texts are the author's own: no module may have two.
    package struct AuthorTexts: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// `extension Error { var localizedDescription … }`.
        package static let ofErrors = AuthorTexts(rawValue: 1)
        /// A subclass of `NSError` overrides it, which it cannot where an extension has it.
        package static let ofObjects = AuthorTexts(rawValue: 2)
        /// A subclass of `Bundle` overrides `localizedString(forKey:value:table:)`, as those do that change an app's language while
        /// it runs (`object_setClass`).
        package static let ofBundles = AuthorTexts(rawValue: 4)
        /// `var stderr = StandardError()`, to which it prints.
        package static let ofStreams = AuthorTexts(rawValue: 8)

        /// Those of a source.
        package init(in source: String) {
            self = []
            if source.contains("localizedString"),
                source.contains(/override\s+(?:open\s+|public\s+)?func\s+localizedString\s*\(\s*forKey/)
            {
                insert(.ofBundles)
            }
            if source.contains("std"),
                source.contains(/(?m)^(?:\S+\s+)*?(?:let|var)\s+(?:stdin|stdout|stderr)\b/)
            {
                insert(.ofStreams)
            }
            guard source.contains("localizedDescription") else { return }
            if source.contains(/extension\s+(Swift\.)?Error\b[^{]*\{[^}]*\bvar\s+localizedDescription/) {
                insert(.ofErrors)
            }
            if source.contains(/override\b[^\n{]*\bvar\s+localizedDescription/) { insert(.ofObjects) }
        }
    }

    /// What the sources write of these names, since the compiler has to look at each of them.
    ///
    /// - Parameters:
    ///   - modules: those that the module sees without importing them (``RewrittenModule/implicitImports``).
    ///   - sources: the texts of the module.
    /// - Returns: nil where none is needed.
    package static func source(for modules: [String], in sources: [String]) -> String? {
        guard modules.contains("FoundationAdditions") else { return nil }
        let texts = sources.reduce(into: AuthorTexts()) { $0.formUnion(AuthorTexts(in: $1)) }
        var names = declarations
        if !texts.contains(.ofErrors) { names.append(errorText) }
        if !texts.contains(.ofObjects) { names.append(objectErrorText) }
        if !texts.contains(.ofBundles) { names.append(bundleText) }
        if !texts.contains(.ofStreams) { names += OwnName.all(streams) }
        let words = sources.reduce(into: Set()) { $0.formUnion($1.words) }
        let written = names.filter { $0.isAmong(words) }.map(\.text)
        // Foundation's `Bundle` has members of Core Foundation's, which a subclass asks for.
        let forBundles = texts.contains(.ofBundles) ? "internal import CoreFoundation\n" : ""
        guard !written.isEmpty || !forBundles.isEmpty else { return nil }
        return ([forBundles + imports] + written).joined(separator: "\n\n") + "\n"
    }

    private static let declarations = [classes, languages, files, loads].flatMap(OwnName.all)

    /// A file that says `public import` has to have a use for each, whichever names it has.
    private static let imports = """
        public import Foundation
        public import FoundationAdditions
        public import FoundationNetworking

        @usableFromInline nonisolated enum __OwnNames {
            @usableFromInline typealias Object = Foundation.NSObject
            @usableFromInline typealias Defaults = FoundationAdditions.ContainerDefaults
            @usableFromInline typealias Session = FoundationNetworking.URLSession
        }
        """
}
