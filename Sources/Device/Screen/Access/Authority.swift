/// The host and port of a `Host` or `Origin` field.
struct Authority: Hashable, Sendable {
    let host: String
    /// nil when none is named.
    let port: UInt16?

    /// - Parameter text: `host`, `host:port` or `[v6]:port`.
    init(_ text: String) {
        let text = text.lowercased()
        let rest: Substring
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            self.host = String(text[text.index(after: text.startIndex)..<end])
            rest = text[text.index(after: end)...]
        } else {
            let host = text.prefix { $0 != ":" }
            self.host = String(host)
            rest = text[host.endIndex...]
        }
        self.port = rest.hasPrefix(":") ? UInt16(rest.dropFirst()) : nil
    }

    /// Whether that name can only mean this machine: no DNS server is asked for it, so none can rebind it.
    static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isLoopbackV4(host)
    }

    /// The loopback address of the other family: `localhost` may lead to either, so the page listens to both.
    static func otherLoopback(of host: String) -> String? {
        ["127.0.0.1": "::1", "localhost": "::1", "::1": "127.0.0.1"][host]
    }

    private static func isLoopbackV4(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
