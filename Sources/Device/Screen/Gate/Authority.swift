/// The host and port of a `Host` or `Origin` field.
struct Authority: Hashable, Sendable {
    let host: String

    /// - Parameter text: `host`, `host:port` or `[v6]:port`.
    init(_ text: String) {
        let text = text.lowercased()
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            self.host = String(text[text.index(after: text.startIndex)..<end])
        } else {
            self.host = String(text.prefix { $0 != ":" })
        }
    }

    /// Whether that name can only mean this machine: no DNS server is asked for it, so none can rebind it.
    static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isLoopbackV4(host)
    }

    private static func isLoopbackV4(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
