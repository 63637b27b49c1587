import GatewayCore
import ProviderAPI
import Testing

/// A request as bytes: what is found in them, and what a person reads of them.
@Suite struct ProviderRequestTests {
    private func request(_ fields: [(String, String)]) -> ProviderRequest {
        ProviderRequest(
            method: "POST",
            path: "/3/device/ab",
            fields: fields.map { ProviderRequest.Field(name: $0.0, value: $0.1) },
            body: []
        )
    }

    @Test("Every field with a meaning is found by its name, and no other", arguments: ProviderRequest.Known.allCases)
    func known(field: ProviderRequest.Known) {
        guard field != .method, field != .path else { return }
        let name = field.name
        #expect(request([(name, "value")])[field].map { Array($0) } == Array("value".utf8))
        let other = String(name.dropLast()) + (name.hasSuffix("x") ? "y" : "x")
        #expect(request([(other, "value")])[field] == nil)
        #expect(request([(name, "a"), (name, "b")]).duplicate == field)
    }

    @Test("A space around a value is not part of it")
    func spaces() {
        #expect(request([("apns-topic", " \ta b ")])[.topic].map { Array($0) } == Array("a b".utf8))
        #expect(request([("apns-topic", "  ")])[.topic]?.isEmpty == true)
    }

    @Test("A person reads the fields in their order, in one line each, and without the provider token")
    func fields() {
        let fields = request([("x", "1"), ("authorization", "bearer secret"), ("apns-topic", "a\u{1}\nb"), ("x", "2")])
            .fields
        #expect(fields.map(\.name) == ["x", "apns-topic", "x"])
        #expect(fields.map(\.value) == ["1", "a??b", "2"])
    }

    @Test("Of fields beyond the limit the apns-id is kept: clients find their request by it")
    func tooLarge() {
        let id = "123e4567-e89b-12d3-a456-4266554400a0"
        let request = request([("x", String(repeating: "a", count: 9000)), ("apns-topic", "a"), ("apns-id", id)])
        #expect(request.isHeaderListTooLarge)
        #expect(request[.topic] == nil)
        #expect(request[.id].flatMap { MessageID($0) }?.canonical == id)
    }

    @Test("What was of one request is not of the next")
    func reuse() {
        var request = request([("apns-topic", "a"), ("apns-topic", "b")])
        request.removeAll()
        #expect(request[.topic] == nil && request.duplicate == nil && request.fields.isEmpty && request.path.isEmpty)
    }
}

@Suite struct TokenKeyTests {
    @Test(
        "A token is the same in either case, and not the same as a longer or shorter one",
        arguments: [1, 8, 32, 33, 256]
    )
    func equality(bytes: Int) throws {
        let text = String(repeating: "aB", count: bytes)
        let key = try #require(TokenKey(Array(text.utf8)[...]))
        #expect(key == TokenKey(Array(text.lowercased().utf8)[...]))
        #expect(key == DeviceToken(text).map(TokenKey.init))
        #expect(key != TokenKey(Array(("00" + text).utf8)[...]))
        #expect(key != TokenKey(Array(text.utf8.dropLast(2))[...]))
    }

    @Test("Each of eight digits is looked at, wherever it stands, and read in either case", arguments: 0..<8)
    func digits(place: Int) {
        for byte in UInt8.min...UInt8.max {
            var text = Array("09afAF5c".utf8)
            text[place] = byte
            let number = text.withUnsafeBytes { Hexadecimal.number(of: $0.loadUnaligned(as: UInt64.self)) }
            let isText = byte < 0x80 && byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-")
            #expect(number == (isText ? UInt32(String(decoding: text, as: UTF8.self), radix: 16) : nil))
        }
    }

    @Test("Tokens that differ in one digit are not the same", arguments: 0..<64)
    func difference(place: Int) {
        let text = Array(String(repeating: "ab", count: 32).utf8)
        var other = text
        other[place] = UInt8(ascii: "c")
        #expect(TokenKey(text[...]) != TokenKey(other[...]))
    }

    @Test("What is no token is no key", arguments: ["", "a", "xy", "ab c", String(repeating: "ab", count: 257)])
    func none(text: String) {
        #expect(TokenKey(Array(text.utf8)[...]) == nil)
    }
}

@Suite struct MessageIDTests {
    @Test(
        "It is answered as it was written, and known in lower case",
        arguments: ["123e4567-e89b-12d3-a456-4266554400a0", "ABCDEF01-2345-6789-ABCD-EFabcdefABCD"]
    )
    func spelling(text: String) throws {
        let id = try #require(MessageID(field: text))
        #expect(id.asSent == text)
        #expect(id.canonical == text.lowercased())
        var bytes: [UInt8] = []
        id.append(to: &bytes)
        #expect(bytes == Array(text.utf8))
        #expect(MessageID(high: id.high, low: id.low).asSent == id.canonical)
    }

    @Test("A new one is of version 4")
    func version() {
        var generator = Randomness.seeded(1)
        for _ in 0..<50 {
            #expect(
                MessageID(using: &generator).canonical.contains(
                    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
                )
            )
        }
    }
}
