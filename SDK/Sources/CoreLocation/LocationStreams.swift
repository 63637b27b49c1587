import Foundation
@_spi(Carillon) import OpenUserNotifications
import Synchronization

/// Who waits for places with `for await`.
enum LocationStreams {
    private static let waiting = Mutex<[UUID: @Sendable () -> Void]>([:])

    /// - Parameter values: what there is to tell at a moment, which is asked now and whenever the place has changed.
    static func make<Value: Sendable>(_ values: @escaping @Sendable () -> [Value]) -> AsyncStream<Value> {
        LocationManagers.listen()
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(64))
        let id = UUID()
        let look: @Sendable () -> Void = { for value in values() { continuation.yield(value) } }
        continuation.onTermination = { _ in waiting.withLock { _ = $0.removeValue(forKey: id) } }
        waiting.withLock { $0[id] = look }
        look()
        return stream
    }

    static func look() { for look in waiting.withLock({ Array($0.values) }) { look() } }
}
