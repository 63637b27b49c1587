import Foundation
import NIOHTTP1
import Testing

@testable import Screen

@Suite("Pictures", .timeLimit(.minutes(1)))
struct PictureTests {
    @Test("Without Chromium, the answer says what to install")
    func missing() async throws {
        let configuration = ScreenConfiguration(port: 0, browserPath: "/nowhere/chromium")
        try await withScreen(configuration: configuration) { screen in
            let answer = try await screen.send(.GET, "/api/v1/screenshot.png")
            #expect(answer.status == 503)
            #expect(answer.text.contains("Chromium"))
        }
    }

    @Test("A browser that dies without a picture is told of")
    func dies() async throws {
        try await withScreen(configuration: ScreenConfiguration(port: 0, browserPath: "/bin/false")) { screen in
            let answer = try await screen.send(.GET, "/api/v1/screenshot.png")
            #expect(answer.status == 503)
            #expect(answer.text.contains("no picture"))
        }
    }

    @Test("Chromium keeps its sandbox, also for root")
    func command() throws {
        let browser = Browser(path: "/usr/bin/chromium")
        let person = try #require(browser.command(profile: "/t/p", as: nil))
        #expect(person.executable == "/usr/bin/chromium")
        let root = try #require(browser.command(profile: "/t/p", as: 65_534))
        #expect(root.executable == "/usr/bin/setpriv" && root.arguments.contains("--reuid=65534"))
        for command in [person, root] {
            #expect(command.arguments.contains("--remote-debugging-pipe"))
            #expect(command.arguments.contains("--user-data-dir=/t/p"))
            #expect(!command.arguments.contains("--no-sandbox"))
        }
        let without = try #require(browser.command(profile: "/t/p", as: nil, sandboxed: false))
        #expect(without.arguments.contains("--no-sandbox"))
    }
}
