/// The streams that a client passed over when it opened a later one: they are closed, and none of them may be opened any more
/// (RFC 9113 §5.1.1). A value.
struct PassedOverStreams: Sendable {
    /// Gaps that are remembered; no client is known to leave any.
    private static let limit = 8

    private var newest: Int32 = -1
    private var gaps: [ClosedRange<Int32>] = []

    /// A client's stream, which has an odd number, is opened.
    mutating func begin(_ stream: Int32) {
        guard stream > newest else { return }
        // Not by their difference, which the last stream that can be (2³¹ − 1) has no room for.
        if newest <= stream - 4 {
            if gaps.count == Self.limit { gaps.removeFirst() }
            gaps.append((newest + 2)...(stream - 2))
        }
        newest = stream
    }

    func contains(_ stream: Int32) -> Bool {
        stream < newest && gaps.contains { $0.contains(stream) }
    }
}
