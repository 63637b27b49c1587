import Foundation
import SwiftUI

/// How a mark looks, as far as its author says. What is said nearer to the mark holds.
struct MarkLook {
    var foreground: ChartStyle?
    var foregroundValue: ChartValue?
    var symbol: MarkSymbol?
    var symbolValue: ChartValue?
    var symbolSize: CGSize?
    var symbolSizeValue: ChartValue?
    var lineStyle: StrokeStyle?
    var lineStyleValue: ChartValue?
    var interpolation: InterpolationMethod?
    var position: MarkGrouping?
    var cornerRadius: CGFloat?
    var opacity = 1.0
    var offset = MarkOffset()
    var zIndex = 0.0
    var clip: AnyShape?
    var alignsWithPlot: Bool?
    var annotations: [MarkAnnotation] = []
    var spoken = MarkSpeech()
}

/// What stands at a point.
enum MarkSymbol {
    case shape(any ChartSymbolShape)
    case view(AnyView)
}

/// Marks beside each other at one place.
struct MarkGrouping {
    let value: ChartValue
    let axis: Axis?
    let span: MarkDimension
}

/// How far a mark's edges are moved.
struct MarkOffset: Hashable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    mutating func add(_ other: MarkOffset) {
        func sum(_ first: CGFloat, _ second: CGFloat) -> CGFloat { second.isFinite ? first + second : first }
        xStart = sum(xStart, other.xStart)
        xEnd = sum(xEnd, other.xEnd)
        yStart = sum(yStart, other.yStart)
        yEnd = sum(yEnd, other.yEnd)
    }
}

/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: AnyView
}

/// What those who hear the screen are told of a mark.
struct MarkSpeech {
    var label: Text?
    var value: Text?
    var isHidden: Bool?
    var identifier: String?
}
