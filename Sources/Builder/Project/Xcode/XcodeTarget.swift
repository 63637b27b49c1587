import Foundation

/// A target of an Xcode project, with the files and settings that Xcode would build it with.
struct XcodeTarget: Sendable {
    let id: String
    let name: String
    /// Such as `com.apple.product-type.application`.
    let productType: String
    let settings: XcodeSettings
    /// What is compiled and what is copied.
    let files: TargetFolder
    /// Files that the project lists and the disk does not have.
    let missing: [URL]
    /// Objective-C, C and Metal sources, which cannot be built here.
    let foreign: [URL]
    /// A framework's: `ToneKit.h`, of a pod `ToneKit-umbrella.h`.
    let umbrellaHeader: UmbrellaHeader
    /// Products of packages that it links.
    let packageProducts: [String]
    /// The `Info.plist` and the entitlements that XcodeGen writes for it, whatever lies there.
    let (writtenInfo, writtenEntitlements): (PropertyList?, PropertyList?)

    /// Members of a target's object that Xcode does not have.
    static let (generatedInfo, generatedEntitlements) = ("generatedInfo", "generatedEntitlements")

    static let application = "com.apple.product-type.application"
    static let appExtension = "com.apple.product-type.app-extension"
    static let framework = "com.apple.product-type.framework"

    /// - Throws: ``BuildError`` when a folder of the target cannot be read.
    init(_ id: String, of objects: XcodeObjects, _ paths: XcodePaths, configuration: String) throws(BuildError) {
        self.id = id
        name = objects.text(id, "name") ?? id
        productType = objects.text(id, "productType") ?? ""
        settings = try XcodeSettings(objects, paths, target: id, name: name, configuration: configuration)
        writtenInfo = objects.value(id, Self.generatedInfo)
        writtenEntitlements = objects.value(id, Self.generatedEntitlements)
        packageProducts = objects.list(id, "packageProductDependencies")
            .compactMap { objects.text($0, "productName") }
        var listed: [URL] = []
        var headers: [URL] = []
        for phase in objects.list(id, "buildPhases") {
            let kind = objects.kind(phase)
            let files = objects.list(phase, "files").flatMap { objects.text($0, "fileRef").map(paths.files) ?? [] }
            if ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(kind) { listed += files }
            if kind == "PBXHeadersBuildPhase" { headers += files }
        }
        umbrellaHeader = UmbrellaHeader(among: headers, of: name)
        let folders = try SynchronizedFolders(of: id, objects, paths)
        let present = listed.filter { FileManager.default.fileExists(atPath: $0.path) }
        missing = listed.filter { !FileManager.default.fileExists(atPath: $0.path) }
        foreign = present.filter { ["m", "mm", "c", "cpp", "metal"].contains($0.pathExtension) } + folders.foreign
        files = TargetFolder(
            listed: present + folders.files,
            entitlements: settings["CODE_SIGN_ENTITLEMENTS"].map { paths.root.appendingPathComponent($0).asOnDisk },
            iconName: settings["ASSETCATALOG_COMPILER_APPICON_NAME"]
        )
    }

    /// Whether it is built for phones.
    var isForPhones: Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphone") }
        return ["iphoneos", "auto", nil].contains(settings["SDKROOT"])
    }

    /// The `Info.plist` that the settings name.
    var infoFile: URL? { file(of: "INFOPLIST_FILE") }

    /// The file that a setting names, as the disk spells it.
    private func file(of setting: String) -> URL? {
        settings[setting].map { path in
            let root = URL(fileURLWithPath: settings["SRCROOT"] ?? ".")
            return (path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)).asOnDisk
        }
    }

    /// The `Info.plist`, with what Xcode generates into it from settings.
    func info() throws(BuildError) -> PropertyList {
        var info = PropertyList.dictionary([:])
        if let writtenInfo {
            info = writtenInfo
        } else if let infoFile {
            info = try PropertyList(contentsOf: infoFile)
        }
        guard settings.isOn("GENERATE_INFOPLIST_FILE") || infoFile == nil else { return info }
        for (key, value) in settings.all(beginningWith: "INFOPLIST_KEY_") where info[key] == nil {
            switch value {
            case "YES", "NO": info[key] = .bool(value == "YES")
            default: info[key] = .string(value)
            }
        }
        if settings.isOn("INFOPLIST_KEY_UIApplicationSceneManifest_Generation"),
            info["UIApplicationSceneManifest"] == nil
        {
            info["UIApplicationSceneManifest"] = .dictionary(["UIApplicationSupportsMultipleScenes": .bool(false)])
        }
        return info
    }

    /// The compiler's language mode: Swift 3 is no longer there, its nearest is 4.
    var swiftVersion: String {
        let version = settings["SWIFT_VERSION"] ?? "5"
        if version.hasPrefix("6") { return "6" }
        if version.hasPrefix("4.2") { return "4.2" }
        return version.hasPrefix("4") || version.hasPrefix("3") ? "4" : "5"
    }

    /// What the settings tell the compiler beside that.
    var compilerArguments: [String] {
        var conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
        conditions.removeAll { $0 == "DEBUG" }
        let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
        for (flag, next) in zip(flags, flags.dropFirst() + [""]) where flag == "-D" { conditions.append(next) }
        conditions += flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
        // The compiler reads more arguments from a file that is named @this.
        var arguments = conditions.filter(BuildSettings.isIdentifier).flatMap { ["-D", $0] }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            arguments += ["-default-isolation", "MainActor"]
        }
        for feature in ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        where settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            arguments += ["-enable-upcoming-feature", feature]
        }
        // On where a project says nothing.
        let setting = "SWIFT_ENABLE_BARE_SLASH_REGEX"
        if settings[setting] == nil || settings.isOn(setting) { arguments.append("-enable-bare-slash-regex") }
        return arguments
    }

    /// Which names are made of its asset catalogues.
    var assetSymbols: AssetSymbols.Choice {
        let prefix = "ASSETCATALOG_COMPILER_GENERATE"
        return AssetSymbols.Choice(
            resources: settings["\(prefix)_ASSET_SYMBOLS"] == nil || settings.isOn("\(prefix)_ASSET_SYMBOLS"),
            extensions: settings.isOn("\(prefix)_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        )
    }

    /// The header that brings Objective-C to the target.
    var bridgingHeader: URL? { file(of: "SWIFT_OBJC_BRIDGING_HEADER") }
}
