import AppLink
import Foundation
import Logging
import NIOCore
import WireCoding

/// Writes frames to one process.
struct LinkWriter: Sendable {
    let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    let logger: Logger

    /// Writes a frame; waits while the process does not read.
    ///
    /// - Throws: when the process has left; `CancellationError`.
    func send(_ frame: LinkFrame) async throws {
        let bytes: Data
        do {
            bytes = try FrameCoder.encode(frame)
        } catch {
            logger.warning("a frame cannot be sent: \(error)")
            return
        }
        try await outbound.write(ByteBuffer(bytes: bytes))
    }

    /// Writes what the device asks of the process until the connection is closed.
    func write(_ connection: LinkConnection) async {
        do {
            for await frame in connection.outbound { try await send(frame) }
        } catch {
            connection.close()
        }
    }
}
