/// Which classes of a module get a table, and in which file what is appended.
struct TablePlan {
    /// By file.
    private let tables: [[Table]]
    /// By file.
    let diagnostics: [[RewriteDiagnostic]]
    /// The file that gets the list of all tables; nil if the module needs none.
    private let home: Int?

    init(_ files: [ScannedFile], _ index: DeclarationIndex) {
        var count = 0
        var diagnostics: [[RewriteDiagnostic]] = files.map { _ in [] }
        let tables = files.enumerated().map { number, file -> [Table] in
            if file.isBroken { return [] }
            return file.types.compactMap { type in
                guard let table = Table(type, index, number: count + 1) else { return nil }
                if type.isLocal {
                    diagnostics[number] += [table.localDiagnostic(file.path)].compactMap { $0 }
                    return nil
                }
                count += 1
                return table
            }
        }
        self.tables = tables
        self.diagnostics = diagnostics
        home = files.indices.first { !files[$0].isBroken && !(tables[$0].isEmpty && files[$0].selectors.isEmpty) }
    }

    /// What comes after the author's last line.
    ///
    /// `selectors` are the Objective-C names of the file's `#selector`s, in order.
    func appendix(to file: ScannedFile, _ number: Int, selectors: [String]) -> String {
        var lines = selectors.enumerated().map { index, name in
            TableWriter.constant(index, name: name, isInTables: !file.isBroken)
        }
        lines += tables[number].flatMap(TableWriter.lines)
        if !tables[number].isEmpty {
            lines += TableWriter.registration(tables[number], file: number)
        }
        if number == home {
            lines += TableWriter.module(files: tables.indices.filter { !tables[$0].isEmpty })
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// Makes private types in types visible to the end of the file, if one of them has a table.
    func accessEdits(_ file: ScannedFile, _ number: Int) -> [SourceEdit] {
        guard tables[number].contains(where: \.type.isHidden) else { return [] }
        let longer = "fileprivate".utf8.count - "private".utf8.count
        return file.privateWords.map { word in
            // The indentation has room for the longer word; where it has not, internal will do.
            word.indentation >= longer
                ? .replacement(word.range.lowerBound - longer..<word.range.upperBound, with: "fileprivate")
                : .blank(word.range)
        }
    }
}
