import Foundation
import Testing

@testable import Screen

@Suite("What is said to the browser that takes pictures", .timeLimit(.minutes(1)))
struct DevToolsTests {
    private struct Told: Decodable, Sendable { let value: String }
    private struct Command: Decodable {
        let id: Int
        let method: String
    }

    /// Reads commands from the pipe until there are so many.
    private func commands(_ count: Int, from pipe: Pipe) throws -> [Command] {
        var bytes = Data()
        while bytes.filter({ $0 == 0 }).count < count { bytes.append(pipe.fileHandleForReading.availableData) }
        return try bytes.split(separator: 0).map { try JSONDecoder().decode(Command.self, from: $0) }
    }

    @Test("An answer finds its command, in whatever order and pieces answers come")
    func answers() async throws {
        let pipe = Pipe()
        let tools = DevTools(input: pipe.fileHandleForWriting)
        let (output, written) = AsyncStream.makeStream(of: Data.self)
        async let listening: Void = tools.listen(to: output)
        async let first = tools.call("First.one", returning: Told.self)
        async let second = tools.call("Second.one", returning: Told.self)
        var answer = Data(#"{"method":"an event"}"#.utf8) + [0]
        for command in try commands(2, from: pipe).reversed() {
            answer += Data("{\"id\":\(command.id),\"result\":{\"value\":\"\(command.method)\"}}".utf8) + [0]
        }
        for byte in answer { written.yield(Data([byte])) }
        let (one, other) = try await (first, second)
        #expect(one.value == "First.one" && other.value == "Second.one")
        written.finish()
        await listening
    }

    @Test("A command that is refused says why; one that waits hears of the browser's end, and so does a later one")
    func failures() async throws {
        let pipe = Pipe()
        let tools = DevTools(input: pipe.fileHandleForWriting)
        let (output, written) = AsyncStream.makeStream(of: Data.self)
        async let listening: Void = tools.listen(to: output)
        let refused = Task { try await tools.call("Page.navigate", returning: Told.self) }
        let id = try commands(1, from: pipe)[0].id
        written.yield(Data("{\"id\":\(id),\"error\":{\"message\":\"no such page\"}}".utf8) + [0])
        await #expect(throws: DevTools.Failure(description: "Page.navigate: no such page")) {
            _ = try await refused.value
        }
        let waits = Task { try await tools.call("Page.captureScreenshot", returning: Told.self) }
        _ = try commands(1, from: pipe)
        written.finish()
        await listening
        await #expect(throws: DevTools.Failure.ended) { _ = try await waits.value }
        await #expect(throws: DevTools.Failure.ended) { _ = try await tools.call("Browser.close") }
    }
}
