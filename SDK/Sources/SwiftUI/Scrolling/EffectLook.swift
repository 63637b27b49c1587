import UIKit
import ViewLink

/// What an effect makes of a view.
@MainActor
struct EffectLook {
    private var alpha: CGFloat
    private var transform: CGAffineTransform
    private var turn: CATransform3D
    private var filters: [ViewFilter]

    /// Puts the effect on the view, to see what it does.
    init(_ effect: any VisualEffect, on view: UIView, _ size: CGSize) {
        (view.alpha, view.transform, view.layer.transform) = (1, .identity, CATransform3DIdentity)
        view.layer.pictureFilters = []
        FurtherEffect.apply(effect, to: view, size)
        (alpha, transform, turn) = (view.alpha, view.transform, view.layer.transform)
        filters = view.layer.pictureFilters
    }

    /// So far on the way to another one, 0…1.
    func mixed(with other: EffectLook, _ amount: Double) -> EffectLook {
        let part = CGFloat(amount)
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
        var mixed = self
        mixed.alpha = mix(alpha, other.alpha)
        mixed.transform = CGAffineTransform(
            a: mix(transform.a, other.transform.a),
            b: mix(transform.b, other.transform.b),
            c: mix(transform.c, other.transform.c),
            d: mix(transform.d, other.transform.d),
            tx: mix(transform.tx, other.transform.tx),
            ty: mix(transform.ty, other.transform.ty)
        )
        var turned = turn
        for part in CATransform3D.parts { turned[keyPath: part] = mix(turn[keyPath: part], other.turn[keyPath: part]) }
        mixed.turn = turned
        // An effect has the same filters in each phase, or begins without.
        mixed.filters = other.filters.enumerated().map { index, filter in
            var filter = filter
            let still = filter.kind == .contrast || filter.kind == .saturation ? 1.0 : 0
            let from = filters.indices.contains(index) ? filters[index].amount : still
            filter.amount = from + (filter.amount - from) * amount
            return filter
        }
        return mixed
    }

    func show(on view: UIView) {
        (view.alpha, view.transform, view.layer.transform) = (alpha, transform, turn)
        view.layer.pictureFilters = filters
    }
}

extension CATransform3D {
    fileprivate static var parts: [WritableKeyPath<CATransform3D, CGFloat>] {
        [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
            \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ]
    }
}
