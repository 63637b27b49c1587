import DeviceCore
import Foundation
import NotificationModel
import Testing

@Suite struct JourneySearchTests {
    private static let payload = """
        {"aps": {"alert": {"title": "Dinner at eight", "body": "The table by the window"}, "thread-id": "dinner",
        "category": "message", "interruption-level": "time-sensitive", "sound": "default"}, "order": 7}
        """

    private func entry(_ event: JourneyEvent, _ text: String = "", _ changes: [ContentChange]? = nil) -> JourneyEntry {
        JourneyEntry(at: Date(timeIntervalSince1970: 1), station: .device, event: event, text: text, changes: changes)
    }

    private func finds(
        _ words: String,
        _ entries: [JourneyEntry]? = nil,
        payload: String? = payload,
        status: Int? = 200
    ) throws -> Bool {
        let entries = entries ?? [entry(.accepted), entry(.shown, "on the lock screen")]
        let journey = Journey(
            id: "A-1",
            bundleID: "com.example.Café",
            title: "Dinner at eight",
            entries: entries,
            payload: payload,
            headers: ["apns-push-type": "alert", "apns-topic": "com.example.Café"]
        )
        let summary = JourneySummary(
            id: "A-1",
            bundleID: journey.bundleID,
            title: journey.title,
            last: entries[entries.count - 1],
            began: 1,
            status: status
        )
        return try JourneySearch(words).finds(journey, summary, device: "Kitchen phone")
    }

    @Test(arguments: [
        "", "   ", "dinner", "DINNER window", "lock", "title:dinner", "body:window", "topic:cafe", "thread:dinner",
        "category:mess", "level:time", "type:alert", "device:kitchen", "id:a-1", "status:200", "status:2", "is:shown",
        "is:remote", "is:alerted", "has:sound", "!has:badge", "!title:lunch", "title:\"at eight\"", "title:", "!",
        "dinner !lunch status:200",
    ])
    func found(words: String) throws { #expect(try finds(words)) }

    @Test(arguments: [
        "lunch", "!dinner", "title:window", "body:dinner", "topic:other", "thread:x", "level:critical",
        "type:background",
        "status:410", "is:silenced", "is:local", "has:attachment", "extension:timeout",
        "title:\"eight at\"", "dinner lunch",
    ])
    func notFound(words: String) throws { #expect(try !finds(words)) }

    @Test func whatTheExtensionDid() throws {
        #expect(try finds("extension:timeout", [entry(.extensionExpired)]))
        #expect(try finds("extension:crash", [entry(.extensionCrashed)]))
        #expect(try finds("extension:delivered", [entry(.extensionDelivered)]))
        let attached = ContentChange(field: "attachments", before: nil, after: "photo.jpg")
        #expect(try finds("has:attachment has:change", [entry(.extensionDelivered, "", [attached])]))
        #expect(try finds("has:log", [entry(.extensionLog)]) && finds("has:reply", [entry(.answered)]))
    }

    @Test(arguments: [JourneyEvent.suppressed, .held, .listed])
    func silenced(event: JourneyEvent) throws {
        #expect(try finds("is:silenced", [entry(event)]))
        #expect(try !finds("is:silenced", [entry(event), entry(.shown)]))
    }

    @Test func localAndBroken() throws {
        #expect(try finds("is:local status:local", payload: nil, status: nil))
        #expect(try finds("dinner !body:x !thread:x", payload: "[1, not JSON"))
        #expect(try finds("body:hello", payload: #"{"aps": {"alert": "Hello"}}"#))
    }

    @Test func aColonInAWordIsNoField() throws {
        #expect(try !finds("http://x"))
        #expect(try finds("http://x", [entry(.extensionLog, "loaded http://x")]))
    }

    @Test func termsHaveABound() throws {
        let most = String(repeating: "dinner ", count: JourneySearch.termLimit)
        #expect(try finds(most))
        #expect { try JourneySearch(most + "x") } throws: { "\($0)".contains("32 are the most") }
    }

    @Test func aSearchHasABound() throws {
        #expect(try !finds(String(repeating: "a", count: JourneySearch.lengthLimit)))
        let longer = String(repeating: "a", count: JourneySearch.lengthLimit + 1)
        #expect { try JourneySearch(longer) } throws: { "\($0)".contains("1000 are the most") }
    }

    @Test func aWordBeginsWhereItIsFound() throws {
        #expect(try finds("din win") && !finds("inner"))
        #expect(try finds("order 7") && !finds("order 8"))
    }

    @Test func punctuationAlone() throws {
        #expect(try finds("* % -- \"\" ' ( )"))
    }

    @Test(arguments: [
        ("到账", ["支付宝到账100元"]), ("支付", ["支付宝到账100元"]), ("100", ["支付宝到账100元"]), ("🎉", ["Done🎉🎉"]),
        ("ｆｕｌｌ", ["FULL width"]), ("straße", ["Straße"]), ("¥", ["¥88.00"]), ("88.0", ["¥88.00"]), ("ラー", ["味噌ラーメン"]),
    ])
    func otherScripts(words: String, texts: [String]) throws {
        for text in texts { #expect(try finds(words, [entry(.extensionLog, text)])) }
        #expect(try !finds(words))
    }

    @Test func partsOfAName() throws {
        #expect(
            SearchWords.ofName("com.example.RichPush") == [
                "com", "example", "richpush", "com", "example", "rich", "push",
            ]
        )
        #expect(SearchWords.of("a\u{0}b\u{7}c") == ["a", "b", "c"])
    }

    @Test(arguments: [
        ("titel:x", "is “title” meant?"), ("nothing:x", "there are title, body"), ("is:shwon", "is “shown” meant?"),
        ("extension:timout", "is “timeout” meant?"), ("has:atachment", "is “attachment” meant?"),
        ("dinner !level:activ3", "is “active” meant?"),
    ])
    func whatCanFindNothingIsSaid(words: String, hint: String) {
        #expect { try JourneySearch(words) } throws: { "\($0)".contains(hint) }
    }

    @Test func aTimeIsNoField() throws {
        #expect(try !finds("12:30"))
    }
}
