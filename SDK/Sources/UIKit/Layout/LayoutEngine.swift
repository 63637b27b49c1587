import AutoLayoutSolver
import Foundation

/// The solver of one hierarchy, kept in step with its constraints: what differs since the last layout is taken out and in.
@MainActor
final class LayoutEngine {
    private unowned let root: UIView
    private var solver = Solver()
    private var installed: [Key: Installed] = [:]
    /// The fitting's wish instead of the root's own size.
    private var wish: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    /// What a constraint comes from.
    struct Key: Hashable {
        var owner: Int
        var slot: Int
    }

    private struct Installed {
        var constraint: Constraint
        /// nil: it contradicts the others and is left out.
        var token: Solver.Token?
    }

    init(root: UIView) {
        self.root = root
    }

    // MARK: Solving

    /// Brings the solver to the constraints that the views have now.
    ///
    /// Facts come before what an author asks for: of constraints that no layout satisfies, UIKit breaks an author's, and
    /// the size of the root and the frames that autoresizing makes stay.
    func update() {
        let collected = LayoutCollector(root: root, wish: wish).collect()
        let wanted = collected.facts + collected.wishes
        let changed = takeOut(whatDiffersFrom: wanted)
        let known = Set(installed.filter { $0.value.token == nil }.keys)
        if !add(collected.facts, retries: changed).isEmpty {
            // What an author asked for earlier is in the way of a fact.
            solver = Solver()
            installed = [:]
            add(collected.facts, retries: true)
        }
        for key in add(collected.wishes, retries: changed) where !known.contains(key) { complain(key) }
    }

    /// - Returns: whether anything was taken out.
    private func takeOut(whatDiffersFrom wanted: [LayoutCollector.Entry]) -> Bool {
        var next = Set<Key>(minimumCapacity: wanted.count)
        for (key, _) in wanted { next.insert(key) }
        var changed = installed.keys.filter { !next.contains($0) }.sorted { ($0.owner, $0.slot) < ($1.owner, $1.slot) }
        changed += wanted.filter { installed[$0.key] != nil && installed[$0.key]?.constraint != $0.constraint }.map(
            \.key
        )
        for key in changed {
            if let token = installed.removeValue(forKey: key)?.token { solver.remove(token) }
        }
        return !changed.isEmpty
    }

    /// - Parameter retries: whether what was left out before might fit now.
    /// - Returns: what contradicts the others and is left out.
    @discardableResult
    private func add(_ entries: [LayoutCollector.Entry], retries: Bool) -> [Key] {
        var leftOut: [Key] = []
        for (key, constraint) in entries {
            if let known = installed[key], known.token != nil || !retries { continue }
            let token = try? solver.add(constraint)
            installed[key] = Installed(constraint: constraint, token: token)
            if token == nil { leftOut.append(key) }
        }
        return leftOut
    }

    private func complain(_ key: Key) {
        let named = root.constraint(withID: key.owner)?.description ?? "what a stack view asks of view \(key.owner)"
        LayoutPass.warn("Unable to simultaneously satisfy constraints. Will attempt to recover by breaking: \(named)")
    }

    private func number(_ variable: LayoutVariable, _ id: Int) -> CGFloat {
        CGFloat(solver.value(of: variable.of(id)))
    }

    private func rect(_ id: Int) -> CGRect {
        let left = roundToPixel(number(.x, id))
        let top = roundToPixel(number(.y, id))
        let right = roundToPixel(number(.x, id) + number(.width, id))
        let bottom = roundToPixel(number(.y, id) + number(.height, id))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Applying

    /// Gives the views the frames that were found.
    func apply() {
        apply(root)
    }

    private func apply(_ view: UIView) {
        for guide in view.layoutGuides where guide.hasVariables { guide.layoutFrame = rect(guide.nodeID) }
        (view as? UIScrollView)?.takeContentSize(from: { self.rect($0).size })
        for child in view.subviews {
            if !child.translatesAutoresizingMaskIntoConstraints {
                let frame = rect(child.nodeID)
                if child.frameBeforeTransform != frame {
                    let covered = child.safeAreaInsets
                    child.bounds.size = frame.size
                    child.center = frame.center
                    // Margins and guides inside are made of it.
                    if child.safeAreaInsets != covered { root.layoutState.isDirty = true }
                }
            }
            apply(child)
        }
    }

    /// Tells wrapping texts the width that they got.
    ///
    /// - Returns: whether one wraps otherwise than before.
    func rewrap() -> Bool { rewrap(root) }

    private func rewrap(_ view: UIView) -> Bool {
        var changed = false
        if view.wrapsText, !view.translatesAutoresizingMaskIntoConstraints {
            let width = number(.width, view.nodeID)
            if abs((view.layoutState.wrapWidth ?? -1) - width) > 0.1 {
                let before = view.intrinsicContentSize
                view.layoutState.wrapWidth = width
                changed = before != view.intrinsicContentSize
            }
        }
        for child in view.subviews where rewrap(child) { changed = true }
        return changed
    }

    // MARK: Fitting

    /// The root's size with these wishes in the place of its own.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        wish = (target, horizontal, vertical)
        for _ in 0..<4 {
            update()
            if !rewrap() { break }
        }
        return CGSize(
            width: ceilToPixel(number(.width, root.nodeID)),
            height: ceilToPixel(number(.height, root.nodeID))
        )
    }
}

extension UIView {
    /// Whether the content's height follows its width.
    var wrapsText: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    fileprivate func constraint(withID id: Int) -> NSLayoutConstraint? {
        if let own = constraints.first(where: { $0.id == id }) { return own }
        for child in subviews {
            if let found = child.constraint(withID: id) { return found }
        }
        return nil
    }
}
