import Foundation
import Synchronization

/// What an app gives to its intents (AppIntents: AppDependencyManager).
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: AnyHashable?
    }
    private struct Maker: @unchecked Sendable {  // Names and makers are read under the lock alone.
        let key: Key
        let make: @Sendable () -> any Sendable
    }

    private let makers = Mutex<[Maker]>([])

    /// Keeps how a dependency is made; it is made when an intent first asks for it.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency provider: @autoclosure @escaping @Sendable () -> Dependency
    ) { keep(key, provider) }
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        _ provider: @escaping @Sendable () -> Dependency
    ) { keep(key, provider) }

    private func keep<Dependency: Sendable>(_ name: AnyHashable?, _ provider: @escaping @Sendable () -> Dependency) {
        let made = Mutex<Dependency?>(nil)
        let key = Key(type: ObjectIdentifier(Dependency.self), name: name)
        let maker = Maker(key: key) {
            made.withLock { kept in
                if let kept { return kept }
                let new = provider()
                kept = new
                return new
            }
        }
        makers.withLock { makers in
            makers.removeAll { $0.key == key }
            makers.append(maker)
        }
    }

    func dependency<Dependency>(_ type: Dependency.Type, _ name: AnyHashable?) -> Dependency? {
        let key = Key(type: ObjectIdentifier(type), name: name)
        return makers.withLock { $0.first { $0.key == key } }?.make() as? Dependency
    }
}

/// Something that the app gave to its intents; reading what was never given ends the process, as with Apple's.
@propertyWrapper
public struct AppDependency<Dependency: Sendable>: Sendable {
    private struct Name: @unchecked Sendable { let name: AnyHashable? }  // It is only compared.
    private let key: Name
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () -> Dependency)?

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        (self.key, self.manager, fallback) = (Name(name: key), manager, nil)
    }
    public init(
        key: AnyHashable? = nil,
        manager: AppDependencyManager = .shared,
        default provider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        (self.key, self.manager, fallback) = (Name(name: key), manager, provider)
    }

    public var wrappedValue: Dependency {
        if let found = manager.dependency(Dependency.self, key.name) { return found }
        if let fallback { return fallback() }
        fatalError("AppDependency with key \"\(Dependency.self)\" was not initialized prior to access.")
    }
}

extension AppIntent {
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension EntityQuery {
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
