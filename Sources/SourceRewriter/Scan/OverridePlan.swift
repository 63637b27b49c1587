/// The edits that let classes override what their extensions do.
struct OverridePlan {
    /// By the number of the file.
    private(set) var edits: [Int: [SourceEdit]] = [:]
    /// Of classes of other modules, by the number of the file: the member stays under another name, so that the rest compiles.
    private(set) var diagnostics: [Int: [RewriteDiagnostic]] = [:]

    init(_ files: [ScannedFile], _ index: DeclarationIndex) {
        let properties = files.enumerated().flatMap { number, file in
            file.overridableProperties.compactMap { ForeignProperty($0, in: number, index, files) }
        }
        for (number, edit) in properties.flatMap(\.edits) { edits[number, default: []].append(edit) }
        let extended = properties.flatMap(\.extended)
        for (number, file) in files.enumerated() {
            for method in file.overridable where index.isOverridden(method) {
                guard let (home, type) = Self.home(of: method.override.path, files), let body = type.body else {
                    note(ForeignOverride(method, index, files), number)
                    continue
                }
                edits[number, default: []] += method.override.edits
                edits[home, default: []].append(
                    .insertion(" \(type.isPublic ? "public " : "")\(method.override.member);", at: body)
                )
            }
            for override in file.overrides {
                edits[number, default: []] += override.edits
                guard let (home, type) = Self.home(of: override.path, files), let body = type.body else {
                    diagnostics[number, default: []].append(override.uncalled)
                    handOn(override, index, files)
                    continue
                }
                let member = extended.lazy.compactMap { $0.member(override) }.first ?? override.member
                edits[home, default: []].append(
                    .insertion(" \(type.isPublic ? "public " : "")\(member);", at: body)
                )
            }
        }
    }

    /// What an extension of another module's class overrides, the module's own classes below that override.
    private mutating func handOn(_ override: ExtensionOverride, _ index: DeclarationIndex, _ files: [ScannedFile]) {
        for (number, file) in files.enumerated() {
            for type in file.types where index.isFirst(type, below: override.path) {
                guard let body = type.body, !type.declares(override.name) else { continue }
                let access = type.isPublic ? "public " : ""
                edits[number, default: []].append(.insertion(" \(access)\(override.member);", at: body))
            }
        }
    }

    private mutating func note(_ foreign: ForeignOverride?, _ number: Int) {
        guard let foreign else { return }
        edits[number, default: []] += foreign.own
        for (number, edit) in foreign.others { edits[number, default: []].append(edit) }
    }

    /// The class and its file.
    private static func home(of path: [String], _ files: [ScannedFile]) -> (Int, TypeDeclaration)? {
        for (number, file) in files.enumerated() {
            if let type = file.types.first(where: { $0.kind == .classType && $0.path == path && !$0.isLocal }) {
                return (number, type)
            }
        }
        return nil
    }
}
