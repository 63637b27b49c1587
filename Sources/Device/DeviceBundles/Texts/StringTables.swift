package import DeviceCore
import Foundation
package import NotificationModel
import Synchronization
import UntrustedFiles

/// Finds localized texts in apps' bundles (localizedUserNotificationString(forKey:arguments:)).
package final class StringTables: Sendable {
    private let tell: @Sendable (String) -> Void

    /// - Parameter tell: told of a file of texts that cannot be read.
    package init(tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

    private struct Key: Hashable {
        let bundle: String
        let language: String
    }

    /// What a bundle says in a language.
    private struct Table {
        var strings: [String: String] = [:]
        /// The most wanted first.
        var plurals: [PluralTables] = []
    }

    private let tables = Mutex<[Key: Table]>([:])

    /// The text to show: as given, or the app's own with its arguments; a key that is not found stands for itself.
    ///
    /// `language`: the phone's, such as `en` or `zh-Hans`.
    package func resolve(_ text: DisplayText, for app: AppState, language: String) -> String {
        guard let localization = text.localization else { return text.plain }
        let table = app.profile.bundlePath.map { self.table(Key(bundle: $0, language: language)) }
        let (key, arguments) = (localization.key, localization.arguments)
        let plural = table?.plurals.lazy.compactMap { $0.format(key, arguments: arguments, language: language) }.first
        return StringFormat.fill(plural ?? table?.strings[key] ?? key, arguments)
    }

    /// Forgets what was read, because a bundle was replaced.
    func forget() { tables.withLock { $0.removeAll() } }

    private func table(_ key: Key) -> Table {
        if let table = tables.withLock({ $0[key] }) { return table }
        let (bundle, language) = (key.bundle, key.language)
        var table = Table()
        guard let folder = try? UntrustedFolder(bundle) else { return table }
        for name in folders(language) {
            // A file that is not there says nothing.
            func bytes(_ file: String) -> Data? {
                guard let file = folder.openIfThere(name.isEmpty ? file : "\(name)/\(file)") else { return nil }
                do {
                    return try file.read(limit: StringsFile.byteLimit)
                } catch {
                    tell("\(file.path) cannot be read: \(error)")
                    return nil
                }
            }
            if let bytes = bytes("Localizable.strings") { table.strings.merge(StringsFile.read(bytes)) { $1 } }
            if let bytes = bytes("Localizable.stringsdict") { table.plurals.insert(PluralTables(bytes), at: 0) }
        }
        tables.withLock { $0[key] = table }
        return table
    }

    /// The least wanted first: what comes later wins.
    private func folders(_ language: String) -> [String] {
        let base = language.split(separator: "-").first.map(String.init) ?? language
        return ["", "en.lproj", "Base.lproj", "\(base).lproj", "\(language).lproj"]
    }
}

extension String {
    /// Its first characters, in at most so many bytes.
    func cut(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(startIndex, offsetBy: limit)
        while end.samePosition(in: self) == nil { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}

/// `%@` and `%1$@` in a text.
enum StringFormat {
    /// The most bytes of a text that is shown; no more is filled in once there are as many.
    static let byteLimit = 16_384

    static func fill(_ format: String, _ arguments: [String]) -> String {
        var result = ""
        var next = 0
        var rest = format[...]
        while result.utf8.count < byteLimit, let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                result += "%"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("@") {
                result += next < arguments.count ? arguments[next] : ""
                next += 1
                rest = rest.dropFirst()
            } else if let position = position(in: rest) {
                result += arguments.indices.contains(position.number - 1) ? arguments[position.number - 1] : ""
                rest = rest.dropFirst(position.length)
            } else {
                result += "%"
            }
        }
        return (result + rest).cut(toBytes: byteLimit)
    }

    /// Reads `2$@`.
    private static func position(in text: Substring) -> (number: Int, length: Int)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, text.dropFirst(digits.count).hasPrefix("$@") else { return nil }
        return (number, digits.count + 2)
    }
}
