import Dispatch

/// Runs what works with a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

/// One that does one thing after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// That of an actor with a context of its own.
///
/// Unchecked, and safe: the context is that of the actor's code, which runs on this queue alone.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
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
    /// The object of an identifier, in this actor's context.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.object(id.number) as? T
    }
}
