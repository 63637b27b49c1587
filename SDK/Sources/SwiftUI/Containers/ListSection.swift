import UIKit

/// A part of a list.
public nonisolated struct Section<Parent, Content, Footer> {
    public typealias Body = Never
    let header: Parent
    let content: Content
    let footer: Footer
    let expansion: Binding<Bool>?

    private init(_ header: Parent, _ content: Content, _ footer: Footer, expansion: Binding<Bool>? = nil) {
        (self.header, self.content, self.footer, self.expansion) = (header, content, footer, expansion)
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public var body: Never { fatalError("a section has no body") }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { self.init(header(), content(), footer()) }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, content(), footer)
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header, content(), EmptyView()) }
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) { self.init(header(), content(), EmptyView(), expansion: isExpanded) }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {
        self.init(Text(title: title), content(), EmptyView())
    }
    public init(_ title: some TitleKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(title: title), content(), EmptyView(), expansion: isExpanded)
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), content(), footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), footer) }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section: DrawnView where Parent: View, Content: View, Footer: View {
    @MainActor func update(_ node: GraphNode) {
        let environment = node.environment
        if environment.drawing.isInMenu {
            let label = node.child("header", header, environment)
            let content = node.child("content", content, environment)
            return node.show(MenuGroupItem.item(of: node, label: label, content: content, isInline: true))
        }
        let isInList = environment.drawing.isRow
        var edges = environment
        edges.drawing.lazyAxis = nil
        let over = node.child("header", header, isInList ? environment.ofListHeader : edges)
        let rows = node.child("content", content, environment)
        let under = node.child("footer", footer, isInList ? environment.ofListFooter : edges)
        if environment.drawing.lazyAxis != nil { return node.showLazily(over, rows, under) }
        guard isInList || environment.drawing.keepsSections else {
            return node.makeItems = { over.items + rows.items + under.items }
        }
        let item = node.keep { SectionItem() }
        item.expansion = expansion
        node.makeItems = {
            (item.header, item.rows, item.footer) = (over.items, rows.items, under.items)
            return [item]
        }
    }
}

extension EnvironmentValues {
    /// For what stands over the rows of a section.
    fileprivate var ofListHeader: EnvironmentValues {
        var values = asPage
        values.drawing.fontChanges = []
        if headerProminence == .increased {
            values.font = .title3.weight(.semibold)
            values.drawing.foreground = nil
        } else if drawing.styles.list == "plain" || drawing.styles.list == "inset" {
            values.font = .subheadline.weight(.semibold)
            values.drawing.foreground = AnyShapeStyle(Color.secondary)
        } else {
            values.font = .footnote
            if !drawing.hasTextCase { values.textCase = .uppercase }
            values.drawing.foreground = AnyShapeStyle(Color.secondary)
        }
        return values
    }

    /// For what stands under them.
    fileprivate var ofListFooter: EnvironmentValues {
        var values = asPage
        values.font = .footnote
        values.drawing.fontChanges = []
        values.drawing.foreground = AnyShapeStyle(Color.secondary)
        return values
    }
}
