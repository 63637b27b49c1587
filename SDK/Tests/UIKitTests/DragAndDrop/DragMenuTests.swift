import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// A view that has a menu and can be dragged.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct DragMenuTests {
    @MainActor
    final class Owner: NSObject, UIDragInteractionDelegate, UIContextMenuInteractionDelegate {
        var begun = 0
        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "Bell" as NSString))] }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            begun += 1
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                identifier: nil,
                actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Ring") { _ in }])
                }
            )
        }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = UIViewController()
    let outer = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let owner = Owner()

    init() {
        window.rootViewController = controller
        controller.view.addSubview(outer)
        outer.addSubview(inner)
    }

    /// With the menu around what is dragged, or in it.
    @Test(arguments: [true, false]) func `a hold shows the menu, and moving on drags`(isMenuInside: Bool) {
        (isMenuInside ? inner : outer).addInteraction(UIContextMenuInteraction(delegate: owner))
        (isMenuInside ? outer : inner).addInteraction(UIDragInteraction(delegate: owner))
        let hand = Hand(on: window)
        defer { hand.leave() }
        hand.hold(inner, at: CGPoint(x: 50, y: 50))
        #expect(controller.presentedViewController is UIAlertController)
        #expect(!window.subviews.contains { $0 is DragPlatter } && owner.begun == 0)
        hand.move(to: CGPoint(x: 50, y: 90))
        #expect(controller.presentedViewController == nil)
        #expect(window.subviews.last is DragPlatter && owner.begun == 1)
        hand.letGo()
        #expect(!window.subviews.contains { $0 is DragPlatter })
    }

    @Test func `a hold that does not move leaves the menu`() {
        inner.addInteraction(UIContextMenuInteraction(delegate: owner))
        inner.addInteraction(UIDragInteraction(delegate: owner))
        let hand = Hand(on: window)
        defer { hand.leave() }
        hand.hold(inner, at: CGPoint(x: 50, y: 50))
        hand.letGo()
        #expect(controller.presentedViewController is UIAlertController && owner.begun == 0)
    }
}
