/// What a service extension's process may take. Apple documents none of it: the figures are what authors report
/// (usernotifications, Ambiguous 4), or wide bounds against runaways.
public struct ExtensionLimits: Hashable, Sendable {
    /// Private memory in bytes; then the process is ended.
    public var memory = 24 << 20
    /// How often memory is looked at.
    public var memoryInterval = Duration.milliseconds(25)
    /// Seconds of computing; then the process is ended.
    public var cpuSeconds = 20
    /// Bytes of one file; what goes beyond cannot be written, as on a full disk.
    public var fileSize = 256 << 20
    /// Files open at once; the next cannot be opened.
    public var openFiles = 256

    /// Beyond this the kernel gives no memory, should it grow faster than it is looked at.
    ///
    /// It counts what is reserved, so it is far above ``memory``: stacks of threads are reserved, not used.
    static let reservedMemory = 1 << 30

    public init() {}

    var bounds: ProcessBounds {
        ProcessBounds(
            dataBytes: UInt64(max(Self.reservedMemory, memory * 4)),
            cpuSeconds: UInt64(cpuSeconds),
            fileBytes: UInt64(fileSize),
            openFiles: UInt64(openFiles)
        )
    }
}
