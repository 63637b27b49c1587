/// A provider's request as it came over HTTP/2.
public struct ProviderRequest: Hashable, Sendable {
    public var method: String
    public var path: String
    /// The fields in the order they came, without those that begin with a colon.
    public var fields: [Field]
    /// At most one byte more than the largest payload: a longer body is not read on.
    public var body: [UInt8]

    /// A header field.
    public struct Field: Hashable, Sendable {
        /// Lower case, as HTTP/2 has it.
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(method: String, path: String, fields: [Field], body: [UInt8]) {
        self.method = method
        self.path = path
        self.fields = fields
        self.body = body
    }
}
