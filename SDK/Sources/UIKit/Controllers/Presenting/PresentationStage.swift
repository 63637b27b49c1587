import Foundation

/// Covers the screen while a controller is presented, and holds its view: a presentation controller's container.
@MainActor
class PresentationStage: UIView {
    /// Who hears of its layout.
    weak var presentation: UIPresentationController?

    init(of presentation: UIPresentationController, in host: UIView) {
        self.presentation = presentation
        super.init(frame: host.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        arrange()
        presentation?.containerViewDidLayoutSubviews()
    }

    /// Puts the view where the system has it; where an author says where it stands, it was put there when it came.
    func arrange() {}

    /// A person touched what lies beside the view.
    func leave() {
        guard let presentation else { return }
        let (delegate, gone) = (presentation.delegate, presentation.presentedViewController)
        guard !gone.isModalInPresentation, mayLeave(presentation) else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        delegate?.presentationControllerWillDismiss(presentation)
        gone.presentingViewController?.dismiss(animated: true) {
            (gone as? any LeftByPerson)?.personLeft()
            delegate?.presentationControllerDidDismiss(presentation)
            guard let popover = presentation as? UIPopoverPresentationController, self is PopoverView else { return }
            (delegate as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerDidDismissPopover(popover)
        }
    }

    private func mayLeave(_ presentation: UIPresentationController) -> Bool {
        guard presentation.delegate?.presentationControllerShouldDismiss(presentation) != false else { return false }
        guard let popover = presentation as? UIPopoverPresentationController, self is PopoverView else { return true }
        let delegate = presentation.delegate as? any UIPopoverPresentationControllerDelegate
        return delegate?.popoverPresentationControllerShouldDismissPopover(popover) != false
    }
}

/// A controller that tells its delegate when a person leaves it by touching what lies beside it.
@MainActor
package protocol LeftByPerson: UIViewController {
    func personLeft()
}
