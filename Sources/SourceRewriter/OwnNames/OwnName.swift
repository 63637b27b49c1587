/// Declarations that are compiled with an author's module where its sources write one of their names.
struct OwnName: Sendable {
    /// No actor's, in a module whose declarations are the main actor's, too.
    let text: String
    /// What has to be written to use them; of an initializer its first label.
    private let words: Set<Substring>

    init(_ text: some StringProtocol) {
        let text = String(text)
        self.text = text.replacing(#/(?m)^(?<attribute>@usableFromInline )?(?<word>extension|func|let)\b/#) {
            "\($0.attribute ?? "")nonisolated \($0.word)"
        }
        let declared = text.matches(
            of: #/(?m)^(?: {4})?\S.*?\b(?:(?:func|var|let|typealias)\s+|init\(\s*)(?:_\s+)?(?<name>\w+)/#
        )
        words = Set(declared.map(\.name))
    }

    /// - Parameter text: declarations with an empty line between any two that are told apart.
    static func all(_ text: String) -> [OwnName] {
        text.split(separator: "\n\n").map(OwnName.init)
    }

    /// - Parameter written: the words of the author's sources.
    func isAmong(_ written: Set<Substring>) -> Bool { !words.isDisjoint(with: written) }
}
