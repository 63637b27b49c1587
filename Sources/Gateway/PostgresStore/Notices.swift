/// What one gateway tells another through the database; a notice that is lost is made up for by looking every few seconds.
struct Notices {
    /// Bytes of one notification; PostgreSQL takes less than 8000.
    private static let limit = 7_900

    /// Devices for which something waits, by the gateway that has them.
    private var woken: [Int64: Set<Int64>] = [:]
    /// Devices that have connected elsewhere since an epoch, by the gateway that had them.
    private var lost: [Int64: [Int64: Int64]] = [:]

    var isEmpty: Bool { woken.isEmpty && lost.isEmpty }

    mutating func wake(_ device: Int64, at gateway: Int64) { woken[gateway, default: []].insert(device) }

    mutating func lose(_ device: Int64, since epoch: Int64, at gateway: Int64) {
        lost[gateway, default: [:]][device] = epoch
    }

    /// Takes all that has gathered: few notifications for many devices.
    mutating func take() -> [(channel: String, payload: String)] {
        defer { self = Notices() }
        var notifications: [(String, String)] = []
        for gateway in Set(woken.keys).union(lost.keys) {
            let words = (woken[gateway] ?? []).map { "\($0)" } + (lost[gateway] ?? [:]).map { "\($0.key):\($0.value)" }
            var payload = ""
            for word in words {
                if payload.utf8.count + word.utf8.count + 1 > Self.limit {
                    notifications.append((Self.channel(gateway), payload))
                    payload = ""
                }
                payload += payload.isEmpty ? word : " " + word
            }
            notifications.append((Self.channel(gateway), payload))
        }
        return notifications
    }

    /// Where a gateway listens.
    static func channel(_ gateway: Int64) -> String { "carillon_\(gateway)" }

    /// Reads a notification; what is none of these words is passed over.
    static func read(_ payload: String) -> (woken: [Int64], lost: [(device: Int64, epoch: Int64)]) {
        var woken: [Int64] = []
        var lost: [(Int64, Int64)] = []
        for word in payload.split(separator: " ") {
            let parts = word.split(separator: ":").map { Int64($0) }
            if parts.count == 1, let device = parts[0] { woken.append(device) }
            if parts.count == 2, let device = parts[0], let epoch = parts[1] { lost.append((device, epoch)) }
        }
        return (woken, lost)
    }
}
