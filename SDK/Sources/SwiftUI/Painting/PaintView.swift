import UIKit

/// One way in which a figure is painted.
struct ShapePaint {
    enum Way {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }
    let style: any ShapeStyle
    let way: Way
}

/// A view that is painted: a rectangle or a figure in a colour, a gradient or a material.
final class PaintView: UIView, TransitioningView {
    /// What is painted, the later above.
    struct Layer {
        var paint: Paint
        var way: ShapePaint.Way
    }

    var transition = AnyTransition.opacity
    private var layers: [Layer] = []
    /// The figure's outline in a rectangle; nil is the rectangle.
    private var outline: ((CGRect) -> Path)?
    /// Where the figure is but a rectangle with round corners.
    private var corners: ((CGRect) -> (frame: CGRect, radius: CGFloat)?)?
    private var painted: [CALayer] = []
    /// Those of the painting before that have no place in this one yet.
    private var former: [CALayer] = []
    private var blur: UIVisualEffectView?
    private let picture = MeshPicture()
    /// The rectangle with round corners that is filled with a colour.
    private let plain = UIView()

    func show(
        _ layers: [Layer],
        outline: ((CGRect) -> Path)? = nil,
        corners: ((CGRect) -> (frame: CGRect, radius: CGFloat)?)? = nil
    ) {
        layer.cast(layers.lazy.compactMap(\.paint.shadow).first, traits: traitCollection)
        self.layers = layers.map { Layer(paint: $0.paint.unshadowed, way: $0.way) }
        (self.outline, self.corners) = (outline, corners)
        isUserInteractionEnabled = false
        arrange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    private func arrange() {
        former = painted
        painted = []
        var usesPlain = false
        var usesBlur = false
        for layer in layers {
            if case .material(let style) = layer.paint, case .fill = layer.way {
                usesBlur = true
                showBlur(style)
            } else if case .color(let color) = layer.paint, case .fill = layer.way, !usesPlain, painted.isEmpty,
                let corners = outline == nil ? (bounds, 0) : corners?(bounds)
            {
                usesPlain = true
                if plain.superview == nil { addSubview(plain) }
                plain.backgroundColor = color
                if plain.frame != corners.0 { plain.frame = corners.0 }
                plain.layer.cornerRadius = corners.1
            } else {
                add(layer)
            }
        }
        if !usesPlain { plain.removeFromSuperview() }
        if !usesBlur { blur?.removeFromSuperview() }
        for layer in former { layer.removeFromSuperlayer() }
        former = []
    }

    /// A layer of a kind: the one that the last painting had here, or a new one.
    private func made<Kind: CALayer>(_ kind: Kind.Type) -> Kind {
        if let same = former.first as? Kind, Swift.type(of: same) == kind {
            former.removeFirst()
            painted.append(same)
            return same
        }
        let made = kind.init()
        layer.addSublayer(made)
        painted.append(made)
        return made
    }

    private func showBlur(_ style: UIBlurEffect.Style) {
        let blur = blur ?? UIVisualEffectView(effect: nil)
        self.blur = blur
        blur.effect = UIBlurEffect(style: style)
        if blur.superview == nil { insertSubview(blur, at: 0) }
        let place = corners?(bounds) ?? (bounds, 0)
        blur.frame = place.0
        blur.layer.cornerRadius = place.1
        blur.clipsToBounds = place.1 > 0
    }

    private func add(_ layer: Layer) {
        let path = outline?(bounds) ?? Path(bounds)
        switch layer.paint {
        case .color(let color):
            let shape = made(CAShapeLayer.self)
            shape.frame = bounds
            shape.draw(path, layer.way, in: color.resolvedColor(with: traitCollection).cgColor)
        case .gradient(let gradient):
            let drawn = made(CAGradientLayer.self)
            drawn.frame = bounds
            drawn.show(gradient)
            drawn.mask = mask(path, layer.way)
        case .mesh(let mesh, let opacity):
            let drawn = made(CALayer.self)
            drawn.frame = bounds
            drawn.contents = picture.image(of: mesh, opacity: opacity, traits: traitCollection)
            drawn.mask = mask(path, layer.way)
        case .shadowed, .material, .nothing: break
        }
    }

    /// What is seen of a painted rectangle; nil: all of it.
    private func mask(_ path: Path, _ way: ShapePaint.Way) -> CALayer? {
        guard outline != nil else { return nil }
        let mask = CAShapeLayer()
        mask.frame = bounds
        if case .stroke(let style) = way {
            mask.path = path.strokedPath(style).cgPath
        } else {
            mask.path = path.cgPath
        }
        return mask
    }
}

extension CAShapeLayer {
    fileprivate func draw(_ path: Path, _ way: ShapePaint.Way, in color: CGColor) {
        self.path = path.cgPath
        switch way {
        case .fill(let style):
            (fillColor, strokeColor) = (color, nil)
            fillRule = style.isEOFilled ? .evenOdd : .nonZero
        case .stroke(let style):
            fillColor = nil
            strokeColor = color
            lineWidth = style.lineWidth
            lineCap = style.lineCap == .round ? .round : style.lineCap == .square ? .square : .butt
            lineJoin = style.lineJoin == .round ? .round : style.lineJoin == .bevel ? .bevel : .miter
            miterLimit = style.miterLimit
            lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
            lineDashPhase = style.dashPhase
        }
    }
}

extension Paint {
    /// What makes a gradient's layer for a box; nil for what is none.
    var gradientLayer: (@MainActor (CGRect) -> CAGradientLayer)? {
        guard case .gradient(let gradient) = unshadowed else { return nil }
        return { box in
            let layer = CAGradientLayer()
            layer.frame = box
            layer.show(gradient)
            return layer
        }
    }
}

extension CAGradientLayer {
    func show(_ gradient: DrawnGradient) {
        colors = gradient.stops.map(\.color.uiColor)
        locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
        func point(_ unit: UnitPoint) -> CGPoint { CGPoint(x: unit.x, y: unit.y) }
        switch gradient.kind {
        case .linear(let start, let end):
            (type, startPoint, endPoint) = (.axial, point(start), point(end))
        case .radial(let center, let inner, let outer):
            type = .radial
            startPoint = point(center)
            endPoint = CGPoint(
                x: center.x + outer / max(bounds.width, 1),
                y: center.y + outer / max(bounds.height, 1)
            )
            // Core Animation's begins at the centre.
            locations = gradient.stops.outwards(from: inner, to: outer).map { NSNumber(value: Double($0.location)) }
        case .elliptical(let center, let reach):
            (type, startPoint) = (.radial, point(center))
            endPoint = CGPoint(x: center.x + reach, y: center.y + reach)
        case .conic(let center, let angle):
            (type, startPoint) = (.conic, point(center))
            endPoint = CGPoint(x: center.x + 0.5 * cos(angle.radians), y: center.y + 0.5 * sin(angle.radians))
        }
    }
}

/// A view that takes all the room that it is offered, and is painted.
final class PaintItem: ViewItem<PaintView> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions().finite }

    /// Has a node show a colour, a gradient or a material.
    static func show(_ paint: Paint, in node: GraphNode) {
        let item = node.keep { PaintItem(PaintView()) }
        item.view.show([.init(paint: paint, way: .fill(FillStyle()))])
        node.show(item)
    }
}

extension CGSize {
    /// As much as there may be of a size that has no end.
    var finite: CGSize {
        CGSize(width: width.isFinite ? width : 10_000, height: height.isFinite ? height : 10_000)
    }
}

/// A figure as an item.
final class ShapeItem: ViewItem<PaintView> {
    var ideal: CGSize?
    /// Whether the figure is a square's, as a circle, which takes the lesser side.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        (ideal ?? proposal.replacingUnspecifiedDimensions()).finite
    }

    /// Has a node show a figure.
    static func show(_ shape: some Shape, in node: GraphNode) {
        let item = node.keep { ShapeItem(PaintView()) }
        let shape = node.moving(shape)
        var paints = (shape as? any PaintedShapeKind)?.paints ?? []
        if paints.isEmpty { paints = [ShapePaint(style: ForegroundStyle(), way: .fill(FillStyle()))] }
        item.view.show(
            paints.map { .init(paint: $0.style.painted(in: node.environment), way: $0.way) },
            outline: { shape.path(in: $0) },
            corners: { (shape as? any CornerShape)?.corners(in: $0) }
        )
        node.show(item)
    }
}
