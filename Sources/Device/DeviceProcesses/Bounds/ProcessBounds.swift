/// What the kernel holds a child to (setrlimit); 0 leaves what the device itself has.
package struct ProcessBounds: Hashable, Sendable {
    /// Writable private memory, touched or not: beyond it the process gets none.
    package var dataBytes: UInt64 = 0
    /// Of computing; then the process ends by SIGXCPU.
    package var cpuSeconds: UInt64 = 0
    /// Of one file; what goes beyond cannot be written, as on a full disk.
    package var fileBytes: UInt64 = 0
    /// Open at once; one more fails in the process.
    package var openFiles: UInt64 = 0
    package init(dataBytes: UInt64 = 0, cpuSeconds: UInt64 = 0, fileBytes: UInt64 = 0, openFiles: UInt64 = 0) {
        self.dataBytes = dataBytes
        self.cpuSeconds = cpuSeconds
        self.fileBytes = fileBytes
        self.openFiles = openFiles
    }
}
