import Foundation
import Testing
import ViewLink

@testable import UIKit

/// What views and controllers hear when the person changes how the phone looks.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct TraitTests {
    final class Listener: UIViewController {
        var heard: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, before: UITraitCollection) in
                self.heard.append("style \(before.userInterfaceStyle) to \(self.traitCollection.userInterfaceStyle)")
            }
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) {
                (self: Self, _) in self.heard.append("size")
            }
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append("all")
        }
    }

    private func change(_ window: UIView, to traits: UITraitCollection) {
        let before = UITraitCollection.current
        UITraitCollection.current = traits
        window.tellTraitsChanged(from: before)
    }

    @Test func `controllers of children hear of what they registered for`() {
        defer { UITraitCollection.current = UITraitCollection() }
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = Listener()
        window.addSubview(listener.view)
        change(window, to: UITraitCollection(style: .dark))
        #expect(listener.heard == ["all", "style light to dark"])
        change(window, to: UITraitCollection(style: .dark, category: .extraLarge))
        #expect(listener.heard == ["all", "style light to dark", "all", "size"])
    }

    @Test func `a registration that is ended hears nothing`() {
        defer { UITraitCollection.current = UITraitCollection() }
        let view = UIView()
        var count = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            count += 1
        }
        change(view, to: UITraitCollection(style: .dark))
        view.unregisterForTraitChanges(registration)
        change(view, to: UITraitCollection(style: .light))
        #expect(count == 1)
    }

    @Test func `a style of its own is that of all that a view holds`() throws {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let listener = Listener()
        inner.addSubview(listener.view)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.wireStyle.isDark == true && inner.wireStyle.isDark == nil)
        #expect(listener.heard == ["all", "style light to dark"])
        listener.overrideUserInterfaceStyle = .light
        #expect(listener.traitCollection.userInterfaceStyle == .light)
        #expect(listener.view.wireStyle.isDark == false)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .light && outer.wireStyle.isDark == nil)
    }
}
