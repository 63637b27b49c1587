public import UIKit
import ViewLink

// What is done to a view's picture, and how it is laid over what is behind it.

extension ViewFilter {
    /// A filter with a number of an author's; one that is no number does nothing.
    static func drawn(_ kind: Kind, _ amount: Double, color: ViewColor? = nil) -> ViewFilter {
        ViewFilter(
            kind,
            amount: amount.isFinite ? amount : kind == .contrast || kind == .saturation ? 1 : 0,
            color: color
        )
    }
}

nonisolated extension View {
    private func filtered(_ kind: ViewFilter.Kind, _ amount: Double) -> some View {
        looking { view, _ in view.layer.pictureFilters = [.drawn(kind, amount)] }
    }

    public func blur(radius: CGFloat) -> some View { filtered(.blur, Double(radius)) }
    /// Whether the blur is opaque is kept: its edges are clear.
    public func blur(radius: CGFloat, opaque: Bool) -> some View { blur(radius: radius) }
    public func saturation(_ amount: Double) -> some View { filtered(.saturation, amount) }
    public func brightness(_ amount: Double) -> some View { filtered(.brightness, amount) }
    public func contrast(_ amount: Double) -> some View { filtered(.contrast, amount) }
    public func grayscale(_ amount: Double) -> some View { filtered(.grayscale, amount) }
    public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation, angle.radians) }
    public func colorInvert() -> some View { filtered(.invert, 1) }
    public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha, 1) }
    public func colorMultiply(_ color: Color) -> some View {
        looking { view, _ in
            let factor = color.uiColor.resolvedColor(with: view.traitCollection)
            view.layer.pictureFilters = [.drawn(.multiply, 1, color: factor.wire)]
        }
    }

    public func blendMode(_ mode: BlendMode) -> some View { looking { view, _ in view.layer.blend = mode.wire } }
}

extension BlendMode {
    /// As the page has it; modes by which one view cuts another are drawn as usual.
    fileprivate var wire: ViewBlend? {
        switch self {
        case .normal, .destinationOver, .sourceAtop, .destinationOut, .plusDarker: nil
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        }
    }
}
