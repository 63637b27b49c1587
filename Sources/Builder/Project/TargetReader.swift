import Foundation

/// Reads the folders of targets.
struct TargetReader: Sendable {
    let appID: String
    let swiftVersion: String
    let settings: [String: String]

    /// Whether the folder's `Info.plist` is one of an extension.
    func isExtension(_ folder: URL) throws(BuildError) -> Bool {
        try PropertyList(contentsOf: folder.appendingPathComponent("Info.plist"))["NSExtension"] != nil
    }

    /// The app in a folder.
    func app(
        in folder: URL,
        named name: String,
        bundleID: String,
        without others: [URL]
    ) throws(BuildError) -> Target {
        let contents = try TargetFolder(folder, without: others)
        let infoURL = folder.appendingPathComponent("Info.plist")
        let values = BuildSettings(target: name, bundleID: bundleID, packageType: "APPL", custom: settings)
        let info = try completed(
            PropertyList(contentsOf: infoURL),
            of: infoURL,
            name: name,
            bundleID: bundleID,
            "APPL",
            values
        )
        return try target(folder, contents, named: name, .app, info, values)
    }

    /// An app around an extension that came alone.
    func hostApp(named name: String, bundleID: String) -> Target {
        Target(
            name: name,
            kind: .app,
            folder: nil,
            bundleID: bundleID,
            moduleName: BuildSettings.identifier(name),
            swiftVersion: "5",
            info: .dictionary([
                "CFBundleIdentifier": .string(bundleID), "CFBundleExecutable": .string(name),
                "CFBundleName": .string(name), "CFBundlePackageType": .string("APPL"),
            ]),
            entitlements: nil,
            sources: [],
            resources: []
        )
    }

    /// The extensions in their folders.
    func extensions(in folders: [URL], of app: Target) throws(BuildError) -> [Target] {
        var targets: [Target] = []
        for folder in folders { targets.append(try anExtension(in: folder, of: app)) }
        try checkCategories(targets)
        return targets
    }

    private func anExtension(in folder: URL, of app: Target) throws(BuildError) -> Target {
        let contents = try TargetFolder(folder, without: [])
        let name = folder.lastPathComponent
        let infoURL = folder.appendingPathComponent("Info.plist")
        let bundleID = "\(app.bundleID).\(BuildSettings.identifier(name))"
        let values = BuildSettings(target: name, bundleID: bundleID, packageType: "XPC!", custom: settings)
        let info = try completed(
            PropertyList(contentsOf: infoURL),
            of: infoURL,
            name: name,
            bundleID: bundleID,
            "XPC!",
            values
        )
        let kind = try ExtensionDescription(info, of: infoURL, module: BuildSettings.identifier(name))
            .kind(resources: contents.resources)
        let target = try target(folder, contents, named: name, kind, info, values)
        guard target.bundleID.hasPrefix(app.bundleID + ".") else {
            throw .badInfoPlist(
                infoURL.path,
                "CFBundleIdentifier is \(target.bundleID); an extension's begins with its app's: \(app.bundleID)."
            )
        }
        return target
    }

    /// Content extensions of an app share no category (UNNotificationContentExtension).
    private func checkCategories(_ targets: [Target]) throws(BuildError) {
        var owners: [String: Target] = [:]
        for target in targets {
            guard case .contentExtension(_, let categories) = target.kind else { continue }
            for category in Set(categories) {
                if let owner = owners[category] {
                    throw .badInfoPlist(
                        target.folder?.appendingPathComponent("Info.plist").path ?? target.name,
                        "UNNotificationExtensionCategory has \(category), which \(owner.name) has too; "
                            + "a category belongs to one content extension"
                    )
                }
                owners[category] = target
            }
        }
    }

    /// The `Info.plist` with its settings resolved and what Xcode adds.
    private func completed(
        _ list: PropertyList,
        of url: URL,
        name: String,
        bundleID: String,
        _ packageType: String,
        _ values: BuildSettings
    ) throws(BuildError) -> PropertyList {
        var info = try resolved(list, of: url, values)
        if info["CFBundleIdentifier"]?.text == nil { info["CFBundleIdentifier"] = .string(bundleID) }
        if info["CFBundleName"]?.text == nil { info["CFBundleName"] = .string(name) }
        if info["CFBundlePackageType"]?.text == nil { info["CFBundlePackageType"] = .string(packageType) }
        // The executable is ours to name.
        info["CFBundleExecutable"] = .string(name)
        return info
    }

    private func resolved(
        _ list: PropertyList,
        of url: URL,
        _ values: BuildSettings
    ) throws(BuildError) -> PropertyList {
        try list.mapStrings { text, path throws(BuildError) in
            do throws(UnknownSetting) {
                return try values.resolve(text)
            } catch {
                throw .badInfoPlist(
                    url.path,
                    "\(path) uses $(\(error.name)); define it under \"settings\" in \(ProjectManifest.fileName)"
                )
            }
        }
    }

    private func target(
        _ folder: URL,
        _ contents: TargetFolder,
        named name: String,
        _ kind: Target.Kind,
        _ info: PropertyList,
        _ values: BuildSettings
    ) throws(BuildError) -> Target {
        guard !contents.sources.isEmpty else { throw .badProject(folder.path, "has no Swift sources") }
        var entitlements: PropertyList?
        if let url = contents.entitlements {
            entitlements = try resolved(PropertyList(contentsOf: url), of: url, values)
        }
        return Target(
            name: name,
            kind: kind,
            folder: folder,
            bundleID: info["CFBundleIdentifier"]?.text ?? appID,
            moduleName: BuildSettings.identifier(name),
            swiftVersion: swiftVersion,
            info: info,
            entitlements: entitlements,
            sources: contents.sources,
            resources: contents.resources
        )
    }
}
