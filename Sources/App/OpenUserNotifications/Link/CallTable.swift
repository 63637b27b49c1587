import AppLink

/// The calls that wait for the device's answer.
struct CallTable {
    typealias Handler = @Sendable (Result<LinkReply, any Error>) -> Void

    /// How many may wait.
    static let limit = 16_384

    private var lastID: UInt64 = 0
    private var waiting: [UInt64: Handler] = [:]

    /// Takes a call in; the number it travels under.
    mutating func open(_ handler: @escaping Handler) throws(LinkError) -> UInt64 {
        guard waiting.count < Self.limit else { throw .tooMany(Self.limit) }
        lastID += 1
        waiting[lastID] = handler
        return lastID
    }

    /// Whoever waits for that answer; nil if nobody does any more.
    mutating func close(_ id: UInt64) -> Handler? {
        waiting.removeValue(forKey: id)
    }

    /// Everybody who waits, in the order of the calls.
    mutating func closeAll() -> [Handler] {
        defer { waiting = [:] }
        return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
}
