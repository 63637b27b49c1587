import Dispatch

/// Runs what works with a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

/// One that does one thing after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// That of an actor with a context of its own.
///
/// A container's objects are in memory once, for all of its contexts, so that work on them is done where an app's views
/// work on them: on the main queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // The context is that of the actor's code, which runs here alone.
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor that works with a context of its own; `@ModelActor` makes one.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialModelExecutor else {
            fatalError("\(type(of: modelExecutor)) is no executor that runs one thing after the other")
        }
        return executor.asUnownedSerialExecutor()
    }
    public var modelContext: ModelContext { modelExecutor.modelContext }
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}
