import Foundation

// Controllers over controllers.
extension UIViewController {
    /// The nearest one that it is in.
    func ancestor<Controller: UIViewController>() -> Controller? {
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
    func perform(_ identifier: String, _ sender: Any?) {
        guard let scene, let segue = scene.segue(named: identifier) else {
            fatalError("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
        }
        scene.perform(segue, from: self, sender: sender)
    }

    func move(
        from old: UIViewController,
        to new: UIViewController,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        if let view = old.viewIfLoaded?.superview ?? viewIfLoaded, new.view.superview !== view {
            view.addSubview(new.view)
        }
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: { isFinished in
                old.viewIfLoaded?.removeFromSuperview()
                completion?(isFinished)
            }
        )
    }

    /// Says which view the bar at the top follows, in place of the first that the view holds; the other edges are kept.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
            contentScrollViews[one.rawValue] = WeakScrollView(view: scrollView)
        }
        parent?.viewIfLoaded?.setNeedsLayout()
    }
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?.view
    }
    /// Kept: the tab bar's ground is the same over all that scrolls.
    public var tabBarObservedScrollView: UIScrollView? {
        get { nil }
        set {}
    }
}

/// A view that scrolls, as long as it is there.
struct WeakScrollView {
    weak var view: UIScrollView?
}
