/// What the kernel holds a child to (setrlimit); 0 leaves what the device itself has.
struct ProcessBounds: Hashable, Sendable {
    /// Writable private memory, touched or not: beyond it the process gets none.
    var dataBytes: UInt64 = 0
    /// Of computing; then the process ends by SIGXCPU.
    var cpuSeconds: UInt64 = 0
    /// Of one file; what goes beyond cannot be written, as on a full disk.
    var fileBytes: UInt64 = 0
    /// Open at once; one more fails in the process.
    var openFiles: UInt64 = 0
}
