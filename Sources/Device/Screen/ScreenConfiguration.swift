/// Where the page listens and what it puts up with.
public struct ScreenConfiguration: Sendable {
    /// A loopback address or name: the page has no credential yet, so it listens to this machine only.
    public var host: String
    /// 0 takes any free port.
    public var port: Int
    /// The largest body of a request, in bytes.
    public var bodyLimit: Int
    /// Pages that watch at the same time; one more is told to come back.
    public var watcherLimit: Int
    /// Seconds between two signs of life on an event stream.
    public var heartbeat: Double
    /// The browser that takes pictures; nil looks where Debian and others put Chromium.
    public var browserPath: String?
    /// Ports of other devices' pages on this machine, shown beside this one; those pages have to name this one, too.
    public var neighbours: [Int]

    public init(
        host: String = "127.0.0.1",
        port: Int = 8080,
        bodyLimit: Int = 256 * 1024,
        watcherLimit: Int = 64,
        heartbeat: Double = 15,
        browserPath: String? = nil,
        neighbours: [Int] = []
    ) {
        self.host = host
        self.port = port
        self.bodyLimit = bodyLimit
        self.watcherLimit = watcherLimit
        self.heartbeat = heartbeat
        self.browserPath = browserPath
        self.neighbours = neighbours
    }
}

/// Why the page cannot be served.
public struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    static func notLoopback(_ host: String) -> Self {
        .init(description: "the page listens to this machine only: use 127.0.0.1, ::1 or localhost, not “\(host)”")
    }

    static func cannotListen(host: String, port: Int, because reason: String) -> Self {
        .init(
            description:
                "cannot listen on \(host):\(port): \(reason); is another device running, or another port wanted?"
        )
    }

    static func noPage(_ path: String) -> Self {
        .init(description: "the page's files are not where the build put them: \(path)")
    }
}
