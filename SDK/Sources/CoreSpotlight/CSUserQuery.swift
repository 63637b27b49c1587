public import Foundation

/// What a person types while she looks for something of an app's: nothing is found.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {  // As its superclass.
    /// What was found, or proposed.
    public enum Response: Sendable {
        case item(Item)
        case suggestion(Suggestion)
    }
    /// Something that was found.
    public struct Item: Sendable { public let item: CSSearchableItem }
    /// Something that a person may go on with.
    public struct Suggestion: Sendable { public let suggestion: CSSuggestion }
    /// What a person did with it.
    public enum UserInteractionKind: Int, Sendable { case `default` = 0, focus, select }

    open var foundSuggestionCount: Int { 0 }
    /// Never called.
    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?

    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
    }
    /// Ends at once.
    open var responses: AsyncThrowingStream<Response, any Error> { AsyncThrowingStream { $0.finish() } }
    open class func prepare() {}
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}
    open func userEngaged(
        with item: CSSearchableItem,
        visibleItems: [CSSearchableItem],
        interaction: UserInteractionKind
    ) {}
}

/// What such a query is to fetch.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {  // As its superclass.
    open var enableRankedResults = false
    open var disableSemanticSearch = false
    open var maxResultCount = 0
    open var maxSuggestionCount = 0
    open var maxRankedResultCount = 0
    open class func userQueryContext(withCurrentSuggestion currentSuggestion: CSSuggestion?) -> CSUserQueryContext {
        CSUserQueryContext()
    }
}

/// How a query might go on.
open class CSSuggestion: NSObject, @unchecked Sendable {  // It has no state.
    /// Of what kind it is.
    public enum Kind: Int, Sendable { case none = 0, custom, `default` }
    override init() { super.init() }
    open var localizedAttributedSuggestion: NSAttributedString { NSAttributedString(string: "") }
    open var suggestionKind: Kind { .none }
}

/// Is asked for what a person may find, anew.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    )
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    )
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

extension CSSearchableIndexDelegate {
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}

/// Why something was not kept.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        case mismatchedClientState = -1006
    }
    public static let errorDomain = "CSIndexErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
public let CSIndexErrorDomain = CSIndexError.errorDomain
