import Foundation
import Synchronization

/// The texts of a folder of one language: its `.strings` and its `.stringsdict`.
///
/// They are read here, since Foundation on Linux ends the process at a text of a `.stringsdict`.
enum TextTables {
    struct Table: Sendable {
        var texts: [String: String] = [:]
        var plurals: [String: PluralText] = [:]
    }

    private static let tables = Mutex<[String: Table]>([:])

    /// - Parameters:
    ///   - name: the table's, nil or empty for `Localizable`.
    ///   - folder: the folder's path.
    static func table(_ name: String?, in folder: String) -> Table {
        let path = "\(folder)/\(name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable")"
        if let known = tables.withLock({ $0[path] }) { return known }
        var table = Table()
        for (key, value) in list(path + ".strings") { table.texts[key] = value as? String }
        for (key, value) in list(path + ".stringsdict") {
            table.plurals[key] = (value as? [String: Any]).flatMap(PluralText.init)
        }
        let read = table
        tables.withLock { $0[path] = read }
        return read
    }

    /// What a property list says, also one in the form that authors write; nothing of one that is broken or not there.
    private static func list(_ path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        func read(_ data: Data) -> [String: Any]? {
            (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        }
        if let list = read(data) { return list }
        let text = String(data: data, encoding: .utf16)
        return text.flatMap { read(Data($0.utf8)) } ?? [:]
    }
}
