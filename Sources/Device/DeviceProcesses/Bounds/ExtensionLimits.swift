/// What the process of an app or an extension may take, with all that it starts. Apple documents none of it: the figures are what authors report
/// (usernotifications, Ambiguous 4), or wide bounds against runaways.
package struct ExtensionLimits: Hashable, Sendable {
    /// Private memory in bytes; then the process is ended.
    package var memory: Int
    /// How often memory is looked at.
    package var memoryInterval: Duration
    /// Seconds of computing; then the process is ended.
    package var cpuSeconds: Int
    /// The seconds within which ``cpuSeconds`` are counted; nil counts the whole life of the process.
    package var cpuWindow: Double?
    /// Bytes of one file; what goes beyond cannot be written, as on a full disk.
    package var fileSize = 256 << 20
    /// Files open at once; the next cannot be opened.
    package var openFiles = 256
    /// What its container and its app's groups hold together; then the process is ended, and its temporary files go.
    package var storage = StorageLimit()

    /// Processes at once, its own included; then all of them are ended.
    package var processes = 16
    /// How often they are counted.
    package var processInterval = Duration.milliseconds(100)

    /// Beyond this the kernel gives no memory, should it grow faster than it is looked at.
    ///
    /// It counts what is reserved, so it is far above ``memory``: stacks of threads are reserved, not used.
    static let reservedMemory = 1 << 30

    private init(memory: Int, memoryInterval: Duration, cpuSeconds: Int, cpuWindow: Double?) {
        self.memory = memory
        self.memoryInterval = memoryInterval
        self.cpuSeconds = cpuSeconds
        self.cpuWindow = cpuWindow
    }

    /// Of a service extension, which has done its work within half a minute.
    package static let serviceExtension = Self(
        memory: 24 << 20,
        memoryInterval: .milliseconds(25),
        cpuSeconds: 20,
        cpuWindow: nil
    )

    /// Of a content extension, which draws, and lives as long as its card is open.
    package static let contentExtension = Self(
        memory: 120 << 20,
        memoryInterval: .milliseconds(50),
        cpuSeconds: 20,
        cpuWindow: 30
    )

    /// Of an app, which lives as long as it likes, and computes as much.
    package static let app = {
        var limits = Self(memory: 1 << 30, memoryInterval: .milliseconds(250), cpuSeconds: 0, cpuWindow: nil)
        limits.fileSize = 1 << 30
        limits.openFiles = 1_024
        limits.storage.bytes = 2 << 30
        limits.storage.files = 100_000
        limits.storage.interval = .seconds(5)
        limits.processInterval = .seconds(1)
        return limits
    }()

    package var bounds: ProcessBounds {
        ProcessBounds(
            dataBytes: UInt64(max(Self.reservedMemory, memory * 4)),
            cpuSeconds: cpuWindow == nil ? UInt64(cpuSeconds) : 0,
            fileBytes: UInt64(fileSize),
            openFiles: UInt64(openFiles)
        )
    }
}

/// How much may lie in the folders that a process can write to.
package struct StorageLimit: Hashable, Sendable {
    /// Of disk, in bytes.
    package var bytes = 512 << 20
    /// Files and folders.
    package var files = 20_000
    /// How often it is looked at.
    package var interval = Duration.milliseconds(250)

    package init() {}
}
