import Foundation

// What a copied text seems to be, asked without reading it (iOS 14, iOS 15).
extension UIPasteboard {
    /// What a text may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let probableWebURL = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
        )
        public static let probableWebSearch = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
        )
        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// The patterns that the first text matches: an address is one alone, a number is one alone, all else is looked for.
    private func matches(of patterns: Set<DetectionPattern>) -> Set<DetectionPattern> {
        guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [] }
        let address = URL(string: text)
        let kind: DetectionPattern =
            if Double(text) != nil {
                .number
            } else if let scheme = address?.scheme?.lowercased(), ["http", "https"].contains(scheme) {
                .probableWebURL
            } else { .probableWebSearch }
        return patterns.intersection([kind])
    }

    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { completionHandler(.success(matches(of: patterns))) }

    public func detectedPatterns(for patterns: Set<DetectionPattern>) async throws -> Set<DetectionPattern> {
        matches(of: patterns)
    }

    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        let found = matches(of: patterns).map { pattern -> (DetectionPattern, Any) in
            let text = string ?? ""
            return (pattern, pattern == .number ? (Double(text) ?? 0) as Any : text as Any)
        }
        completionHandler(.success(Dictionary(found, uniquingKeysWith: { first, _ in first })))
    }
}
