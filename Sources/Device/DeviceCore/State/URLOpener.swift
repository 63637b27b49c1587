/// What opens a URL on this phone.
package enum URLOpener: Hashable, Sendable {
    /// A web page, as a browser does.
    case browser
    /// The app whose own the scheme is (CFBundleURLTypes).
    case app(bundleID: String)
    /// Nothing, and why.
    case nobody(String)

    /// Characters of a URL.
    package static let limit = 2_048
}

extension PhoneState {
    /// What opens a URL.
    ///
    /// Of several apps of one scheme the asking one is first, then the first by bundle id.
    package func opener(of address: String, for bundleID: String) -> URLOpener {
        guard address.utf8.count <= URLOpener.limit else { return .nobody("it is longer than \(URLOpener.limit)") }
        let scheme = String(address.prefix { $0 != ":" }).lowercased()
        let isScheme =
            scheme.first?.isLetter ?? false
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        guard isScheme, scheme.count < address.count else { return .nobody("it has no scheme") }
        if ["http", "https"].contains(scheme) { return .browser }
        let able = apps.values.filter { $0.profile.urlSchemes?.contains(scheme) ?? false }.map(\.bundleID)
        guard let first = able.contains(bundleID) ? bundleID : able.min() else {
            return .nobody("no app has the scheme “\(scheme)” (CFBundleURLTypes)")
        }
        return .app(bundleID: first)
    }
}
