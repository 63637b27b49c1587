import CarillonTesting
import DeviceCore
import DeviceStore
import Foundation
import NotificationModel
import Testing

/// The index of words, and how much is kept.
@Suite(.timeLimit(.minutes(2))) struct SearchTests {
    private struct Fixture {
        let store: DeviceStore
        let writer: DeviceWriter

        init(limits: JourneyLimits = JourneyLimits()) throws {
            store = try DeviceStore(UnreliableDisk().database)
            _ = try store.identity(orMake: DeviceIdentity(space: "s", id: "d", name: "n", secret: "x"))
            writer = DeviceWriter(
                store: store,
                phone: try store.loadPhone(space: "s", choices: DeviceChoices()),
                space: "s",
                limits: limits
            )
        }

        func begin(_ id: String, title: String = "", payload: String? = nil, at seconds: Double = 1) {
            let step = JourneyEntry(
                at: Date(timeIntervalSince1970: seconds),
                station: .device,
                event: .received,
                text: "The device has it"
            )
            let head = JourneyHead(id: id, bundleID: "com.example.Shop", title: title, payload: payload, status: 200)
            writer.record([.begin(head, [step])]) { Issue.record($0) }
        }

        func add(_ event: JourneyEvent, _ text: String, to id: String) {
            let step = JourneyEntry(at: Date(timeIntervalSince1970: 2), station: .device, event: event, text: text)
            writer.record([.append([step], to: id)]) { Issue.record($0) }
        }

        func find(_ words: String, limit: Int = 500, before: Int? = nil) async throws -> JourneyFindings {
            await writer.catchUp(within: .seconds(60))
            return try await store.find(JourneySearch(words), onDevice: "Phone", limit: limit, before: before)
        }

        func ids(_ words: String) async throws -> [String] { try await find(words).found.map(\.id) }
    }

    @Test("a step that comes later is found, and what it was before no longer")
    func changes() async throws {
        let fixture = try Fixture()
        fixture.begin("a", title: "Dinner")
        #expect(try await fixture.ids("dinner !is:shown") == ["a"])
        fixture.add(.shown, "on the lock screen", to: "a")
        #expect(try await fixture.ids("is:shown lock") == ["a"])
        #expect(try await fixture.ids("!is:shown").isEmpty)
    }

    @Test("the index answers as the words themselves do")
    func sameAnswer() async throws {
        let fixture = try Fixture()
        let titles = [
            "Dinner at eight", "dinner", "Café dîner", "支付宝到账100元", "100% off* \"now\"", "", "NOT AND OR NEAR",
        ]
        for (index, title) in titles.enumerated() {
            let payload =
                #"{"aps": {"alert": {"body": "body \#(index)"}, "thread-id": "t\#(index % 2)"}, "k": [1, "x"]}"#
            fixture.begin("id-\(index)", title: title, payload: payload)
            if index % 2 == 0 { fixture.add(.shown, "on the lock screen", to: "id-\(index)") }
        }
        let words = [
            "", "dinner", "din", "!dinner", "diner", "到账", "100", "100 !到账", "not", "and or", "near", "is:shown",
            "!is:shown !dinner", "thread:t1 100", "id:id-3", "body:\"body 2\"", "body:\"2 body\"", "k 1 x",
            "topic:shop",
            "topic:com.example", "device:phone", "device:other", "!device:phone", "!device:other dinner", "status:200",
            "status:4", "is:remote", "has:sound", "!has:sound 100", "title:", "off", "*", "zzz",
        ]
        for text in words {
            let search = try JourneySearch(text)
            var expected: [String] = []
            for summary in try await fixture.store.journeys(limit: 500) {
                let journey = try #require(try await fixture.store.journey(id: summary.id))
                if search.finds(journey, summary, device: "Phone") { expected.append(summary.id) }
            }
            #expect(try await fixture.ids(text).sorted() == expected.sorted(), "\(text)")
        }
    }

    @Test(
        "what SQLite would read as a query is text",
        arguments: [
            "\"", "\"\"", "'; DROP TABLE journey; --", "a\" OR \"b", "{title} : x", "title : x", "^dinner", "din*",
            "-dinner",
            "NEAR(a b)", "a AND b", "(((((", "*", "\u{0}", "a\u{0}b", "\\", "%", "_", "\u{202E}dinner", "!", "!!",
            "!!x", ":",
            "::", "a:b:c:", "rowid:1 ", "\u{FFFD}", "e\u{301}", "👩‍👩‍👧", "!\"a b", "{", "}", "+ +", "dinner\"*", ",",
        ]
    )
    func hostile(words: String) async throws {
        let fixture = try Fixture()
        fixture.begin("a", title: "Dinner")
        do {
            _ = try await fixture.find(words)
        } catch let problem as JourneySearch.Problem {
            #expect("\(problem)".contains("no field to search in"))
        }
        #expect(try await fixture.ids("dinner") == ["a"])
    }

    @Test("pages follow each other without a gap")
    func pages() async throws {
        let fixture = try Fixture()
        for number in 1...7 { fixture.begin("id-\(number)", title: "Dinner") }
        var seen: [String] = []
        var before: Int?
        repeat {
            let page = try await fixture.find("dinner", limit: 3, before: before)
            #expect(page.total == 7 && page.unindexed == 0)
            seen += page.found.map(\.id)
            before = page.next
        } while before != nil
        #expect(seen == (1...7).reversed().map { "id-\($0)" })
    }

    @Test("the oldest of too many are forgotten, in the feed and in the index", arguments: [1, 3, 40])
    func count(limit: Int) async throws {
        var limits = JourneyLimits()
        limits.count = limit
        limits.keptByArrival = 0
        let fixture = try Fixture(limits: limits)
        for number in 1...50 {
            fixture.begin("id-\(number)", title: "Dinner", at: Double(number))
            if number % 10 == 0 { await fixture.writer.catchUp(within: .seconds(60)) }
        }
        let kept = (1...50).suffix(limit).reversed().map { "id-\($0)" }
        #expect(try await fixture.ids("dinner") == kept)
        #expect(try await fixture.store.journeys(limit: 500).map(\.id) == kept)
    }

    @Test("beyond thousands they are forgotten in bulk: a five-hundredth more may be there for a moment")
    func bulk() async throws {
        var limits = JourneyLimits()
        limits.count = 1_000
        limits.keptByArrival = 0
        let fixture = try Fixture(limits: limits)
        for number in 1...1_201 { fixture.begin("id-\(number)", at: Double(number)) }
        await fixture.writer.settle()
        let kept = try await fixture.store.journeys(limit: 5_000)
        #expect((1_000...1_002).contains(kept.count) && kept.first?.id == "id-1201")
    }

    @Test("what is too old is forgotten, in the feed and in the index")
    func age() async throws {
        var limits = JourneyLimits()
        limits.age = 100
        limits.keptByArrival = 1
        let fixture = try Fixture(limits: limits)
        fixture.begin("old", title: "Dinner", at: 0)
        fixture.begin("young", title: "Dinner", at: 50)
        #expect(try await fixture.ids("dinner") == ["young", "old"])
        fixture.begin("new", title: "Dinner", at: 101)
        #expect(try await fixture.ids("dinner") == ["new", "young"])
    }
}
