import AsyncHTTPClient
import DeviceCore
import Foundation
import NIOCore
import NIOHTTP1
import NotificationModel
import Testing
import WallClock

@testable import Screen

@Suite("The event stream", .timeLimit(.minutes(1)))
struct EventStreamTests {
    /// Reads a stream until `isEnough` of what it has said.
    private func listen(
        _ screen: RunningScreen,
        headers: HTTPHeaders = [:],
        onOpen: @Sendable () async throws -> Void = {},
        until isEnough: (String) -> Bool
    ) async throws -> String {
        let request = screen.request(.GET, "/api/v1/events", headers: headers)
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(40))
        #expect(response.headers.first(name: "content-type") == "text/event-stream")
        var heard = ""
        var isOpen = false
        for try await chunk in response.body {
            heard += String(buffer: chunk)
            if !isOpen, heard.contains("event: render") {
                isOpen = true
                try await onOpen()
            }
            if isEnough(heard) { break }
        }
        return heard
    }

    @Test("A page hears the screen first, then what happens, numbered")
    func live() async throws {
        try await withScreen { screen in
            let heard = try await listen(screen, onOpen: { await screen.phone.arrive(Samples.storm) }) {
                $0.contains("event: journey")
            }
            let names = heard.matches(of: /event: (\w+)/).map { String($0.1) }
            #expect(names == ["render", "render", "sound", "journey"])
            let numbers = heard.matches(of: /id: \w+\.(\d+)/).compactMap { UInt64($0.1) }
            #expect(numbers == [1, 2, 3, 4])
            #expect(heard.hasPrefix("retry: "))
        }
    }

    @Test("A page that comes back hears the journeys it missed and the screen as it is, no old sound")
    func resume() async throws {
        try await withScreen { screen in
            let first = try await listen(screen) { $0.contains("event: render") && $0.hasSuffix("\n\n") }
            let id = try #require(first.firstMatch(of: /id: (\S+)/)).1
            await screen.phone.arrive(Samples.storm)
            _ = try await listen(screen, headers: ["last-event-id": String(id)]) { $0.contains("journey-storm") }
            await screen.phone.arrive(Samples.doorbell)
            let heard = try await listen(screen, headers: ["last-event-id": String(id)]) {
                // The screen names the newest one, too, and may come before it is told.
                $0.matches(of: /event: journey/).count >= 2 && $0.contains("event: render")
            }
            #expect(heard.matches(of: /event: journey/).count == 2)
            #expect(heard.matches(of: /event: render/).count == 1)
            #expect(!heard.contains("event: sound"))
        }
    }

    @Test("A quiet stream shows signs of life")
    func heartbeat() async throws {
        try await withScreen { screen in
            let heard = try await listen(
                screen,
                onOpen: {
                    await screen.clock.waitForSleepers()
                    screen.clock.advance(by: 15)
                },
                until: { $0.contains("\n: \n\n") }
            )
            #expect(!heard.contains("event: journey"))
        }
    }

    @Test("One page too many is told to come back")
    func watcherLimit() async throws {
        try await withScreen(configuration: ScreenConfiguration(port: 0, watcherLimit: 1)) { screen in
            _ = try await listen(
                screen,
                onOpen: {
                    let second = try await screen.send(.GET, "/api/v1/events")
                    #expect(second.status == 503)
                    #expect(second.text.contains("1 pages watch this phone already"))
                },
                until: { $0.contains("event: render") }
            )
        }
    }

    @Test("A page that reads slowly loses frames, never memory; the newest it gets")
    func slowPage() async throws {
        let phone = FixturePhone()
        let clock = ManualWallClock(now: Samples.now)
        let hub = EventHub(phone: phone, clock: clock, configuration: ScreenConfiguration(port: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try? await hub.run() }
            let (slow, unread) = try await hub.join(lastEventID: nil)
            let (fast, read) = try await hub.join(lastEventID: nil)
            while await !phone.isHeard { await Task.yield() }
            var frames = read.makeAsyncIterator()
            for number in 1...500 {
                await phone.emit(.sound(SoundCue(key: "cue\(number).", url: "/", volume: 1)))
                while let frame = await frames.next(), !String(buffer: frame).contains("cue\(number).") {}
            }
            await hub.leave(slow)
            await hub.leave(fast)
            var left: [String] = []
            for await frame in unread { left.append(String(buffer: frame)) }
            #expect(left.count == 64)
            #expect(left.last?.contains("cue500.") == true)
            group.cancelAll()
        }
    }

    @Test("What is kept for pages that come back has a bound")
    func ledgerBound() {
        var ledger = EventHistory(epoch: "e", journeyLimit: 3)
        for number in 1...10 { _ = ledger.append(.journey, data: "\(number)") }
        #expect(ledger.missed(after: "e.0").map(\.data) == ["8", "9", "10"])
        #expect(ledger.missed(after: "e.9").map(\.data) == ["10"])
    }

    @Test("Another process's numbers mean nothing", arguments: [nil, "", "other.3", "e", "e.x", "e.1.2"])
    func foreignIDs(id: String?) {
        var ledger = EventHistory(epoch: "e")
        _ = ledger.append(.journey, data: "j")
        _ = ledger.append(.render, data: "r1")
        _ = ledger.append(.render, data: "r2")
        #expect(ledger.missed(after: id).isEmpty)
        #expect(ledger.screen?.data == "r2")
    }
}
