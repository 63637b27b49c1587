#if canImport(Glibc)
import Glibc
#endif

/// How a child is started.
struct ChildLaunch: Sendable {
    var executable: String
    var arguments: [String] = []
    /// All of it: nothing is inherited.
    var environment: [String: String]
    var directory: String
    var bounds = ProcessBounds()
    /// Which files it can open; nil for whatever its user can.
    var confinement: Confinement?
    /// Its end of the link, which becomes its descriptor 3; closed here once it is started.
    var link: LinkEnd?
}

/// One end of a pair of connected sockets, for a child.
struct LinkEnd: Sendable {
    let descriptor: Int32

    func close() { _ = Glibc.close(descriptor) }
}
