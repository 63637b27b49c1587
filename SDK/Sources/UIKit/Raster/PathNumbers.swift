/// SVG path data of absolute commands, as ``Outline`` spells it, taken apart.
struct PathNumbers {
    /// `M`, `L`, `Q`, `C`, `Z`
    private(set) var verbs: [UInt8] = []
    /// Of each command, in turn.
    private(set) var numbers: [Double] = []

    /// What is no such command, or lacks numbers, ends the path.
    init(_ data: String) {
        var rest = Substring(data)
        while let verb = rest.unicodeScalars.popFirst() {
            let body = rest.prefix { !$0.isLetter || $0 == "e" }
            rest = rest.dropFirst(body.count)
            let numbers = body.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            guard let count = Self.counts[verb], numbers.count == count, numbers.allSatisfy(\.isFinite),
                let byte = UInt8(exactly: verb.value)
            else { return }
            verbs.append(byte)
            self.numbers += numbers
        }
    }

    private static let counts: [Unicode.Scalar: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0]
}
