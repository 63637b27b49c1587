import Foundation

// What stands in bars.
extension InterfaceLoader {
    /// The title and the buttons for a navigation bar.
    func addNavigationItem(of element: InterfaceElement, to controller: UIViewController) {
        guard let entry = element.keyed("navigationItem") else { return }
        navigationItem(entry, controller.navigationItem)
    }

    /// Under which bars the controller's view goes on.
    func setEdges(of element: InterfaceElement, to controller: UIViewController) {
        if let edges = element.keyed("edgesForExtendedLayout") {
            let named: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = UIRectEdge(named.filter { edges.flag($0.0) == true }.map(\.1))
        }
        element.flag("extendedLayoutIncludesOpaqueBars").map { controller.extendedLayoutIncludesOpaqueBars = $0 }
    }

    @discardableResult
    func navigationItem(
        _ entry: InterfaceElement,
        _ item: UINavigationItem = UINavigationItem(title: "")
    ) -> UINavigationItem {
        know(item, as: entry)
        // A controller's own words came with it, and its code may have changed them since.
        if item.title?.isEmpty ?? true { source.localized(entry, "title").map { item.title = $0 } }
        source.localized(entry, "prompt").map { item.prompt = $0 }
        source.localized(entry, "backButtonTitle").map { item.backButtonTitle = $0 }
        entry["largeTitleDisplayMode"].flatMap { InterfaceValues.largeTitles[$0] }.map {
            item.largeTitleDisplayMode = $0
        }
        entry.flag("hidesBackButton").map { item.hidesBackButton = $0 }
        entry.keyed("titleView").map { item.titleView = view($0) }
        entry.keyed("backBarButtonItem").map { item.backBarButtonItem = barButton($0) }
        let left = items(of: entry, "left")
        if !left.isEmpty { item.leftBarButtonItems = left }
        let right = items(of: entry, "right")
        if !right.isEmpty { item.rightBarButtonItems = right }
        return item
    }

    private func items(of entry: InterfaceElement, _ side: String) -> [UIBarButtonItem] {
        entry.keyed("\(side)BarButtonItem").map { [barButton($0)] }
            ?? entry.list("\(side)BarButtonItems").map(barButton)
    }

    func barButton(_ element: InterfaceElement) -> UIBarButtonItem {
        let item = source.made(element, UIBarButtonItem.self) ?? UIBarButtonItem()
        item.take(system: element["systemItem"], title: source.localized(element, "title"))
        item.image = source.image("image", of: element)
        element.number("width").map { item.width = $0 }
        element.number("tag").map { item.tag = Int($0) }
        element.flag("enabled").map { item.isEnabled = $0 }
        if element["style"] == "done" { item.style = .done }
        color("tintColor", element).map { item.tintColor = $0 }
        element.keyed("customView").map { item.customView = view($0) }
        know(item, as: element)
        return item
    }

    /// The buttons of a controller for the tool bar of its navigation controller.
    func addToolbarItems(of element: InterfaceElement, to controller: UIViewController) {
        let items = element.list("toolbarItems").map(barButton)
        if !items.isEmpty { controller.toolbarItems = items }
    }

    func tabItem(_ element: InterfaceElement) -> UITabBarItem {
        let item = source.tabItem(element)
        know(item, as: element)
        return item
    }
}

extension InterfaceSource {
    /// The tab of a controller, or one of a bar that stands for itself.
    func tabItem(_ element: InterfaceElement) -> UITabBarItem {
        let tag = element.number("tag").map { Int($0) } ?? 0
        let item: UITabBarItem
        if let own = made(element, UITabBarItem.self) {
            item = own
            (item.title, item.image, item.tag) = (localized(element, "title"), image("image", of: element), tag)
        } else if let system = element["systemItem"].flatMap({ InterfaceValues.tabs[$0] }) {
            item = UITabBarItem(tabBarSystemItem: system, tag: tag)
        } else {
            let title = localized(element, "title")
            item = UITabBarItem(title: title, image: image("image", of: element), tag: tag)
        }
        item.selectedImage = image("selectedImage", of: element)
        item.badgeValue = element["badgeValue"]
        color("badgeColor", element).map { item.badgeColor = $0 }
        element.flag("enabled").map { item.isEnabled = $0 }
        return item
    }

    /// An item of the author's class; nil where the document names none.
    func made<Item: UIBarItem>(_ element: InterfaceElement, _ kind: Item.Type) -> Item? {
        guard let name = element["customClass"] else { return nil }
        guard let type = InterfaceClass.find(element) as? Item.Type else {
            LayoutPass.warn("Unknown class \(name) in Interface Builder file \(self.name).")
            return nil
        }
        return type.init(coder: StoryboardCoder(bundle: bundle))
    }

    func configure(_ bar: UINavigationBar, _ element: InterfaceElement) {
        bar.prefersLargeTitles = element.flag("largeTitles") ?? false
        element.flag("translucent").map { bar.isTranslucent = $0 }
        if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
        color("barTintColor", element).map { bar.barTintColor = $0 }
        color("tintColor", element).map { bar.tintColor = $0 }
        attributes("titleTextAttributes", element).map { bar.titleTextAttributes = $0 }
        attributes("largeTitleTextAttributes", element).map { bar.largeTitleTextAttributes = $0 }
        element.keyed("standardAppearance").map { bar.standardAppearance = appearance($0) }
        element.keyed("scrollEdgeAppearance").map { bar.scrollEdgeAppearance = appearance($0) }
    }

    func configure(_ bar: UITabBar, _ element: InterfaceElement) {
        color("barTintColor", element).map { bar.barTintColor = $0 }
        color("tintColor", element).map { bar.tintColor = $0 }
        color("unselectedItemTintColor", element).map { bar.unselectedItemTintColor = $0 }
        color("selectedImageTintColor", element).map { bar.tintColor = $0 }
        element.flag("translucent").map { bar.isTranslucent = $0 }
        if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
        image("backgroundImage", of: element).map { bar.backgroundImage = $0 }
        image("selectionIndicatorImage", of: element).map { bar.selectionIndicatorImage = $0 }
    }

    func configure(_ bar: UIToolbar, _ element: InterfaceElement) {
        color("barTintColor", element).map { bar.barTintColor = $0 }
        color("tintColor", element).map { bar.tintColor = $0 }
        element.flag("translucent").map { bar.isTranslucent = $0 }
        if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
    }

    private func appearance(_ element: InterfaceElement) -> UINavigationBarAppearance {
        let made = UINavigationBarAppearance()
        color("backgroundColor", element).map { made.backgroundColor = $0 }
        color("shadowColor", element).map { made.shadowColor = $0 }
        attributes("titleTextAttributes", element).map { made.titleTextAttributes = $0 }
        attributes("largeTitleTextAttributes", element).map { made.largeTitleTextAttributes = $0 }
        return made
    }

    private func attributes(_ key: String, _ element: InterfaceElement) -> [NSAttributedString.Key: Any]? {
        guard let entry = element.keyed(key) else { return nil }
        var made: [NSAttributedString.Key: Any] = [:]
        color("textColor", entry).map { made[.foregroundColor] = $0 }
        InterfaceResources.font(entry.keyed("fontDescription")).map { made[.font] = $0 }
        return made.isEmpty ? nil : made
    }
}
