package import ProviderAPI

/// What a provider's certificate says that it showed in the TLS handshake
/// (establishing-a-certificate-based-connection-to-apns). Requests on its connection need no provider token.
package struct ProviderCertificate: Hashable, Sendable {
    /// What it may push to, the app's bundle id first; nothing when it was not made for APNs.
    package let topics: [String]
    /// Where it may be used; nil for both.
    package let environment: PushEnvironment?
    /// Why it is not believed; the permissive profile believes it all the same.
    package let doubt: Refusal?

    package init(topics: [String], environment: PushEnvironment? = nil, doubt: Refusal? = nil) {
        self.topics = topics
        self.environment = environment
        self.doubt = doubt
    }

    /// The topic of a push that names none: a certificate of one topic means that one.
    var onlyTopic: String? { topics.count == 1 ? topics.first : nil }

    /// Checks a request before its topic is known.
    ///
    /// - Returns: what Apple would refuse it for; thrown with the strict profile.
    func check(in environment: PushEnvironment?, by policy: CredentialPolicy) throws(Refusal) -> Refusal? {
        if topics.isEmpty {
            throw Refusal(
                .badCertificate,
                "the certificate names no topic: neither a UID in its subject nor \(CertificateTopics.identifier)"
            )
        }
        if let environment, let own = self.environment, own != environment {
            let detail = "the certificate is for \(own.rawValue), this is \(environment.rawValue)"
            throw Refusal(.badCertificateEnvironment, detail)
        }
        if let doubt, policy.profile == .strict { throw doubt }
        return doubt
    }

    /// Checks a push's topic and type.
    ///
    /// - Returns: what Apple would refuse it for; thrown with the strict profile.
    func checkTopic(_ topic: String, _ type: PushType.Facts, by policy: CredentialPolicy) throws(Refusal) -> Refusal? {
        if type.authentication == .tokenOnly {
            throw Refusal(.topicDisallowed, "a \(type.type.rawValue) push needs a provider token, not a certificate")
        }
        guard !topics.contains(topic) else { return nil }
        let detail = "the certificate is for \(topics.joined(separator: ", ")), not for \(topic.brief)"
        let refusal = Refusal(.topicDisallowed, detail)
        if policy.profile == .strict { throw refusal }
        return refusal
    }
}

/// The value of the extension with the topics: a sequence of topics, each with a sequence that says what it is for.
package struct CertificateTopics: Hashable, Sendable {
    /// A topic and what it is for: `app`, `voip`, `complication`.
    package struct Topic: Hashable, Sendable {
        package var name: String
        package var use: String

        package init(_ name: String, _ use: String) {
            self.name = name
            self.use = use
        }
    }

    package var topics: [Topic]

    /// Of the extension.
    static let identifier = "1.2.840.113635.100.6.3.6"

    package init(_ topics: [Topic]) { self.topics = topics }

    private static let utf8String: UInt8 = 0x0c
    private static let sequence: UInt8 = 0x30

    /// Reads DER.
    ///
    /// - Returns: nil for what is no such sequence.
    package init?(der: some Collection<UInt8>) {
        var outer = Array(der)[...]
        guard let (tag, content) = Self.take(&outer), tag == Self.sequence, outer.isEmpty else { return nil }
        var rest = content
        topics = []
        while !rest.isEmpty {
            guard let (tag, content) = Self.take(&rest) else { return nil }
            if tag == Self.utf8String {
                topics.append(Topic(String(decoding: content, as: UTF8.self), ""))
            } else if tag == Self.sequence, !topics.isEmpty {
                var inner = content
                guard let (tag, use) = Self.take(&inner), tag == Self.utf8String else { return nil }
                topics[topics.count - 1].use = String(decoding: use, as: UTF8.self)
            } else {
                return nil
            }
        }
    }

    /// As DER.
    package var der: [UInt8] {
        Self.element(
            Self.sequence,
            topics.flatMap { topic in
                Self.element(Self.utf8String, Array(topic.name.utf8))
                    + Self.element(Self.sequence, Self.element(Self.utf8String, Array(topic.use.utf8)))
            }
        )
    }

    /// Takes one element off.
    private static func take(_ bytes: inout ArraySlice<UInt8>) -> (tag: UInt8, content: ArraySlice<UInt8>)? {
        guard let tag = bytes.popFirst(), let first = bytes.popFirst() else { return nil }
        var length = Int(first)
        if first >= 0x80 {
            // A certificate is far shorter than two bytes of length can say.
            let digits = Int(first & 0x7f)
            guard (1...2).contains(digits), bytes.count >= digits else { return nil }
            length = bytes.prefix(digits).reduce(0) { $0 << 8 | Int($1) }
            bytes = bytes.dropFirst(digits)
        }
        guard bytes.count >= length else { return nil }
        defer { bytes = bytes.dropFirst(length) }
        return (tag, bytes.prefix(length))
    }

    private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count
        switch length {
        case ..<0x80: return [tag, UInt8(length)] + content
        case ..<0x100: return [tag, 0x81, UInt8(length)] + content
        default: return [tag, 0x82, UInt8(length >> 8 & 0xff), UInt8(length & 0xff)] + content
        }
    }
}
