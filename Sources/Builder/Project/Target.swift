import Foundation

/// One executable to build: the app, or one of its extensions.
struct Target: Sendable {
    /// What it is, and so what its `main` does.
    enum Kind: Hashable, Sendable {
        case app
        /// With the name of its principal class as the Info.plist has it, without its module's.
        case serviceExtension(principalClass: String)
        case contentExtension(ContentController, categories: [String])
    }

    /// Where a content extension's one view controller comes from.
    enum ContentController: Hashable, Sendable {
        /// Without its module's name.
        case principalClass(String)
        /// The initial one of a storyboard.
        case storyboard(String)
    }

    /// A file, or a folder, that goes into the bundle as it is.
    struct Resource: Sendable {
        let url: URL
        /// Relative to the bundle's folder.
        let path: String
    }

    let name: String
    let kind: Kind
    /// The author's; nil for an app that was made up.
    let folder: URL?
    /// The author's `Info.plist`, for errors.
    let infoFile: URL?
    let bundleID: String
    let moduleName: String
    var swiftVersion: String
    let info: PropertyList
    let entitlements: PropertyList?
    let sources: [URL]
    /// The Core Data models.
    var models: [URL] = []
    /// Which names are made of its asset catalogues.
    var assetSymbols = AssetSymbols.Choice()
    var resources: [Resource]
    /// What it imports whose sources lie beside its own; what a module imports comes before it.
    var modules: [SourceModule] = []
    /// What build settings tell the compiler, beside the language mode.
    var compilerArguments: [String] = []
    /// Modules that every file sees, as a bridging header brings them.
    var importedModules: [String] = []
    /// What the author has to be told of files that are left out.
    var notes: [String] = []
}
