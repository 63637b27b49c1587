import CLocaleCache
package import Foundation

/// The language of the phone that this process runs on.
public enum PhoneLanguage {
    /// As the device tells it: a BCP 47 name, `en` or `zh-Hans`.
    static let name = ProcessInfo.processInfo.environment["CARILLON_LANGUAGE"] ?? "en"

    /// Whether texts that this module has itself are said in Chinese; else they are in English.
    static let isChinese = name.hasPrefix("zh")

    /// The person's languages, as `Locale.preferredLanguages` has them: `["en-US"]`, `["zh-Hans-CN"]`.
    public static let preferred = [identifier(of: name).replacingOccurrences(of: "_", with: "-")]

    /// The phone's locale: `en_US`, `zh-Hans_CN`.
    package static let locale = Locale(identifier: identifier(of: name))

    /// The locale that a formatter writes in: the phone's where it has none, or the one that Foundation on Linux takes for
    /// current (`en_001`) where ``adopt()`` was not called or could not change that.
    static func chosen(_ locale: Locale?) -> Locale {
        guard let locale, locale.identifier != "en_001" else { return self.locale }
        return locale
    }

    /// Makes the phone's locale the current one of this process; to be called before anything asks for that.
    ///
    /// - Returns: whether it is: not where Foundation is another than this knows.
    @discardableResult
    package static func adopt() -> Bool { isAdopted }

    private static let isAdopted = {
        var current = Locale.current
        let wanted = UnsafeMutablePointer<Locale>.allocate(capacity: 1)
        wanted.initialize(to: locale)
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return false }
        return withUnsafeBytes(of: &current) { locale_cache_replace($0.baseAddress, wanted) }
    }()

    /// The locale of a language where it is spoken by most; a region that is named stays.
    package static func identifier(of name: String) -> String {
        let language = Locale.Language(identifier: name)
        let most = Locale.Language(identifier: language.maximalIdentifier)
        guard let code = language.languageCode, let region = language.region ?? most.region else { return "en_US" }
        let parts = name.split { "-_".contains($0) }
        let script = parts.count > 1 && parts[1].count == 4 ? "-" + parts[1] : ""
        return "\(code.identifier)\(script)_\(region.identifier)"
    }
}
