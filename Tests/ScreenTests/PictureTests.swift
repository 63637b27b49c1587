import Foundation
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

    @Test("Chromium is asked for a picture of a page, with its sandbox unless it is root's")
    func arguments() {
        let browser = Browser(path: "/usr/bin/chromium")
        let view = Browser.View(url: "http://localhost:1/?frozen=1", width: 473, height: 932, scale: 2)
        let person = browser.arguments(for: view, picture: "/t/a.png", profile: "/t/p", isRoot: false)
        #expect(person.last == view.url)
        #expect(person.contains("--screenshot=/t/a.png") && person.contains("--window-size=473,932"))
        #expect(!person.contains("--no-sandbox"))
        #expect(
            browser.arguments(for: view, picture: "/t/a.png", profile: "/t/p", isRoot: true).contains("--no-sandbox")
        )
    }
}
