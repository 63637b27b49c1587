import Foundation

// The way back that a storyboard leads: to a controller that was on the screen before.
extension UIViewController {
    /// Who takes the segue: nearest to where it begins, first in the same container, then in those around it, then below
    /// what was presented.
    func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var next: UIViewController? = self
        while let controller = next {
            if let found = controller.find(source) { return found }
            next = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    /// In its children, else itself.
    private func find(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let found = child.find(source) { return found }
        }
        let (action, origin) = (source.unwindAction, source.source)
        return canPerformUnwindSegueAction(action, from: origin, sender: source.sender) ? self : nil
    }

    /// Takes away what lies over the segue's end, and brings that to the front of each container.
    func unwind(by segue: UIStoryboardSegue) {
        let end = Array(sequence(first: segue.destination) { $0.parent })
        var (next, presenter): (UIViewController, UIViewController?) = (self, nil)
        while !end.contains(next) {
            if let parent = next.parent {
                next = parent
            } else if let below = next.presentingViewController {
                (next, presenter) = (below, below)
            } else {
                return
            }
        }
        presenter?.dismiss(animated: true)
        guard let common = end.firstIndex(of: next) else { return }
        for index in stride(from: common, to: 0, by: -1) { end[index].unwind(for: segue, towards: end[index - 1]) }
    }
}
