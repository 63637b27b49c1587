public import Foundation

/// Scenes of view controllers, read from Interface Builder's XML.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let bundle: Bundle
    let name: String
    private let document: InterfaceElement
    private let resources: InterfaceResources
    /// How deep the controllers that are being made lie in each other; a document may lead in a circle.
    private var nesting = 0
    private static let nestingLimit = 16

    /// The storyboard of a bundle; one that is missing or cannot be read ends the process with the reason, as on a phone.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            try self.init(loading: name, bundle: storyboardBundleOrNil ?? .main)
        } catch {
            fatalError("UIStoryboard: \(error)")
        }
    }

    /// Makes the next controller.
    private var creator: ((NSCoder) -> UIViewController?)?

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

    /// The controller of that identifier, made by the author where there is a `creator`.
    ///
    /// - Parameter creator: makes the controller of a coder; nil leaves that to the storyboard.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        self.creator = creator
        defer { self.creator = nil }
        let made = instantiateViewController(withIdentifier: identifier)
        guard let controller = made as? Controller else {
            fatalError("View controller with identifier '\(identifier)' is a \(type(of: made)), no \(Controller.self)")
        }
        return controller
    }

    func controller(withID id: String) -> UIViewController? { controller(where: { $0.id == $1 }, id) }

    private func controller(
        where matches: (InterfaceElement, String) -> Bool,
        _ wanted: String
    ) -> UIViewController? {
        for scene in document.list("scenes") {
            let objects = scene.list("objects")
            guard let element = objects.first(where: { $0.name.hasSuffix("ontroller") && matches($0, wanted) })
            else {
                continue
            }
            return make(element, objects)
        }
        return nil
    }

    private func make(_ element: InterfaceElement, _ objects: [InterfaceElement]) -> UIViewController? {
        let coder = StoryboardCoder(bundle: bundle)
        let standard = Self.classes[element.name] ?? UIViewController.self
        if let custom = element["customClass"], InterfaceClass.find(element) == nil {
            LayoutPass.warn("Unknown class \(custom) in Interface Builder file \(name).storyboard.")
        }
        let type = InterfaceClass.find(element) as? UIViewController.Type ?? standard
        let creator = creator
        self.creator = nil
        guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
        controller.scene = StoryboardScene(
            storyboard: self,
            element: element,
            objects: objects,
            resources: resources
        )
        if let title = element["title"] { controller.title = title }
        addRelated(of: element, to: controller)
        return controller
    }

    private static let classes: [String: UIViewController.Type] = [
        "tableViewController": UITableViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "pageViewController": UIPageViewController.self,
        "collectionViewController": UICollectionViewController.self,
    ]

    /// The controllers that a navigation or tab bar controller begins with.
    private func addRelated(of element: InterfaceElement, to controller: UIViewController) {
        guard nesting < Self.nestingLimit else { return }
        nesting += 1
        defer { nesting -= 1 }
        let related = element.list("connections").filter { $0["kind"] == "relationship" }
        func controllers(_ relationship: String) -> [UIViewController] {
            related.filter { $0["relationship"] == relationship }.compactMap { $0["destination"] }
                .compactMap(self.controller(withID:))
        }
        if let navigation = controller as? UINavigationController {
            navigation.navigationBar.prefersLargeTitles = element.keyed("navigationBar")?["largeTitles"] == "YES"
            navigation.viewControllers = controllers("rootViewController")
        } else if let tabs = controller as? UITabBarController {
            tabs.viewControllers = controllers("viewControllers")
        }
    }
}

/// A way from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    var kind = "show"

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Shows the destination, as its kind says.
    open func perform() {
        switch kind {
        case "show", "push", "showDetail": source.show(destination, sender: nil)
        default: source.present(destination, animated: true)
        }
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

    /// The segue of that name, wherever in the scene it begins.
    func segue(withIdentifier identifier: String, from source: UIViewController) -> UIStoryboardSegue? {
        func find(_ element: InterfaceElement) -> InterfaceElement? {
            if element.name == "segue", element["identifier"] == identifier { return element }
            return element.children.lazy.compactMap(find).first
        }
        return find(element).flatMap { segue($0, from: source) }
    }

    func segue(_ entry: InterfaceElement, from source: UIViewController) -> UIStoryboardSegue? {
        guard let destination = entry["destination"].flatMap(storyboard.controller(withID:)) else { return nil }
        let segue = UIStoryboardSegue(identifier: entry["identifier"], source: source, destination: destination)
        segue.kind = entry["kind"] ?? "show"
        return segue
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
        loader.addGuides(of: element, to: controller)
        loader.addNavigationItem(of: element, to: controller)
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
