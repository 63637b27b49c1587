import NIOCore
import Synchronization

/// The way of frames from any thread to the connections of devices: all that gather for one event loop are taken in one turn of it,
/// and what is for the same device leaves in one write.
final class CourierQueue: Sendable {
    private let queue: EventLoopQueue<(line: CourierLine, frame: CourierFrame)>

    init(_ loop: any EventLoop) { queue = EventLoopQueue(loop) }

    /// Adds a frame for a device whose connection is on this loop.
    func post(_ frame: CourierFrame, to line: CourierLine) {
        queue.post((line, frame)) { gathered in
            for (line, frame) in gathered { line.hold(frame) }
            for (line, _) in gathered { line.writeHeld() }
        }
    }
}

/// One queue for each event loop.
final class CourierQueues: Sendable {
    private let queues = Mutex<[ObjectIdentifier: CourierQueue]>([:])

    func queue(of loop: any EventLoop) -> CourierQueue {
        queues.withLock { queues in
            if let queue = queues[ObjectIdentifier(loop)] { return queue }
            let queue = CourierQueue(loop)
            queues[ObjectIdentifier(loop)] = queue
            return queue
        }
    }
}
