import Foundation
import NotificationModel
import Testing

@Suite("generating-a-remote-notification")
struct RemotePayloadTests {
    private func read(_ text: String) throws -> RemotePayload { try RemotePayload(decoding: Data(text.utf8)) }

    @Test func anAlertStringIsTheBody() throws {
        let content = try read(#"{"aps":{"alert":"Hello"}}"#).content
        #expect(content.body == "Hello" && content.title == "")
    }

    @Test func everyKeyFindsItsField() throws {
        let payload = try read(
            """
            {"aps":{"alert":{"title":"T","subtitle":"S","body":"B","launch-image":"L"},"badge":3,"sound":"ping.caf",
            "thread-id":"th","category":"c","mutable-content":1,"content-available":1,"target-content-id":"t",
            "interruption-level":"time-sensitive","relevance-score":0.5,"filter-criteria":"f"},"attach":"u"}
            """
        )
        let content = payload.content
        #expect(payload.isMutable && payload.isContentAvailable && !payload.isSilent)
        #expect([content.title, content.subtitle, content.body] == ["T", "S", "B"])
        #expect(content.launchImageName == "L" && content.badge == 3)
        #expect(content.sound == NotificationSound(.named("ping.caf")))
        #expect(content.threadIdentifier == "th" && content.categoryIdentifier == "c")
        #expect(content.targetContentIdentifier == "t" && content.filterCriteria == "f")
        #expect(content.interruptionLevel == .timeSensitive && content.relevanceScore == 0.5)
        #expect(content.userInfo["attach"]?.string == "u")
        #expect(content.userInfo["aps"]?["badge"]?.integer == 3)
    }

    @Test func localizedKeysWaitForTheirArguments() throws {
        let content = try read(
            #"{"aps":{"alert":{"title-loc-key":"TITLE","title-loc-args":["A",2],"loc-key":"BODY"}}}"#
        ).content
        #expect(content.title.localization == .init(key: "TITLE", arguments: ["A", "2"]))
        #expect(content.body.localization == .init(key: "BODY"))
    }

    @Test func aCriticalSoundIsADictionary() throws {
        let content = try read(#"{"aps":{"sound":{"critical":1,"name":"default","volume":0.4}}}"#).content
        #expect(content.sound == NotificationSound(.systemDefault, isCritical: true, volume: 0.4))
        #expect(content.interruptionLevel == .critical)
    }

    @Test(
        "a known key with a wrong type is passed over",
        arguments: [
            #"{"aps":{"alert":7,"badge":"x","sound":[],"thread-id":1,"mutable-content":"1","relevance-score":"high"}}"#,
            #"{"aps":{"future":{"key":true}}}"#,
        ]
    )
    func isTolerant(payload: String) throws {
        let payload = try read(payload)
        #expect(payload.isSilent && !payload.isMutable)
    }

    @Test("what is no payload is told", arguments: ["", "[]", "{", #"{"a":1}"#, #"{"aps":"x"}"#, "\u{0}"])
    func isClear(payload: String) {
        #expect(throws: RemotePayloadError.self) { try read(payload) }
    }

    @Test func aPayloadsOwnTagsStayWhatTheyAre() throws {
        let content = try read(##"{"aps":{},"when":{"$date":5},"raw":{"$data":"!"}}"##).content
        #expect(content.userInfo["when"]?["$date"]?.integer == 5)
        let coded = try JSONDecoder().decode(NotificationContent.self, from: JSONEncoder().encode(content))
        #expect(coded == content)
    }
}
