public import Foundation

/// What the person answered.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, restricted, authorized
}

/// The person's music: there is none on a simulated phone, and nobody has allowed it.
open class MPMediaLibrary: NSObject, @unchecked Sendable {  // It has no state.
    private static let only = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { only }

    /// Always not determined.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    /// Always denied.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }

    open var lastModifiedDate: Date { .distantPast }
}

/// What is looked for in the library.
open class MPMediaPredicate: NSObject {}

/// A value that a property has to have.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    public let property: String
    public let value: Any?

    public init(value: Any?, forProperty property: String) {
        self.value = value
        self.property = property
    }
}

/// Looks into the library, and finds nothing.
open class MPMediaQuery: NSObject {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }

    public override init() {}
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
}
