import Foundation

/// How many files and connections this process may have open (`RLIMIT_NOFILE`, getrlimit(2)).
enum OpenFiles {
    /// Files of the store, listeners, event loops, connections to a database and whatever else is no connection of a client.
    private static let besideConnections = 256

    /// How many a gateway needs when each of its bounds is reached.
    static func needed(for limits: GatewayConfiguration.ConnectionLimits) -> Int {
        // Of providers as many without TLS as with it.
        limits.devices + 2 * limits.providers + besideConnections
    }

    /// Raises the process's own bound, where it is lower, as far as the machine lets it.
    ///
    /// - Returns: the bound afterwards, which is less than asked for where an unprivileged process may have no more.
    static func raise(to needed: Int) -> Int {
        var bound = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &bound) == 0 else { return needed }
        let (had, wanted) = (bound.rlim_cur, rlim_t(needed))
        guard had < wanted else { return needed }
        bound.rlim_cur = min(wanted, bound.rlim_max)
        let isRaised = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &bound) == 0
        return Int(clamping: isRaised ? bound.rlim_cur : had)
    }
}
