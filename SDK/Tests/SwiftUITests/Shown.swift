import Foundation

@testable import SwiftUI
@testable import UIKit

/// A view on a phone's screen, as a test looks at it.
@MainActor
final class Shown {
    let window: UIWindow
    let controller: UIViewController

    convenience init(_ view: some View, size: CGSize = CGSize(width: 400, height: 800)) {
        self.init(controller: UIHostingController(rootView: view), size: size)
    }

    init(controller: UIViewController, size: CGSize = CGSize(width: 400, height: 800)) {
        self.controller = controller
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        controller.setAppearance(visible: true)
        settle()
    }

    /// Has all views evaluated and laid out.
    func settle() { for _ in 0..<4 { window.layoutIfNeeded() } }

    /// All views of UIKit's that are seen.
    var all: [UIView] {
        func inner(_ view: UIView) -> [UIView] { view.isHidden ? [] : [view] + view.subviews.flatMap(inner) }
        return inner(window)
    }

    /// What is written, from the top down.
    var texts: [String] {
        all.compactMap { $0 as? UILabel }.compactMap { $0.attributedText?.string ?? $0.text }.filter { !$0.isEmpty }
    }

    func views<Kind: UIView>(_ kind: Kind.Type) -> [Kind] { all.compactMap { $0 as? Kind } }

    /// Where a text lies in the window.
    func frame(of text: String) -> CGRect? {
        all.compactMap { $0 as? UILabel }.first { $0.attributedText?.string == text }.map {
            $0.convert($0.bounds, to: nil)
        }
    }

    /// Presses a button by its words.
    func press(_ title: String) {
        for control in views(PressControl.self) where control.content.spokenText == title {
            TouchDelivery(roots: [window]).deliver(.touch(node: control.nodeID, sense: .tap, at: nil))
        }
        settle()
    }
}

/// What a test's views write down.
@MainActor
final class Notes {
    var lines: [String] = []
}
