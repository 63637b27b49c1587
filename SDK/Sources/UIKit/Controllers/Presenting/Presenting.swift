import Foundation

// How controllers come over others and go.
extension UIViewController {
    /// Whether its view is seen, or about to be.
    private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// What shows this controller, or would: made when it is first asked for, anew for another style.
    var ownPresentation: UIPresentationController {
        if let kept = presentationKept, presenting != nil || kept.style == modalPresentationStyle { return kept }
        let made = makePresentation(by: nil, from: self)
        presentationKept = made
        return made
    }

    private func makePresentation(by presenter: UIViewController?, from source: UIViewController)
        -> UIPresentationController
    {
        let style = modalPresentationStyle
        let given =
            style == .custom
            ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
            : nil
        let made: UIPresentationController =
            if let given {
                given
            } else if style == .popover {
                UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
            } else if style.isSheet {
                UISheetPresentationController(presentedViewController: self, presenting: presenter)
            } else {
                UIPresentationController(presentedViewController: self, presenting: presenter)
            }
        made.isAuthors = given != nil
        return made
    }

    /// Shows a controller over this one.
    func show(
        over controller: UIViewController,
        from source: UIViewController,
        isAnimated: Bool,
        completion: (() -> Void)?
    ) {
        guard presented == nil, controller.presenting == nil else {
            LayoutPass.warn(
                "Attempt to present \(controller) on \(self), which is already presenting "
                    + "\(presented.map { "\($0)" } ?? "nothing")"
            )
            return
        }
        if controller.modalPresentationStyle == .custom {
            controller.presentationKept = controller.makePresentation(by: self, from: source)
        }
        let presentation = controller.ownPresentation
        presentation.presentingViewController = self
        presented = controller
        controller.presenting = self
        controller.isBeingPresented = true
        guard let host = hostOfPresented, let view = controller.view else {
            controller.isBeingPresented = false
            return later(completion)
        }
        let delegate = controller.transitioningDelegate
        let animator =
            isAnimated
            ? delegate?.animationController(forPresented: controller, presenting: self, source: source) : nil
        guard presentation.isAuthors || animator != nil else {
            presentation.presentationTransitionWillBegin()
            presentation.place(view, in: host)
            let isSeen = isOnScreen
            let covers = presentation.shouldRemovePresentersView && appearance == .appeared
            if covers { startAppearance(visible: false) }
            if isSeen { controller.setAppearance(visible: true) }
            if covers { finishAppearance() }
            presentation.presentationTransitionDidEnd(true)
            controller.isBeingPresented = false
            return later(completion)
        }
        bring(controller, by: animator, in: host, isAnimated: isAnimated, completion: completion)
    }

    /// Shows a controller as an author's presentation controller or animator has it.
    private func bring(
        _ controller: UIViewController,
        by animator: (any UIViewControllerAnimatedTransitioning)?,
        in host: UIView,
        isAnimated: Bool,
        completion: (() -> Void)?
    ) {
        let presentation = controller.ownPresentation
        let stage = PresentationStage(of: presentation, in: host)
        presentation.stage = stage
        host.addSubview(stage)
        let transition = ControllerTransition(
            in: stage,
            from: self,
            to: controller,
            style: presentation.presentationStyle,
            isAnimated: isAnimated
        )
        let shown: UIView = presentation.presentedView ?? controller.view
        let home = PlaceOfView(viewIfLoaded)
        controller.transition = transition
        transition.views[.to] = shown
        if presentation.shouldRemovePresentersView { transition.views[.from] = viewIfLoaded }
        presentation.presentationTransitionWillBegin()
        let isSheet = !presentation.isAuthors && presentation.style.isSheet
        let final = isSheet ? SheetView.frame(in: stage) : presentation.frameOfPresentedViewInContainerView
        transition.finalFrames = [controller: final, self: host.bounds]
        transition.initialFrames = [self: host.bounds]
        shown.frame = final
        let isSeen = isOnScreen
        let covers = presentation.shouldRemovePresentersView && appearance == .appeared
        if covers { startAppearance(visible: false) }
        if isSeen { controller.startAppearance(visible: true) }
        let ended: (Bool) -> Void = { [self] completed in
            home.restore()
            controller.transition = nil
            controller.isBeingPresented = false
            if isSeen { controller.finishAppearance() }
            if covers { finishAppearance() }
            presentation.presentationTransitionDidEnd(completed)
            if !completed { leave(controller, presentation) }
            completion?()
        }
        if let animator { return transition.run(by: animator, ended: ended) }
        shown.frame = transition.startFrame(final, of: controller)
        if controller.modalTransitionStyle == .crossDissolve, isAnimated { shown.alpha = 0 }
        stage.addSubview(shown)
        transition.run(for: ControllerTransition.systemDuration) {
            if controller.modalTransitionStyle == .crossDissolve { shown.alpha = 1 }
            shown.frame = final
        } ended: {
            ended($0)
        }
    }

    /// Takes away what this controller presents.
    func takeAway(isAnimated: Bool, _ completion: (() -> Void)?) {
        guard let gone = presented else { return later(completion) }
        guard !gone.isBeingDismissed else { return later(completion) }
        gone.transition?.hurry()
        if gone.presented != nil { gone.takeAway(isAnimated: false, nil) }
        let presentation = gone.ownPresentation
        gone.isBeingDismissed = true
        let stage = presentation.stage
        let asked = isAnimated && stage != nil ? gone.transitioningDelegate : nil
        let animator = asked?.animationController(forDismissed: gone)
        let isCovered = presentation.shouldRemovePresentersView && appearance == .disappeared && gone.isOnScreen
        guard let stage, presentation.isAuthors || animator != nil else {
            presentation.dismissalTransitionWillBegin()
            gone.startAppearance(visible: false)
            if isCovered { setAppearance(visible: true) }
            gone.finishAppearance()
            leave(gone, presentation)
            presentation.dismissalTransitionDidEnd(true)
            return later(completion)
        }
        let transition = ControllerTransition(
            in: stage,
            from: gone,
            to: self,
            style: presentation.presentationStyle,
            isAnimated: isAnimated
        )
        let shown: UIView = presentation.presentedView ?? gone.view
        let home = PlaceOfView(viewIfLoaded)
        gone.transition = transition
        transition.views[.from] = shown
        if presentation.shouldRemovePresentersView { transition.views[.to] = viewIfLoaded }
        let whole = stage.bounds
        transition.initialFrames = [gone: shown.frame, self: whole]
        transition.finalFrames = [gone: shown.frame.offsetBy(dx: 0, dy: whole.height), self: whole]
        presentation.dismissalTransitionWillBegin()
        gone.startAppearance(visible: false)
        if isCovered { startAppearance(visible: true) }
        let ended: (Bool) -> Void = { [self] completed in
            home.restore()
            gone.transition = nil
            if completed {
                if isCovered { finishAppearance() }
                gone.finishAppearance()
                leave(gone, presentation)
            } else {
                gone.isBeingDismissed = false
                if isCovered { setAppearance(visible: false) }
                gone.finishAppearance()
                gone.setAppearance(visible: true)
            }
            presentation.dismissalTransitionDidEnd(completed)
            completion?()
        }
        if let animator { return transition.run(by: animator, ended: ended) }
        transition.run(for: ControllerTransition.systemDuration) {
            if gone.modalTransitionStyle == .crossDissolve {
                shown.alpha = 0
            } else {
                shown.frame = transition.startFrame(shown.frame, of: gone)
            }
        } ended: {
            if gone.modalTransitionStyle == .crossDissolve { shown.alpha = 1 }
            ended($0)
        }
    }

    /// Nothing of it is seen any more.
    private func leave(_ gone: UIViewController, _ presentation: UIPresentationController) {
        gone.viewIfLoaded?.removeFromSuperview()
        presentation.stage?.removeFromSuperview()
        presentation.stage = nil
        gone.presenting = nil
        gone.isBeingDismissed = false
        gone.presentationKept = nil
        presented = nil
    }

    /// The window, or the view at the top of what is drawn.
    private var hostOfPresented: UIView? {
        guard var top = viewIfLoaded else { return nil }
        while let next = top.superview { top = next }
        return top
    }

    /// After what is being done, as after an animation.
    func later(_ completion: (() -> Void)?) {
        guard let completion else { return }
        // It goes from the main thread to the main thread.
        nonisolated(unsafe) let work = completion
        DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
}

extension ControllerTransition {
    /// How long the system's own way takes, in seconds.
    static let systemDuration: TimeInterval = 0.4

    /// Where a view comes from that the system moves: from below, unless it appears where it is.
    func startFrame(_ final: CGRect, of controller: UIViewController) -> CGRect {
        guard isAnimated, controller.modalTransitionStyle != .crossDissolve else { return final }
        return CGRect(origin: CGPoint(x: final.minX, y: containerView.bounds.height), size: final.size)
    }
}

extension UIPresentationController {
    /// Puts a controller's view where the system shows it.
    fileprivate func place(_ view: UIView, in host: UIView) {
        let popover = self as? UIPopoverPresentationController
        let shownAs = popover == nil ? style : delegate?.adaptivePresentationStyle(for: self, traitCollection: .current)
        if let popover, shownAs == UIModalPresentationStyle.none {
            (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
            stage = PopoverView(holding: view, of: popover, in: host)
        } else if host is UIWindow, shownAs?.isSheet != false {
            stage = SheetView(holding: view, of: self, in: host)
        } else {
            view.frame = host.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.addSubview(view)
        }
    }
}

/// Where a view lies, for animators that move the presenting controller's view into their container.
@MainActor
private struct PlaceOfView {
    private let view: UIView?
    private let holder: UIView?
    private let index: Int?

    init(_ view: UIView?) {
        let holder = view?.superview
        (self.view, self.holder) = (view, holder)
        index = view.flatMap { holder?.subviews.firstIndex(of: $0) }
    }

    /// Puts it back, unless it is there.
    func restore() {
        guard let view, let holder, let index, view.superview !== holder else { return }
        let frame = holder.bounds
        holder.insertSubview(view, at: min(index, holder.subviews.count))
        view.frame = frame
    }
}
