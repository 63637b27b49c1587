public import Foundation

extension NotificationCenter {
    /// The notifications of a name, from now on. Of those that nobody has read yet the newest 64 are kept.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(of: self, name, object)
    }

    /// Notifications as they are posted.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        /// A notification on its way to the one who reads it.
        struct Passed: @unchecked Sendable {  // It is read once, after it was posted.
            let notification: Notification
        }

        /// Keeps an observer until it is let go of.
        private final class Observer: @unchecked Sendable {  // It does not change.
            private let center: NotificationCenter
            private let token: any NSObjectProtocol
            init(_ center: NotificationCenter, _ token: any NSObjectProtocol) {
                (self.center, self.token) = (center, token)
            }
            deinit { center.removeObserver(token) }
        }

        private let stream: AsyncStream<Passed>
        private let observer: Observer

        init(of center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: Passed.self, bufferingPolicy: .bufferingNewest(64))
            self.stream = stream
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(Passed(notification: notification))
            }
            observer = Observer(center, token)
        }

        /// Reads them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var stream: AsyncStream<Passed>.Iterator
            let sequence: Notifications

            public mutating func next() async -> Notification? { await stream.next()?.notification }
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await stream.next(isolation: actor)?.notification
            }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(stream: stream.makeAsyncIterator(), sequence: self)
        }
    }
}
