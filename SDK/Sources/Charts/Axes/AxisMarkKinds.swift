public import SwiftUI

/// A line across the chart at a value.
public nonisolated struct AxisGridLine: AxisMark, AxisPartsMaking {
    private let part: AxisPart
    @MainActor var parts: [AxisPart] { [part] }
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(.grid, centered: centered, stroke: stroke)
    }
}

/// How long a tick is.
public enum AxisTickLength: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case automatic, label, longestLabel
    case points(CGFloat)
    public static func length(_ length: CGFloat) -> AxisTickLength { .points(length) }
    public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
}

/// A short line at a value.
public nonisolated struct AxisTick: AxisMark, AxisPartsMaking {
    private let part: AxisPart
    @MainActor var parts: [AxisPart] { [part] }
    public init(centered: Bool? = nil, length: AxisTickLength = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(.tick(length), centered: centered, stroke: stroke)
    }
}

/// The text at a value.
public nonisolated struct AxisValueLabel: AxisMark, AxisPartsMaking {
    private let part: AxisPart
    @MainActor var parts: [AxisPart] { [part] }

    private init(
        _ content: AxisPart.LabelContent,
        _ centered: Bool?,
        _ anchor: UnitPoint?,
        _ resolution: AxisValueLabelCollisionResolution,
        _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?,
        _ verticalSpacing: CGFloat?
    ) {
        var label = AxisPart.Label(content: content)
        (label.anchor, label.orientation) = (anchor, orientation)
        label.mayMeetOthers = resolution == .disabled
        (label.horizontalSpacing, label.verticalSpacing) = (horizontalSpacing, verticalSpacing)
        part = AxisPart(.label(label), centered: centered)
    }
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(.usual, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) }
    public init<Format: FormatStyle>(
        format: Format,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatOutput == String {
        self.init(
            .formatted { $0.text(format) },
            centered,
            anchor,
            collisionResolution,
            orientation,
            horizontalSpacing,
            verticalSpacing
        )
    }
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) {
        self.init(
            .view(AnyView(content())),
            centered,
            anchor,
            collisionResolution,
            orientation,
            horizontalSpacing,
            verticalSpacing
        )
    }
    public init(
        _ text: some StringProtocol,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let text = String(text)
        self.init(
            .formatted { _ in text },
            centered,
            anchor,
            collisionResolution,
            orientation,
            horizontalSpacing,
            verticalSpacing
        )
    }
}

/// A mark that looks otherwise.
nonisolated struct ChangedAxisMark<Base: AxisMark>: AxisMark, AxisPartsMaking {
    let base: Base
    let change: (inout AxisPart) -> Void
    @MainActor var parts: [AxisPart] {
        base.allParts.map { part in
            var part = part
            change(&part)
            return part
        }
    }
}

nonisolated extension AxisMark {
    public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
        ChangedAxisMark(base: self) { $0.style = $0.style ?? ChartStyle(style) }
    }
    public func font(_ font: Font?) -> some AxisMark { ChangedAxisMark(base: self) { $0.font = $0.font ?? font } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ChangedAxisMark(base: self) {
            $0.offset = CGSize(width: ($0.offset.width + x).finite, height: ($0.offset.height + y).finite)
        }
    }
}
