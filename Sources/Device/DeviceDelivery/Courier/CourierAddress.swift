/// Where a gateway's courier listens.
package struct CourierAddress: Hashable, Sendable {
    package var host: String
    package var port: Int
    /// A PEM file with the authority that the gateway's certificate is checked against.
    package var authority: String

    package init(host: String, port: Int, authority: String) {
        self.host = host
        self.port = port
        self.authority = authority
    }
}
