import Foundation
import SwiftUI

/// Marks at values of an axis, as data.
struct AxisRow {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var wish = AxisMarkValues.Wish.usual
    /// What the author puts at a value; nil are the usual marks.
    var content: (@MainActor (AxisValue) -> [AxisPart])?
    /// How the usual lines are drawn.
    var stroke: StrokeStyle?
    /// How the usual labels are written.
    var format: ((ChartDatum) -> String?)?

    /// At which edge the marks of an axis stand: below and at the trailing side, as on a phone.
    func edge(_ axis: Axis) -> Edge {
        switch (axis, position) {
        case (.horizontal, .top): .top
        case (.horizontal, _): .bottom
        case (.vertical, .leading): .leading
        case (.vertical, _): .trailing
        }
    }

    /// What stands at a value. Labels of dates stand beside a line that goes down to them.
    @MainActor
    func parts(at value: AxisValue, _ scale: PositionScale) -> [AxisPart] {
        if let content { return content(value) }
        var parts = [AxisPart(.grid, stroke: stroke)]
        if scale.hasDates, scale.axis == .horizontal { parts.append(AxisPart(.tick(.label), stroke: stroke)) }
        parts.append(AxisPart(.label(AxisPart.Label(content: format.map { .formatted($0) } ?? .usual))))
        return parts
    }
}

/// A line, a tick or a label, as data.
struct AxisPart {
    /// What it is.
    enum Kind {
        case grid
        case tick(AxisTickLength)
        case label(Label)
    }
    /// What a label shows.
    enum LabelContent {
        case usual
        case formatted((ChartDatum) -> String?)
        case view(AnyView)
    }
    /// A label.
    struct Label {
        var content: LabelContent
        var anchor: UnitPoint?
        var orientation = AxisValueLabelOrientation.automatic
        var mayMeetOthers = false
        var horizontalSpacing: CGFloat?
        var verticalSpacing: CGFloat?
    }

    let kind: Kind
    /// Whether it stands in the middle between its value and the next.
    var centered: Bool?
    var stroke: StrokeStyle?
    var style: ChartStyle?
    var font: Font?
    var offset = CGSize.zero

    init(_ kind: Kind, centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        (self.kind, self.centered, self.stroke) = (kind, centered, stroke)
    }
}
