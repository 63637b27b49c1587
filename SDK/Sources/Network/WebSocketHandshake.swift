import Foundation

/// How a stream of HTTP becomes one of messages (RFC 6455, 4).
struct WebSocketHandshake {
    /// What the client made up.
    let key: String

    /// Bytes of a head.
    static let limit = 16 << 10

    init() { key = Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString() }

    /// What a client asks.
    func request(to endpoint: NWEndpoint, _ options: NWProtocolWebSocket.Options) -> Data {
        var path = "/"
        if case .url(let url) = endpoint, let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) {
            path = (parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath)
            if let query = parts.percentEncodedQuery { path += "?\(query)" }
        }
        let place = endpoint.place
        var fields = [
            ("Host", place.map { [80, 443].contains($0.port) ? $0.host : "\($0.host):\($0.port)" } ?? ""),
            ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Key", key),
            ("Sec-WebSocket-Version", "13"),
        ]
        if !options.subprotocols.isEmpty {
            fields.append(("Sec-WebSocket-Protocol", options.subprotocols.joined(separator: ", ")))
        }
        fields += options.headers.map { ($0.name, $0.value) }
        let lines = fields.map { "\(Self.plain($0.0)): \(Self.plain($0.1))" }
        return Data((["GET \(path) HTTP/1.1"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    private static func plain(_ text: String) -> String { text.filter { !$0.isNewline } }

    /// Whether a server's head says that it takes it.
    func isTaken(by head: String) -> Bool {
        let fields = Self.fields(of: head)
        return head.hasPrefix("HTTP/1.1 101 ") && fields["sec-websocket-accept"] == Self.answer(to: key)
    }

    /// A server's answer to a client's head; nil where it asks for something else.
    static func answer(toHead head: String) -> Data? {
        let fields = fields(of: head)
        guard head.hasPrefix("GET "), fields["upgrade"]?.lowercased() == "websocket",
            let key = fields["sec-websocket-key"]
        else { return nil }
        let lines = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Accept: \(answer(to: key))", "", "",
        ]
        return Data(lines.joined(separator: "\r\n").utf8)
    }

    /// The head at the beginning of what came, and what follows it; nil where its end has not come.
    static func split(_ bytes: Data) -> (head: String, rest: Data)? {
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        return (String(decoding: bytes[..<end.lowerBound], as: UTF8.self), Data(bytes[end.upperBound...]))
    }

    private static func fields(of head: String) -> [String: String] {
        head.split(whereSeparator: \.isNewline).dropFirst().reduce(into: [:]) { fields, line in
            guard let colon = line.firstIndex(of: ":") else { return }
            fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
    }

    static func answer(to key: String) -> String {
        Data(SHA1.digest(of: Array("\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8))).base64EncodedString()
    }
}

/// The digest that RFC 6455 asks for, which proves that a server speaks WebSocket and keeps no secret (FIPS 180-4, 6.1).
enum SHA1 {
    static func digest(of message: [UInt8]) -> [UInt8] {
        var padded = message + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        padded += bytes(of: UInt64(truncatingIfNeeded: message.count) &* 8)
        var hash: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        for block in stride(from: 0, to: padded.count, by: 64) {
            var words = (0..<16).map { word in
                padded[block + word * 4..<block + word * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for word in 16..<80 {
                words.append(turned(words[word - 3] ^ words[word - 8] ^ words[word - 14] ^ words[word - 16], 1))
            }
            var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
            for (round, word) in words.enumerated() {
                let (mixed, constant): (UInt32, UInt32) =
                    switch round {
                    case ..<20: ((b & c) | (~b & d), 0x5a82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
                    case ..<60: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                let next = turned(a, 5) &+ mixed &+ e &+ constant &+ word
                (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { hash[index] &+= value }
        }
        return hash.flatMap { bytes(of: $0) }
    }

    private static func turned(_ value: UInt32, _ bits: UInt32) -> UInt32 { value << bits | value >> (32 - bits) }

    private static func bytes(of value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
}
