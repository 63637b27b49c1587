import ProviderAPI

/// What a client asks of a proxy first: `CONNECT api.push.apple.com:443 HTTP/1.1` and fields (RFC 9110 §9.3.6).
struct ConnectRequest: Equatable {
    let host: String
    let port: Int

    /// Bytes of a request; more are refused.
    static let limit = 8192

    /// Why a request is refused.
    enum Failure: Error, Equatable {
        case notConnect
        case malformed
    }

    /// Reads a request whose empty line has come.
    init(_ head: String) throws(Failure) {
        let line = head.split(separator: "\r\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { throw .malformed }
        guard words[0] == "CONNECT" else { throw .notConnect }
        guard let colon = words[1].lastIndex(of: ":"), let port = UInt16(words[1][words[1].index(after: colon)...]),
            colon > words[1].startIndex
        else { throw .malformed }
        self.host = String(words[1][..<colon])
        self.port = Int(port)
    }

    /// Which of Apple's addresses it names; nil for another.
    var apple: APNSHost? { APNSHost.named(host, port: port) }
}
