import Foundation

/// An app of Swift Playgrounds: a package whose product is an `.iOSApplication`, which only Apple's tools know.
///
/// What it says is what XcodeGen would be told of the same app.
struct PlaygroundsApp {
    private let product: ManifestCall
    private let package: ManifestCall
    private let toolsVersion: String
    private let folder: URL

    static let fileName = "Package.swift"

    /// The app in a folder, such as `Chimes.swiftpm`; nil for any other package.
    init?(in folder: URL) {
        let manifest = ManifestText(of: folder)
        guard let product = manifest.first("iOSApplication"), let package = manifest.first("Package") else {
            return nil
        }
        self.folder = folder
        self.product = product
        self.package = package
        toolsVersion = manifest.text.firstMatch(of: #/swift-tools-version:\s*([0-9.]+)/#).map { String($0.1) } ?? "5.6"
    }

    /// Its manifest, which stands for it as a project; nil where a folder has none.
    static func url(in folder: URL) -> URL? { Self(in: folder).map { _ in folder.appendingPathComponent(fileName) } }

    private var name: String { product.text("name") ?? package.text("name") ?? "App" }

    /// It as a description for XcodeGen.
    ///
    /// - Throws: ``BuildError`` when the file with more of its `Info.plist` is none.
    func description() throws(BuildError) -> PropertyList {
        let info = try info()
        let mains = product.texts("targets")
        var targets: [String: PropertyList] = [:]
        for target in package.calls("targets") where ["target", "executableTarget"].contains(target.name) {
            guard let name = target.text("name") else { continue }
            let isApp = mains.contains(name)
            targets[isApp ? self.name : name] = self.target(target, name, info: isApp ? info : nil)
        }
        return .dictionary([
            "name": .string(name), "targets": .dictionary(targets), "packages": .dictionary(packages),
            "options": .dictionary(["developmentLanguage": .string(package.text("defaultLocalization") ?? "en")]),
        ])
    }

    // MARK: Targets

    private func target(_ target: ManifestCall, _ name: String, info: PropertyList?) -> PropertyList {
        let path = target.text("path") ?? "Sources/\(name)"
        // What is copied and what is processed are the target's files all the same.
        let excluded = target.texts("exclude") + ["Package.swift", "Package.resolved", ".*", "*.md"]
        var members: [String: PropertyList] = [
            "type": .string(info != nil ? "application" : "framework"), "platform": .string("iOS"),
            "sources": .array([
                .dictionary(["path": .string(path), "excludes": .array(excluded.map { .string($0) })])
            ]),
            "dependencies": .array(dependencies(of: target)),
        ]
        var settings = settings(of: target)
        settings["PRODUCT_MODULE_NAME"] = BuildSettings.identifier(name)
        if let info {
            settings.merge(appSettings) { $1 }
            members["info"] = info
        }
        members["settings"] = .dictionary(["base": .dictionary(settings.mapValues { .string($0) })])
        return .dictionary(members)
    }

    private func settings(of target: ManifestCall) -> [String: String] {
        var settings = ["SWIFT_VERSION": languageMode]
        var conditions: [String] = []
        for setting in target.calls("swiftSettings") {
            switch setting.name {
            case "define": conditions += [setting.text(nil)].compactMap(\.self)
            case "swiftLanguageMode", "swiftLanguageVersion":
                settings["SWIFT_VERSION"] = setting.source(nil).flatMap(Self.version) ?? languageMode
            case "defaultIsolation" where setting.source(nil)?.hasPrefix("MainActor") == true:
                settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor"
            default: break
            }
        }
        settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = (conditions + ["SWIFT_PACKAGE"]).joined(separator: " ")
        return settings
    }

    /// Its language mode where no target has its own: that of the tools, which from 6.0 on are those of Swift 6.
    private var languageMode: String {
        let named = package.source("swiftLanguageModes") ?? package.source("swiftLanguageVersions")
        return named.flatMap(Self.version) ?? (toolsVersion.hasPrefix("5") ? "5" : "6")
    }

    /// `.v6`, `.version("6")`, `[.v5, .v6]`: the newest.
    private static func version(_ words: String) -> String? {
        ["6", "5", "4"].first { words.contains("v\($0)") || words.contains("\"\($0)") }
    }

    private var appSettings: [String: String] {
        var settings = [
            "PRODUCT_NAME": name,
            "PRODUCT_BUNDLE_IDENTIFIER": product.text("bundleIdentifier")
                ?? "com.example.\(BuildSettings.identifier(name))",
            "MARKETING_VERSION": product.text("displayVersion") ?? "1.0",
            "CURRENT_PROJECT_VERSION": product.text("bundleVersion") ?? "1",
            "ASSETCATALOG_COMPILER_APPICON_NAME": product.call("appIcon")?.text(nil) ?? product.text("iconAssetName")
                ?? "AppIcon",
        ]
        let accent = product.call("accentColor")?.text(nil) ?? product.text("accentColorAssetName")
        settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = accent ?? "AccentColor"
        return settings
    }

    // MARK: Info.plist

    /// What is asked for of a person, with the key that says why (Bundle Resources: Protected resources).
    private static let purposes = [
        "bluetoothAlways": "NSBluetoothAlways", "calendars": "NSCalendars", "camera": "NSCamera",
        "contacts": "NSContacts", "faceID": "NSFaceID", "localNetwork": "NSLocalNetwork",
        "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUse", "locationWhenInUse": "NSLocationWhenInUse",
        "mediaLibrary": "NSAppleMusic", "microphone": "NSMicrophone", "motion": "NSMotion",
        "nearbyInteractionAllowOnce": "NSNearbyInteractionAllowOnce", "photoLibrary": "NSPhotoLibrary",
        "photoLibraryAdd": "NSPhotoLibraryAdd", "reminders": "NSReminders",
        "speechRecognition": "NSSpeechRecognition", "userTracking": "NSUserTracking",
    ]

    private func info() throws(BuildError) -> PropertyList {
        var properties: [String: PropertyList] = [
            "CFBundleDisplayName": .string(name), "CFBundleName": .string(name),
            "CFBundleShortVersionString": .string("$(MARKETING_VERSION)"),
            "CFBundleVersion": .string("$(CURRENT_PROJECT_VERSION)"),
            "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"),
            "UIApplicationSceneManifest": .dictionary(["UIApplicationSupportsMultipleScenes": .bool(true)]),
            "UILaunchScreen": .dictionary([:]),
        ]
        for capability in product.calls("capabilities") {
            guard let key = Self.purposes[capability.name], let why = capability.text("purposeString") else { continue }
            properties["\(key)UsageDescription"] = .string(why)
        }
        var all = PropertyList.dictionary(properties)
        if let file = product.text("additionalInfoPlistContentFilePath") {
            all = try PropertyList(contentsOf: folder.appendingPathComponent(file)).merged(onto: all)
        }
        return .dictionary(["path": .string("Info.plist"), "properties": all])
    }

    // MARK: What it stands on

    private func dependencies(of target: ManifestCall) -> [PropertyList] {
        let own = package.calls("targets").compactMap { $0.text("name") }
        let named = target.texts("dependencies").map { (product: $0, package: String?.none) }
        let called = target.calls("dependencies").compactMap { call in
            (call.text("name") ?? call.text(nil)).map { (product: $0, package: call.text("package")) }
        }
        return (named + called).map { product, package in
            guard package != nil || !own.contains(product) else {
                return .dictionary(["target": .string(product)])
            }
            return .dictionary(["package": .string(package ?? product), "product": .string(product)])
        }
    }

    /// By their names: SwiftPM's are the last parts of their addresses.
    private var packages: [String: PropertyList] {
        var found: [String: PropertyList] = [:]
        for package in package.calls("dependencies") where package.name == "package" {
            var members: [String: PropertyList] = [:]
            for (label, key) in [
                ("url", "url"), ("path", "path"), ("from", "from"), ("exact", "exactVersion"), ("branch", "branch"),
                ("revision", "revision"),
            ] {
                if let text = package.text(label) { members[key] = .string(text) }
            }
            if ["from", "exactVersion", "branch", "revision"].allSatisfy({ members[$0] == nil }) {
                members["from"] = package.rangeStart.map { .string($0) }
            }
            let known = PackageDependency(url: package.text("url"), path: package.text("path"), products: [])
            found[package.text("name") ?? known.identity] = .dictionary(members)
        }
        return found
    }
}
