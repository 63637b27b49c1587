import DeviceCore
import Foundation
import NotificationModel
import Testing
import WallClock

@testable import Screen

@Suite("A wait for what a person sees", .timeLimit(.minutes(1)))
struct ExpectationWaitTests {
    private static func step(_ event: JourneyEvent) -> JourneyEntry {
        JourneyEntry(at: Date(timeIntervalSince1970: 1_800_000_000), station: .device, event: event, text: "a step")
    }

    private static func journeys(_ count: Int) -> [Journey] {
        (0..<count).map {
            let steps = [step(.received), step(.shown)]
            return Journey(id: "j\($0)", bundleID: "com.example", title: "Old \($0)", entries: steps)
        }
    }

    @Test("Reads what is there once, and then only what changed, however often it looks")
    func readsWhatChanged() async throws {
        let phone = FixturePhone(journeys: Self.journeys(150))
        let clock = ManualWallClock()
        let wait = ExpectationWait(phone: phone, clock: clock)
        let wish = ExpectationWait.Wish(expectation: NotificationExpectation(title: .equals("New")), seconds: 60)
        async let sightings = wait.sightings(wish)
        for _ in 0..<20 {
            await clock.waitForSleepers()
            clock.advance(by: 0.5)
        }
        await clock.waitForSleepers()
        await phone.add(Self.step(.received), to: "new", title: "New")
        await phone.add(Self.step(.shown), to: "new", title: "New")
        let found = await sightings.found(wish)
        #expect(found.map(\.id) == ["new"])
        let read = await phone.readJourneys
        #expect(Set(read.prefix(150)).count == 150, "each once")
        #expect(read.dropFirst(150).allSatisfy { $0 == "new" } && read.count <= 153, "\(read.dropFirst(150))")
    }

    @Test("A step at the gateway, of which the phone does not hear by itself, is found all the same")
    func gatewayStep() async throws {
        let phone = FixturePhone(journeys: Self.journeys(3))
        let clock = ManualWallClock()
        let wait = ExpectationWait(phone: phone, clock: clock)
        let wish = ExpectationWait.Wish(stage: try #require(WaitStage("acknowledged")), seconds: 60)
        async let sightings = wait.sightings(wish)
        await clock.waitForSleepers()
        await phone.addQuietly(Self.step(.acknowledged), to: "j1")
        clock.advance(by: 0.5)
        #expect(await sightings.found(wish).map(\.id) == ["j1"])
    }
}
