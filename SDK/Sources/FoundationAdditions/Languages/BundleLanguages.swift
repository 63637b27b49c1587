public import Foundation
import _FoundationICU

/// A bundle's texts and files in the phone's language (Foundation: Bundle.preferredLocalizations).
///
/// Foundation on Linux takes the first localization that a folder happens to have, and texts in English.
public enum BundleLanguages {
    /// The localizations of a bundle that suit the phone, best first; one at least, where there are any.
    public static func preferred(of bundle: Bundle) -> [String] {
        let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        return preferred(from: available(in: bundle), for: PhoneLanguage.preferred, region: region)
    }

    /// Those of some localizations that suit a person's languages, best first.
    ///
    /// - Parameter region: the language of whoever made the bundle, which is taken where none suits.
    public static func preferred(from localizations: [String], for languages: [String], region: String?) -> [String] {
        let known = localizations.filter { $0 != "Base" }
        guard !known.isEmpty else { return [] }
        var status = U_ZERO_ERROR
        var found = [UnsafePointer<CChar>?](repeating: nil, count: known.count + 1)
        let wanted = languages.map { strdup($0) }
        let names = known.map { strdup($0) }
        defer { (wanted + names).forEach { free($0) } }
        let count = ualoc_localizationsToUse(
            wanted.map { UnsafePointer($0) },
            Int32(clamping: wanted.count),
            names.map { UnsafePointer($0) },
            Int32(clamping: names.count),
            &found,
            Int32(clamping: found.count),
            &status
        )
        let chosen = found.prefix(min(max(Int(count), 0), found.count)).compactMap { $0.map { String(cString: $0) } }
        if status.rawValue <= 0, !chosen.isEmpty { return chosen }
        return [known.first { $0 == region } ?? known[0]]
    }

    /// A text of a bundle's table; the key or another where there is none.
    ///
    /// - Parameter arguments: what will be put into it, where that is known: one that depends on numbers is chosen by it.
    public static func text(
        _ key: String,
        _ value: String?,
        _ table: String?,
        in bundle: Bundle,
        arguments: [String]? = nil
    ) -> String {
        // An author's own class of bundles, which answers itself (`object_setClass`).
        if type(of: bundle) != Bundle.self { return bundle.localizedString(forKey: key, value: value, table: table) }
        // What a language lacks is as its developer wrote it.
        let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        let names = preferred(of: bundle) + [region ?? "en", "en"]
        let folders = names.map { ($0, place($0, of: bundle)) } + [("en", place("Base", of: bundle))]
        for (language, folder) in folders + [(names[0], bundle.resourcePath)] {
            guard let texts = folder.map({ TextTables.table(table, in: $0) }) else { continue }
            if let plural = texts.plurals[key] {
                return arguments.map { plural.format(for: $0, language: language) }
                    ?? plural.remembered(language: language, or: texts.texts[key])
            }
            if let text = texts.texts[key] { return text }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The file of a bundle in the phone's language; nil where it has none of its own.
    public static func path(_ name: String?, _ type: String?, in folder: String?, of bundle: Bundle) -> String? {
        let parts = [folder, name.map { name in (type ?? "").isEmpty ? name : "\(name).\(type ?? "")" }]
        let file = parts.compactMap(\.self).joined(separator: "/")
        guard name != nil, !file.hasPrefix("/"), type != "lproj" else { return nil }
        let places = preferred(of: bundle).compactMap { place($0, of: bundle) }
        return places.map { "\($0)/\(file)" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    private static func place(_ localization: String, of bundle: Bundle) -> String? {
        bundle.resourcePath.map { "\($0)/\(localization).lproj" }
    }

    private static func available(in bundle: Bundle) -> [String] {
        let declared = bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? []
        return declared + bundle.localizations.filter { !declared.contains($0) }
    }
}
