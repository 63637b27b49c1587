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

    /// Makes what comes next in a storyboard, tells this controller, and shows it as the segue says.
    ///
    /// It does not ask `shouldPerformSegue(withIdentifier:sender:)`, which is for segues that a person's touch begins.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let scene, let segue = scene.segue(named: identifier) else {
            fatalError("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
        }
        scene.perform(segue, from: self, sender: sender)
    }
}
