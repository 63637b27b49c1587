extension NWConnection {
    /// What is said of a message beside its bytes.
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        /// Milliseconds after which it need not be sent any more; it is sent all the same.
        public let expirationMilliseconds: UInt64
        public let relativePriority: Double
        public let antecedent: ContentContext?
        /// Whether nothing follows.
        public let isFinal: Bool
        public let protocolMetadata: [NWProtocolMetadata]

        public init(
            identifier: String,
            expiration: UInt64 = 0,
            priority: Double = 0.5,
            isFinal: Bool = false,
            antecedent: ContentContext? = nil,
            metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            expirationMilliseconds = expiration
            relativePriority = priority
            self.isFinal = isFinal
            self.antecedent = antecedent
            protocolMetadata = metadata ?? []
        }

        public static let defaultMessage = ContentContext(identifier: "Default message")
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "Default stream", isFinal: true)

        /// What a protocol says of it.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition == definition }
        }
    }

    /// What happens once content was taken.
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nothing; it may be sent twice.
        case idempotent
    }
}
