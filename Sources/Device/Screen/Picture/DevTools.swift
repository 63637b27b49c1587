import Foundation

/// What is said to a Chromium over its two debugging pipes: commands out, answers in, each ended by a zero byte
/// (Chrome DevTools Protocol, `--remote-debugging-pipe`).
actor DevTools {
    /// Why a command has no answer.
    struct Failure: Error, Hashable, CustomStringConvertible {
        let description: String

        static let ended = Failure(description: "the browser ended")
    }

    /// Members that an answer need not have.
    struct Nothing: Codable {}

    private struct Command<Parameters: Encodable>: Encodable {
        let id: Int
        let method: String
        let params: Parameters
        let sessionId: String?
    }

    private struct Head: Decodable { let id: Int? }

    private struct Answer<Result: Decodable>: Decodable {
        struct Refusal: Decodable { let message: String }
        let result: Result?
        let error: Refusal?
    }

    private let input: FileHandle
    private var lastID = 0
    private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
    private var received = Data()
    private var hasEnded = false

    /// - Parameter input: where the browser reads its commands.
    init(input: FileHandle) {
        self.input = input
    }

    /// Takes in what the browser writes, until it ends.
    func listen(to output: AsyncStream<Data>) async {
        for await bytes in output { take(bytes) }
        hasEnded = true
        for continuation in waiting.values { continuation.resume(throwing: Failure.ended) }
        waiting = [:]
    }

    /// Sends a command and waits for its answer.
    ///
    /// - Parameters:
    ///   - method: such as `Page.navigate`.
    ///   - session: which page it is for; nil for the browser.
    /// - Throws: ``Failure`` when the browser refuses it or has ended.
    func call<Result: Decodable>(
        _ method: String,
        _ parameters: some Encodable = Nothing(),
        session: String? = nil,
        returning: Result.Type = Nothing.self
    ) async throws -> Result {
        lastID += 1
        let id = lastID
        var message = try JSONEncoder().encode(
            Command(id: id, method: method, params: parameters, sessionId: session)
        )
        message.append(0)
        let data = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
            guard !hasEnded else { return continuation.resume(throwing: Failure.ended) }
            waiting[id] = continuation
            do {
                try input.write(contentsOf: message)
            } catch {
                waiting.removeValue(forKey: id)?.resume(throwing: Failure.ended)
            }
        }
        do {
            let answer = try JSONDecoder().decode(Answer<Result>.self, from: data)
            if let result = answer.result { return result }
            throw Failure(description: "\(method): \(answer.error?.message ?? "no answer")")
        } catch is DecodingError {
            throw Failure(description: "\(method): the browser answered something else")
        }
    }

    private func take(_ bytes: Data) {
        var rest = bytes
        // A picture comes in many pieces: each is looked through once.
        while let end = Self.zero(in: rest) {
            received.append(rest.prefix(end))
            deliver(received)
            received = Data()
            rest = Data(rest.dropFirst(end + 1))
        }
        received.append(rest)
    }

    /// How many bytes stand before the first zero.
    private static func zero(in bytes: Data) -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let found = memchr(start, 0, bytes.count) else { return nil }
            return start.distance(to: UnsafeRawPointer(found))
        }
    }

    private func deliver(_ message: Data) {
        // Events have no number; nobody waits for one.
        guard let id = (try? JSONDecoder().decode(Head.self, from: message))?.id else { return }
        waiting.removeValue(forKey: id)?.resume(returning: message)
    }
}
