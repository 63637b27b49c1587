@_exported public import SwiftUI

/// A chart. It takes all the room that it is offered.
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: () -> [any ChartContent]
    @Environment(\.chartOptions) private var options
    @State private var state = ChartState()
    @State private var scrolled = ChartScroll()

    public init(@ChartContentBuilder content: () -> Content) {
        let content = content()
        self.content = { [content] }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable { self.content = { data.map { content($0) } } }

    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.content = { data.map { content($0) } } }

    @MainActor public var body: some View {
        ChartView(
            marks: content().flatMap { $0.allMarks },
            options: options,
            state: state,
            scrolled: $scrolled
        )
        .environment(\.chartOptions, ChartOptions())
    }
}
