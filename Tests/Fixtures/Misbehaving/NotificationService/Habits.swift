import UserNotifications

/// What authors do that a host has to stand.
enum Habits {
    nonisolated(unsafe) private static var task: URLSessionTask?

    static func waitAtSemaphore(_ address: String) -> String {
        let end = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var found = ""
        Outside.load(address) {
            found = $0
            end.signal()
        }
        end.wait()
        return found
    }

    static func spinRunLoop(_ address: String) -> String {
        nonisolated(unsafe) var found: String?
        Outside.load(address) { found = $0 }
        while found == nil { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        return found ?? ""
    }

    static func loadForEver(_ address: String) {
        guard let url = URL(string: address) else { return }
        task = URLSession.shared.dataTask(with: url) { _, _, error in print("load ended: \(error != nil)") }
        task?.resume()
    }

    static func cancel() { task?.cancel() }

    /// Removes what is delivered, and sets a badge.
    static func useCenter(_ done: @escaping (String) -> Void) {
        let center = UNUserNotificationCenter.current()
        center.getDeliveredNotifications { delivered in
            center.removeDeliveredNotifications(withIdentifiers: delivered.map(\.request.identifier))
            center.setBadgeCount(5) { error in
                center.getDeliveredNotifications { done("\(delivered.count), \($0.count), \(error == nil)") }
            }
        }
    }

    /// One more than the last time.
    static func count() -> Int {
        let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(
            "count"
        )
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let count = ((try? String(contentsOf: file, encoding: .utf8)).flatMap(Int.init) ?? 0) + 1
        try? String(count).write(to: file, atomically: true, encoding: .utf8)
        return count
    }
}
