import Foundation

/// Content that the server encrypts, so that nobody between it and the app reads it.
public struct EncryptedContent: Sendable {
    /// Where the sealed bytes stand, as Base64 text of either alphabet.
    public var path: PayloadPath
    public var cipher: ContentCipher
    /// What is shown when the content cannot be opened; never the cipher text.
    public var fallback: FallbackText

    /// Texts for a notification whose own cannot be read.
    public struct FallbackText: Hashable, Sendable {
        /// nil keeps the title that was sent in the clear.
        public var title: String?
        public var body: String

        public init(title: String? = nil, body: String) {
            self.title = title
            self.body = body
        }
    }

    public init(
        at path: PayloadPath,
        cipher: ContentCipher,
        fallback: FallbackText = FallbackText(body: "You have a new message")
    ) {
        self.path = path
        self.cipher = cipher
        self.fallback = fallback
    }

    /// What a payload becomes once it is opened.
    struct Opened {
        var title: String?
        var subtitle: String?
        var body: String?
        var userInfo: [AnyHashable: Any]
        /// The sealed text, which must be seen nowhere.
        var sealedText: String
        var problem: SecretError?
    }

    /// Opens a payload's content.
    ///
    /// The plain bytes are a JSON object, whose members join the payload and whose `title`, `subtitle` and `body` (or
    /// those of its `alert` or `aps.alert`) are shown; or they are text, which is the body.
    ///
    /// - Returns: nil if the payload has no sealed content.
    func open(_ userInfo: [AnyHashable: Any]) -> Opened? {
        guard let sealed = path.text(in: userInfo) else { return nil }
        var opened = Opened(userInfo: path.removed(from: userInfo), sealedText: sealed)
        do throws(SecretError) {
            guard let bytes = Base64Text.decode(sealed), !bytes.isEmpty
            else { throw SecretError("the encrypted content is not Base64 text") }
            try Self.read(cipher.open(bytes), into: &opened)
        } catch {
            opened.title = fallback.title
            opened.body = fallback.body
            opened.problem = error
        }
        return opened
    }

    private static func read(_ plain: Data, into opened: inout Opened) throws(SecretError) {
        guard let object = try? JSONSerialization.jsonObject(with: plain) as? [String: Any] else {
            guard let text = String(data: plain, encoding: .utf8) else {
                throw SecretError("the opened content is neither a JSON object nor text")
            }
            opened.body = text
            return
        }
        opened.userInfo.merge(object.map { (AnyHashable($0.key), $0.value) }) { sent, sealed in
            // Both have an `aps` when the whole payload was sealed: what is only in the outer one is kept.
            guard let sent = sent as? [AnyHashable: Any], let sealed = sealed as? [AnyHashable: Any] else {
                return sealed
            }
            return sent.merging(sealed) { _, inner in inner }
        }
        func text(_ name: String) -> String? {
            [PayloadPath(name), PayloadPath("alert.\(name)"), PayloadPath("aps.alert.\(name)")].lazy
                .compactMap { $0.text(in: object) }.first
        }
        opened.title = text("title")
        opened.subtitle = text("subtitle")
        opened.body = text("body") ?? (object["alert"] as? String)
    }
}
