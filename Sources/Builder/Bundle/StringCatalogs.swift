import Foundation

/// Makes of a bundle's string catalogues what Xcode makes of them: a `.strings` of each language, and a `.stringsdict` for
/// what depends on a number (Xcode: "Localizing and varying text with a string catalog").
struct StringCatalogs {
    /// - Parameter bundle: the folder that the catalogues were copied to.
    /// - Returns: a warning for each that cannot be read.
    /// - Throws: when the bundle cannot be written to.
    static func compile(in bundle: URL) throws -> [String] {
        let files = FileManager.default
        let top = try files.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)
        let inner = try top.filter { $0.pathExtension == "lproj" }.flatMap {
            try files.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        var warnings: [String] = []
        for file in (top + inner).filter({ $0.pathExtension == "xcstrings" }).sorted(by: { $0.path < $1.path }) {
            do throws(BuildError) {
                let tables = try StringCatalog(reading: file).tables
                let name = file.deletingPathExtension().lastPathComponent
                for (language, table) in tables { try write(table, name, to: bundle, language) }
                try? files.removeItem(at: file)
            } catch {
                warnings.append("\(file.lastPathComponent): warning: is left out: \(error)")
            }
        }
        return warnings
    }

    private static func write(
        _ table: StringCatalog.Table,
        _ name: String,
        to bundle: URL,
        _ language: String
    ) throws(BuildError) {
        let folder = bundle.appendingPathComponent("\(language).lproj")
        for (kind, entries) in [("strings", table.texts), ("stringsdict", table.plurals)] where !entries.isEmpty {
            let file = folder.appendingPathComponent("\(name).\(kind)")
            // What the author has in a file of its own stays.
            let own = (try? PropertyList(contentsOf: file)) ?? .dictionary([:])
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try PropertyListSerialization.data(
                    fromPropertyList: own.merged(onto: .dictionary(entries)).foundation,
                    format: .xml,
                    options: 0
                )
                .write(to: file)
            } catch {
                throw .badProject(file.path, "cannot be written: \(error)")
            }
        }
    }
}

/// A string catalogue of Xcode's: texts by key and language.
struct StringCatalog {
    /// What a language says.
    struct Table {
        var texts: [String: PropertyList] = [:]
        /// As a `.stringsdict` has them.
        var plurals: [String: PropertyList] = [:]
    }

    private(set) var tables: [String: Table] = [:]

    /// - Throws: ``BuildError`` for what is no catalogue.
    init(reading file: URL) throws(BuildError) {
        guard let data = try ProjectFile.read(file), let json = try? JSONSerialization.jsonObject(with: data),
            let catalogue = PropertyList(json), case .dictionary(let strings)? = catalogue["strings"]
        else { throw .badProject(file.path, "is no string catalogue") }
        let source = catalogue["sourceLanguage"]?.text ?? "en"
        for (key, entry) in strings {
            for (language, localization) in entry.members("localizations") where Self.isLanguage(language) {
                add(localization, as: key, to: language)
            }
            // What is written in the code is the source language's text, unless the catalogue has another.
            if entry.members("localizations")[source] == nil, Self.isLanguage(source) {
                tables[source, default: Table()].texts[key] = .string(key)
            }
        }
    }

    /// It becomes the name of a folder.
    private static func isLanguage(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z0-9_-]{1,40}/) != nil }

    private mutating func add(_ localization: PropertyList, as key: String, to language: String) {
        let unit = Self.onPhone(localization)
        let substitutions = localization.members("substitutions")
        if let forms = Self.forms(of: unit) {
            let other = forms["other"] ?? forms.values.first ?? key
            tables[language, default: Table()].texts[key] = .string(other)
            let rule = Self.rule(forms, type: Self.type(of: other) ?? Self.type(of: key) ?? "lld")
            tables[language, default: Table()].plurals[key] = .dictionary([
                "NSStringLocalizedFormatKey": .string("%#@value@"), "value": rule,
            ])
            return
        }
        guard let text = unit["stringUnit"]?["value"] else { return }
        tables[language, default: Table()].texts[key] = text
        guard !substitutions.isEmpty else { return }
        var entry: [String: PropertyList] = ["NSStringLocalizedFormatKey": text]
        for (name, substitution) in substitutions {
            let type = substitution["formatSpecifier"]?.text ?? "lld"
            guard let forms = Self.forms(of: Self.onPhone(substitution)) else { continue }
            entry[name] = Self.rule(forms.mapValues { $0.replacing("%arg", with: "%\(type)") }, type: type)
        }
        tables[language, default: Table()].plurals[key] = .dictionary(entry)
    }

    /// Of texts that vary by device, an iPhone's.
    private static func onPhone(_ unit: PropertyList) -> PropertyList {
        let devices = unit["variations"]?.members("device") ?? [:]
        return devices["iphone"] ?? devices["other"] ?? unit
    }

    /// The texts by plural category; nil where the text does not depend on a number.
    private static func forms(of unit: PropertyList) -> [String: String]? {
        guard let plural = unit["variations"]?.members("plural"), !plural.isEmpty else { return nil }
        return plural.compactMapValues { onPhone($0)["stringUnit"]?["value"]?.text }
    }

    private static func rule(_ forms: [String: String], type: String) -> PropertyList {
        var members = forms.mapValues(PropertyList.string)
        members["NSStringFormatSpecTypeKey"] = .string("NSStringPluralRuleType")
        members["NSStringFormatValueTypeKey"] = .string(type)
        return .dictionary(members)
    }

    /// The kind of number in a format, such as `lld`.
    private static func type(of format: String) -> String? {
        format.firstMatch(of: /%(?:\d+\$)?[-+ 0-9.]*(?<type>lld|llu|ld|lu|d|i|u|lf|f)/).map { String($0.type) }
    }
}
