import AsyncHTTPClient
import Lint
import NIOCore
import NIOHTTP1

/// Asks where media are whether they are there, and how large: what a service extension would find.
enum MediaInquiry {
    private static let timeout = TimeAmount.seconds(10)

    /// What each address answers.
    static func ask(_ addresses: [String]) async -> [String: LintedPush.Media] {
        await withTaskGroup { group in
            for address in Set(addresses) { group.addTask { (address, await ask(address)) } }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    private static func ask(_ address: String) async -> LintedPush.Media {
        var request = HTTPClientRequest(url: address)
        request.method = .HEAD
        do {
            let response = try await HTTPClient.shared.execute(request, timeout: timeout)
            guard response.status == .ok else { return .unreachable("it answers \(response.status.code)") }
            return .file(size: response.headers.first(name: "content-length").flatMap { Int($0) })
        } catch {
            return .unreachable("\(error)")
        }
    }
}
