public import Foundation

/// What holds content whose size it may hear of: a controller (UIKit: UIContentContainer).
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that its content would like, in points.
    var preferredContentSize: CGSize { get }
    /// One in it would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The constraints of one in it give another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of one in it, where it has a size itself.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

extension UIViewController: UIContentContainer {}
