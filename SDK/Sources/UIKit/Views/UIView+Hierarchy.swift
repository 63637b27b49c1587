import Foundation

extension UIView {
    func exchange(_ one: Int, _ other: Int) {
        subviews.swapAt(one, other)
        layer.exchange(subviews[one].layer, subviews[other].layer)
        Display.changed()
    }

    /// The front is before all layers that were added by hand, the back behind them.
    func move(_ view: UIView, toFront isFront: Bool) {
        guard let from = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: from), at: isFront ? subviews.count : 0)
        layer.place(view.layer, at: isFront ? .max : 0)
        Display.changed()
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "Can't add self as subview")
        precondition(!isDescendant(of: view), "A view cannot be added to one that it holds")
        if let window, view.window === window {
            FirstResponder.shared.keeping { view.removeFromSuperview() }
        } else {
            view.removeFromSuperview()
        }
        view.willMove(toSuperview: self)
        if window != nil { view.willMove(toWindow: window) }
        if index <= 0 {
            layer.place(view.layer, at: 0)
        } else if subviews.indices.contains(index) {
            layer.place(view.layer, below: subviews[index].layer)
        } else {
            layer.place(view.layer, at: .max)
        }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.tellWindowChanged() }
        constraintsChanged()
        setNeedsLayout()
    }

    func takeOut() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        let wasInWindow = window != nil
        if wasInWindow { willMove(toWindow: nil) }
        parent.willRemoveSubview(self)
        var ancestor: UIView? = parent
        while let each = ancestor {
            each.constraints.removeAll { $0.touches(inside: self) }
            ancestor = each.superview
        }
        parent.constraintsChanged()
        parent.subviews.removeAll { $0 === self }
        if layer.superlayer === parent.layer { layer.takeOut() }
        superview = nil
        didMoveToSuperview()
        if wasInWindow {
            tellWindowChanged()
            FirstResponder.shared.left(with: self)
        }
        parent.setNeedsLayout()
        Display.changed()
    }

    private func tellWindowChanged() {
        if window != nil { Appearances.dress(self) }
        didMoveToWindow()
        for child in subviews { child.tellWindowChanged() }
    }

    /// Tells the view and all it holds, their controllers first, that the traits are others now.
    package func tellTraitsChanged(from before: UITraitCollection) {
        controller?.tellTraitChange(from: before)
        tellTraitChange(from: before)
        setNeedsDisplay()
        constraintsChanged()
        for child in subviews { child.tellTraitsChanged(from: before) }
    }

    /// Light or dark, where the view or its controller says so.
    var ownStyle: UIUserInterfaceStyle? {
        [overrideUserInterfaceStyle, controller?.overrideUserInterfaceStyle ?? .unspecified]
            .first { $0 != .unspecified }
    }

    /// Its own style is another now.
    func styleChanged(from before: UIUserInterfaceStyle, to now: UIUserInterfaceStyle) {
        guard before != now else { return }
        let outer = superview?.traitCollection ?? .current
        tellTraitsChanged(from: before == .unspecified ? outer : UITraitCollection(userInterfaceStyle: before))
        Display.changed()
    }

    func giveKeyboardBack(force: Bool) -> Bool {
        guard let editing = FirstResponder.shared.current as? UIView, editing.isDescendant(of: self) else {
            return true
        }
        if force {
            FirstResponder.shared.resign()
            return true
        }
        return editing.resignFirstResponder()
    }

    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in subviews {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    func view(withNodeID id: Int) -> UIView? {
        if nodeID == id { return self }
        for child in subviews {
            if let found = child.view(withNodeID: id) { return found }
        }
        return nil
    }

    /// The view at the top of the hierarchy.
    var topmost: UIView { superview?.topmost ?? self }

    // MARK: Points

    /// Whether a touch can reach it at all.
    var isReachable: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01 && (superview?.isReachable ?? true)
    }

    /// What the view turns about, in its own coordinates.
    private var pivot: CGPoint {
        CGPoint(
            x: bounds.minX + bounds.width * layer.anchorPoint.x,
            y: bounds.minY + bounds.height * layer.anchorPoint.y
        )
    }

    private func toSuperview(_ point: CGPoint) -> CGPoint {
        let pivot = self.pivot
        let fromCenter = CGPoint(x: point.x - pivot.x, y: point.y - pivot.y).applying(transform)
        return CGPoint(x: fromCenter.x + center.x, y: fromCenter.y + center.y)
    }

    private func fromSuperview(_ point: CGPoint) -> CGPoint {
        let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(x: fromCenter.x + pivot.x, y: fromCenter.y + pivot.y)
    }

    /// A point in the coordinates of the view at the top, where that is the window.
    private func toTop(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return superview.toTop(toSuperview(point))
    }

    private func fromTop(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return fromSuperview(superview.fromTop(point))
    }

    func moved(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let top = toTop(point)
        return view?.fromTop(top) ?? top
    }

    func moved(_ point: CGPoint, from view: UIView?) -> CGPoint {
        fromTop(view?.toTop(point) ?? point)
    }

    func moved(_ rect: CGRect, to view: UIView?) -> CGRect {
        let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map { moved($0, to: view) }
        return CGRect(corners: corners)
    }

    func moved(_ rect: CGRect, from view: UIView?) -> CGRect {
        let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map { moved($0, from: view) }
        return CGRect(corners: corners)
    }
}

extension CGRect {
    fileprivate init(corners: [CGPoint]) {
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        self.init(
            x: left,
            y: top,
            width: (corners.map(\.x).max() ?? 0) - left,
            height: (corners.map(\.y).max() ?? 0) - top
        )
    }
}
