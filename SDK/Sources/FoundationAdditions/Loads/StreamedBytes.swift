public import Foundation
public import FoundationNetworking
import Synchronization

extension URLSession {
    /// The bytes of an answer, as they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        public let task: URLSessionDataTask
        let chunks: AsyncThrowingStream<Data, any Error>

        /// Goes through them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var chunks: AsyncThrowingStream<Data, any Error>.Iterator
            var chunk = Data().makeIterator()

            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = chunk.next() { return byte }
                    guard let more = try await chunks.next() else { return nil }
                    chunk = more.makeIterator()
                }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks.makeAsyncIterator()) }
    }

    /// Loads, and hands over what comes as soon as there is an answer.
    ///
    /// - Parameter delegate: is not asked.
    /// - Throws: why there is no answer; what ends it early is thrown by its bytes.
    public func bytes(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (chunks, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        let receiver = StreamReceiver(continuation)
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        continuation.onTermination = { _ in task.cancel() }
        // The session lets go of its delegate when the task has ended.
        defer { session.finishTasksAndInvalidate() }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting in
                receiver.wait(waiting)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, chunks: chunks), response)
    }

    public func bytes(
        from url: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
}

/// Hands an answer and what comes of it over.
private final class StreamReceiver: NSObject, URLSessionDataDelegate, Sendable {
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
    private let waiting = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)

    init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) { self.continuation = continuation }

    func wait(_ continuation: CheckedContinuation<URLResponse, any Error>) { waiting.withLock { $0 = continuation } }

    private func takeWaiting() -> CheckedContinuation<URLResponse, any Error>? {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        takeWaiting()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        continuation.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        takeWaiting()?.resume(throwing: error ?? URLError(.badServerResponse))
        continuation.finish(throwing: error)
    }
}

/// The lines of bytes that come; empty ones are passed over, as Apple's passes them over.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    let base: Base

    /// Goes through them.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator

        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await base.next() {
                guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                    line.append(byte)
                    continue
                }
                if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of these bytes, read as UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
