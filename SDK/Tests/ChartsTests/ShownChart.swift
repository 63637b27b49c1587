import Foundation
import ViewLink

@testable import Charts
@testable import SwiftUI
@testable import UIKit

/// A chart on a screen, as a test looks at it.
@MainActor
final class ShownChart {
    let window: UIWindow
    private let controller: UIViewController

    init(_ view: some View, size: CGSize = CGSize(width: 400, height: 300)) {
        controller = UIHostingController(rootView: view)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        controller.setAppearance(visible: true)
        settle()
    }

    func settle() { for _ in 0..<4 { window.layoutIfNeeded() } }

    var all: [UIView] {
        func inner(_ view: UIView) -> [UIView] { view.isHidden ? [] : [view] + view.subviews.flatMap(inner) }
        return inner(window)
    }
    private var labels: [UILabel] { all.compactMap { $0 as? UILabel } }
    var texts: [String] { labels.compactMap { $0.attributedText?.string ?? $0.text }.filter { !$0.isEmpty } }
    /// Where a text lies in the window.
    func frame(of text: String) -> CGRect? {
        labels.first { $0.attributedText?.string == text }.map { $0.convert($0.bounds, to: nil) }
    }
    /// Where what is painted in a colour lies.
    func frames(of color: UIColor) -> [CGRect] {
        all.compactMap { $0 as? PaintView }.filter { view in
            view.subviews.contains { $0.backgroundColor == color }
                || view.layer.sublayers?.contains {
                    let shape = $0 as? CAShapeLayer
                    return shape?.fillColor == color.cgColor || shape?.strokeColor == color.cgColor
                } == true
        }
        .map { $0.convert($0.bounds, to: nil) }
    }

    /// A finger that goes over the view that hears one.
    func drag(from start: CGPoint, by translation: CGPoint, ends: Bool = true) {
        guard let view = all.last(where: { $0.gestureRecognizers?.contains { $0 is UIPanGestureRecognizer } == true })
        else { return }
        let phases: [(ViewGesture.Phase, Bool)] = [(.began, false), (.changed, true)] + (ends ? [(.ended, true)] : [])
        for (phase, isMoved) in phases {
            let moved = isMoved ? translation : .zero
            let gesture = ViewGesture(
                sense: .pan,
                phase: phase,
                at: ViewPoint(x: start.x + moved.x, y: start.y + moved.y),
                translation: ViewPoint(x: moved.x, y: moved.y)
            )
            TouchDelivery(roots: [window]).deliver(.gesture(node: view.nodeID, gesture))
            settle()
        }
    }

    /// A finger that touches and goes.
    func tap(_ point: CGPoint) {
        guard let view = all.last(where: { $0.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true })
        else { return }
        let place = view.convert(point, from: nil)
        TouchDelivery(roots: [window]).deliver(
            .touch(node: view.nodeID, sense: .tap, at: ViewPoint(x: place.x, y: place.y))
        )
        settle()
    }
}
