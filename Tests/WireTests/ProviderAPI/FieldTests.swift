import Foundation
import ProviderAPI
import Testing

/// The fields of a request, each from its text.
@Suite struct FieldTests {
    @Test(
        "A device token is an even count of hexadecimal digits",
        arguments: ["ab", "AB01", String(repeating: "f", count: 200)]
    )
    func tokens(text: String) {
        #expect(DeviceToken(text)?.hexadecimal == text.lowercased())
    }

    @Test(
        "Anything else is not a device token",
        arguments: ["", "a", "abc", "zz", "ab cd!", "<ab01>", String(repeating: "a", count: 514)]
    )
    func notTokens(text: String) {
        #expect(DeviceToken(text) == nil)
    }

    @Test("A token of bytes is their hexadecimal digits")
    func tokenOfBytes() {
        #expect(DeviceToken(bytes: [0x00, 0xff, 0x1a]).hexadecimal == "00ff1a")
    }

    @Test("An apns-id keeps its spelling and has a canonical one")
    func messageID() throws {
        let id = try #require(MessageID(field: "123E4567-E89B-12D3-A456-4266554400A0"))
        #expect(id.asSent == "123E4567-E89B-12D3-A456-4266554400A0")
        #expect(id.canonical == "123e4567-e89b-12d3-a456-4266554400a0")
    }

    @Test(
        "What is not 8-4-4-4-12 is no apns-id",
        arguments: ["", "1", "123e4567e89b12d3a4564266554400a0", "123e4567-e89b-12d3-a456-4266554400g0"]
    )
    func notMessageIDs(text: String) {
        #expect(MessageID(field: text) == nil)
    }

    @Test("A new apns-id is a UUID of version 4, and another each time")
    func newMessageID() {
        var generator = SystemRandomNumberGenerator()
        let ids = (0..<100).map { _ in MessageID(using: &generator).asSent }
        #expect(Set(ids).count == 100)
        for id in ids {
            #expect(UUID(uuidString: id)?.uuidString.lowercased() == id)
            #expect(id.dropFirst(14).first == "4")
        }
    }

    @Test("Priorities are 10, 5 and 1", arguments: [("10", 10), ("5", 5), ("1", 1)])
    func priorities(text: String, number: Int) {
        #expect(PushPriority(field: text)?.rawValue == number)
    }

    @Test("Nothing else is a priority", arguments: ["", "0", "7", "010", "+5", "high", "10.0"])
    func notPriorities(text: String) {
        #expect(PushPriority(field: text) == nil)
    }

    @Test("An expiration is absent, zero, or seconds since 1970")
    func expirations() {
        #expect(PushExpiration(field: nil) == .unspecified)
        #expect(PushExpiration(field: "0") == .oneAttempt)
        #expect(PushExpiration(field: "1800000000") == .until(Date(timeIntervalSince1970: 1_800_000_000)))
    }

    @Test("Anything else is no expiration", arguments: ["", "-1", "1.5", "soon", "1800000000000000"])
    func notExpirations(text: String) {
        #expect(PushExpiration(field: text) == nil)
    }

    @Test("A push waits until its expiration, for at most 30 days, and without one for 30 days")
    func deadlines() {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let month = now.addingTimeInterval(30 * 86_400)
        #expect(PushExpiration.unspecified.deadline(acceptedAt: now) == month)
        #expect(PushExpiration.oneAttempt.deadline(acceptedAt: now) == nil)
        #expect(PushExpiration.until(now + 60).deadline(acceptedAt: now) == now + 60)
        #expect(PushExpiration.until(now + 90 * 86_400).deadline(acceptedAt: now) == month)
        #expect(PushExpiration.until(now - 1).deadline(acceptedAt: now) == nil)
    }
}
