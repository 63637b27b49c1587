public import Foundation

/// How far somebody has read.
public final class HKQueryAnchor: NSObject, NSSecureCoding, Sendable {
    public static var supportsSecureCoding: Bool { true }
    private let value: Int
    public init(fromValue value: Int) { self.value = value }
    public init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
}

/// Something that was deleted.
public final class HKDeletedObject: NSObject, Sendable {
    public let uuid = UUID()
    public var metadata: [String: Any]? { nil }
}

/// Asks for what is new since it was last asked: there is nothing.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    // @unchecked: its handler is set before it is asked.

    /// Hears what was found.
    public typealias Handler =
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    /// Hears of changes; there are none.
    public var updateHandler: Handler?

    public init(
        queryDescriptors: [HKQueryDescriptor],
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        super.init { query in
            guard let query = query as? HKAnchoredObjectQuery else { return }
            handler(query, [], [], anchor ?? HKQueryAnchor(fromValue: 0), nil)
        }
    }

    public init(
        type: HKSampleType,
        predicate: NSPredicate?,
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        super.init { query in
            guard let query = query as? HKAnchoredObjectQuery else { return }
            handler(query, [], [], anchor ?? HKQueryAnchor(fromValue: 0), nil)
        }
    }
}

/// Asks who has written something: nobody has.
public final class HKSourceQuery: HKQuery, @unchecked Sendable {  // As a query.
    public init(
        sampleType: HKSampleType,
        samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        super.init { query in if let query = query as? HKSourceQuery { completionHandler(query, [], nil) } }
    }
}
