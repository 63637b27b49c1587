import Foundation
import Glibc
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A call to a hub on another machine, by the command `curl`.
///
/// Foundation's own client on Linux trusts the system's authorities and can be told of no other; a hub's certificate is signed
/// by the authority of its gateway. What is asked goes through curl's standard input, so that no other user of the machine
/// reads the secret among its arguments.
struct CurlCall: Sendable {
    let request: URLRequest
    let url: URL
    let authorityPath: String?

    /// - Returns: the answer's body and its HTTP status.
    /// - Throws: ``PhoneError`` of kind `unavailable` with what curl says.
    func run() async throws(PhoneError) -> (Data, Int) {
        let (name, configuration) = ("\(request.httpMethod ?? "GET") \(url.absoluteString)", Data(configuration.utf8))
        let child = Mutex<pid_t?>(nil)
        let end: Result<End, any Error> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A thread of its own: a call waits for as long as the hub does.
                Thread.detachNewThread {
                    let result = Result { try Self.talk(configuration) { pid in child.withLock { $0 = pid } } }
                    continuation.resume(returning: result)
                }
            }
        } onCancel: {
            child.withLock { if let pid = $0 { _ = kill(pid, SIGTERM) } }
        }
        switch end {
        case .failure(let error): throw PhoneError(.unavailable, "\(name): curl cannot be run: \(error)")
        case .success(let end):
            let said = String(decoding: end.said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            guard end.status == 0, let status = Int(said) else {
                let hint = end.status == 127 ? "the command curl is not there, which asks hubs on other machines" : said
                throw PhoneError(.unavailable, "\(name): \(hint)")
            }
            return (end.body, status)
        }
    }

    private struct End: Sendable {
        let status: Int32
        let body: Data
        let said: Data
    }

    private static func talk(_ configuration: Data, _ note: (pid_t?) -> Void) throws -> End {
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        // Without the user's .curlrc.
        process.arguments = ["curl", "--disable", "--config", "-"]
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        try process.run()
        note(process.processIdentifier)
        defer { note(nil) }
        // A curl that ends before it has read all says why; the signal would end the tests.
        var pipes = sigset_t()
        sigemptyset(&pipes)
        sigaddset(&pipes, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipes, nil)
        try? input.fileHandleForWriting.write(contentsOf: configuration)
        try? input.fileHandleForWriting.close()
        // What it says is a line; the body may be large.
        let body = try output.fileHandleForReading.readToEnd() ?? Data()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return End(status: process.terminationStatus, body: body, said: said)
    }

    /// A line for each option, as curl's manual describes `--config`.
    private var configuration: String {
        var options = [
            ("url", url.absoluteString), ("request", request.httpMethod ?? "GET"), ("proto", "=https"),
            ("max-time", "\(request.timeoutInterval)"), ("write-out", "%{stderr}%{http_code}"),
        ]
        for (name, value) in request.allHTTPHeaderFields ?? [:] { options.append(("header", "\(name): \(value)")) }
        if let authorityPath, !authorityPath.isEmpty { options.append(("cacert", authorityPath)) }
        if let body = request.httpBody { options.append(("data-raw", String(decoding: body, as: UTF8.self))) }
        return options.reduce("silent\nshow-error\n") { $0 + "\($1.0) = \"\(Self.escaped($1.1))\"\n" }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
