public import SwiftUI

nonisolated extension View {
    private func titled(
        _ axis: WritableKeyPath<ChartOptions, AxisOptions>,
        _ content: some View,
        _ position: AnnotationPosition,
        _ alignment: Alignment?,
        _ spacing: CGFloat?
    ) -> some View {
        let view = AnyView(content)
        let title = AxisTitle(content: view, position: position, alignment: alignment, spacing: spacing)
        return charts { $0[keyPath: axis].titles.append(title) }
    }
    public func chartXAxis(_ visibility: Visibility) -> some View { charts { $0.x.visibility = visibility } }
    public func chartYAxis(_ visibility: Visibility) -> some View { charts { $0.y.visibility = visibility } }
    public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
        let content = content()
        return charts { $0.x.content = content }
    }
    public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
        let content = content()
        return charts { $0.y.content = content }
    }
    public func chartXAxisLabel<Label: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Label
    ) -> some View { titled(\.x, content(), position, alignment, spacing) }
    public func chartYAxisLabel<Label: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Label
    ) -> some View { titled(\.y, content(), position, alignment, spacing) }
    public func chartXAxisLabel(
        _ label: some TitleKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(title: label) }
    }
    public func chartYAxisLabel(
        _ label: some TitleKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(title: label) }
    }
    /// Kept: the axes have the look of their marks.
    public func chartXAxisStyle(@ViewBuilder content: @escaping (AnyView) -> some View) -> some View { self }
    /// Kept: the axes have the look of their marks.
    public func chartYAxisStyle(@ViewBuilder content: @escaping (AnyView) -> some View) -> some View { self }
}

extension AxisTitle {
    /// Below the plot, or above it at the trailing side.
    func place(_ axis: Axis) -> AxesPart.TitlePlace {
        let edge: Edge =
            switch position {
            case .top, .topLeading, .topTrailing: .top
            case .bottom, .bottomLeading, .bottomTrailing: .bottom
            case .leading: .leading
            case .trailing: .trailing
            case .automatic, .overlay: axis == .horizontal ? .bottom : .top
            }
        let usual: Alignment =
            switch position {
            case .topLeading, .bottomLeading: .leading
            case .topTrailing, .bottomTrailing: .trailing
            default: axis == .vertical && edge == .top ? .trailing : .center
            }
        return AxesPart.TitlePlace(edge: edge, alignment: alignment ?? usual, spacing: spacing?.finite ?? 4)
    }

    /// The name as it is drawn: beside the plot it is turned.
    @MainActor
    func view(_ axis: Axis) -> some View {
        let styled = content.font(.caption).foregroundStyle(Color.secondary)
        let edge = place(axis).edge
        guard edge == .leading || edge == .trailing else { return AnyView(styled) }
        return AnyView(QuarterTurn()() { styled.rotationEffect(.degrees(edge == .leading ? -90 : 90)) })
    }
}
