import CourierLink

/// An event for a device as the bytes that are written, made by who sends it: what waits for a connection's event loop is one
/// piece of memory, and no value of many parts.
struct CourierFrame: Sendable {
    let bytes: [UInt8]
    /// Of a push.
    let serial: Int64?
    /// Whether nobody waits for it at the device.
    let mayWait: Bool

    /// - Returns: nil for a message that is too large for a frame, which cannot come about: payloads are bounded, and so are the
    ///   steps.
    init?(_ event: CourierEvent) {
        var bytes: [UInt8] = []
        switch event {
        case .push(let push):
            bytes.reserveCapacity(Self.pushSize + push.payload.count * 4 / 3)
            (serial, mayWait) = (push.serial, true)
        case .observed: (serial, mayWait) = (nil, true)
        default: (serial, mayWait) = (nil, false)
        }
        do {
            try event.appendFrame(to: &bytes)
        } catch {
            return nil
        }
        self.bytes = bytes
    }

    /// About what a push's frame has beside its payload.
    private static let pushSize = 1024
}
