import Foundation

/// One controller of a storyboard with its view, which is made when it is asked for.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    private let element: InterfaceElement
    private let objects: [InterfaceElement]
    private let document: InterfaceSource
    /// Objects of the scene that are in no view: they live as long as the controller.
    private var kept: [AnyObject] = []

    init(storyboard: UIStoryboard, element: InterfaceElement, objects: [InterfaceElement], document: InterfaceSource) {
        self.storyboard = storyboard
        self.element = element
        self.objects = objects
        self.document = document
    }

    var id: String { element.id }

    func makeView(for controller: UIViewController) -> UIView {
        let loader = InterfaceLoader(document, owner: controller)
        loader.know(controller, as: element)
        let root = element.keyed("view") ?? element.keyed("tableView") ?? element.keyed("collectionView")
        let view = root.map(loader.view) ?? UIView(frame: UIScreen.main.bounds)
        controller.view = view
        loader.addGuides(of: element, to: controller)
        loader.addNavigationItem(of: element, to: controller)
        loader.setEdges(of: element, to: controller)
        loader.addToolbarItems(of: element, to: controller)
        kept = loader.finish(others: objects.filter { $0 !== element })
        return view
    }

    // MARK: Segues

    /// The segue of that name, wherever in the scene it begins.
    func segue(named identifier: String) -> InterfaceElement? {
        func find(_ element: InterfaceElement) -> InterfaceElement? {
            if element.name == "segue", element["identifier"] == identifier { return element }
            return element.children.lazy.compactMap(find).first
        }
        return find(element) ?? objects.lazy.compactMap(find).first
    }

    /// Goes where a segue leads, once its source was told. Nothing happens where its document leads nowhere.
    func perform(_ entry: InterfaceElement, from source: UIViewController, sender: Any?) {
        guard let segue = make(entry, from: source, sender: sender) else { return }
        source.prepare(for: segue, sender: sender)
        if let action = entry["unwindAction"], entry["kind"] == "unwind" {
            tell(segue.destination, Selector(action), [segue])
        }
        segue.perform()
    }

    private func make(_ entry: InterfaceElement, from source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
        guard let destination = destination(of: entry, from: source, sender: sender) else { return nil }
        let type = InterfaceClass.find(entry) as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        let segue = type.init(identifier: entry["identifier"], source: source, destination: destination)
        segue.kind = entry["kind"] ?? "show"
        segue.sender = sender
        entry["modalPresentationStyle"].flatMap { InterfaceValues.presentations[$0] }.map {
            destination.modalPresentationStyle = $0
        }
        entry["modalTransitionStyle"].flatMap { InterfaceValues.transitions[$0] }.map {
            destination.modalTransitionStyle = $0
        }
        return segue
    }

    private func destination(
        of entry: InterfaceElement,
        from source: UIViewController,
        sender: Any?
    ) -> UIViewController? {
        guard entry["kind"] == "unwind" else { return entry["destination"].flatMap(storyboard.controller(withID:)) }
        guard let action = entry["unwindAction"] else { return nil }
        let found = source.destination(
            of: UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(action), sender: sender)
        )
        if found == nil { LayoutPass.warn("No controller of \(storyboard.name) takes the unwind action \(action)") }
        return found
    }
}
