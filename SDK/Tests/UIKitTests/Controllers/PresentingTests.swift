import Testing

@testable import UIKit

/// Half a screen at the bottom, as authors wrote it before sheets had heights.
private final class HalfHeight: UIPresentationController {
    var seen: [String] = []
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let size = size(
            forChildContentContainer: presentedViewController,
            withParentContainerSize: containerView.bounds.size
        )
        return CGRect(origin: CGPoint(x: 0, y: containerView.bounds.height - size.height), size: size)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

    override func presentationTransitionWillBegin() {
        seen.append("will begin")
        dimming.frame = containerView?.bounds ?? .zero
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else { return }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { seen.append("came \(completed) \(dimming.alpha)") }
    override func dismissalTransitionWillBegin() {
        seen.append("will go")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { seen.append("went \(completed) \(dimming.alpha)") }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
}

/// Fades what comes in, and out.
private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
    var ends = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let coming = transitionContext.view(forKey: .to)
        if let coming, let to = transitionContext.viewController(forKey: .to) {
            coming.frame = transitionContext.finalFrame(for: to)
            transitionContext.containerView.addSubview(coming)
            coming.alpha = 0
        }
        UIView.animate(withDuration: 0.5) {
            coming?.alpha = 1
            if coming == nil { transitionContext.view(forKey: .from)?.alpha = 0 }
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled && self.ends)
        }
    }
}

private final class Ways: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    var half: HalfHeight?
    var animator: Fading?

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        half = HalfHeight(presentedViewController: presented, presenting: presenting)
        return half
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Notes when it comes and goes.
private final class Screen: UIViewController {
    nonisolated(unsafe) static var seen: [String] = []

    override func viewWillAppear(_ animated: Bool) { Self.seen.append("\(title ?? "") will appear") }
    override func viewDidAppear(_ animated: Bool) { Self.seen.append("\(title ?? "") appeared") }
    override func viewWillDisappear(_ animated: Bool) { Self.seen.append("\(title ?? "") will disappear") }
    override func viewDidDisappear(_ animated: Bool) { Self.seen.append("\(title ?? "") disappeared") }
}

@Suite("Controllers over others", .serialized, .timeLimit(.minutes(1))) @MainActor struct PresentingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    private let first = Screen()
    private let second = Screen()
    private let ways = Ways()

    init() {
        (first.title, second.title) = ("first", "second")
        window.rootViewController = first
        first.setAppearance(visible: true)
        second.transitioningDelegate = ways
        Screen.seen = []
    }

    /// Runs what is put off, as if time had passed.
    private func withTime<Result>(_ body: (_ pass: () -> Void) throws -> Result) rethrows -> Result {
        var later: [@MainActor () -> Void] = []
        let before = Display.shared.schedule
        defer { Display.shared.schedule = before }
        Display.shared.schedule = { _, body in later.append(body) }
        return try body {
            let due = later
            later = []
            for body in due { body() }
        }
    }

    @Test func `an author's presentation controller says where a controller stands, and hears of its way`() throws {
        second.modalPresentationStyle = .custom
        try withTime { pass in
            first.present(second, animated: true)
            let half = try #require(ways.half)
            #expect(second.presentationController === half && half.presentingViewController === first)
            #expect(half.seen == ["will begin"] && Screen.seen == ["second will appear"])
            pass()
            window.layoutIfNeeded()
            #expect(half.seen == ["will begin", "came true 1.0"])
            #expect(second.view.frame == CGRect(x: 0, y: 437, width: 402, height: 437))
            #expect(half.containerView === second.view.superview && half.containerView?.frame == window.bounds)
            half.seen = []
            second.dismiss(animated: true)
            #expect(half.seen == ["will go"] && first.presentedViewController === second)
            pass()
            #expect(half.seen == ["will go", "went true 0.0"])
            #expect(half.containerView == nil && first.presentedViewController == nil && second.view.superview == nil)
        }
    }

    @Test func `without an animation it is there at once`() throws {
        second.modalPresentationStyle = .custom
        first.present(second, animated: false)
        let half = try #require(ways.half)
        #expect(half.seen == ["will begin", "came true 1.0"] && second.view.frame.minY == 437)
        first.dismiss(animated: false)
        #expect(half.seen.suffix(2) == ["will go", "went true 0.0"] && second.presentingViewController == nil)
    }

    @Test func `an author's animation brings a controller and takes it away`() {
        ways.animator = Fading()
        second.modalPresentationStyle = .fullScreen
        withTime { pass in
            var isThere = false
            first.present(second, animated: true) { isThere = true }
            #expect(Screen.seen == ["first will disappear", "second will appear"] && !isThere)
            pass()
            #expect(Screen.seen.suffix(2) == ["second appeared", "first disappeared"] && isThere)
            #expect(second.view.alpha == 1 && second.view.frame == window.bounds && first.view.superview === window)
            Screen.seen = []
            first.dismiss(animated: true)
            // The view that is seen again is put into the container, and back.
            #expect(first.view.superview !== window)
            pass()
            #expect(first.view.superview === window && window.subviews == [first.view])
            #expect(
                Screen.seen == [
                    "second will disappear", "first will appear", "first appeared", "second disappeared",
                ]
            )
        }
    }

    @Test func `an animation that was given up leaves all as it was`() {
        let animator = Fading()
        ways.animator = animator
        animator.ends = false
        second.modalPresentationStyle = .overFullScreen
        withTime { pass in
            first.present(second, animated: true)
            pass()
            #expect(first.presentedViewController == nil && window.subviews == [first.view])
        }
    }

    @Test func `a controller that is covered whole disappears and comes back`() {
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        #expect(Screen.seen == ["first will disappear", "second will appear", "second appeared", "first disappeared"])
        window.rootViewController?.comeToScreen()
        #expect(first.appearance == .disappeared)
        Screen.seen = []
        second.dismiss(animated: true)
        #expect(Screen.seen == ["second will disappear", "first will appear", "first appeared", "second disappeared"])
        Screen.seen = []
        second.modalPresentationStyle = .pageSheet
        first.present(second, animated: true)
        #expect(Screen.seen == ["second will appear", "second appeared"])
    }

    @Test func `what is presented before its presenter is seen appears with it`() {
        let (below, above) = (Screen(), Screen())
        (below.title, above.title) = ("below", "above")
        window.rootViewController = below
        below.present(above, animated: false)
        #expect(Screen.seen.filter { $0.hasPrefix("above") }.isEmpty)
        below.comeToScreen()
        #expect(
            Screen.seen.suffix(4) == ["below will appear", "below appeared", "above will appear", "above appeared"]
        )
    }

    @Test func `a stack is changed by an author's animation`() {
        ways.animator = Fading()
        let stack = UINavigationController(rootViewController: Screen())
        stack.delegate = ways
        window.rootViewController = stack
        stack.comeToScreen()
        withTime { pass in
            stack.pushViewController(second, animated: true)
            window.layoutIfNeeded()
            #expect(stack.topViewController === second && stack.transitionCoordinator != nil)
            pass()
            window.layoutIfNeeded()
            #expect(second.view.superview === stack.view && second.appearance == .appeared)
            stack.popViewController(animated: true)
            #expect(second.parent === stack)
            pass()
            window.layoutIfNeeded()
            #expect(second.parent == nil && stack.topViewController?.view.superview === stack.view)
            #expect(stack.topViewController?.appearance == .appeared && stack.transitionCoordinator == nil)
        }
    }

    // MARK: Heights

    @Test func `a sheet stands at its height, and its grabber takes it to the next`() throws {
        let sheet = try #require(second.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        sheet.largestUndimmedDetentIdentifier = .medium
        first.present(second, animated: true)
        window.layoutIfNeeded()
        #expect(second.view.frame == CGRect(x: 0, y: 442, width: 402, height: 432))
        // What is not dimmed can be touched.
        #expect(window.hitTest(CGPoint(x: 200, y: 100), with: nil) === first.view)
        let grabber = try #require(second.view.superview?.subviews.last as? UIButton)
        grabber.sendActions(for: .touchUpInside)
        window.layoutIfNeeded()
        #expect(sheet.selectedDetentIdentifier == .large && second.view.frame.minY == 10)
        #expect(window.hitTest(CGPoint(x: 200, y: 5), with: nil) !== first.view)
        sheet.detents = [.custom { _ in 200 }]
        window.layoutIfNeeded()
        #expect(second.view.frame.height == 200)
    }

    /// Lets a popover be one, and says whether it may be left.
    final class Pointing: NSObject, UIPopoverPresentationControllerDelegate {
        var seen: [String] = []
        var mayGo = false

        func adaptivePresentationStyle(
            for controller: UIPresentationController,
            traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { seen.append("prepare") }
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { mayGo }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { seen.append("tried") }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { seen.append("will go") }
    }

    @Test func `a popover that stays one is a card that points to where it came from`() throws {
        let (button, pointing) = (UIButton(frame: CGRect(x: 300, y: 100, width: 80, height: 40)), Pointing())
        first.view.addSubview(button)
        #expect(second.popoverPresentationController == nil)
        second.modalPresentationStyle = .popover
        second.preferredContentSize = CGSize(width: 200, height: 120)
        let popover = try #require(second.popoverPresentationController)
        popover.delegate = pointing
        popover.sourceView = button
        first.present(second, animated: true)
        window.layoutIfNeeded()
        #expect(second.view.convert(second.view.bounds, to: window) == CGRect(x: 192, y: 153, width: 200, height: 120))
        #expect(popover.arrowDirection == .up && pointing.seen == ["prepare"])
        second.preferredContentSize.height = 300
        window.layoutIfNeeded()
        #expect(second.view.frame.height == 300)
        let outside = try #require(popover.containerView?.subviews.first as? UIButton)
        outside.sendActions(for: .touchUpInside)
        #expect(pointing.seen.last == "tried" && first.presentedViewController === second)
        pointing.mayGo = true
        outside.sendActions(for: .touchUpInside)
        #expect(pointing.seen.last == "will go" && first.presentedViewController == nil)
    }

    @Test func `a popover is a sheet on a phone`() {
        second.modalPresentationStyle = .popover
        first.present(second, animated: true)
        window.layoutIfNeeded()
        #expect(second.view.superview is SheetView)
    }
}
