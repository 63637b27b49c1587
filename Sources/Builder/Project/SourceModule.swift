import Foundation

/// A module of the author's that targets import and whose sources lie beside theirs: a framework of the project, or a pod.
struct SourceModule: Sendable {
    let name: String
    let sources: [URL]
    /// The Core Data models.
    let models: [URL]
    /// Which names are made of its asset catalogues.
    let assetSymbols: AssetSymbols.Choice
    let resources: [Target.Resource]
    let swiftVersion: String
    /// Modules that every file sees.
    let importedModules: [String]
    /// Those that every file sees, and every one that imports this one.
    let exportedModules: [String]
    /// What build settings tell the compiler, beside the language mode.
    let compilerArguments: [String]
}
