import Foundation

/// Reads the folders of targets.
struct TargetReader: Sendable {
    let appID: String
    let swiftVersion: String
    let settings: [String: String]
    var modules = ProjectModules.none
    /// What targets have beside their folders, by the targets' names.
    var shared: [String: [TargetFolder]] = [:]

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
        let contents = try contents(of: folder, without: others, named: name)
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
        return try target(infoURL, contents, named: name, .app, info, values)
    }

    /// An app around an extension that came alone.
    func hostApp(named name: String, bundleID: String) -> Target {
        Target(
            name: name,
            kind: .app,
            folder: nil,
            infoFile: nil,
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

    private func contents(
        of folder: URL,
        without others: [URL],
        named name: String
    ) throws(BuildError) -> TargetFolder {
        var contents = try TargetFolder(folder, without: others)
        for other in shared[name] ?? [] { contents.share(other) }
        return contents
    }

    private func anExtension(in folder: URL, of app: Target) throws(BuildError) -> Target {
        let name = folder.lastPathComponent
        let contents = try contents(of: folder, without: [], named: name)
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
        return try checkedID(try target(infoURL, contents, named: name, kind, info, values), of: app)
    }

    /// The extension, when its bundle id begins with its app's.
    func checkedID(_ target: Target, of app: Target) throws(BuildError) -> Target {
        guard target.bundleID.hasPrefix(app.bundleID + ".") else {
            throw .badInfoPlist(
                target.infoFile?.path ?? target.name,
                "CFBundleIdentifier is \(target.bundleID); an extension's begins with its app's: \(app.bundleID)."
            )
        }
        return target
    }

    /// A target of an Xcode project.
    ///
    /// - Parameters:
    ///   - target: as Xcode has it.
    /// - Throws: ``BuildError``, one clear line.
    func target(_ target: XcodeTarget) throws(BuildError) -> Target {
        if let missing = target.missing.first(where: { $0.pathExtension == "swift" }) {
            let advice = TuistProject.makes(missing) ? "; \(TuistProject.advice)" : ""
            throw .badProject(
                missing.path,
                "there is no such file; the target \(target.name) has it in its sources\(advice)"
            )
        }
        if target.isForeign, let source = target.foreign.first {
            let others = target.foreign.count - 1
            let files = source.path + (others == 0 ? "" : " and \(others) more")
            throw .badProject(
                files,
                "the target \(target.name) is written in Objective-C or C alone, and only Swift is compiled here; "
                    + "write it in Swift to have it built"
            )
        }
        let isApp = target.productType == XcodeTarget.application
        let name = target.name
        let infoURL = target.infoFile ?? URL(fileURLWithPath: target.settings["SRCROOT"] ?? ".")
        let bundleID =
            target.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "\(appID).\(BuildSettings.identifier(name))"
        let values = BuildSettings(target.settings)
        var info = try completed(
            target.info(),
            of: infoURL,
            name: name,
            bundleID: bundleID,
            isApp ? "APPL" : "XPC!",
            values
        )
        if info["CFBundleDisplayName"]?.text == nil, isApp { info["CFBundleDisplayName"] = .string(name) }
        let module = target.settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(name)
        let (complete, notes) = ExtensionDescription.completed(info, of: infoURL)
        info = complete
        let kind =
            isApp
            ? Target.Kind.app
            : try ExtensionDescription(info, of: infoURL, module: module).kind(resources: target.files.resources)
        var made = try self.target(
            infoURL,
            target.files,
            named: name,
            kind,
            info,
            values,
            module: module,
            entitlements: target.writtenEntitlements
        )
        made.notes += notes
        made.modules = modules.needed(by: made.sources)
        // Its own files go before those of what it links.
        let own = Set(made.resources.map(\.path))
        made.resources += made.modules.flatMap(\.resources).filter { !own.contains($0.path) }
        made.swiftVersion = target.swiftVersion
        made.compilerArguments = target.compilerArguments
        made.assetSymbols = target.assetSymbols
        if let file = target.bridgingHeader {
            let header = try BridgingHeader(file)
            made.importedModules = header.modules
            made.notes += header.notes
        }
        for file in target.foreign {
            made.notes.append("\(file.path):1:1: warning: is left out; only Swift is compiled here")
        }
        for file in target.missing {
            made.notes.append("\(file.path): warning: there is no such file; the target \(name) copies it")
        }
        return made
    }

    /// Content extensions of an app share no category (UNNotificationContentExtension).
    func checkCategories(_ targets: [Target]) throws(BuildError) {
        var owners: [String: Target] = [:]
        for target in targets {
            guard case .contentExtension(_, let categories) = target.kind else { continue }
            for category in Set(categories) {
                if let owner = owners[category] {
                    throw .badInfoPlist(
                        target.infoFile?.path ?? target.name,
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
        _ infoFile: URL,
        _ contents: TargetFolder,
        named name: String,
        _ kind: Target.Kind,
        _ info: PropertyList,
        _ values: BuildSettings,
        module: String? = nil,
        entitlements written: PropertyList? = nil
    ) throws(BuildError) -> Target {
        guard !contents.sources.isEmpty else {
            let folder = infoFile.deletingLastPathComponent()
            throw .badProject(folder.path, "the target \(name) has no Swift sources")
        }
        var entitlements: PropertyList?
        if let url = contents.entitlements {
            let list = if let written { written } else { try PropertyList(contentsOf: url) }
            entitlements = try resolved(list, of: url, values)
        }
        return Target(
            name: name,
            kind: kind,
            folder: infoFile.deletingLastPathComponent(),
            infoFile: infoFile,
            bundleID: info["CFBundleIdentifier"]?.text ?? appID,
            moduleName: module ?? BuildSettings.identifier(name),
            swiftVersion: swiftVersion,
            info: info,
            entitlements: entitlements,
            sources: contents.sources,
            models: contents.models,
            resources: contents.resources
        )
    }
}
