/// Objects that a fetch finds, as a collection.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    private let objects: [T]

    init(_ objects: [T]) { self.objects = objects }

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> T { objects[position] }
}

extension ModelContext {
    /// As `fetch(_:)`: objects are made at once here, and their values are read when they are asked for.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>,
        batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }
}
