import UIKit

/// A view that this module knows and does not draw: the page names it.
struct MissingContent: DrawnView {
    let name: String

    func update(_ node: GraphNode) {
        // The parameters of a generic view say nothing to a person.
        let what = "the SwiftUI view \(name.prefix { $0 != "<" })"
        let item = node.keep { MissingItem(MissingView(what)) }
        item.view.what = what
        node.show(item)
    }
}

private final class MissingItem: ViewItem<MissingView> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 120)).finite
    }
}
