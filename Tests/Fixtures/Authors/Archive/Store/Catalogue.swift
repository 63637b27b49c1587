import Foundation

struct Catalogue: Decodable {
    let names: [String]

    static func load() throws -> Catalogue {
        guard let url = Bundle(for: MessageStore.self).url(forResource: "kinds", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: url))
    }

    func name(of kind: StoredMessage.Kind) -> String {
        names.indices.contains(kind.rawValue) ? names[kind.rawValue] : "?"
    }
}
