import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Performs one request of a ``Download``: writes its bytes to a file as they come, and stops it when it is refused.
///
/// `@unchecked Sendable`: everything mutable is touched only on the session's delegate queue, which is serial, except
/// `task`, which is set before the task is resumed and then only read (`URLSessionTask` may be cancelled anywhere).
final class DownloadTask: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private var download: Download
    private let file: FileHandle
    private var refusal: MediaError?
    private var refusalMayPass = false
    private var continuation: CheckedContinuation<(Download, Download.Ending), Never>?
    private var task: URLSessionDataTask?

    private init(_ download: Download, into file: FileHandle) {
        self.download = download
        self.file = file
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
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        delegate.task = task
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                delegate.continuation = continuation
                task.resume()
            }
        } onCancel: {
            delegate.task?.cancel()
        }
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
            refuse(error, mayPass: Download.mayPass(status: status))
            completionHandler(.cancel)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard refusal == nil else { return }
        do throws(MediaError) {
            try download.receive(data)
            try write { try file.write(contentsOf: data) }
        } catch {
            refuse(error, mayPass: false)
            dataTask.cancel()
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let ending: Download.Ending
        if let refusal {
            ending = refusalMayPass ? download.ended(failure: refusal.reason, mayRetry: true) : .failed(refusal)
        } else {
            ending = download.ended(failure: error.map(Self.sentence), mayRetry: Self.mayPass(error))
        }
        continuation?.resume(returning: (download, ending))
        continuation = nil
    }

    private func refuse(_ error: MediaError, mayPass: Bool) {
        refusal = error
        refusalMayPass = mayPass
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
