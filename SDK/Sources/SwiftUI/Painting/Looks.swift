public import UIKit

// Modifiers that change how a view looks and not how large it is.

/// The view of UIKit's around one that looks otherwise.
class LookView: CanvasView, TransitioningView {
    var transition = AnyTransition.opacity
}

/// An item in a view of its own, which is changed.
final class LookItem: WrappedItem {
    let view = LookView()
    var change: ((LookView, CGSize) -> Void)?
    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.nest(view, in: rect) { inner in
            base.place(in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        change?(view, rect.size)
    }
}

/// A modifier of a view of UIKit's around the item.
nonisolated struct LookModifier: ItemModifier {
    let change: @MainActor (LookView, CGSize) -> Void
    @MainActor func item(_ base: DrawnItem) -> LookItem { LookItem(base) }
    @MainActor func update(_ item: LookItem) { item.change = change }
}

/// Views before or behind another, which are as large as it at most.
nonisolated struct LayerModifier<Layer: View>: DrawnModifier {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool
    /// Where it goes on under what covers the edges.
    var edges: Edge.Set = []

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        var around = node.environment
        around.stackAxis = nil
        let layer = node.child(1, layer, around)
        let group = node.keep { ItemTable<LayeredItem>() }
        makeItems(node, group, content, layer)
    }

    @MainActor private func makeItems(
        _ node: GraphNode,
        _ table: ItemTable<LayeredItem>,
        _ content: GraphNode,
        _ layer: GraphNode
    ) {
        node.makeItems = {
            table.items(for: content.items, { LayeredItem($0) }) { item in
                item.layers = layer.items
                (item.alignment, item.isBehind, item.edges) = (alignment, isBehind, edges)
            }
        }
    }
}

final class LayeredItem: WrappedItem {
    var layers: [DrawnItem] = []
    var alignment = Alignment.center
    var isBehind = false
    var edges: Edge.Set = []

    override func place(in rect: CGRect, on canvas: Surface) {
        if !isBehind { base.place(in: rect, on: canvas) }
        let room = edges.isEmpty ? rect : canvas.reaching(rect, edges)
        for layer in layers.inOrderOfZ {
            let size = layer.size(ProposedViewSize(room.size))
            layer.place(in: room.aligned(layer, size, alignment), on: canvas)
        }
        if isBehind { base.place(in: rect, on: canvas) }
    }
}

/// A figure that is filled with a style.
nonisolated struct FilledShape<Style: ShapeStyle, Figure: Shape>: DrawnView {
    let style: Style
    let figure: Figure
    @MainActor func update(_ node: GraphNode) { ShapeItem.show(figure.fill(style), in: node) }
}

nonisolated extension View {
    /// The view within one of UIKit's that is changed.
    func looking(_ change: @escaping @MainActor (LookView, CGSize) -> Void) -> ModifiedContent<Self, LookModifier> {
        changed(by: LookModifier(change: change))
    }

    // MARK: Behind and before

    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        changed(by: LayerModifier(layer: background, alignment: alignment, isBehind: true))
    }
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        changed(
            by: LayerModifier(
                layer: FilledShape(style: style, figure: Rectangle()),
                alignment: .center,
                isBehind: true,
                edges: edges
            )
        )
    }
    public func background(
        _ style: some ShapeStyle,
        in shape: some Shape,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        changed(by: LayerModifier(layer: FilledShape(style: style, figure: shape), alignment: .center, isBehind: true))
    }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape)
    }
    public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { changed(by: LayerModifier(layer: content(), alignment: alignment, isBehind: true)) }
    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        changed(by: LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
    }
    public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        changed(
            by: LayerModifier(
                layer: FilledShape(style: style, figure: Rectangle()),
                alignment: .center,
                isBehind: false,
                edges: edges
            )
        )
    }
    public func overlay(
        _ style: some ShapeStyle,
        in shape: some Shape,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        changed(by: LayerModifier(layer: FilledShape(style: style, figure: shape), alignment: .center, isBehind: false))
    }
    public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { changed(by: LayerModifier(layer: content(), alignment: alignment, isBehind: false)) }
    /// Glass is drawn as a thin material.
    public func glassEffect(_ glass: Glass = .regular) -> some View { background(.ultraThinMaterial, in: Capsule()) }
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
        background(.ultraThinMaterial, in: shape)
    }
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }

    // MARK: Cut

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
    public func clipShape(_ shape: some Shape) -> some View {
        looking { view, size in view.cut(by: shape, CGRect(origin: .zero, size: size)) }
    }
    public func clipShape(_ shape: some Shape, style: FillStyle) -> some View { clipShape(shape) }
    public func clipped(antialiased: Bool = false) -> some View { looking { view, _ in view.clipsToBounds = true } }
    public func containerShape(_ shape: some InsettableShape) -> some View { self }
    public func mask(_ mask: some View) -> some View { changed(by: MaskModifier(mask: mask, alignment: .center)) }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        changed(by: MaskModifier(mask: mask(), alignment: alignment))
    }

    // MARK: Seen through, moved, turned

    public func opacity(_ opacity: Double) -> some View {
        looking { view, _ in view.alpha = CGFloat(min(max(opacity, 0), 1)) }
    }
    public func hidden() -> some View { looking { view, _ in view.isHidden = true } }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        looking { view, _ in
            let drawn = color.uiColor.resolvedColor(with: view.traitCollection).cgColor
            view.layer.shadowColor = drawn
            view.layer.shadowOpacity = radius > 0 || x != 0 || y != 0 ? 1 : 0
            // Core Animation's radius is half as wide a blur as SwiftUI's.
            view.layer.shadowRadius = radius
            view.layer.shadowOffset = CGSize(width: x, height: y)
        }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        looking { view, size in view.turn(CGAffineTransform(scaleX: x, y: y), about: anchor, size) }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        looking { view, size in view.turn(CGAffineTransform(rotationAngle: angle.radians), about: anchor, size) }
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        looking { view, size in view.turn(transform, about: .topLeading, size) }
    }
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        looking { view, size in
            view.turn(angle, about: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, size)
        }
    }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    // MARK: Placeholders

    public func redacted(reason: RedactionReasons) -> some View { around(\.redactionReasons, reason) }
    public func unredacted() -> some View { around(\.redactionReasons, []) }

    // MARK: Who may touch it

    public func disabled(_ disabled: Bool) -> some View { around { $0.isEnabled = $0.isEnabled && !disabled } }
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        looking { view, _ in view.isUserInteractionEnabled = enabled }
    }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { scheme(colorScheme) }
    private func scheme(_ scheme: ColorScheme) -> some View {
        around(\.colorScheme, scheme).looking { view, _ in
            view.overrideUserInterfaceStyle = scheme == .dark ? .dark : .light
        }
    }
}

extension UIView {
    /// Turns a view in space about a point of it.
    func turn(
        _ angle: Angle,
        about axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint,
        anchorZ: CGFloat,
        perspective: CGFloat,
        _ size: CGSize
    ) {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        var depth = CATransform3DIdentity
        depth.m34 = -perspective / max(size.width, size.height, 1)
        let turned = CATransform3DRotate(CATransform3DIdentity, angle.radians, axis.x, axis.y, axis.z)
        let about = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), turned)
        let back = CATransform3DConcat(about, CATransform3DMakeTranslation(0, 0, anchorZ))
        layer.transform = CATransform3DConcat(CATransform3DConcat(back, depth), CATransform3DMakeTranslation(x, y, 0))
    }

    /// Cuts a view along a figure.
    fileprivate func cut(by shape: some Shape, _ rect: CGRect) {
        if let corners = (shape as? any CornerShape)?.corners(in: rect), corners.frame == rect {
            layer.mask = nil
            layer.cornerRadius = corners.radius
            clipsToBounds = true
        } else {
            let mask = CAShapeLayer()
            mask.frame = rect
            mask.path = shape.path(in: rect).cgPath
            layer.mask = mask
        }
    }

    /// Transforms a view about a point of it.
    fileprivate func turn(_ transform: CGAffineTransform, about anchor: UnitPoint, _ size: CGSize) {
        let whole = transform.about(anchor, of: size)
        if self.transform != whole { self.transform = whole }
    }
}

/// Shows of a view what another one covers.
nonisolated struct MaskModifier<Mask: View>: DrawnModifier {
    let mask: Mask
    let alignment: Alignment

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let mask = node.child(1, mask, node.environment)
        node.show(each: content, as: { MaskedItem($0) }) { [alignment] item in
            (item.masks, item.alignment) = (mask.items, alignment)
        }
    }
}

/// An item in a mask. Of a mask's views the page knows the outline: a figure's or a gradient's; of others the rectangle.
final class MaskedItem: WrappedItem {
    var masks: [DrawnItem] = []
    var alignment = Alignment.center
    private let view = LookView()
    private let maskView = CanvasView()

    override func place(in rect: CGRect, on canvas: Surface) {
        let own = CGRect(origin: .zero, size: rect.size)
        canvas.nest(view, in: rect) { base.place(in: own, on: $0) }
        canvas.fill(maskView, bounds: own) { inner in
            for mask in masks {
                let size = mask.size(ProposedViewSize(rect.size))
                mask.place(in: own.aligned(mask, size, alignment), on: inner)
            }
        }
        maskView.frame = own
        maskView.layoutIfNeeded()
        view.mask = maskView
    }
}
