import SwiftUI

/// What marks are filled with, and the colour if it is but one.
struct ChartStyle {
    let style: AnyShapeStyle
    let color: Color?

    init(_ style: some ShapeStyle) { (self.style, color) = (AnyShapeStyle(style), style as? Color) }
}
