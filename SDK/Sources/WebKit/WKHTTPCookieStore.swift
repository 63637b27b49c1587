public import Foundation

/// The cookies of pages: what an app sets is kept for the time of its run; no page is loaded that would set or get any.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []

    private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }

    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(valid)
    }
    public func allCookies() async -> [HTTPCookie] { valid }

    /// Takes the place of one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { Self.isSame($0, cookie) }
        cookies.append(cookie)
        changed(completionHandler)
    }
    public func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { Self.isSame($0, cookie) }
        changed(completionHandler)
    }
    public func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    func removeAll() {
        cookies = []
        changed(nil)
    }

    private var valid: [HTTPCookie] { cookies.filter { ($0.expiresDate ?? .distantFuture) > Date() } }

    private func changed(_ completionHandler: (@MainActor () -> Void)?) {
        for observer in observers { observer.object?.cookiesDidChange(in: self) }
        completionHandler?()
    }

    private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        (one.name, one.domain, one.path) == (other.name, other.domain, other.path)
    }
}

/// Hears of changed cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// What pages left in a store: never anything here.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"

extension WKWebsiteDataStore {
    public static func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
        ]
    }

    public func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) {
        completionHandler([])
    }
    public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

    public func removeData(
        ofTypes dataTypes: Set<String>,
        for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) {
        completionHandler()
    }
    public func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}

    /// Of what pages left there are cookies alone, and each counts as new.
    public func removeData(
        ofTypes dataTypes: Set<String>,
        modifiedSince date: Date,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
        completionHandler()
    }
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        removeData(ofTypes: dataTypes, modifiedSince: date) {}
    }
}
