import Foundation
import ViewLink

extension UIView {
    /// How the box is drawn.
    var wireStyle: ViewStyle {
        var style = layer.boxStyle
        style.background = wireBackground?.wire
        if style.cornerRadius == nil, let radius = wireCornerRadius, radius > 0 { style.cornerRadius = Double(radius) }
        if let (radius, corners) = configuredCorners {
            style.cornerRadius = Double(radius)
            style.corners = corners == .all ? nil : corners.wire
        }
        if let color = style.background, color.light & 0xFF == 0, color.dark & 0xFF == 0 { style.background = nil }
        let map = wireTransform
        if !map.isIdentity, style.parts != nil, CATransform3DIsIdentity(layer.transform) {
            style.parts = TransformDecomposition(CATransform3DMakeAffineTransform(map)).wire
        } else if !map.isIdentity, style.parts == nil, style.transform == nil {
            style.transform = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init)
        }
        style.blurs = blursBehind ? true : nil
        style.isDark = ownStyle.map { $0 == .dark }
        return style
    }

    var wireAccessibility: ViewAccessibility? {
        let hasWords = accessibilityLabel ?? accessibilityHint ?? accessibilityValue ?? accessibilityIdentifier
        guard hasWords != nil || accessibilityElementsHidden else { return nil }
        return ViewAccessibility(
            label: accessibilityLabel,
            hint: accessibilityHint,
            value: accessibilityValue,
            identifier: accessibilityIdentifier,
            isHidden: accessibilityElementsHidden
        )
    }
}
