import Foundation
import Testing

@testable import UIKit

/// Members that apps override, and that Apple has in its classes.
@MainActor
@Suite struct MemberTests {
    @Test func whatAViewDoesIsOpenToSubclasses() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        view.addSubview(child)
        #expect(view.added == [child])
        #expect(child.superview === view)
        view.layoutIfNeeded()
        view.invalidateIntrinsicContentSize()
        view.setNeedsLayout()
        #expect(view.calls.contains("layoutIfNeeded"))
        #expect(view.calls.contains("invalidateIntrinsicContentSize"))
        #expect(view.calls.contains("setNeedsLayout"))
        child.removeFromSuperview()
        #expect(view.subviews.isEmpty)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func aCellMaySayItsOwnIdentifier() {
        #expect(NamedCell(style: .default, reuseIdentifier: nil).reuseIdentifier == "named")
    }

    @Test func aFormatterReadsInItsOwnWay() {
        final class Lengths: Formatter {
            func getObjectValue(
                _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
                for string: String,
                errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
            ) -> Bool {
                obj?.pointee = NSNumber(value: string.count)
                return true
            }
        }
        var read: AnyObject?
        #expect(Lengths().getObjectValue(&read, for: "four", errorDescription: nil) && read as? Int == 4)
        #expect(NumberFormatter().getObjectValue(&read, for: "7", errorDescription: nil) && read as? Int == 7)
    }

    @Test func gesturesAreSetAtOnce() {
        let view = UIView()
        let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
        view.gestureRecognizers = [tap]
        #expect(tap.view === view)
        view.gestureRecognizers = [press]
        #expect(tap.view == nil)
        #expect(press.view === view)
        view.gestureRecognizers = nil
        #expect(press.view == nil)
    }

    @Test func aHiddenItemTakesNoRoomInABar() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let (one, other) = (
            UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
        )
        bar.items = [.flexibleSpace(), one, .fixedSpace(20), other]
        bar.layoutIfNeeded()
        #expect(bar.subviews.count == 2)
        one.isHidden = true
        bar.layoutIfNeeded()
        #expect(bar.subviews.count == 1)
        #expect(one.titlePositionAdjustment(for: .default) == .zero)
        one.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .default)
        #expect(one.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: 4))
    }

    @Test func aSheetIsTheSameEachTime() {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium()]
        #expect(controller.sheetPresentationController?.detents.first?.identifier == .medium)
        #expect(controller.presentationController === controller.sheetPresentationController)
        controller.modalPresentationStyle = .fullScreen
        #expect(UIViewController().presentationController is UISheetPresentationController)
    }

    @Test func aSegmentDoesItsAction() {
        var done = 0
        let control = UISegmentedControl(frame: .zero, actions: [])
        control.insertSegment(action: UIAction(title: "A") { _ in done += 1 }, at: 0, animated: false)
        control.insertSegment(action: UIAction(title: "B") { _ in done += 10 }, at: 0, animated: false)
        #expect(control.titleForSegment(at: 0) == "B")
        control.receive(value: 1)
        #expect(done == 1)
    }

    @Test func placesOfItemsAreCopied() throws {
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
        place.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        place.transform = CGAffineTransform(scaleX: 2, y: 2)
        let copy = try #require(place.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.indexPath == place.indexPath)
        #expect(copy.frame == place.frame)
        #expect(copy.transform3D.m11 == 2)
        copy.bounds.size = CGSize(width: 10, height: 10)
        #expect(copy.center == place.center)
    }

    @Test func interactionIsIgnoredUntilAllHaveEnded() {
        let app = UIApplication.shared
        app.beginIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
        #expect(app.isIgnoringInteractionEvents)
        app.endIgnoringInteractionEvents()
        #expect(!app.isIgnoringInteractionEvents)
    }

    @Test func aLayerFindsWhatLiesAtAPoint() {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        inner.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        layer.addSublayer(inner)
        #expect(layer.hitTest(CGPoint(x: 35, y: 35)) === inner)
        #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === layer)
        #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: layer) == CGPoint(x: 21, y: 21))
    }

    @Test func tabsMakeTheirControllers() {
        let bar = UITabBarController()
        bar.tabs = ["a", "b"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        #expect(bar.viewControllers?.count == 2)
        #expect(bar.viewControllers?.first?.tabBarItem.title == "a")
        bar.selectedTab = bar.tab(forIdentifier: "b")
        #expect(bar.selectedIndex == 1)
    }
}

private final class CountingView: UIView {
    var calls: [String] = []
    var added: [UIView] = []

    override func addSubview(_ view: UIView) {
        added.append(view)
        super.addSubview(view)
    }
    override func layoutIfNeeded() {
        calls.append("layoutIfNeeded")
        super.layoutIfNeeded()
    }
    override func invalidateIntrinsicContentSize() {
        calls.append("invalidateIntrinsicContentSize")
        super.invalidateIntrinsicContentSize()
    }
    override func setNeedsLayout() {
        calls.append("setNeedsLayout")
        super.setNeedsLayout()
    }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

private final class NamedCell: UITableViewCell {
    override var reuseIdentifier: String? {
        get { "named" }
        set {}
    }
}
