public import Foundation

/// Scenes of view controllers, read from Interface Builder's XML.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let bundle: Bundle
    let name: String
    private let document: InterfaceElement
    private let resources: InterfaceResources

    /// The storyboard of a bundle; one that is missing or cannot be read ends the process with the reason, as on a phone.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            try self.init(loading: name, bundle: storyboardBundleOrNil ?? .main)
        } catch {
            fatalError("UIStoryboard: \(error)")
        }
    }

    /// - Throws: ``InterfaceError``
    package init(loading name: String, bundle: Bundle) throws(InterfaceError) {
        self.bundle = bundle
        self.name = name
        document = try InterfaceFiles.read(name, "storyboard", in: bundle)
        resources = InterfaceResources(document)
        super.init()
    }

    /// The first controller; nil if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        document["initialViewController"].flatMap { controller(where: { $0.id == $1 }, $0) }
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let made = controller(where: { $0["storyboardIdentifier"] == $1 }, identifier) else {
            fatalError("Storyboard \(name) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return made
    }

    func controller(withID id: String) -> UIViewController? { controller(where: { $0.id == $1 }, id) }

    private func controller(
        where matches: (InterfaceElement, String) -> Bool,
        _ wanted: String
    ) -> UIViewController? {
        for scene in document.list("scenes") {
            let objects = scene.list("objects")
            guard let element = objects.first(where: { $0.name.hasSuffix("iewController") && matches($0, wanted) })
            else {
                continue
            }
            return make(element, objects)
        }
        return nil
    }

    private func make(_ element: InterfaceElement, _ objects: [InterfaceElement]) -> UIViewController? {
        let coder = StoryboardCoder(bundle: bundle)
        let standard: UIViewController.Type =
            element.name == "tableViewController" ? UITableViewController.self : UIViewController.self
        if let custom = element["customClass"], InterfaceClass.find(element) == nil {
            LayoutPass.warn("Unknown class \(custom) in Interface Builder file \(name).storyboard.")
        }
        let type = InterfaceClass.find(element) as? UIViewController.Type ?? standard
        guard let controller = type.init(coder: coder) else { return nil }
        controller.scene = StoryboardScene(
            storyboard: self,
            element: element,
            objects: objects,
            resources: resources
        )
        if let title = element["title"] { controller.title = title }
        return controller
    }
}

/// A way from one scene to another; of segues only embedding is followed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
}

/// One controller of a storyboard with its view, which is made when it is asked for.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    private let element: InterfaceElement
    private let objects: [InterfaceElement]
    private let resources: InterfaceResources

    init(
        storyboard: UIStoryboard,
        element: InterfaceElement,
        objects: [InterfaceElement],
        resources: InterfaceResources
    ) {
        self.storyboard = storyboard
        self.element = element
        self.objects = objects
        self.resources = resources
    }

    func makeView(for controller: UIViewController) -> UIView {
        let loader = InterfaceLoader(
            name: storyboard.name,
            bundle: storyboard.bundle,
            resources: resources,
            owner: controller
        )
        loader.storyboard = storyboard
        loader.know(controller, as: element)
        let root = element.keyed("view") ?? element.keyed("tableView")
        let view = root.map(loader.view) ?? UIView(frame: UIScreen.main.bounds)
        controller.view = view
        loader.finish(others: objects.filter { $0 !== element })
        return view
    }
}

/// Finds documents in a bundle: beside the executable, in the person's language, in the base language.
enum InterfaceFiles {
    static func find(_ name: String, _ fileExtension: String, in bundle: Bundle) -> URL? {
        let root = bundle.resourceURL ?? bundle.bundleURL
        let folders = bundle.preferredLocalizations.map { "\($0).lproj" } + ["Base.lproj", "en.lproj", "."]
        let files = folders.map { root.appendingPathComponent($0).appendingPathComponent("\(name).\(fileExtension)") }
        return files.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The document of a file.
    static func read(
        _ name: String,
        _ fileExtension: String,
        called kind: String? = nil,
        in bundle: Bundle
    ) throws(InterfaceError) -> InterfaceElement {
        guard let file = find(name, fileExtension, in: bundle) else {
            throw InterfaceError("the bundle has no \(kind ?? fileExtension) named ‘\(name)’")
        }
        return try InterfaceXML.read(file)
    }
}
