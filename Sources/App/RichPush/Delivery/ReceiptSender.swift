import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Posts receipts, and tries again what a server or the network did not take.
struct ReceiptSender: Sendable {
    let receipt: DeliveryReceipt
    let clock: any Clock<Duration>

    /// How often one receipt is posted in one push's time.
    static let attemptLimit = 3

    /// Posts this receipt and those that earlier pushes left; what is not taken is kept for the next.
    ///
    /// - Returns: What went wrong, in a sentence; nil if all were taken.
    func send(_ body: Data) async -> String? {
        let backlog = receipt.group.flatMap { ReceiptBacklog(group: AppGroup($0)) }
        backlog?.add(body)
        let waiting = backlog?.all() ?? [body]
        for (index, body) in waiting.enumerated() {
            let outcome = await post(body)
            if case .lost(let reason) = outcome {
                return "receipt: \(receipt.url): \(reason); \(backlog == nil ? "given up" : "kept for the next push")"
            }
            backlog?.remove(body)
            if case .refused(let status) = outcome, index == waiting.count - 1 {
                return "receipt: \(receipt.url): the server answered \(status), given up"
            }
        }
        return nil
    }

    private enum Outcome {
        case taken
        /// The server will not take it another time either.
        case refused(Int)
        case lost(String)
    }

    private func post(_ body: Data) async -> Outcome {
        var reason = ""
        for attempt in 0..<Self.attemptLimit {
            if attempt > 0 { try? await clock.sleep(for: .milliseconds(250 << (attempt - 1)), tolerance: nil) }
            guard !Task.isCancelled else { return .lost("the time was over") }
            do {
                let (_, response) = try await URLSession.shared.data(for: request(body))
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                if 200..<300 ~= status { return .taken }
                guard Download.mayPass(status: status) else { return .refused(status) }
                reason = "the server answered \(status)"
            } catch {
                reason = "\((error as? URLError)?.localizedDescription ?? "\(error)")"
            }
        }
        return .lost(reason)
    }

    private func request(_ body: Data) -> URLRequest {
        var request = URLRequest(url: receipt.url)
        request.httpMethod = "POST"
        request.httpBody = body
        request.timeoutInterval = 8
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        for (name, value) in receipt.headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }
}

/// Receipts that no server has taken yet: one file each, the oldest given up when there are too many.
struct ReceiptBacklog {
    static let countLimit = 50
    private let folder: URL

    /// - Returns: nil if the process has no container of the group.
    init?(group: AppGroup) {
        guard let container = group.folder else { return nil }
        folder = container.appendingPathComponent("Library/RichPush/Receipts", isDirectory: true)
    }

    func add(_ body: Data) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Names sort by age.
        let age = String(format: "%013.0f", Date().timeIntervalSince1970 * 1000)
        try? body.write(to: folder.appendingPathComponent("\(age)-\(UUID().uuidString)"), options: .atomic)
        for file in files().dropLast(Self.countLimit) { try? FileManager.default.removeItem(at: file) }
    }

    /// The oldest first.
    func all() -> [Data] {
        files().compactMap { try? Data(contentsOf: $0) }
    }

    func remove(_ body: Data) {
        guard let file = files().first(where: { (try? Data(contentsOf: $0)) == body }) else { return }
        try? FileManager.default.removeItem(at: file)
    }

    private func files() -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
