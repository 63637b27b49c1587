import Foundation

/// The objects of an Xcode project, by their ids: what its `project.pbxproj` has, or what XcodeGen would write into it.
struct XcodeObjects: Sendable {
    /// The `.xcodeproj`, or the file that describes one, for errors.
    let project: URL
    let name: String
    private let objects: [String: PropertyList]
    /// The id of the object that stands for the project.
    let root: String

    /// - Throws: ``BuildError`` when the file is not there, or is no project of Xcode's.
    init(reading project: URL) throws(BuildError) {
        if XcodeProject.isDescription(project) {
            let spec = try XcodeGenSpec(reading: project)
            (self.project, name, root) = (project, spec.name, XcodeGenObjects.root)
            objects = try XcodeGenObjects(of: spec).objects
            return
        }
        let file = project.appendingPathComponent("project.pbxproj")
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw .badProject(project.path, "has no project.pbxproj; it is no project of Xcode's")
        }
        let list = try PropertyList(contentsOf: file)
        guard case .dictionary(let objects)? = list["objects"], let root = list["rootObject"]?.text else {
            throw .badProject(file.path, "has no objects; it is no project of Xcode's")
        }
        self.project = project
        name = project.deletingPathExtension().lastPathComponent
        self.objects = objects
        self.root = root
    }

    /// A member of an object that is a text.
    func text(_ id: String, _ key: String) -> String? { objects[id]?[key]?.text }

    /// A member of an object that is a list of texts, such as ids of others.
    func list(_ id: String, _ key: String) -> [String] {
        guard case .array(let list)? = objects[id]?[key] else { return [] }
        return list.compactMap(\.text)
    }

    /// A member of an object that is a dictionary.
    func dictionary(_ id: String, _ key: String) -> [String: PropertyList] {
        guard case .dictionary(let members)? = objects[id]?[key] else { return [:] }
        return members
    }

    /// A member of an object, whatever it is.
    func value(_ id: String, _ key: String) -> PropertyList? { objects[id]?[key] }

    /// The class of an object, such as `PBXNativeTarget`.
    func kind(_ id: String) -> String { text(id, "isa") ?? "" }

    /// The ids of all objects of a class, in order.
    func all(_ kind: String) -> [String] {
        objects.keys.filter { self.kind($0) == kind }.sorted()
    }
}
