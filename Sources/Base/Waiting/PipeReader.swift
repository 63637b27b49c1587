package import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Reads a pipe on a thread of its own until nobody can write to it.
///
/// `FileHandle.readabilityHandler` would do it without a thread, but on Linux a handle that goes while its last event is
/// on the way ends the process: its descriptor is closed and the event loop still watches it.
package enum PipeReader {
    private static let pieceSize = 16 * 1024

    /// Begins to read.
    ///
    /// - Parameters:
    ///   - pipe: held until its end.
    ///   - heard: called on the thread with each piece, and once with none at the end.
    package static func start(_ pipe: FileHandle, _ heard: @escaping @Sendable (Data) -> Void) {
        let reader = Thread {
            var buffer = [UInt8](repeating: 0, count: pieceSize)
            while true {
                let count = read(pipe.fileDescriptor, &buffer, pieceSize)
                if count > 0 { heard(Data(buffer[..<count])) } else if count == 0 || errno != EINTR { break }
            }
            heard(Data())
        }
        reader.name = "pipe"
        reader.stackSize = 256 * 1024
        reader.start()
    }
}
