import Foundation
import SwiftUI

/// Something that is drawn in the plot, in its points.
struct Figure {
    /// How it is drawn.
    enum Way: Hashable {
        case fill
        case stroke(StrokeStyle)
    }

    /// The outline; nothing is drawn of an empty one.
    var path: Path
    var way = Way.fill
    /// Of a box, whose view moves and grows as one.
    var cornerRadius: CGFloat?
    /// The room of the mark, where views stand beside it and over which its gradient goes.
    var frame: CGRect
    var style = ChartStyle(Color.blue)
    var opacity = 1.0
    var zIndex = 0.0
    /// What of it is seen.
    var clip: AnyShape?
    /// A view that stands for the outline.
    var view: AnyView?
    var annotations: [MarkAnnotation] = []
    /// Around which point they stand, if not around the room.
    var annotationPoint: CGPoint?
    /// Where a view stands beside it if the author does not say.
    var usualPosition = AnnotationPosition.top
    /// Asked for those who hear the screen alone, since words take time to make.
    var spoken: (() -> FigureSpeech)?
}

/// What those who hear the screen are told of a figure.
struct FigureSpeech {
    var label: Text
    var value: Text
    var isHidden = false
    var identifier: String?
}

extension Figure {
    /// A figure of a mark, with what all figures have of its look.
    init(_ path: Path, _ way: Way = .fill, frame: CGRect, of mark: ChartMark, in plot: PlotGeometry) {
        self.init(path: path, way: way, frame: frame.isNull ? .zero : frame)
        style = plot.style(of: mark)
        opacity = mark.look.opacity
        zIndex = mark.look.zIndex
        clip = mark.look.clip
        annotations = mark.look.annotations
        if mark.look.alignsWithPlot == true { self.frame = CGRect(origin: .zero, size: plot.size) }
        spoken = { plot.speech(of: mark) }
    }
}
