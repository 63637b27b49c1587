import SwiftUI

/// What hears fingers over the plot: they select values, or scroll.
struct ChartTouches: View {
    let proxy: ChartProxy
    let options: ChartOptions
    @Binding var scrolled: ChartScroll

    var body: some View {
        let room = AnyView(Color.clear.contentShape(Rectangle()))
        if let gesture = options.gesture {
            gesture(proxy, room)
        } else {
            room.gesture(drag).simultaneousGesture(tap)
        }
    }

    /// What is tapped stays selected.
    private var tap: some Gesture { SpatialTapGesture().onEnded { select(at: $0.location) } }

    /// A finger that moves takes its selection along when it goes.
    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                if isScrollable { return scroll(value) }
                select(at: value.location)
                selectRange(value)
            }
            .onEnded { _ in
                scrolled.end()
                if !isScrollable { clear() }
            }
    }

    private var isScrollable: Bool { options.x.isScrollable || options.y.isScrollable }

    private func scroll(_ value: DragGesture.Value) {
        for axis in Axis.allCases where options.axis(axis).isScrollable {
            guard let scale = proxy.plan.scale(axis), scale.window.length < 1 else { continue }
            let (moved, length) =
                axis == .horizontal
                ? (value.translation.width, proxy.plotSize.width)
                // Numbers go up, and names down.
                : (value.translation.height * (scale.names == nil ? -1 : 1), proxy.plotSize.height)
            guard length > 0 else { continue }
            scrolled.drag(scale, by: Double(moved / length))
            let edge: CGFloat = axis == .vertical && scale.names == nil ? length : 0
            var seen = scale
            seen.window = scrolled.window(of: scale, options.axis(axis))
            if let first = seen.datum(at: edge, in: length) { options.axis(axis).scrolled?(first) }
        }
    }

    private func select(at point: CGPoint) {
        options.x.select?(proxy.datum(.horizontal, inside(point.x, proxy.plotSize.width)))
        options.y.select?(proxy.datum(.vertical, inside(point.y, proxy.plotSize.height)))
        options.selectAngle?(proxy.plan.sectors.number(at: point, in: proxy.plotSize).map { .number($0) })
    }

    private func selectRange(_ value: DragGesture.Value) {
        let (start, end, size) = (value.startLocation, value.location, proxy.plotSize)
        proxy.selectXRange(from: inside(start.x, size.width), to: inside(end.x, size.width))
        proxy.selectYRange(from: inside(start.y, size.height), to: inside(end.y, size.height))
    }

    private func inside(_ place: CGFloat, _ length: CGFloat) -> CGFloat { min(max(place, 0), length) }

    private func clear() {
        options.x.select?(nil)
        options.y.select?(nil)
        options.selectAngle?(nil)
    }
}
