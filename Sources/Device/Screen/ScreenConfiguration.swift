import Foundation
import NIOCore

/// Where the page listens and what it puts up with.
package struct ScreenConfiguration: Sendable {
    /// A loopback address or name: what is spoken is not encrypted, so it listens to this machine only.
    package var host: String
    /// 0 takes any free port.
    package var port: Int
    /// The largest body of a request, in bytes.
    package var bodyLimit: Int
    /// Pages that watch at the same time; one more is told to come back.
    package var watcherLimit: Int
    /// Seconds between two signs of life on an event stream.
    package var heartbeat: Double
    /// The browser that takes pictures; nil looks where Debian and others put Chromium.
    package var browserPath: String?
    /// Ports of other devices' pages on this machine, shown beside this one; those pages have to name this one, too.
    package var neighbours: [Int]
    /// The name under which browsers open the page: ``PageName`` gives one that only the user's programs know.
    package var pageHost: String
    /// Seconds until a connection is closed on which nothing is asked, or only half of a request.
    package var idleTimeout: Double

    package init(
        host: String = "127.0.0.1",
        port: Int = 8080,
        bodyLimit: Int = 256 * 1024,
        watcherLimit: Int = 64,
        heartbeat: Double = 15,
        browserPath: String? = nil,
        neighbours: [Int] = [],
        pageHost: String = "localhost",
        idleTimeout: Double = 30
    ) {
        self.host = host
        self.port = port
        self.bodyLimit = bodyLimit
        self.watcherLimit = watcherLimit
        self.heartbeat = heartbeat
        self.browserPath = browserPath
        self.neighbours = neighbours
        self.pageHost = pageHost
        self.idleTimeout = idleTimeout
    }
}

/// Why the page cannot be served.
package struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// The machine has no address of that family.
    var isNoAddress = false

    static func notLoopback(_ host: String) -> Self {
        .init(description: "the page listens to this machine only: use 127.0.0.1, ::1 or localhost, not “\(host)”")
    }

    static func cannotListen(host: String, port: Int, because error: IOError) -> Self {
        .init(
            description:
                "cannot listen on \(host):\(port): \(error); is another device running, or another port wanted?",
            isNoAddress: error.errnoCode == EADDRNOTAVAIL || error.errnoCode == EAFNOSUPPORT
        )
    }

    static func noPage(_ path: String) -> Self {
        .init(description: "the page's files are not where the build put them: \(path)")
    }
}
