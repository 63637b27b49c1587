/// Secrets of 128 bits, from the system's generator: they keep processes apart and have no place in a test.
package enum RandomSecret {
    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return [generator.next(), generator.next()].map { (word: UInt64) in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
