import Foundation

/// Brings a hierarchy's frames to where constraints, autoresizing and `layoutSubviews` want them.
@MainActor
enum LayoutPass {
    /// How often a layout may ask for another before it is drawn as it is.
    static let limit = 20

    /// Lays out everything under `top`, the view at the top of a hierarchy.
    static func run(_ top: UIView) {
        for _ in 0..<limit {
            updateProperties(top)
            updateConstraints(top)
            solve(top)
            layOut(top)
            if !top.layoutState.isDirty, !needsLayout(top) { return }
        }
        Self.warn("layout did not settle after \(limit) passes; a layoutSubviews asks for layout every time")
    }

    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }

    /// From the top down, before anything is laid out.
    static func updateProperties(_ view: UIView) {
        if view.layoutState.needsUpdateProperties {
            view.layoutState.needsUpdateProperties = false
            view.controller?.updateProperties()
            view.updateProperties()
        }
        for child in view.subviews { updateProperties(child) }
    }

    static func updateConstraints(_ view: UIView) {
        for child in view.subviews { updateConstraints(child) }
        guard view.layoutState.needsUpdateConstraints else { return }
        view.layoutState.needsUpdateConstraints = false
        view.controller?.updateViewConstraints()
        view.updateConstraints()
    }

    private static func solve(_ top: UIView) {
        // A wrapping text changes its height with the width that it got: a few rounds settle that.
        for _ in 0..<6 where top.layoutState.isDirty {
            top.layoutState.isDirty = false
            let engine = top.layoutState.engine ?? LayoutEngine(root: top)
            top.layoutState.engine = engine
            engine.update()
            engine.apply()
            if engine.rewrap() { top.layoutState.isDirty = true }
        }
    }

    /// From the top down, since a view's layout sets its subviews' frames.
    private static func layOut(_ view: UIView) {
        if view.layoutState.needsLayout {
            view.layoutState.needsLayout = false
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.controller?.arrangeChildren()
            view.controller?.viewDidLayoutSubviews()
        }
        for child in view.subviews { layOut(child) }
    }

    private static func needsLayout(_ view: UIView) -> Bool {
        view.layoutState.needsLayout || view.subviews.contains(where: needsLayout)
    }
}
