import ProviderAPI
import Testing

/// sending-notification-requests-to-apns, the table of push types.
@Suite struct PushTypeTests {
    @Test(
        "A topic is the bundle id and the type's suffix",
        arguments: [
            ("alert", "com.example.app"),
            ("background", "com.example.app"),
            ("complication", "com.example.app.complication"),
            ("controls", "com.example.app.push-type.controls"),
            ("fileprovider", "com.example.app.pushkit.fileprovider"),
            ("liveactivity", "com.example.app.push-type.liveactivity"),
            ("location", "com.example.app.location-query"),
            ("pushtotalk", "com.example.app.voip-ptt"),
            ("voip", "com.example.app.voip"),
            ("widgets", "com.example.app.push-type.widgets"),
        ]
    )
    func topics(type: String, topic: String) throws {
        let facts = try #require(PushType(rawValue: type).facts)
        #expect(facts.topic(ofBundleID: "com.example.app") == topic)
        #expect(facts.bundleID(ofTopic: topic) == "com.example.app")
    }

    @Test("There are eleven types, and no row twice")
    func table() {
        #expect(PushType.table.count == 11)
        #expect(Set(PushType.table.map(\.type)).count == 11)
    }

    @Test("A suffix alone is no topic, nor is a topic without its suffix", arguments: [".voip", "com.example.app"])
    func notATopic(topic: String) throws {
        let voip = try #require(PushType.voip.facts)
        #expect(voip.bundleID(ofTopic: topic) == nil)
    }

    @Test("VoIP payloads may be larger, all others not")
    func payloadLimits() {
        for facts in PushType.table {
            #expect(facts.payloadLimit == (facts.type == .voip ? 5120 : 4096))
        }
    }

    @Test("Without a type the topic's suffix tells, and else it is an alert")
    func implied() {
        #expect(PushType.implied(byTopic: "com.example.app.voip")?.type == .voip)
        #expect(PushType.implied(byTopic: "com.example.app.voip-ptt")?.type == .pushtotalk)
        #expect(PushType.implied(byTopic: "com.example.app")?.type == .alert)
    }

    @Test("A type of a later year is carried, and has no facts")
    func unknown() {
        #expect(PushType(rawValue: "hologram").facts == nil)
    }
}
