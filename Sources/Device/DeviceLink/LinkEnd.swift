#if canImport(Glibc)
import Glibc
#endif

/// The device's end of a pair of connected sockets, whose other end a process was started with.
package struct LinkEnd: Sendable {
    package let descriptor: Int32

    package init(descriptor: Int32) { self.descriptor = descriptor }

    package func close() { _ = Glibc.close(descriptor) }
}
