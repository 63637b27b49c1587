import AutoLayoutSolver
public import Foundation

/// A rectangle that takes part in layout and is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
    let nodeID = NodeIDs.next()
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    private let kind: Kind

    enum Kind {
        /// Placed by constraints.
        case free
        case safeArea
        case margins
        case scrollContent
        case scrollFrame
    }

    public nonisolated override init() {
        kind = .free
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
        super.init()
    }

    var layoutView: UIView? { owningView }

    /// Where the last layout put it, in its view's coordinates.
    open internal(set) var layoutFrame: CGRect {
        get {
            guard let owningView else { return .zero }
            return switch kind {
            case .free, .scrollContent: solved
            case .safeArea: owningView.bounds.inset(by: owningView.safeAreaInsets)
            case .margins: owningView.bounds.inset(by: owningView.layoutMargins)
            case .scrollFrame: owningView.bounds
            }
        }
        set { solved = newValue }
    }

    private var solved = CGRect.zero

    /// Whether the solver chooses its numbers.
    var hasVariables: Bool { kind == .free || kind == .scrollContent }

    func box(in top: UIView) -> LayoutBox? {
        guard let owningView, let origin = owningView.origin(in: top) else { return nil }
        let width = LinearExpression(LayoutVariable.width.of(hasVariables ? nodeID : owningView.nodeID))
        let height = LinearExpression(LayoutVariable.height.of(hasVariables ? nodeID : owningView.nodeID))
        switch kind {
        case .free:
            let x = LinearExpression(LayoutVariable.x.of(nodeID))
            let y = LinearExpression(LayoutVariable.y.of(nodeID))
            return LayoutBox(x: origin.x + x, y: origin.y + y, width: width, height: height)
        case .scrollContent, .scrollFrame:
            return LayoutBox(x: origin.x, y: origin.y, width: width, height: height)
        case .safeArea, .margins:
            let insets = kind == .margins ? owningView.layoutMargins : owningView.safeAreaInsets
            return LayoutBox(
                x: origin.x + LinearExpression(Double(insets.left)),
                y: origin.y + LinearExpression(Double(insets.top)),
                width: width - LinearExpression(Double(insets.width)),
                height: height - LinearExpression(Double(insets.height))
            )
        }
    }
}
