import Foundation

// Controllers over controllers.
extension UIViewController {
    /// The navigation controller that it is in.
    public var navigationController: UINavigationController? { ancestor() }
    /// The tab bar controller that it is in.
    public var tabBarController: UITabBarController? { ancestor() }

    private func ancestor<Controller: UIViewController>() -> Controller? {
        var next = parent
        while let controller = next {
            if let found = controller as? Controller { return found }
            next = controller.parent
        }
        return nil
    }

    /// The controller at the top of what is presented over this one, which `present` of this one cannot be asked for.
    var topPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController { top = next }
        return top
    }

    /// Makes what comes next in a storyboard, tells it, and shows it as the segue says.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        guard let segue = scene?.segue(withIdentifier: identifier, from: self) else {
            fatalError("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
        }
        perform(segue, sender: sender)
    }

    func perform(_ segue: UIStoryboardSegue, sender: Any?) {
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}
