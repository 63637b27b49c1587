import AutoLayoutSolver
import Foundation

/// The distance from one place to another, as a length that constraints are made from (NSLayoutXAxisAnchor and
/// NSLayoutYAxisAnchor: anchorWithOffset(to:)).
final class LayoutDistance: LayoutItem {
    let nodeID = NodeIDs.next()
    private let start: LayoutTerm
    private let end: LayoutTerm

    init(from start: LayoutTerm, to end: LayoutTerm) {
        self.start = start
        self.end = end
    }

    /// The nearest view that holds both places.
    var layoutView: UIView? {
        guard let first = start.item.layoutView, let second = end.item.layoutView else { return nil }
        return first.commonAncestor(with: second)
    }

    func box(in top: UIView) -> LayoutBox? {
        guard let first = start.expression(in: top, isContainer: false),
            let second = end.expression(in: top, isContainer: false)
        else { return nil }
        let length = second - first
        return LayoutBox(x: first, y: first, width: length, height: length)
    }
}

extension NSLayoutXAxisAnchor {
    /// How far another place is from this one: negative where that one lies before it.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutDistance(from: term, to: otherAnchor.term), .width)
    }
}

extension NSLayoutYAxisAnchor {
    /// How far another place is from this one: negative where that one lies above it.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutDistance(from: term, to: otherAnchor.term), .height)
    }
}

extension NSLayoutAnchor {
    fileprivate var term: LayoutTerm { LayoutTerm(item, attribute) }
}
