import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct MarginTests {
    /// A view of 20 points that keeps away from another's margins at the sides and at the top.
    private func add(to parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        return view
    }

    @Test func `a controller's view has the system's margins at its sides and the safe area's above`() throws {
        let controller = UIViewController()
        let view = try #require(controller.view)
        view.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
        let inner = add(to: view)
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 16, y: 0, width: 370, height: 20))
        controller.additionalSafeAreaInsets.top = 50
        view.layoutMargins = UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 30)
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 16, y: 54, width: 356, height: 20))
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutIfNeeded()
        #expect(inner.frame.minY == 4)
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), "any other view")
    }

    @Test func `a view keeps its superview's margins where it is told to`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 50))
        outer.addSubview(inner)
        #expect(inner.layoutMargins.left == 8)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8))
    }

    @Test func `what a row shows keeps away from its edges as on a phone`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 402, height: 60)
        let inner = add(to: cell.contentView)
        cell.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 16, y: 11, width: 370, height: 20))
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(inner.frame.minX == 16)
        #expect(cell.contentView.bounds.width - inner.frame.maxX == 8)
        inner.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor).isActive = true
        #expect(cell.fittingHeight(width: 402) == 42)
    }

    /// Says the same each time that it hears of it.
    private final class Repeating: UIViewController {
        var told = 0

        override func viewSafeAreaInsetsDidChange() {
            told += 1
            additionalSafeAreaInsets.bottom = 50
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }

        override func viewLayoutMarginsDidChange() {
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
    }

    @Test func `who sets what is set already is not told again`() {
        let controller = Repeating()
        controller.loadViewIfNeeded()
        controller.additionalSafeAreaInsets.bottom = 20
        #expect(controller.told == 2)
        #expect(controller.additionalSafeAreaInsets.bottom == 50)
    }

    @Test func `a controller is asked for its least margins without its view`() {
        let controller = UIViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(!controller.isViewLoaded)
        #expect(controller.view.layoutMargins.left == 8)
    }
}
