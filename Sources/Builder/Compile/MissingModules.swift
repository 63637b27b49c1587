/// What an author can do about a module that is not here.
enum MissingModules {
    /// A note for each import that the compiler did not find, at its place.
    ///
    /// - Parameter leftOut: what can be done about modules of packages that are not built.
    static func notes(for output: String, leftOut: [String: String] = [:]) -> [String] {
        var notes: [String] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(?<place>.+:\d+:\d+: )error: no such module '(?<name>[^']+)'.*/#)
            else { continue }
            let name = String(match.name)
            let file = match.place.prefix { $0 != ":" }
            let pod = AppleModules.has(name) ? nil : PodAdvice.advice(on: name, importedIn: String(file))
            let note = "\(match.place)note: \(leftOut[name] ?? pod ?? advice(on: name))"
            if !notes.contains(note) { notes.append(note) }
        }
        return notes
    }

    private static func advice(on name: String) -> String {
        let module = name.split(separator: ".").first.map(String.init) ?? name
        if AppleModules.has(module) {
            return "Carillon has no \(name); keep the import and what uses it under #if !CARILLON"
        }
        return "\(name) is neither Apple's nor of a package in app.json: name its package there under \"packages\", "
            + "put its sources into this target's folder, or keep what uses it under #if canImport(\(name))"
    }

    /// A note for each name that the compiler did not find and that seems to be of a module without contents.
    static func nameNotes(for output: String) -> [String] {
        var told: Set<String> = []
        var notes: [String] = []
        for line in output.split(separator: "\n") {
            guard
                let match = line.wholeMatch(
                    of: #/(?<place>.+:\d+:\d+: )error: (cannot find (type )?|unknown attribute )'(?<name>\w+)'.*/#
                ), let module = AppleModules.empty(declaring: String(match.name)),
                told.insert(String(match.name)).inserted
            else { continue }
            notes.append(
                "\(match.place)note: \(match.name) seems to be of \(module.name), of which Carillon has only the name; "
                    + "keep what uses it under #if !CARILLON"
            )
        }
        return notes
    }
}
