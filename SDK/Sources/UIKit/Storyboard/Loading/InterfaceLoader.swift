import Foundation

/// Makes the objects of a scene, of a cell or of a xib, then connects them.
@MainActor
final class InterfaceLoader {
    let source: InterfaceSource
    /// The scene's controller or the xib's owner.
    let owner: AnyObject?
    private(set) var objects: [String: AnyObject] = [:]
    /// What has connections, constraints or runtime attributes, in the document's order.
    private var made: [(object: AnyObject, element: InterfaceElement)] = []
    /// The objects that are no views.
    private var customObjects: Set<ObjectIdentifier> = []
    /// Views that are made for other sizes of screen: somebody may know them, and nobody sees them.
    private(set) var uninstalled: Set<String> = []

    init(_ source: InterfaceSource, owner: AnyObject?) {
        self.source = source
        self.owner = owner
    }

    /// Makes a cell, whose connections may lead to the scene's controller.
    static func cell(_ element: InterfaceElement, _ source: InterfaceSource, in scene: UIViewController?) -> UIView {
        let loader = InterfaceLoader(source, owner: scene)
        if let scene, let id = scene.scene?.id { loader.objects[id] = scene }
        let cell = loader.view(element)
        loader.finish(others: [])
        return cell
    }

    func know(_ object: AnyObject, as element: InterfaceElement) {
        objects[element.id] = object
        made.append((object, element))
    }

    /// What has no connections of its own: a guide, or a constraint, which can be an outlet too.
    func know(_ object: AnyObject, id: String?) {
        if let id { objects[id] = object }
    }

    /// Elements that are views, by their names' ends.
    static func isView(_ element: InterfaceElement) -> Bool {
        let others = [
            "label", "button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl",
            "datePicker", "navigationBar", "toolbar", "tabBar", "searchBar", "collectionReusableView",
        ]
        return others.contains(element.name) || element.name.hasSuffix("View") || element.name.hasSuffix("view")
            || ["tableViewCell", "collectionViewCell"].contains(element.name)
    }

    // MARK: Views

    /// The view of an element with all it holds.
    func view(_ element: InterfaceElement) -> UIView {
        let view = make(element)
        know(view, as: element)
        if let guide = element.keyed("safeArea") { know(view.safeAreaLayoutGuide, id: guide.id) }
        if let scroll = view as? UIScrollView {
            element.keyed("contentLayoutGuide").map { know(scroll.contentLayoutGuide, id: $0.id) }
            element.keyed("frameLayoutGuide").map { know(scroll.frameLayoutGuide, id: $0.id) }
        }
        configure(view, element)
        addSubviews(of: element, to: view)
        return view
    }

    private func addSubviews(of element: InterfaceElement, to view: UIView) {
        let stack = view as? UIStackView
        let container = contentContainer(of: view, element)
        for child in element.list("subviews") {
            let subview = self.view(child)
            guard isInstalled(child, in: element) else { continue }
            if let stack { stack.addArrangedSubview(subview) } else { container.addSubview(subview) }
        }
        switch view {
        case let table as UITableView: addRows(of: element, to: table)
        case let collection as UICollectionView: addCells(of: element, to: collection)
        case let toolbar as UIToolbar: toolbar.items = element.list("items").map(barButton)
        case let bar as UINavigationBar: bar.items = element.list("items").map { item in navigationItem(item) }
        case let bar as UITabBar: bar.items = element.list("items").map { item in tabItem(item) }
        default: break
        }
    }

    /// Whether a view is there for a phone's size; one that is not is remembered.
    private func isInstalled(_ child: InterfaceElement, in element: InterfaceElement) -> Bool {
        guard element.uninstalled.contains(child.id) else { return true }
        uninstalled.insert(child.id)
        return false
    }

    /// Cells and effect views keep their subviews in a view of their own.
    private func contentContainer(of view: UIView, _ element: InterfaceElement) -> UIView {
        guard let nested = element.keyed("contentView") else { return view }
        let inner =
            (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
            ?? (view as? UIVisualEffectView)?.contentView ?? view
        know(inner, as: nested)
        color("backgroundColor", nested).map { inner.backgroundColor = $0 }
        for child in nested.list("subviews") {
            if let own = part(of: view, element, named: child.id) {
                know(own, as: child)
                configure(own, child)
            } else {
                let subview = self.view(child)
                if isInstalled(child, in: nested) { inner.addSubview(subview) }
            }
        }
        return inner
    }

    /// The label or the picture that a cell has by its style, where the document tells what it shows.
    private func part(of view: UIView, _ element: InterfaceElement, named id: String) -> UIView? {
        guard let cell = view as? UITableViewCell else { return nil }
        if id == element["textLabel"] { return cell.textLabel }
        if id == element["detailTextLabel"] { return cell.detailTextLabel }
        return id == element["imageView"] ? cell.imageView : nil
    }

    private func make(_ element: InterfaceElement) -> UIView {
        let coder = StoryboardCoder(bundle: source.bundle)
        coder.reuseIdentifier = element["reuseIdentifier"]
        coder.cellStyle = element["style"].flatMap { InterfaceValues.cellStyles[$0] } ?? .default
        coder.tableStyle = element["style"].flatMap { InterfaceValues.tableStyles[$0] } ?? .plain
        let custom = InterfaceClass.find(element) as? UIView.Type
        if custom == nil, let wanted = element["customClass"] {
            LayoutPass.warn("Unknown class \(wanted) in Interface Builder file \(source.name).")
        }
        if let view = (custom ?? Self.viewClass(element.name))?.init(coder: coder) { return view }
        let isPlain = element.name == "view" || element.name == "containerView"
        return isPlain ? UIView() : MissingView("<\(element.name)> of \(source.name) is not drawn by Carillon")
    }

    private static func viewClass(_ element: String) -> UIView.Type? {
        // Of modules that are there if the author's code imports them.
        switch element {
        case "mapView": NSClassFromString("MapKit.MKMapView") as? UIView.Type
        case "wkWebView": NSClassFromString("WebKit.WKWebView") as? UIView.Type
        case "skView": NSClassFromString("SpriteKit.SKView") as? UIView.Type
        case "scnView", "sceneKitView": NSClassFromString("SceneKit.SCNView") as? UIView.Type
        default: classes[element]
        }
    }

    private static let classes: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
        "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
        "scrollView": UIScrollView.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "pageControl": UIPageControl.self, "stepper": UIStepper.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "switch": UISwitch.self, "slider": UISlider.self, "segmentedControl": UISegmentedControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "visualEffectView": UIVisualEffectView.self, "containerView": UIView.self, "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self, "searchBar": UISearchBar.self,
    ]

    // MARK: The end

    /// Connects what was made, and the scene's other objects such as gesture recognizers, and tells the views.
    ///
    /// - Returns: the other objects, which live as long as what they belong to.
    @discardableResult
    func finish(others: [InterfaceElement]) -> [AnyObject] {
        for element in others {
            switch element.name {
            case "customObject": addObject(element)
            case "barButtonItem": _ = barButton(element)
            case _ where Self.isView(element): _ = view(element)
            default: addGesture(element)
            }
        }
        for (object, element) in made {
            if let view = object as? UIView { addConstraints(of: element, to: view) }
        }
        for (object, element) in made { setAttributes(of: object, element) }
        for (object, element) in made { connect(object, element) }
        for (object, _) in made {
            (object as? UIView)?.awakeFromNib()
            (object as? UIBarItem)?.awakeFromNib()
            if customObjects.contains(ObjectIdentifier(object)) {
                AuthorNames.shared.perform(Selector("awakeFromNib"), on: object)
            }
        }
        return others.compactMap { objects[$0.id] }.filter { $0 !== owner }
    }

    /// An object that is no view, of the author's class.
    private func addObject(_ element: InterfaceElement) {
        guard let name = element["customClass"] else { return }
        guard let type = InterfaceClass.find(element),
            case .answered(let made) = AuthorNames.shared.send(Selector("init"), to: type), let made
        else { return LayoutPass.warn("Unknown class \(name) in Interface Builder file \(source.name).") }
        let object = made as AnyObject
        customObjects.insert(ObjectIdentifier(object))
        know(object, as: element)
    }

    private func addGesture(_ element: InterfaceElement) {
        let gesture: UIGestureRecognizer
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = element.number("numberOfTapsRequired").map { Int($0) } ?? 1
            element.number("numberOfTouchesRequired").map { tap.numberOfTouchesRequired = Int($0) }
            gesture = tap
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            element.number("minimumPressDuration").map { press.minimumPressDuration = Double($0) }
            gesture = press
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            let directions: [String: UISwipeGestureRecognizer.Direction] = ["left": .left, "up": .up, "down": .down]
            swipe.direction = element["direction"].flatMap { directions[$0] } ?? .right
            gesture = swipe
        case "panGestureRecognizer":
            let pan = UIPanGestureRecognizer()
            element.number("minimumNumberOfTouches").map { pan.minimumNumberOfTouches = Int($0) }
            element.number("maximumNumberOfTouches").map { pan.maximumNumberOfTouches = Int($0) }
            gesture = pan
        case "screenEdgePanGestureRecognizer": gesture = UIScreenEdgePanGestureRecognizer()
        case "pinchGestureRecognizer": gesture = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": gesture = UIRotationGestureRecognizer()
        default: return
        }
        element.flag("enabled").map { gesture.isEnabled = $0 }
        element.flag("cancelsTouchesInView").map { gesture.cancelsTouchesInView = $0 }
        know(gesture, as: element)
    }

    /// The guides of a controller's bars, which older storyboards have in the place of the safe area.
    func addGuides(of element: InterfaceElement, to controller: UIViewController) {
        for guide in element.list("layoutGuides") {
            know(guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide, id: guide.id)
        }
    }
}
