public import UIKit
import ViewLink

/// How a view looks by where it is, which moves nothing else.
public nonisolated protocol VisualEffect: Sendable {}

/// A view as it is.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// An effect after another one.
nonisolated struct FurtherEffect: VisualEffect {
    let base: any VisualEffect
    let change: @MainActor @Sendable (UIView, CGSize) -> Void

    @MainActor
    static func apply(_ effect: any VisualEffect, to view: UIView, _ size: CGSize) {
        guard let further = effect as? FurtherEffect else { return }
        apply(further.base, to: view, size)
        further.change(view, size)
    }
}

nonisolated extension VisualEffect {
    private func then(_ change: @escaping @MainActor @Sendable (UIView, CGSize) -> Void) -> some VisualEffect {
        FurtherEffect(base: self, change: change)
    }
    private func turned(_ transform: CGAffineTransform, about anchor: UnitPoint = .center) -> some VisualEffect {
        then { view, size in view.transform = view.transform.concatenating(transform.about(anchor, of: size)) }
    }

    // Kept: a page draws no shaders of Metal.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some VisualEffect { self }
    public func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some VisualEffect { self }
    public func opacity(_ opacity: Double) -> some VisualEffect { then { view, _ in view.alpha *= CGFloat(opacity) } }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(scaleX: x, y: y), about: anchor)
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        turned(CGAffineTransform(translationX: x, y: y))
    }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(_ offset: CGPoint) -> some VisualEffect { self.offset(x: offset.x, y: offset.y) }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        turned(CGAffineTransform(rotationAngle: angle.radians), about: anchor)
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { turned(transform) }
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then { view, size in
            view.turn(angle, about: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, size)
        }
    }
    private func filtered(_ kind: ViewFilter.Kind, _ amount: Double) -> some VisualEffect {
        then { view, _ in view.layer.pictureFilters.append(.drawn(kind, amount)) }
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { filtered(.blur, Double(radius)) }
    public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness, amount) }
    public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast, amount) }
    public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation, amount) }
    public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grayscale, amount) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.hueRotation, angle.radians) }
}

/// A view with an effect by where it is.
nonisolated struct EffectModifier: ItemModifier {
    let effect: (GeometryProxy) -> any VisualEffect
    @MainActor func item(_ base: DrawnItem) -> EffectItem { EffectItem(base) }
    @MainActor func update(_ item: EffectItem) { item.effect = effect }
}

final class EffectItem: WrappedItem {
    var effect: ((GeometryProxy) -> any VisualEffect)?
    private let view = LookView()
    private let reading = GeometryReading()

    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.nest(view, in: rect) { base.place(in: CGRect(origin: .zero, size: rect.size), on: $0) }
        _ = reading.take(canvas.geometry(of: rect))
        guard let effect = effect?(GeometryProxy(reading: reading)) else { return }
        if reading.isPlaceAsked { canvas.follow() }
        EffectLook(effect, on: view, rect.size).show(on: view)
    }
}

nonisolated extension View {
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { changed(by: EffectModifier { effect(EmptyVisualEffect(), $0) }) }
}
