/// What the kernel holds a child to (setrlimit); 0 leaves what the device itself has.
struct ProcessBounds: Hashable, Sendable {
    /// Writable private memory, touched or not: beyond it the process gets none.
    var dataBytes: UInt64 = 0
    /// Of computing; then the process ends by SIGXCPU.
    var cpuSeconds: UInt64 = 0
    /// Of one file; then the process ends by SIGXFSZ.
    var fileBytes: UInt64 = 0
    /// Open at once; one more fails in the process.
    var openFiles: UInt64 = 0
}
