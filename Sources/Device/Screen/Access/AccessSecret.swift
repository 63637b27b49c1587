import Foundation

/// What only those who may use the phone know: 256 random bits, as text for header fields and addresses.
struct AccessSecret: Hashable, Sendable {
    let text: String

    /// - Parameter generator: cryptographically secure.
    static func random(using generator: inout some RandomNumberGenerator) -> AccessSecret {
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        return AccessSecret(text: bytes.map { String(format: "%02x", $0) }.joined())!
    }

    /// - Returns: nil for a text that none can be.
    init?(text: String) {
        guard text.utf8.count == 64, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        self.text = text
    }

    /// Whether somebody knows it; how long that takes tells nothing of where they differ.
    func matches(_ guess: some StringProtocol) -> Bool {
        let (own, other) = (Array(text.utf8), Array(guess.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
