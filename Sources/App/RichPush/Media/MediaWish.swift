import Foundation

/// One file that a payload asks to show.
struct MediaWish: Hashable, Sendable {
    let url: URL
    /// The payload's own word for the type.
    let typeHint: String?

    /// What the payload asks for at all those places, each address once, at most `limit`.
    ///
    /// `problems` gets a line for each value that is not an http address.
    static func find(
        _ sources: [MediaSource],
        in userInfo: [AnyHashable: Any],
        limit: Int,
        problems: inout [String]
    ) -> [MediaWish] {
        var wishes: [MediaWish] = []
        for source in sources {
            let types = source.type?.values(in: userInfo).compactMap { $0 as? String } ?? []
            for (index, value) in source.url.values(in: userInfo).enumerated() {
                guard let text = value as? String, !text.isEmpty else { continue }
                guard let url = webAddress(text) else {
                    problems.append("media: \(source.url) holds \"\(text.prefix(200))\", which is not an http address")
                    continue
                }
                guard !wishes.contains(where: { $0.url == url }) else { continue }
                guard wishes.count < limit else {
                    problems.append("media: more than \(limit) files asked for; \(url) and later ones are left out")
                    return wishes
                }
                wishes.append(MediaWish(url: url, typeHint: types.indices.contains(index) ? types[index] : nil))
            }
        }
        return wishes
    }

    /// An absolute http or https address; spaces and other letters that an address cannot have are percent-encoded.
    static func webAddress(_ text: String) -> URL? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let encoded = trimmed.addingPercentEncoding(withAllowedCharacters: addressLetters) ?? trimmed
        guard let url = URL(string: trimmed) ?? URL(string: encoded),
            ["http", "https"].contains(url.scheme?.lowercased() ?? ""), url.host?.isEmpty == false
        else { return nil }
        return url
    }

    private static let addressLetters = CharacterSet.urlQueryAllowed.union(CharacterSet(charactersIn: "#%[]"))
}
