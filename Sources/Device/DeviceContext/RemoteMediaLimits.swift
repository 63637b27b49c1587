/// How much a card plays of other servers.
package struct RemoteMediaLimits: Hashable, Sendable {
    /// Addresses of one opening.
    package var addresses = 64
    /// Answers on their way at once.
    package var atOnce = 8
    /// Bytes of one opening, whatever is played twice counted twice.
    package var bytes = 512_000_000
    /// Seconds until a server answers.
    package var answer = 15.0
    /// What a slow network is like: as for the loads of author code.
    package var slowLatency: Duration { .milliseconds(400) }
    /// Bytes a second.
    package var slowRate: Double { 50_000 }

    package init() {}
}
