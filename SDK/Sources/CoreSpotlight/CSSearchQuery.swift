public import Foundation

/// Looks for what an app told Spotlight (CoreSpotlight: CSSearchQuery). An index keeps names alone here: nothing is found.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    // @unchecked: its handlers are set before it starts, as Apple asks.
    public let queryString: String
    open private(set) var isCancelled = false
    open var foundItemCount: Int { 0 }
    open var protectionClasses: [FileProtectionType] = []
    /// Never called.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    /// Called without an error, once the query has started.
    open var completionHandler: (((any Error)?) -> Void)?

    public init(queryString: String, attributes: [String]?) { self.queryString = queryString }
    public init(queryString: String, queryContext: CSSearchQueryContext?) { self.queryString = queryString }

    open func start() {
        DispatchQueue.global().async { [self] in
            if !isCancelled { completionHandler?(nil) }
        }
    }
    open func cancel() { isCancelled = true }
}

/// What a query is to fetch (CoreSpotlight: CSSearchQueryContext).
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    // @unchecked: set before a query has it.
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?
    /// From where things come.
    public struct SourceOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let allowMail = Self(rawValue: 1 << 0)
    }
    open var sourceOptions: SourceOptions = []
    public override init() {}
}
