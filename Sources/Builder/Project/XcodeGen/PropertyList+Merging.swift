// What descriptions of projects are put together from.
extension PropertyList {
    func members(_ key: String) -> [String: PropertyList] {
        guard case .dictionary(let members)? = self[key] else { return [:] }
        return members
    }

    /// A member that is a list; one value alone is a list of one.
    func list(_ key: String) -> [PropertyList] {
        switch self[key] {
        case nil: []
        case .array(let list)?: list
        case let one?: [one]
        }
    }

    func texts(_ key: String) -> [String] { list(key).compactMap(\.text) }

    /// A value as a build setting has it: yes and no are `YES` and `NO`.
    var written: String? {
        switch self {
        case .string(let text): text
        case .bool(let flag): flag ? "YES" : "NO"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .array(let list): list.compactMap(\.written).joined(separator: " ")
        case .date, .data, .dictionary: nil
        }
    }

    var writtenMembers: [String: String] {
        guard case .dictionary(let members) = self else { return [:] }
        return members.compactMapValues(\.written)
    }

    /// This over another: dictionaries are merged and lists added to, unless a key ends in `:REPLACE`.
    func merged(onto base: PropertyList) -> PropertyList {
        guard case .dictionary(let own) = self, case .dictionary(var merged) = base else { return self }
        for (key, value) in own {
            if key.hasSuffix(":REPLACE") {
                merged[String(key.dropLast(8))] = value
                continue
            }
            switch (merged[key], value) {
            case (.dictionary?, .dictionary): merged[key] = value.merged(onto: merged[key] ?? value)
            case (.array(let before)?, .array(let more)): merged[key] = .array(before + more)
            default: merged[key] = value
            }
        }
        return .dictionary(merged)
    }

    /// Bytes of a text in which names are replaced.
    private static let textLimit = 16 << 10

    /// Every `${name}` in texts and keys replaced; what has no value stays.
    func filled(with values: [String: String]) -> PropertyList {
        func fill(_ text: String) -> String {
            var text = text
            // A value may stand for others, and they for more: what grows too long stays.
            for (name, value) in values where text.contains("${") && text.utf8.count <= Self.textLimit {
                text = text.replacing("${\(name)}", with: value)
            }
            return text
        }
        switch self {
        case .string(let text): return .string(fill(text))
        case .array(let list): return .array(list.map { $0.filled(with: values) })
        case .dictionary(let members):
            let filled = members.map { (fill($0.key), $0.value.filled(with: values)) }
            return .dictionary(Dictionary(filled, uniquingKeysWith: { $1 }))
        default: return self
        }
    }

    /// A description whose paths begin in a folder: that of the file that was included.
    func moved(to folder: String) -> PropertyList {
        guard !folder.isEmpty else { return self }
        var moved = self
        for kind in ["targets", "targetTemplates"] where self[kind] != nil {
            moved[kind] = .dictionary(members(kind).mapValues { $0.withPaths(in: folder) })
        }
        if self["packages"] != nil {
            moved["packages"] = .dictionary(members("packages").mapValues { $0.withPath(in: folder) })
        }
        return moved
    }

    private func withPaths(in folder: String) -> PropertyList {
        var moved = self
        if self["sources"] != nil {
            moved["sources"] = .array(
                list("sources").map { source in
                    source.text.map { .string("\(folder)/\($0)") } ?? source.withPath(in: folder)
                }
            )
        }
        for key in ["info", "entitlements"] { moved[key] = self[key]?.withPath(in: folder) }
        if self["configFiles"] != nil {
            moved["configFiles"] = .dictionary(
                members("configFiles").mapValues { .string("\(folder)/\($0.text ?? "")") }
            )
        }
        return moved
    }

    private func withPath(in folder: String) -> PropertyList {
        guard let path = self["path"]?.text, !path.hasPrefix("/") else { return self }
        var moved = self
        moved["path"] = .string("\(folder)/\(path)")
        return moved
    }
}
