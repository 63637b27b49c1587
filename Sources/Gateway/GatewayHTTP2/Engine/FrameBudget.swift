import NIOCore

/// How many frames a client may still send that bring no request further. A value; whoever counts tells the time.
struct FrameBudget: Sendable {
    private var left = HTTP2Limits.idleFrames
    private var refilled: NIODeadline

    init(at now: NIODeadline) {
        refilled = now
    }

    /// Whether the client has sent too many.
    var isSpent: Bool { left < 0 }

    /// Time has passed.
    mutating func refill(at now: NIODeadline) {
        let seconds = (now - refilled).nanoseconds / 1_000_000_000
        guard seconds > 0 else { return }
        refilled = refilled + .seconds(seconds)
        add(Int(min(seconds, 3600)) * HTTP2Limits.idleFramesPerSecond)
    }

    /// A request came.
    mutating func request() {
        add(HTTP2Limits.idleFramesPerRequest)
    }

    /// A frame came that brings no request further.
    mutating func idleFrame() {
        left -= 1
    }

    private mutating func add(_ count: Int) {
        left = min(left + count, HTTP2Limits.idleFrames)
    }
}
