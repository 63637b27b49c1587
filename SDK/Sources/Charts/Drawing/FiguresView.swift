import SwiftUI

/// Figures in the plot, and the views beside them.
struct FiguresView: View {
    let figures: [Figure]
    let size: CGSize
    /// The size of the chart, into which views are moved that must fit.
    var chart = CGSize.zero

    var body: some View {
        FiguresLayout()() {
            ForEach(Array(FigureMerging.merged(figures).enumerated()), id: \.offset) { _, figure in
                FigureView(figure: figure).figurePlace(.rect(figure.drawnRect))
            }
            ForEach(Array(annotations.enumerated()), id: \.offset) { _, annotation in
                annotation.view.figurePlace(.beside(annotation.place))
            }
        }
        .frame(width: size.width, height: size.height)
    }

    /// Annotations lie over all marks.
    private var annotations: [(view: AnyView, place: AnnotationPlace)] {
        figures.flatMap { figure in
            figure.annotations.map { annotation in
                (annotation.content, AnnotationPlace(annotation, figure, plot: CGRect(origin: .zero, size: size)))
            }
        }
    }
}

/// One figure.
struct FigureView: View {
    let figure: Figure

    var body: some View {
        if let spoken = figure.spoken?() {
            let heard = drawn.accessibilityLabel(spoken.label).accessibilityValue(spoken.value)
            if spoken.isHidden {
                heard.accessibilityHidden(true)
            } else if let identifier = spoken.identifier {
                heard.accessibilityIdentifier(identifier)
            } else {
                heard
            }
        } else {
            drawn
        }
    }

    @ViewBuilder private var drawn: some View {
        if let clip = figure.clip { whole.clipShape(clip) } else { whole }
    }

    @ViewBuilder private var whole: some View {
        if let view = figure.view { view.foregroundStyle(figure.style.style).opacity(figure.opacity) } else { shape }
    }

    @ViewBuilder private var shape: some View {
        let outline = FigureShape(path: figure.path, origin: figure.drawnRect.origin)
        let style = figure.opacity < 1 ? AnyShapeStyle(figure.style.style.opacity(figure.opacity)) : figure.style.style
        switch (figure.way, figure.cornerRadius) {
        case (.fill, let radius?): RoundedRectangle(cornerRadius: radius).fill(style)
        case (.fill, nil): outline.fill(style)
        case (.stroke(let stroke), _): outline.stroke(style, style: stroke)
        }
    }
}

/// An outline in the plot's points, in a view that lies at a point of it.
struct FigureShape: Shape {
    let path: Path
    let origin: CGPoint
    func path(in rect: CGRect) -> Path {
        path.offsetBy(dx: rect.minX - origin.x, dy: rect.minY - origin.y)
    }
}

extension Figure {
    /// The room of its view: a line has a width.
    var drawnRect: CGRect {
        let rect = frame.isNull || frame.isInfinite ? .zero : frame
        guard case .stroke(let stroke) = way else { return rect }
        let half = max(stroke.lineWidth.finite / 2, 0.25)
        return rect.insetBy(dx: -half, dy: -half)
    }
}

/// Very many figures become few.
enum FigureMerging {
    /// As many as are views of their own.
    static let most = 400

    /// The figures, of which those that follow each other in one colour are one where there are very many.
    static func merged(_ figures: [Figure]) -> [Figure] {
        guard figures.count > most else { return figures }
        var result: [Figure] = []
        var last: Key?
        var path = CGMutablePath()
        func close() {
            guard last != nil, let index = result.indices.last else { return }
            result[index].path = Path(path)
            result[index].frame = path.boundingBox
            (result[index].spoken, result[index].cornerRadius) = (nil, nil)
        }
        for figure in figures {
            let key = Key(figure)
            if key == nil || key != last {
                close()
                result.append(figure)
                (last, path) = (key, CGMutablePath())
            }
            path.addPath(figure.path.cgPath)
        }
        close()
        return result
    }

    private struct Key: Equatable {
        let color: Color
        let way: Figure.Way
        let opacity: Double
        init?(_ figure: Figure) {
            guard figure.view == nil, figure.clip == nil, let color = figure.style.color else { return nil }
            (self.color, way, opacity) = (color, figure.way, figure.opacity)
        }
    }
}
