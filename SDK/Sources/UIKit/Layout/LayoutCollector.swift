import AutoLayoutSolver
import Foundation

/// Reads off a hierarchy the constraints that the solver shall have.
@MainActor
struct LayoutCollector {
    let root: UIView
    let wish: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    typealias Entry = (key: LayoutEngine.Key, constraint: Constraint)

    private enum Slot {
        static let relation = 100
        static let notNegative = 0
        static let intrinsic = 10
        static let frame = 20
        static let rootSize = 30
    }

    /// What a hierarchy is laid out by.
    struct Collected {
        /// The root's size, and frames that no constraint makes.
        var facts: [Entry] = []
        /// What the author asks for, and what the contents would like.
        var wishes: [Entry] = []
    }

    func collect() -> Collected {
        var collected = Collected()
        relations(of: root, into: &collected.wishes)
        guard !collected.wishes.isEmpty || hasFreeViews(root) else { return collected }
        var used: Set<Variable> = []
        for entry in collected.wishes { used.formUnion(entry.constraint.expression.terms.map(\.variable)) }
        followed(below: root, by: &used)
        rootSize(into: &collected.facts)
        sizes(of: root, used: used, into: &collected)
        return collected
    }

    private func relations(of view: UIView, into entries: inout [Entry]) {
        for constraint in view.constraints {
            guard let made = constraint.layoutRelation?.constraint else { continue }
            entries.append((LayoutEngine.Key(owner: constraint.id, slot: 0), made))
        }
        for (index, relation) in view.ownRelations.enumerated() {
            guard let made = relation.constraint else { continue }
            entries.append((LayoutEngine.Key(owner: view.nodeID, slot: Slot.relation + index), made))
        }
        for child in view.subviews { relations(of: child, into: &entries) }
    }

    private func hasFreeViews(_ view: UIView) -> Bool {
        view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || hasFreeViews($0) }
    }

    private func sizes(of view: UIView, used: Set<Variable>, into collected: inout Collected) {
        for guide in view.layoutGuides where guide.hasVariables { notNegative(guide.nodeID, into: &collected.facts) }
        if let scroll = view as? UIScrollView {
            notNegative(scroll.contentLayoutGuide.nodeID, into: &collected.facts)
        }
        if view === root {
            notNegative(view.nodeID, into: &collected.facts)
            if wish != nil { intrinsic(of: view, into: &collected.wishes) }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            frame(of: view, used: used, into: &collected.facts)
        } else {
            notNegative(view.nodeID, into: &collected.facts)
            intrinsic(of: view, into: &collected.wishes)
        }
        for child in view.subviews { sizes(of: child, used: used, into: &collected) }
    }

    private func notNegative(_ id: Int, into entries: inout [Entry]) {
        for (index, variable) in [LayoutVariable.width, .height].enumerated() {
            let constraint = Constraint(LinearExpression(variable.of(id)), .greaterThanOrEqual, LinearExpression(0))
            entries.append((LayoutEngine.Key(owner: id, slot: Slot.notNegative + index), constraint))
        }
    }

    /// The lengths of superviews that a mask lets a view follow, where constraints ask for the view's.
    private func followed(below view: UIView, by used: inout Set<Variable>) {
        for child in view.subviews {
            followed(below: child, by: &used)
            for length in child.followedLengths where used.contains(length.of(child.nodeID)) {
                used.insert(length.of(view.nodeID))
            }
        }
    }

    /// A frame that was set by hand is a fact for those that are constrained to it; a length that follows the
    /// superview's by autoresizing is so much more or less than that, whatever that becomes.
    private func frame(of view: UIView, used: Set<Variable>, into entries: inout [Entry]) {
        let box = view.frameBeforeTransform
        let numbers: [(LayoutVariable, CGFloat, CGFloat?)] = [
            (.x, box.minX, nil), (.y, box.minY, nil), (.width, box.width, view.superview?.bounds.width),
            (.height, box.height, view.superview?.bounds.height),
        ]
        let followed = view.followedLengths
        for (variable, value, outer) in numbers where used.contains(variable.of(view.nodeID)) {
            var wanted = LinearExpression(Double(value))
            if let outer, let parent = view.superview, followed.contains(variable) {
                wanted = LinearExpression(variable.of(parent.nodeID)) + LinearExpression(Double(value - outer))
            }
            let constraint = Constraint(LinearExpression(variable.of(view.nodeID)), .equal, wanted)
            entries.append((LayoutEngine.Key(owner: view.nodeID, slot: Slot.frame + variable.rawValue), constraint))
        }
    }

    private func intrinsic(of view: UIView, into entries: inout [Entry]) {
        let size = view.intrinsicContentSize
        for (axis, length) in [size.width, size.height].enumerated() where length != UIView.noIntrinsicMetric {
            let variable = LinearExpression((axis == 0 ? LayoutVariable.width : .height).of(view.nodeID))
            let wanted = LinearExpression(Double(length))
            let hugging = Priority(Double(view.layoutState.hugging[axis].rawValue))
            let resistance = Priority(Double(view.layoutState.compression[axis].rawValue))
            let slot = Slot.intrinsic + axis * 2
            entries.append(
                (
                    LayoutEngine.Key(owner: view.nodeID, slot: slot),
                    Constraint(variable, .lessThanOrEqual, wanted, priority: hugging)
                )
            )
            entries.append(
                (
                    LayoutEngine.Key(owner: view.nodeID, slot: slot + 1),
                    Constraint(variable, .greaterThanOrEqual, wanted, priority: resistance)
                )
            )
        }
    }

    private func rootSize(into entries: inout [Entry]) {
        let size = wish?.size ?? root.bounds.size
        let lengths: [(LayoutVariable, CGFloat, UILayoutPriority)] = [
            (.width, size.width, wish?.horizontal ?? .required), (.height, size.height, wish?.vertical ?? .required),
        ]
        for (variable, length, priority) in lengths {
            let constraint = Constraint(
                LinearExpression(variable.of(root.nodeID)),
                .equal,
                LinearExpression(Double(length)),
                priority: Priority(Double(priority.rawValue))
            )
            entries.append((LayoutEngine.Key(owner: root.nodeID, slot: Slot.rootSize + variable.rawValue), constraint))
        }
    }
}

extension UIView {
    /// Of width and height those that autoresizing changes by as much as the superview's.
    fileprivate var followedLengths: [LayoutVariable] {
        guard translatesAutoresizingMaskIntoConstraints else { return [] }
        let mask = autoresizingMask
        let isWide =
            mask.contains(.flexibleWidth) && mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
        let isHigh =
            mask.contains(.flexibleHeight) && mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
        return (isWide ? [.width] : []) + (isHigh ? [.height] : [])
    }
}
