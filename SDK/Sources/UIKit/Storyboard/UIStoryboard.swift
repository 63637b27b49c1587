public import Foundation

/// Scenes of view controllers, read from Interface Builder's XML.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let bundle: Bundle
    let name: String
    private let document: InterfaceElement
    private lazy var source = InterfaceSource(name: name, bundle: bundle, document: document, storyboard: self)
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
        super.init()
    }

    /// The first controller; nil if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        document["initialViewController"].flatMap(controller(withID:))
    }

    /// The first controller, made by the author where there is a `creator`; nil if the storyboard has none.
    ///
    /// - Parameter creator: makes the controller of a coder; nil leaves that to the storyboard.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        self.creator = creator
        defer { self.creator = nil }
        return instantiateInitialViewController() as? Controller
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let made = controller(named: identifier) else {
            fatalError("Storyboard \(name) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return made
    }

    /// The controller of that identifier, made by the author where there is a `creator`.
    ///
    /// - Parameter creator: makes the controller of a coder; nil leaves that to the storyboard.
    open func instantiateViewController<Controller: UIViewController>(
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

    func controller(withID id: String) -> UIViewController? { controller { $0.id == id } }

    private func controller(named identifier: String) -> UIViewController? {
        controller { $0["storyboardIdentifier"] == identifier }
    }

    private func controller(where matches: (InterfaceElement) -> Bool) -> UIViewController? {
        for scene in document.list("scenes") {
            let objects = scene.list("objects")
            guard let element = objects.first(where: { Self.isController($0) && matches($0) }) else { continue }
            return element.name == "viewControllerPlaceholder" ? referenced(by: element) : make(element, objects)
        }
        return nil
    }

    private static func isController(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
    }

    /// What a reference leads to: a scene of another storyboard, or one of this by its name.
    private func referenced(by reference: InterfaceElement) -> UIViewController? {
        guard nesting < Self.nestingLimit else { return nil }
        nesting += 1
        defer { nesting -= 1 }
        let wanted = reference["referencedIdentifier"]
        guard let name = reference["storyboardName"] else { return wanted.flatMap(controller(named:)) }
        do {
            let other = try UIStoryboard(loading: name, bundle: bundle)
            other.nesting = nesting
            return wanted.map { other.instantiateViewController(withIdentifier: $0) }
                ?? other.instantiateInitialViewController()
        } catch {
            LayoutPass.warn("A reference of \(self.name).storyboard: \(error)")
            return nil
        }
    }

    private func make(_ element: InterfaceElement, _ objects: [InterfaceElement]) -> UIViewController? {
        let coder = StoryboardCoder(bundle: bundle)
        if element["transitionStyle"] == "pageCurl" { coder.pageStyle = .pageCurl }
        if element["navigationOrientation"] == "vertical" { coder.pageOrientation = .vertical }
        let standard = Self.classes[element.name] ?? UIViewController.self
        if let custom = element["customClass"], InterfaceClass.find(element) == nil {
            LayoutPass.warn("Unknown class \(custom) in Interface Builder file \(name).storyboard.")
        }
        let type = InterfaceClass.find(element) as? UIViewController.Type ?? standard
        let creator = creator
        self.creator = nil
        guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
        controller.scene = StoryboardScene(storyboard: self, element: element, objects: objects, document: source)
        configure(controller, element)
        addRelated(of: element, to: controller)
        controller.awakeFromNib()
        return controller
    }

    /// What is known of a controller before it has a view.
    private func configure(_ controller: UIViewController, _ element: InterfaceElement) {
        source.localized(element, "title").map { controller.title = $0 }
        if let entry = element.keyed("navigationItem") {
            source.localized(entry, "title").map { controller.navigationItem.title = $0 }
        }
        element.keyed("tabBarItem").map { controller.tabBarItem = source.tabItem($0) }
        element.flag("hidesBottomBarWhenPushed").map { controller.hidesBottomBarWhenPushed = $0 }
        element.flag("definesPresentationContext").map { controller.definesPresentationContext = $0 }
        element["modalPresentationStyle"].flatMap { InterfaceValues.presentations[$0] }.map {
            controller.modalPresentationStyle = $0
        }
        element["modalTransitionStyle"].flatMap { InterfaceValues.transitions[$0] }.map {
            controller.modalTransitionStyle = $0
        }
        if let size = element.keyed("preferredContentSize"), let width = size.number("width"),
            let height = size.number("height")
        {
            controller.preferredContentSize = CGSize(width: width, height: height)
        }
    }

    private static let classes: [String: UIViewController.Type] = [
        "tableViewController": UITableViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "pageViewController": UIPageViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "splitViewController": UISplitViewController.self,
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
            element.keyed("navigationBar").map { source.configure(navigation.navigationBar, $0) }
            element.flag("navigationBarHidden").map { navigation.isNavigationBarHidden = $0 }
            element.flag("toolbarHidden").map { navigation.isToolbarHidden = $0 }
            navigation.viewControllers = controllers("rootViewController")
        } else if let tabs = controller as? UITabBarController {
            tabs.viewControllers = controllers("viewControllers")
            element.keyed("tabBar").map { source.configure(tabs.tabBar, $0) }
        } else if let split = controller as? UISplitViewController {
            split.viewControllers = controllers("masterViewController") + controllers("detailViewController")
        }
    }
}
