import Foundation

// What a person's touch leads to, and scenes within scenes.
extension InterfaceLoader {
    /// Hangs a segue on what it starts from. One that starts from a controller waits to be called by its name.
    func follow(_ entry: InterfaceElement, from object: AnyObject) {
        let begin: () -> Void = { [weak owner, weak object] in
            guard let controller = owner as? UIViewController,
                controller.shouldPerformSegue(withIdentifier: entry["identifier"] ?? "", sender: object)
            else { return }
            controller.scene?.perform(entry, from: controller, sender: object)
        }
        switch object {
        case let control as UIControl: control.addAction(UIAction { _ in begin() }, for: .primaryActionTriggered)
        case let item as UIBarButtonItem: item.primaryAction = UIAction(title: item.title ?? "") { _ in begin() }
        case let gesture as UIGestureRecognizer: gesture.begins(begin)
        case let cell as UITableViewCell where entry["trigger"] == "accessoryAction": cell.accessorySegue = begin
        case let cell as UITableViewCell: cell.segue = begin
        case let cell as UICollectionViewCell: cell.segue = begin
        default: break
        }
    }

    func embed(_ entry: InterfaceElement, in object: AnyObject) {
        guard let container = object as? UIView, let parent = owner as? UIViewController else { return }
        guard let id = entry["destination"], let child = source.storyboard?.controller(withID: id) else { return }
        parent.prepare(
            for: UIStoryboardSegue(identifier: entry["identifier"], source: parent, destination: child),
            sender: nil
        )
        parent.addChild(child)
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }
}
