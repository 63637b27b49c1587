import CNGHTTP2
import Glibc
@_spi(CustomByteBufferAllocator) import NIOCore
import Synchronization

/// Buffers that all connections of an event loop share, since each of them needs them within a turn of the loop only.
///
/// NIOSSL has one buffer for each connection into which it decrypts and one into which it encrypts, libnghttp2 has one for a frame: 64 KiB,
/// of which an idle connection keeps 13 in memory. All three are empty between two turns of the loop: what was decrypted is handed on
/// when the reading of a connection ends, and kept by no handler; what was encrypted is written at once (``OwnWrites`` copies it); and an
/// engine is emptied frame by frame. So whoever is set up within ``lend(_:)`` gets those of its event loop. A buffer that grows, and one that somebody still holds, gets memory of its own, as ever.
enum TurnMemory {
    /// What is lent, in the order of its bits.
    private static let pieces: [(size: Int, offset: Int)] = [
        // NIOSSLHandler.plaintextReadBuffer, ByteBufferBIO.outboundBuffer, NGHTTP2_FRAMEBUF_CHUNKLEN.
        (32_768, 4096), (16_384, 36_864), (16_394, 53_248),
    ]
    /// Bytes of an event loop's part; the first says which of its pieces may be lent now.
    private static let partSize = 73_728
    /// More threads than that have connections with memory of their own.
    private static let partLimit = 64
    private static let partsGiven = Atomic<Int>(0)

    /// Where the parts are; nil when the system gives no memory. What nobody has used takes none.
    nonisolated(unsafe) private static let parts: UnsafeMutableRawPointer? = {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        let memory = mmap(nil, partLimit * partSize, PROT_READ | PROT_WRITE, flags, -1, 0)
        return memory == MAP_FAILED ? nil : memory
    }()

    /// Under which a thread finds its part.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// Runs `body` on an event loop; who asks for one of the buffers in it gets the loop's, once.
    static func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let part = ownPart() else { return try body() }
        part.storeBytes(of: 0b111, as: UInt8.self)
        defer { part.storeBytes(of: 0, as: UInt8.self) }
        return try body()
    }

    /// Whether an address is in a buffer that is shared.
    static func isShared(_ address: UnsafeRawPointer) -> Bool {
        guard let parts else { return false }
        return address >= UnsafeRawPointer(parts) && address < UnsafeRawPointer(parts + partLimit * partSize)
    }

    /// Gives buffers of the event loop while it lends them, and memory of the process else.
    static let allocator = ByteBufferAllocator(
        allocate: { TurnMemory.allocate($0) },
        reallocate: { TurnMemory.reallocate($0, from: $1, to: $2) },
        deallocate: { TurnMemory.deallocate($0) },
        copy: { $0.copyMemory(from: $1, byteCount: $2) }
    )

    /// The same for libnghttp2, which asks for its buffer as for one that grows from nothing.
    static var nghttp2: nghttp2_mem {
        nghttp2_mem(
            mem_user_data: nil,
            malloc: { size, _ in Glibc.malloc(size) },
            free: { memory, _ in if let memory { TurnMemory.deallocate(memory) } },
            calloc: { count, size, _ in Glibc.calloc(count, size) },
            realloc: { memory, size, _ in
                // The frame's buffer, the only one that is shared, is as long as any frame may be.
                memory == nil ? TurnMemory.allocate(size) : TurnMemory.reallocate(memory, from: 16_394, to: size)
            }
        )
    }

    private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        lent(size) ?? malloc(size)
    }

    private static func reallocate(
        _ memory: UnsafeMutableRawPointer?,
        from former: Int,
        to size: Int
    ) -> UnsafeMutableRawPointer? {
        guard let memory, isShared(memory) else { return realloc(memory, size) }
        let own = malloc(size)
        own?.copyMemory(from: memory, byteCount: min(former, size))
        return own
    }

    private static func deallocate(_ memory: UnsafeMutableRawPointer) {
        if !isShared(memory) { free(memory) }
    }

    /// A piece of this size that may be lent now, and then no more.
    private static func lent(_ size: Int) -> UnsafeMutableRawPointer? {
        guard let key, let part = pthread_getspecific(key) else { return nil }
        let free = part.load(as: UInt8.self)
        for (number, piece) in pieces.enumerated() where piece.size == size && free & (1 << number) != 0 {
            part.storeBytes(of: free & ~(1 << number), as: UInt8.self)
            return part + piece.offset
        }
        return nil
    }

    /// This thread's part; nil when there are too many threads.
    private static func ownPart() -> UnsafeMutableRawPointer? {
        guard let key, let parts else { return nil }
        if let part = pthread_getspecific(key) { return part }
        let number = partsGiven.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < partLimit, pthread_setspecific(key, parts + number * partSize) == 0 else { return nil }
        return parts + number * partSize
    }
}
