import Foundation

/// What is to be built: an app and its extensions.
struct ProjectPlan: Sendable {
    let app: Target
    let extensions: [Target]
    let packages: [PackageDependency]
    /// What the author has to be told of targets that are left out.
    var notes: [String] = []

    var targets: [Target] { [app] + extensions }

    /// Reads a project: a folder with an `app.json`, an Xcode project, a `project.yml` of XcodeGen's, an app of Swift
    /// Playgrounds, or a folder with one of them, or the folder of an app or an extension alone.
    ///
    /// An extension alone gets an app around it that asks for authorization and registers.
    ///
    /// - Throws: ``BuildError``, one clear line.
    init(reading project: URL) throws(BuildError) {
        let project = project.standardizedFileURL
        if XcodeProject.isProject(project) {
            self = try Self(XcodeProject(reading: project))
            try checkNames(of: project)
            return
        }
        let manifest = try ProjectManifest.read(in: project)
        if manifest == nil, let xcode = try XcodeProject.url(in: project) {
            self = try Self(XcodeProject(reading: xcode))
            try checkNames(of: xcode)
            return
        }
        if manifest == nil { try Self.checkHasTarget(project) }
        let name = manifest?.name ?? project.lastPathComponent
        try Self.check([name], of: project)
        let bundleID = manifest?.bundleIdentifier ?? "com.example.\(BuildSettings.identifier(name))"
        var reader = TargetReader(
            appID: bundleID,
            swiftVersion: manifest?.swiftVersion ?? "5",
            settings: manifest?.settings ?? [:]
        )
        if let manifest {
            let extensionFolders = (manifest.extensions ?? []).map(project.appendingPathComponent)
            for (number, files) in (manifest.shared ?? []).enumerated() {
                let names = [name] + extensionFolders.map(\.lastPathComponent)
                let (contents, targets) = try files.contents(as: "shared[\(number)]", in: project, targets: names)
                for target in targets { reader.shared[target, default: []].append(contents) }
            }
            guard let folder = manifest.app else {
                throw .badProject(
                    project.appendingPathComponent(ProjectManifest.fileName).path,
                    "has no key \"app\"; it names the app's folder"
                )
            }
            app = try reader.app(
                in: project.appendingPathComponent(folder),
                named: name,
                bundleID: bundleID,
                without: extensionFolders
            )
            extensions = try reader.extensions(in: extensionFolders, of: app)
        } else if try reader.isExtension(project) {
            app = reader.hostApp(named: "\(name)Host", bundleID: bundleID)
            extensions = try reader.extensions(in: [project], of: app)
        } else {
            app = try reader.app(in: project, named: name, bundleID: bundleID, without: [])
            extensions = []
            // Somebody who is one folder too deep gets an app without its extensions.
            if let above = Self.projectAbove(project) {
                notes.append(
                    "\(project.path): warning: this folder is built alone, without extensions; the project is \(above.path)"
                )
            }
        }
        let names = [app.name] + extensions.map(\.name)
        packages = try (manifest?.packages ?? []).enumerated().map { number, package throws(BuildError) in
            try package.checked(as: "packages[\(number)]", in: project, targets: names)
        }
        if Set(names).count < names.count {
            throw .badProject(project.path, "two targets have the same name: \(names.joined(separator: ", "))")
        }
        try checkNames(of: project)
    }

    private static func checkHasTarget(_ folder: URL) throws(BuildError) {
        guard try ProjectFile.read(folder.appendingPathComponent("Info.plist")) == nil else { return }
        if TuistProject.describes(folder) { throw .badProject(folder.path, TuistProject.advice) }
        throw .badProject(
            folder.path,
            "there is nothing to build: no .xcodeproj, no project.yml, no app of Swift Playgrounds, no app.json, "
                + "and no Info.plist of an app or an extension"
        )
    }

    /// The project that the folder above is, when it is one.
    private static func projectAbove(_ folder: URL) -> URL? {
        let above = folder.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: above.path)) ?? []
        return names.contains { $0 == ProjectManifest.fileName || $0.hasSuffix(".xcodeproj") } ? above : nil
    }

    private static let languageModes = ["4", "4.2", "5", "6"]

    /// A target's name becomes that of its bundle: one folder, in the output. What the compiler is told is a name or one
    /// of a list: it would read more arguments from a file that is named @this.
    private func checkNames(of project: URL) throws(BuildError) {
        try Self.check(targets.map(\.name), of: project)
        for target in targets {
            guard BuildSettings.isIdentifier(target.moduleName) else {
                throw .badProject(
                    project.path,
                    "the target \(target.name) makes a module named “\(target.moduleName)”, which is no name"
                )
            }
            guard Self.languageModes.contains(target.swiftVersion) else {
                throw .badProject(
                    project.path,
                    "swiftVersion is “\(target.swiftVersion)”; it can be \(Self.languageModes.joined(separator: ", "))"
                )
            }
        }
    }

    private static func check(_ names: [String], of project: URL) throws(BuildError) {
        for name in names {
            let isControl = CharacterSet.controlCharacters.contains
            let isPlain = name.unicodeScalars.allSatisfy { $0 != "/" && !isControl($0) }
            guard isPlain, !name.hasPrefix("."), (1...200).contains(name.utf8.count) else {
                let shown = name.unicodeScalars.prefix(200).map { isControl($0) ? "\u{FFFD}" : Character($0) }
                throw .badProject(
                    project.path,
                    "a target is named “\(String(shown))”; a name has up to 200 bytes, no slash, and no dot at its begin"
                )
            }
        }
    }

    /// Reads an Xcode project: its app, the first with notification extensions, and those extensions; an extension
    /// without an app gets one.
    private init(_ project: XcodeProject) throws(BuildError) {
        let name = project.objects.name
        let xcodeApp = project.apps.first
        let allExtensions = xcodeApp.map(project.extensions) ?? project.notificationExtensions
        // What is written in Swift is built, whatever is around it or beside it.
        let swiftExtensions = allExtensions.filter { !$0.isForeign }
        let needsHost = xcodeApp?.isForeign == true && !swiftExtensions.isEmpty
        let hasSwift = needsHost || xcodeApp?.isForeign == false || !swiftExtensions.isEmpty
        let xcodeExtensions = hasSwift ? swiftExtensions : allExtensions
        guard xcodeApp != nil || !xcodeExtensions.isEmpty else {
            throw .badProject(project.objects.project.path, "has no app for phones and no notification extension")
        }
        let ownID = xcodeExtensions.first?.settings["PRODUCT_BUNDLE_IDENTIFIER"]
        let host = ownID.map { $0.split(separator: ".").dropLast().joined(separator: ".") }
        let appID = xcodeApp?.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? host ?? "com.example.\(name)"
        let reader = TargetReader(
            appID: appID,
            swiftVersion: "5",
            settings: [:],
            modules: ProjectModules(of: project)
        )
        if let xcodeApp, !needsHost {
            app = try reader.target(xcodeApp)
        } else {
            app = reader.hostApp(named: xcodeApp?.name ?? "\(name)Host", bundleID: appID)
        }
        var extensions: [Target] = []
        for target in xcodeExtensions {
            extensions.append(try reader.checkedID(try reader.target(target), of: app))
        }
        try reader.checkCategories(extensions)
        self.extensions = extensions
        let built = (needsHost ? [] : [xcodeApp].compactMap { $0 }) + xcodeExtensions
        packages = project.packages(for: built)
        for package in packages { try package.checkTexts(as: "a package", in: project.objects.project.path) }
        let modules = Set(([app] + extensions).flatMap(\.modules).map(\.name))
        notes = project.others.filter { !modules.contains(BuildSettings.identifier($0.name)) }.map { target in
            "\(project.objects.project.path): note: the target \(target.name) is left out; "
                + "the app and its notification extensions are built"
        }
        let file = project.objects.project.path
        if needsHost, let xcodeApp {
            notes.append(
                "\(file): warning: the app \(xcodeApp.name) is written in Objective-C, and only Swift is compiled here: its "
                    + "extensions are built, with an app around them that asks for authorization and registers"
            )
        }
        for target in allExtensions where target.isForeign && hasSwift {
            notes.append(
                "\(file): warning: the extension \(target.name) is left out: it is written in Objective-C, and only Swift is "
                    + "compiled here"
            )
        }
    }
}
