import GatewayCore
import ProviderAPI

/// Which pushes of one commit take the place of others in it.
struct BatchOrder {
    private struct Place: Hashable {
        let device: Int64
        /// Of two tokens one is void: its push takes no place.
        let token: DeviceToken?
        let name: String
    }

    /// Whether a push replaces, and none before it in its place does: it ends what the database has there.
    private(set) var isFirst: [Bool] = []
    /// The later push that replaces it.
    private(set) var successor: [Int?]
    /// Whether there is one.
    var isPassing: [Bool] { successor.map { $0 != nil } }
    /// The one before it in its place.
    private var previous: [Int?] = []
    private let replaces: [Bool]

    init(_ pushes: [WriteQueue.Push]) {
        replaces = pushes.map(\.replaces)
        successor = Array(repeating: nil, count: pushes.count)
        isFirst.reserveCapacity(pushes.count)
        previous.reserveCapacity(pushes.count)
        var newest: [Place: Int] = [:]
        newest.reserveCapacity(pushes.count)
        var isReplaced: Set<Place> = []
        for (number, waiting) in pushes.enumerated() {
            let place = Place(device: waiting.device, token: waiting.token, name: waiting.push.place)
            previous.append(newest.updateValue(number, forKey: place))
            isFirst.append(replaces[number] && isReplaced.insert(place).inserted)
            if replaces[number] { for earlier in replaced(by: number) { successor[earlier] = number } }
        }
    }

    /// Those of the commit that a push takes the place of, oldest first.
    func replaced(by number: Int) -> [Int] {
        var earlier: [Int] = []
        var place = previous[number]
        while let number = place {
            earlier.append(number)
            if replaces[number] { break }
            place = previous[number]
        }
        return earlier.reversed()
    }
}
