import GatewayCore

/// The devices that are connected to this gateway, as the database knows them.
struct Claims {
    private struct Claim {
        var device: DeviceAddress
        var epoch: Int64
    }

    private var byNumber: [Int64: Claim] = [:]
    /// Of every device that this gateway has taken in, and of those that take a channel.
    private var numbers: [DeviceAddress: Int64] = [:]

    /// The device's number in the database; nil for one that was not taken in here.
    func number(of device: DeviceAddress) -> Int64? { numbers[device] }

    mutating func know(_ device: DeviceAddress, as number: Int64) { numbers[device] = number }

    mutating func hold(_ number: Int64, _ device: DeviceAddress, epoch: Int64) {
        byNumber[number] = Claim(device: device, epoch: epoch)
    }

    /// - Returns: what was held of it.
    mutating func release(_ device: DeviceAddress) -> (number: Int64, epoch: Int64)? {
        guard let number = numbers[device], let claim = byNumber.removeValue(forKey: number) else { return nil }
        return (number, claim.epoch)
    }

    /// Another gateway has the device since an epoch.
    ///
    /// - Returns: the device, unless it has come back since.
    mutating func lose(_ number: Int64, since epoch: Int64) -> DeviceAddress? {
        guard let claim = byNumber[number], claim.epoch < epoch else { return nil }
        byNumber[number] = nil
        return claim.device
    }

    /// Gives up all.
    mutating func loseAll() -> [DeviceAddress] {
        defer { byNumber = [:] }
        return held
    }

    func device(_ number: Int64) -> DeviceAddress? { byNumber[number]?.device }

    var held: [DeviceAddress] { byNumber.values.map(\.device) }
}
