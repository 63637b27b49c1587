import CourierLink
import GatewayCore

/// Which devices are connected, and who of them watches a space.
struct ConnectedDevices {
    private var lines: [DeviceAddress: CourierLine] = [:]
    private var watchers: [String: [String: CourierLine]] = [:]

    /// Adds a connection.
    ///
    /// - Returns: the older connection of the same device.
    mutating func insert(_ line: CourierLine) -> CourierLine? {
        let older = lines.updateValue(line, forKey: line.hello.address)
        watchers[line.hello.space]?[line.hello.deviceID] = nil
        if watchers[line.hello.space]?.isEmpty == true { watchers[line.hello.space] = nil }
        if line.hello.observes { watchers[line.hello.space, default: [:]][line.hello.deviceID] = line }
        return older
    }

    /// Removes a connection, unless a newer one has its place.
    ///
    /// - Returns: whether it was there.
    mutating func remove(_ line: CourierLine) -> Bool {
        guard lines[line.hello.address] === line else { return false }
        lines[line.hello.address] = nil
        watchers[line.hello.space]?[line.hello.deviceID] = nil
        if watchers[line.hello.space]?.isEmpty == true { watchers[line.hello.space] = nil }
        return true
    }

    func line(to device: DeviceAddress) -> CourierLine? {
        lines[device]
    }

    var count: Int { lines.count }

    /// Whether anybody watches any space.
    var hasObservers: Bool { !watchers.isEmpty }

    /// Those of every space that watch it.
    var allObservers: [CourierLine] { watchers.values.flatMap(\.values) }

    func observers(of space: String) -> [CourierLine] {
        watchers[space].map { Array($0.values) } ?? []
    }
}
