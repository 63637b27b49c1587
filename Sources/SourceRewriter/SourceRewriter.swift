/// Makes Swift code that was written for Apple's Objective-C runtime compile and run without one.
///
/// It works on copies. `@objc`, `@objcMembers`, `@IBOutlet` are blanked, `#selector(…)` and `#keyPath(…)` become what
/// has the same width, so that every line and column of the author's stays where it was. After the last line of a file
/// comes a table that calls its methods and sets its properties by their Objective-C names; the SDK's module
/// `AuthorRuntime` looks them up (its `Seam.swift` shows such a table). An ``OverlayFile`` lets the compiler read the
/// copies under the author's paths.
package enum SourceRewriter {
    /// Rewrites the files of one module.
    ///
    /// They are rewritten together, since a selector may name a method of another file.
    ///
    /// - Parameters:
    ///   - sources: the files.
    ///   - mode: the compiler's language mode.
    ///   - files: what ``scan(_:hollow:)`` found in them, in the same order.
    ///   - interfaceObjects: the classes of which storyboards and xibs make objects that are no views.
    ///   - isMainActorByDefault: whether the module's code is the main actor's where it says nothing.
    /// - Returns: the copies in the order of the files, and what the author has to be told.
    package static func rewrite(
        _ sources: [AuthorSource],
        scanned files: [ScannedFile],
        mode: String = "5",
        interfaceObjects: Set<String> = [],
        isMainActorByDefault: Bool = false
    ) -> RewrittenModule {
        let index = DeclarationIndex(files, interfaceObjects: interfaceObjects)
        let tables = TablePlan(files, index)
        let overrides = OverridePlan(files, index)
        let values = OptionalValuePlan(files)
        let optional = files.reduce(into: Set<String>()) { $0.formUnion($1.optionalRequirements) }
        let properties = files.reduce(into: Set<String>()) {
            $0.formUnion($1.objectProperties.union($1.dictionaryProperties).union($1.otherProperties))
        }
        let voids = FormerSignatures.edits(files, mode: mode)
        let actors = MainActors.edits(files, mode: mode)
        let requirements = zip(PlainRequirement.edits(files), EveryObject.edits(files)).map { $0 + $1 }
        let references = InitializerReference.edits(files, index)
        let objects = ScannedFile.objectProperties(of: files)
        let compared = files.reduce(into: Set<String>()) { $0.formUnion($1.objectProperties) }
        let dictionaries = ScannedFile.dictionaryProperties(of: files)
        return RewrittenModule(
            sources: zip(sources, files).enumerated().map { number, pair in
                rewrite(
                    pair.0,
                    pair.1,
                    selectors: pair.1.selectors.map(index.resolve),
                    tables: tables,
                    told: overrides.diagnostics[number] ?? [],
                    overrides: (overrides.edits[number] ?? []) + (values.edits[number] ?? [])
                        + ManagedInitializers.edits(pair.1) + KeyValueOverride.edits(pair.1, index)
                        + LayerInitializers.edits(pair.1, index)
                        + MainActorDefault.edits(pair.1, index, isDefault: isMainActorByDefault)
                        + pair.1.callEdits(of: optional, besides: properties) + voids[number] + actors[number]
                        + requirements[number] + references[number]
                        + pair.1.readEdits(of: objects, comparing: compared) + pair.1.valueEdits(of: dictionaries),
                    number: number
                )
            },
            classNames: Dictionary(
                files.flatMap(\.classNames).map { ($0.objc, $0.swift) },
                uniquingKeysWith: { first, _ in first }
            ),
            types: files.flatMap(\.types).filter { !$0.isLocal }.map(TypeOutline.init),
            statics: files.reduce(into: []) { $0.formUnion($1.statics) },
            namedModules: files.reduce(into: []) { names, file in
                names.formUnion(file.imports.map { String($0.prefix { $0 != "." }) })
                names.formUnion(file.askedModules)
            }
        )
    }

    /// Reads a file, which takes the most time of all; what it finds may be kept.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - hollow: modules that are here by name alone: an `#if canImport(…)` of one is false, so that what an author
    ///     keeps for a phone without them is compiled.
    package static func scan(_ source: AuthorSource, hollow: Set<String> = []) -> ScannedFile {
        SourceScanner.scan(source, hollow: hollow)
    }

    /// Reads the files of one module and rewrites them.
    package static func rewrite(
        _ sources: [AuthorSource],
        mode: String = "5",
        hollow: Set<String> = [],
        interfaceObjects: Set<String> = [],
        isMainActorByDefault: Bool = false
    ) -> RewrittenModule {
        rewrite(
            sources,
            scanned: sources.map { scan($0, hollow: hollow) },
            mode: mode,
            interfaceObjects: interfaceObjects,
            isMainActorByDefault: isMainActorByDefault
        )
    }

    /// Rewrites a module of one file.
    package static func rewrite(source: String, fileName: String) -> RewrittenSource {
        rewrite([AuthorSource(path: fileName, text: source)]).sources[0]
    }

    private static func rewrite(
        _ source: AuthorSource,
        _ file: ScannedFile,
        selectors: [DeclarationIndex.Resolved],
        tables: TablePlan,
        told: [RewriteDiagnostic],
        overrides: [SourceEdit],
        number: Int
    ) -> RewrittenSource {
        let constants = zip(file.selectors, file.selectors.indices).map { selector, index in
            SourceEdit.replacement(selector.range, with: TableWriter.constant(index))
        }
        var text = SourceEdits.apply(
            file.edits + constants + overrides + tables.accessEdits(file, number),
            to: source.text
        )
        let appendix = tables.appendix(to: file, number, selectors: selectors.map(\.name))
        if !appendix.isEmpty { text += (text.hasSuffix("\n") ? "" : "\n") + appendix }
        let diagnostics = file.diagnostics + selectors.compactMap(\.diagnostic) + tables.diagnostics[number] + told
        return RewrittenSource(
            path: source.path,
            text: text,
            isChanged: text != source.text,
            imports: file.allImports,
            diagnostics: diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        )
    }
}
