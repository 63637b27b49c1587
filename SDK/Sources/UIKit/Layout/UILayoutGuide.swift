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
        /// What bars cover at the top and at the bottom: the guides of controllers before the safe area.
        case top, bottom
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
            case .top:
                CGRect(x: 0, y: 0, width: owningView.bounds.width, height: owningView.safeAreaInsets.top)
            case .bottom:
                CGRect(
                    x: 0,
                    y: owningView.bounds.height - owningView.safeAreaInsets.bottom,
                    width: owningView.bounds.width,
                    height: owningView.safeAreaInsets.bottom
                )
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
        case .top:
            let inset = LinearExpression(Double(owningView.safeAreaInsets.top))
            return LayoutBox(x: origin.x, y: origin.y, width: width, height: inset)
        case .bottom:
            let inset = LinearExpression(Double(owningView.safeAreaInsets.bottom))
            return LayoutBox(x: origin.x, y: origin.y + height - inset, width: width, height: inset)
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

/// What bars of a controller cover, as layout saw it before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// How much is covered, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    public var length: CGFloat { layoutFrame.height }
}
