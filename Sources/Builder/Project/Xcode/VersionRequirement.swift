/// Which versions of a package an Xcode project takes (Adding package dependencies to your app: the package requirements).
struct VersionRequirement {
    private(set) var from: String?
    /// The first version that is not taken, where that is not the next major one.
    private(set) var below: String?
    private(set) var exact: String?
    let branch: String?
    let revision: String?

    /// - Parameter requirement: that of a reference, with its `kind`.
    init(_ requirement: [String: PropertyList]) {
        func version(_ key: String) -> String? { requirement[key]?.text.map(Self.threeParts) }
        branch = requirement["branch"]?.text
        revision = requirement["revision"]?.text
        switch requirement["kind"]?.text {
        case "exactVersion": exact = version("version") ?? version("minimumVersion")
        case "versionRange":
            from = version("minimumVersion")
            below = version("maximumVersion")
        case "upToNextMinorVersion":
            from = version("minimumVersion")
            below = from.flatMap(Self.nextMinor)
        default: from = version("minimumVersion") ?? version("version")
        }
    }

    /// `1.2` is `1.2.0`.
    private static func threeParts(_ version: String) -> String {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        return version + String(repeating: ".0", count: max(0, 3 - parts.count))
    }

    private static func nextMinor(after version: String) -> String? {
        let parts = version.split(separator: ".").prefix(2).map { UInt32($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1], minor < .max else { return nil }
        return "\(major).\(minor + 1).0"
    }
}
