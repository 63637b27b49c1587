public import UIKit

// Views and controllers of UIKit within SwiftUI.

/// What a view of UIKit is told where it is made and changed.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

/// What a controller is told where it is made and changed.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

/// A view of UIKit as a part of an interface.
@preconcurrency @MainActor
public protocol UIViewRepresentable: PrimitiveView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// A controller as a part of an interface.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: PrimitiveView {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewControllerRepresentable {
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
    ) -> CGSize? { nil }
}

/// What is kept of a view of UIKit's.
@MainActor
final class RepresentedView: EndingWithNode {
    let item: RepresentedItem
    let coordinator: Any
    private let ended: () -> Void

    init(view: UIView, coordinator: Any, ended: @escaping () -> Void) {
        item = RepresentedItem(view)
        (self.coordinator, self.ended) = (coordinator, ended)
    }

    func end() { ended() }
}

/// A view of UIKit's as an item: it has its own size where it has one, and else the room that it is offered.
final class RepresentedItem: ViewItem<UIView> {
    var own: ((ProposedViewSize) -> CGSize?)?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = own?(proposal) { return size }
        let natural = view.intrinsicContentSize
        func one(_ offered: CGFloat?, _ natural: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard natural != UIView.noIntrinsicMetric else { return offered.map { min($0, 10_000) } ?? 10 }
            // It grows and shrinks where it hugs and resists little.
            guard let offered, offered.isFinite || view.contentHuggingPriority(for: axis).rawValue < 750 else {
                return natural
            }
            if offered > natural {
                return view.contentHuggingPriority(for: axis).rawValue < 750 ? offered.finite : natural
            }
            return view.contentCompressionResistancePriority(for: axis).rawValue < 750 ? offered : natural
        }
        return CGSize(
            width: one(proposal.width, natural.width, .horizontal),
            height: one(proposal.height, natural.height, .vertical)
        )
    }
}

extension CGFloat {
    /// As much as there may be of a length that has no end.
    fileprivate var finite: CGFloat { isFinite ? self : 10_000 }
}

extension UIViewRepresentable {
    /// Makes the view at first, and updates it.
    func update(_ node: GraphNode) {
        node.link(self)
        let kept = node.keep {
            let coordinator = makeCoordinator()
            let view = makeUIView(context: told(coordinator, node))
            return RepresentedView(view: view, coordinator: coordinator) {
                Self.dismantleUIView(view, coordinator: coordinator)
            }
        }
        guard let view = kept.item.view as? UIViewType, let coordinator = kept.coordinator as? Coordinator else {
            return
        }
        let context = told(coordinator, node)
        node.tracked { updateUIView(view, context: context) }
        kept.item.own = { sizeThatFits($0, uiView: view, context: context) }
        node.show(kept.item)
    }

    private func told(_ coordinator: Coordinator, _ node: GraphNode) -> Context {
        Context(coordinator: coordinator, environment: node.environment, transaction: Transaction.current)
    }
}

extension UIViewControllerRepresentable {
    /// Makes the controller at first, a child of the one that shows the views, and updates it.
    func update(_ node: GraphNode) {
        node.link(self)
        let kept = node.keep {
            let coordinator = makeCoordinator()
            let controller = makeUIViewController(context: told(coordinator, node))
            if let parent = node.host.controller {
                parent.addChild(controller)
                controller.didMove(toParent: parent)
            }
            return RepresentedController(controller, coordinator) {
                Self.dismantleUIViewController(controller, coordinator: coordinator)
                controller.willMove(toParent: nil)
                controller.view.removeFromSuperview()
                controller.removeFromParent()
            }
        }
        guard let controller = kept.controller as? UIViewControllerType,
            let coordinator = kept.coordinator as? Coordinator
        else { return }
        let context = told(coordinator, node)
        node.tracked { updateUIViewController(controller, context: context) }
        kept.item.own = { proposal in
            if let size = sizeThatFits(proposal, uiViewController: controller, context: context) { return size }
            let preferred = controller.preferredContentSize
            return preferred == .zero
                ? proposal.replacingUnspecifiedDimensions().finite
                : CGSize(
                    width: preferred.width > 0 ? preferred.width : proposal.width ?? 10,
                    height: preferred.height > 0 ? preferred.height : proposal.height ?? 10
                )
        }
        node.show(kept.item)
    }

    private func told(_ coordinator: Coordinator, _ node: GraphNode) -> Context {
        Context(coordinator: coordinator, environment: node.environment, transaction: Transaction.current)
    }
}

/// What is kept of a controller.
@MainActor
private final class RepresentedController: EndingWithNode {
    let controller: UIViewController
    let item: RepresentedItem
    let coordinator: Any
    private let ended: () -> Void

    init(_ controller: UIViewController, _ coordinator: Any, ended: @escaping () -> Void) {
        (self.controller, self.coordinator, self.ended) = (controller, coordinator, ended)
        item = RepresentedItem(controller.view)
    }

    func end() { ended() }
}
