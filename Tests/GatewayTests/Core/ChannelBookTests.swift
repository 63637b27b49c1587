import Foundation
import GatewayCore
import ProviderAPI
import Testing

/// Channels and who takes them, as a value.
@Suite struct ChannelBookTests {
    private let phone = DeviceAddress(space: "default", deviceID: "phone")
    private let ids: [ChannelID]

    init() {
        var generator = IdentifierGenerator(seed: 7)
        ids = (0..<1_100).map { _ in ChannelID(using: &generator) }
    }

    private func book(_ count: Int) -> ChannelBook {
        let channels = ids.prefix(count).map {
            BroadcastChannel(id: $0, bundleID: "com.example.app", environment: nil, policy: .none, createdAt: noon)
        }
        return ChannelBook(channels, [])
    }

    @Test("A device takes what is there and is the app's, and so many at most")
    func taking() {
        let book = book(1_050)
        let wanted = ids.map { (bundleID: "com.example.app", channel: $0) }
        #expect(book.taking(wanted).count == ChannelBook.channelsPerDevice)
        #expect(book.taking([("com.example.other", ids[0])]).isEmpty)
        #expect(book.taking([("com.example.app", ids[1_099])]).isEmpty)
    }

    @Test("What a device asks for last is all that it takes")
    func last() {
        var book = book(3)
        book.apply(.subscribed(phone, [ids[0], ids[1]]))
        book.apply(.subscribed(phone, [ids[1], ids[2], ids[3]]))
        #expect(ids.prefix(4).map { book.devices(of: $0).count } == [0, 1, 1, 0])
        #expect(book.takes(phone, [ids[1], ids[2]]))
        book.apply(.deleted(ids[1]))
        #expect(book.takes(phone, [ids[2]]))
        book.apply(.subscribed(phone, []))
        #expect(ids.prefix(4).allSatisfy { book.devices(of: $0).isEmpty })
    }

    @Test(
        "An id is 24 characters of base64, as only sixteen bytes make it",
        arguments: ["", "abc", "AAAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAAAB==", "AAAAAAAAAAAAAAAAAAAAAAAA"]
    )
    func noID(text: String) {
        #expect(ChannelID(text) == nil)
        #expect(ids.allSatisfy { ChannelID($0.text) == $0 })
    }
}
