import NIOCore

/// A request to APNs, as it goes out.
struct APNSRequest: Sendable {
    var method: String
    var path: String
    /// Names in lower case.
    var fields: [(name: String, value: String)]
    /// JSON; nil for none.
    var body: [UInt8]?
}

/// What came back.
struct APNSResponse: Sendable {
    var status = 0
    /// Names in lower case.
    var fields: [(name: String, value: String)] = []
    var body: [UInt8] = []

    /// The first field of a name.
    func first(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// Carries requests to one server, and answers back.
protocol Transport: Sendable {
    /// - Throws: ``SenderError`` when there was no answer.
    func execute(_ request: APNSRequest) async throws(SenderError) -> APNSResponse
    /// Closes its connections; requests that wait are told so.
    func shutdown() async throws
}

extension Transport {
    /// The longest answer is a list of ten thousand channels, in bytes.
    static var bodyLimit: Int { 1 << 20 }
}

extension APNSEndpoint {
    /// Host and port, for people.
    package var place: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
