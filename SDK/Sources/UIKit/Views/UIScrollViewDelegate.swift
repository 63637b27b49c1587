import AuthorRuntime
public import Foundation
import FoundationAdditions

/// Hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    // The page zooms nothing and does not scroll to the top by itself: nobody calls these.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewDidScroll:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView)
        }
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewWillBeginDragging:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginDragging(scrollView)
        }
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Forwarding.send(self, "scrollViewDidEndDragging:willDecelerate:", scrollView, decelerate) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewDidEndDecelerating:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndDecelerating(scrollView)
        }
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewWillBeginDecelerating:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginDecelerating(scrollView)
        }
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewDidEndScrollingAnimation:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        Forwarding.send(
            self,
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            scrollView,
            velocity,
            NSValue(pointer: targetContentOffset)
        ) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewWillEndDragging(
                scrollView,
                withVelocity: velocity,
                targetContentOffset: targetContentOffset
            )
        }
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewDidZoom:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidZoom(scrollView)
        }
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewDidScrollToTop:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidScrollToTop(scrollView)
        }
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        Forwarding.answer(of: self) { ($0 as? any UIScrollViewDelegate).map { $0.viewForZooming(in: scrollView) } }
            ?? nil
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UIScrollViewDelegate).map { $0.scrollViewShouldScrollToTop(scrollView) }
        } ?? true
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        Forwarding.send(self, "scrollViewWillBeginZooming:with:", scrollView, (view as Any?) ?? NSNull()) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        Forwarding.send(self, "scrollViewDidEndZooming:with:atScale:", scrollView, (view as Any?) ?? NSNull(), scale) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        Forwarding.send(self, "scrollViewDidChangeAdjustedContentInset:", scrollView) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }
}
