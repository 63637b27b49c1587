import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Performs one request of a ``Download``: writes its bytes to a file as they come, and stops it when it is refused.
///
/// `@unchecked Sendable`: everything mutable is touched only on the session's delegate queue, which is serial.
final class DownloadTask: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private var download: Download
    private let file: FileHandle
    private let queue = OperationQueue()
    private var continuation: CheckedContinuation<(Download, Download.Ending), Never>?
    private var task: URLSessionDataTask?
    private var isCancelled = false

    private init(_ download: Download, into file: FileHandle) {
        self.download = download
        self.file = file
        queue.maxConcurrentOperationCount = 1
    }

    /// Runs one attempt.
    ///
    /// - Returns: The download's new state, and how the attempt ended.
    static func run(_ download: Download, into file: FileHandle) async -> (Download, Download.Ending) {
        var download = download
        var request = URLRequest(url: download.wish.url)
        for (name, value) in download.nextRequest() { request.setValue(value, forHTTPHeaderField: name) }
        // A connection that says nothing for so long is dropped and taken up again.
        request.timeoutInterval = 8

        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        let delegate = DownloadTask(download, into: file)
        let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: delegate.queue)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                delegate.queue.addOperation { delegate.start(task, continuation) }
            }
        } onCancel: {
            delegate.queue.addOperation { delegate.cancel() }
        }
    }

    private func start(
        _ task: URLSessionDataTask,
        _ continuation: CheckedContinuation<(Download, Download.Ending), Never>
    ) {
        self.task = task
        self.continuation = continuation
        if isCancelled { cancel() } else { task.resume() }
    }

    private func cancel() {
        isCancelled = true
        guard continuation != nil else { return }
        refuse(MediaError(url: download.wish.url, reason: "the time was over"), mayPass: false)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let head = response as? HTTPURLResponse
        let status = head?.statusCode ?? 0
        do throws(MediaError) {
            let start = try download.responded(status: status) { head?.value(forHTTPHeaderField: $0) }
            if start == .fromBeginning { try write { try file.truncate(atOffset: 0) } }
            completionHandler(.allow)
        } catch {
            completionHandler(.cancel)
            refuse(error, mayPass: Download.mayPass(status: status))
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard continuation != nil else { return }
        do throws(MediaError) {
            try download.receive(data)
            try write { try file.write(contentsOf: data) }
        } catch {
            refuse(error, mayPass: false)
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(download.ended(failure: error.map(Self.sentence), mayRetry: Self.mayPass(error)))
    }

    /// Ends the attempt at once: Foundation on Linux reports the end of a cancelled task only when the server speaks
    /// again, or never.
    private func refuse(_ error: MediaError, mayPass: Bool) {
        task?.cancel()
        end(mayPass ? download.ended(failure: error.reason, mayRetry: true) : .failed(error))
    }

    private func end(_ ending: Download.Ending) {
        continuation?.resume(returning: (download, ending))
        continuation = nil
    }

    private func write(_ body: () throws -> Void) throws(MediaError) {
        do {
            try body()
        } catch {
            throw MediaError(url: download.wish.url, reason: "its file could not be written (\(error))")
        }
    }

    private static func sentence(_ error: any Error) -> String {
        (error as? URLError).map { "\($0.localizedDescription) (URLError \($0.code.rawValue))" } ?? "\(error)"
    }

    /// A dropped, slow or missing connection can come back; a wrong address or certificate cannot.
    private static func mayPass(_ error: (any Error)?) -> Bool {
        guard let code = (error as? URLError)?.code else { return false }
        return [
            .networkConnectionLost, .timedOut, .cannotConnectToHost, .notConnectedToInternet, .dnsLookupFailed,
            .cannotFindHost, .badServerResponse, .cannotParseResponse, .unknown, .resourceUnavailable,
        ].contains(code)
    }
}
