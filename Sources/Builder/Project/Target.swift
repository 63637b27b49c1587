import Foundation

/// One executable to build: the app, or one of its extensions.
struct Target: Sendable {
    /// What it is, and so what its `main` does.
    enum Kind: Hashable, Sendable {
        case app
        /// With the name of its principal class as the Info.plist has it, without its module's.
        case serviceExtension(principalClass: String)
    }

    /// A file that goes into the bundle as it is.
    struct Resource: Sendable {
        let url: URL
        /// Relative to the bundle's folder.
        let path: String
    }

    let name: String
    let kind: Kind
    /// The author's; nil for an app that was made up.
    let folder: URL?
    let bundleID: String
    let moduleName: String
    let swiftVersion: String
    let info: PropertyList
    let entitlements: PropertyList?
    let sources: [URL]
    let resources: [Resource]
}
