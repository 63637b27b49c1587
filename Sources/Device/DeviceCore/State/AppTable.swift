/// The phone's apps by bundle id; knows which were touched, so that only those are looked at after a change.
package struct AppTable: Sendable {
    private var apps: [String: AppState]
    /// The apps that may have changed since ``forgetTouched()``.
    package private(set) var touched: Set<String> = []

    /// - Parameter apps: of several with the same bundle id the last stays.
    init(_ apps: [AppState]) {
        self.apps = Dictionary(apps.map { ($0.bundleID, $0) }) { $1 }
    }

    /// The app of that bundle id; nil removes it.
    package subscript(bundleID: String) -> AppState? {
        get { apps[bundleID] }
        _modify {
            touched.insert(bundleID)
            yield &apps[bundleID]
        }
    }

    /// Every app, in no order.
    package var values: Dictionary<String, AppState>.Values { apps.values }

    /// Every bundle id, in no order.
    package var keys: Dictionary<String, AppState>.Keys { apps.keys }

    /// Begins to watch anew.
    package mutating func forgetTouched() { touched = [] }
}
