import Foundation

/// Finds the projects below a folder.
enum ProjectSearch {
    /// How many folders are looked into.
    static let limit = 200_000

    private static let notEntered: Set = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules", "build",
    ]

    /// Folders with an `app.json`, Xcode projects, descriptions of them for XcodeGen, apps of Swift Playgrounds, and folders
    /// of notification extensions that belong to none of them.
    static func projects(below folder: URL) -> [URL] {
        var found: [URL] = []
        var alone: [URL] = []
        var looked = 0
        func look(_ folder: URL, isInProject: Bool) {
            looked += 1
            let files = FileManager.default
            guard looked <= limit, let names = try? files.contentsOfDirectory(atPath: folder.path).sorted() else {
                return
            }
            var isInProject = isInProject
            // Other tools have an app.json, too.
            if names.contains(ProjectManifest.fileName),
                (try? ProjectManifest.read(in: folder))?.namesItsParts ?? true
            {
                found.append(folder)
                return
            }
            // A Mac leaves files called ._X.xcodeproj on other disks, `pod lib create` a link to the project of the pods.
            var projects = names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") && $0 != "_Pods.xcodeproj" }
                .map(folder.appendingPathComponent)
            if !projects.contains(where: { files.fileExists(atPath: $0.path + "/project.pbxproj") }),
                names.contains(where: (XcodeGenSpec.fileNames + [PlaygroundsApp.fileName]).contains),
                let description = XcodeGenSpec.url(in: folder)
            {
                projects = [description]
            }
            found += projects
            if !projects.isEmpty { isInProject = true }
            if !isInProject, names.contains("Info.plist"), names.contains(where: { $0.hasSuffix(".swift") }),
                isExtension(folder)
            {
                alone.append(folder)
            }
            for name in names where !name.hasPrefix(".") && !name.hasSuffix(".xcodeproj") && !notEntered.contains(name)
            {
                let inner = folder.appendingPathComponent(name)
                let values = try? inner.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
                if values?.isDirectory == true, values?.isSymbolicLink != true { look(inner, isInProject: isInProject) }
            }
        }
        look(folder.standardizedFileURL, isInProject: false)
        return found + alone
    }

    private static func isExtension(_ folder: URL) -> Bool {
        guard let info = try? PropertyList(contentsOf: folder.appendingPathComponent("Info.plist")),
            let point = info["NSExtension"]?["NSExtensionPointIdentifier"]?.text
        else { return false }
        return [ExtensionDescription.servicePoint, ExtensionDescription.contentPoint].contains(point)
    }
}
