import NIOCore

/// How much is read at once.
enum ReadSizes {
    /// Little at first, since a connection keeps a buffer of that size, and more while more comes than it holds.
    static let growing = AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 512, maximum: 65_536)
}
