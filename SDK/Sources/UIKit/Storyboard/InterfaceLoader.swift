import Foundation

/// Makes the objects of a scene or a xib, then connects them.
@MainActor
final class InterfaceLoader {
    let name: String
    let bundle: Bundle
    let resources: InterfaceResources
    /// The scene's controller or the xib's owner.
    let owner: AnyObject?
    weak var storyboard: UIStoryboard?
    private(set) var objects: [String: AnyObject] = [:]
    /// What has connections, constraints or runtime attributes, in the document's order.
    private var made: [(object: AnyObject, element: InterfaceElement)] = []

    init(name: String, bundle: Bundle, resources: InterfaceResources, owner: AnyObject?) {
        self.name = name
        self.bundle = bundle
        self.resources = resources
        self.owner = owner
    }

    func know(_ object: AnyObject, as element: InterfaceElement) {
        objects[element.id] = object
        made.append((object, element))
    }

    /// Elements that are views, by their names' ends.
    static func isView(_ element: InterfaceElement) -> Bool {
        let others = [
            "label", "button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl",
            "datePicker",
        ]
        return others.contains(element.name) || element.name.hasSuffix("View") || element.name.hasSuffix("view")
            || ["tableViewCell", "collectionViewCell"].contains(element.name)
    }

    // MARK: Views

    /// The view of an element with all it holds.
    func view(_ element: InterfaceElement) -> UIView {
        let view = make(element)
        know(view, as: element)
        if let guide = element.keyed("safeArea") { objects[guide.id] = view.safeAreaLayoutGuide }
        if let guide = element.keyed("contentLayoutGuide") ?? element.keyed("frameLayoutGuide"),
            let scroll = view as? UIScrollView
        {
            objects[guide.id] = scroll.contentLayoutGuide
            element.keyed("frameLayoutGuide").map { objects[$0.id] = scroll.frameLayoutGuide }
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
            if let stack { stack.addArrangedSubview(subview) } else { container.addSubview(subview) }
        }
        if let table = view as? UITableView { addPrototypes(of: element, to: table) }
        if let collection = view as? UICollectionView { addPrototypes(of: element, to: collection) }
    }

    /// Cells and effect views keep their subviews in a view of their own.
    private func contentContainer(of view: UIView, _ element: InterfaceElement) -> UIView {
        guard let nested = element.keyed("contentView") else { return view }
        let inner =
            (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
            ?? (view as? UIVisualEffectView)?.contentView ?? view
        know(inner, as: nested)
        for child in nested.list("subviews") {
            if let own = part(of: view, element, named: child.id) {
                know(own, as: child)
                configure(own, child)
            } else {
                inner.addSubview(self.view(child))
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

    private func addPrototypes(of element: InterfaceElement, to table: UITableView) {
        for cell in element.list("prototypes") {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            let (name, bundle, resources) = (self.name, self.bundle, self.resources)
            table.prototypes[identifier] = {
                let loader = InterfaceLoader(name: name, bundle: bundle, resources: resources, owner: nil)
                let made = loader.view(cell) as? UITableViewCell
                loader.finish(others: [])
                return made
            }
        }
    }

    private func addPrototypes(of element: InterfaceElement, to collection: UICollectionView) {
        if let flow = element.keyed("collectionViewLayout"), flow.name == "collectionViewFlowLayout" {
            collection.collectionViewLayout = InterfaceResources.flowLayout(flow)
        }
        for cell in element.list("cells") {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            let (name, bundle, resources) = (self.name, self.bundle, self.resources)
            collection.pool.register(identifier) { _ in
                let loader = InterfaceLoader(name: name, bundle: bundle, resources: resources, owner: nil)
                let made = loader.view(cell) as? UICollectionReusableView
                loader.finish(others: [])
                return made
            }
        }
    }

    private func make(_ element: InterfaceElement) -> UIView {
        let coder = StoryboardCoder(bundle: bundle)
        coder.reuseIdentifier = element["reuseIdentifier"]
        let styles: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        coder.cellStyle = element["style"].flatMap { styles[$0] } ?? .default
        let custom = InterfaceClass.find(element) as? UIView.Type
        if custom == nil, let wanted = element["customClass"] {
            LayoutPass.warn("Unknown class \(wanted) in Interface Builder file \(name).")
        }
        if let view = (custom ?? Self.viewClass(element.name))?.init(coder: coder) { return view }
        let isPlain = element.name == "view" || element.name == "containerView"
        return isPlain ? UIView() : MissingView("<\(element.name)> of \(name) is not drawn by Carillon")
    }

    private static func viewClass(_ element: String) -> UIView.Type? {
        // Of a module that is there if the author's code imports it.
        element == "mapView" ? NSClassFromString("MapKit.MKMapView") as? UIView.Type : classes[element]
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

    /// Connects what was made, and the scene's other objects such as gesture recognizers.
    func finish(others: [InterfaceElement]) {
        for element in others { addGesture(element) }
        for (object, element) in made {
            if let view = object as? UIView { addConstraints(of: element, to: view) }
        }
        for (object, element) in made { setAttributes(of: object, element) }
        for (object, element) in made { connect(object, element) }
        for (object, _) in made where object is UIView { (object as? UIView)?.awakeFromNib() }
        (owner as? UIViewController)?.awakeFromNib()
    }

    private func addGesture(_ element: InterfaceElement) {
        let gesture: UIGestureRecognizer?
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = element.number("numberOfTapsRequired").map { Int($0) } ?? 1
            gesture = tap
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": gesture = UILongPressGestureRecognizer()
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            let directions: [String: UISwipeGestureRecognizer.Direction] = ["left": .left, "up": .up, "down": .down]
            swipe.direction = element["direction"].flatMap { directions[$0] } ?? .right
            gesture = swipe
        case "panGestureRecognizer": gesture = UIPanGestureRecognizer()
        case "pinchGestureRecognizer": gesture = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": gesture = UIRotationGestureRecognizer()
        default: gesture = nil
        }
        if let gesture { know(gesture, as: element) }
    }

    /// A constraint can be an outlet too.
    func know(_ constraint: NSLayoutConstraint, id: String?) {
        if let id { objects[id] = constraint }
    }

    /// The title and the buttons for a navigation bar.
    func addNavigationItem(of element: InterfaceElement, to controller: UIViewController) {
        guard let entry = element.keyed("navigationItem") else { return }
        if let title = entry["title"] { controller.navigationItem.title = title }
        objects[entry.id] = controller.navigationItem
        func button(_ element: InterfaceElement) -> UIBarButtonItem {
            let item = UIBarButtonItem.named(element["systemItem"], title: element["title"])
            item.image = image(element["image"], catalog: element["catalog"])
            know(item, as: element)
            return item
        }
        for side in ["left", "right"] {
            let items =
                entry.keyed("\(side)BarButtonItem").map { [button($0)] }
                ?? entry.list("\(side)BarButtonItems").map(button)
            guard !items.isEmpty else { continue }
            if side == "left" {
                controller.navigationItem.leftBarButtonItems = items
            } else {
                controller.navigationItem.rightBarButtonItems = items
            }
        }
    }

    /// The guides of a controller's bars, which older storyboards have in the place of the safe area.
    func addGuides(of element: InterfaceElement, to controller: UIViewController) {
        for guide in element.list("layoutGuides") {
            objects[guide.id] = guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
        }
    }
}
