public import UIKit

// Views that put a name to something.

/// Words with a picture.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    let icon: Icon
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ title: some TitleKey, systemImage name: String) {
        self.init {
            Text(title: title)
        } icon: {
            Image(systemName: name)
        }
    }
    public init(_ title: some TitleKey, image name: String) {
        self.init {
            Text(title: title)
        } icon: {
            Image(name)
        }
    }
    public init(_ title: some TitleKey, image resource: ImageResource) {
        self.init {
            Text(title: title)
        } icon: {
            Image(resource)
        }
    }
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label as its style has it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

@MainActor extension Label: DrawnView {
    func update(_ node: GraphNode) {
        let style = node.environment.drawing.styles.label
        var inner = node.environment
        // What a style makes of it may be a label again, as the system has it.
        inner.drawing.styles.label = nil
        let content: GraphNode
        if let style, !(style is any SystemStyle) {
            let parts = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
            content = node.child("style", node.made(by: style, parts), inner)
        } else {
            switch styleName(style) {
            case "iconOnly": content = node.child("icon", icon, inner)
            case "titleOnly": content = node.child("title", title, inner)
            default:
                let isRow = node.environment.drawing.isRow
                // In a list pictures stand in a column of their own, in the colour of what can be touched.
                if isRow, inner.drawing.foreground == nil {
                    content = node.child(
                        "row",
                        HStack(spacing: 16) {
                            icon.foregroundStyle(Color.accentColor).frame(minWidth: 24)
                            title
                            Spacer(minLength: 0)
                        },
                        inner
                    )
                } else {
                    content = node.child(
                        "both",
                        HStack(alignment: .firstTextBaseline, spacing: 8) {
                            icon
                            title
                        },
                        inner
                    )
                }
            }
        }
        node.makeItems = { content.items }
    }
}

extension GraphNode {
    fileprivate func made<Style: LabelStyle>(by style: Style, _ configuration: LabelStyleConfiguration) -> AnyView {
        link(style)
        return AnyView(tracked { style.makeBody(configuration: configuration) })
    }
    fileprivate func made<Style: LabeledContentStyle>(
        by style: Style,
        _ configuration: LabeledContentStyleConfiguration
    ) -> AnyView {
        link(style)
        return AnyView(tracked { style.makeBody(configuration: configuration) })
    }
    fileprivate func made<Style: GroupBoxStyle>(by style: Style, _ configuration: GroupBoxStyleConfiguration) -> AnyView
    {
        link(style)
        return AnyView(tracked { style.makeBody(configuration: configuration) })
    }
    fileprivate func made<Style: DisclosureGroupStyle>(
        by style: Style,
        _ configuration: DisclosureGroupStyleConfiguration
    ) -> AnyView {
        link(style)
        return AnyView(tracked { style.makeBody(configuration: configuration) })
    }
}

/// A value with its name.
public nonisolated struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    public typealias Body = Never
}

@MainActor extension LabeledContent: DrawnView where Label: View, Content: View {
    @MainActor func update(_ node: GraphNode) {
        let style = node.environment.drawing.styles.labeledContent
        var inner = node.environment
        inner.drawing.styles.labeledContent = nil
        let drawn: GraphNode
        if let style, !(style is any SystemStyle) {
            let parts = LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))
            drawn = node.child("style", node.made(by: style, parts), inner)
        } else {
            drawn = node.child(
                "system",
                HStack {
                    label
                    Spacer(minLength: 8)
                    content.foregroundStyle(HierarchicalShapeStyle.secondary).multilineTextAlignment(.trailing)
                },
                inner
            )
        }
        node.makeItems = { drawn.items }
    }
}

nonisolated extension LabeledContent where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title: title), content())
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    public init(_ title: some TitleKey, value: some StringProtocol) {
        (label, content) = (Text(title: title), Text(verbatim: String(value)))
    }
    public init<Format: FormatStyle>(_ title: some TitleKey, value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
        (label, content) = (Text(title: title), Text(verbatim: format.format(value)))
    }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// A value with its name, as its style has it.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

/// What stands where there is nothing.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(HierarchicalShapeStyle.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The picture above the words.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(HierarchicalShapeStyle.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: some TitleKey, systemImage: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, systemImage: systemImage)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
    public init(_ title: some TitleKey, image: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: image)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
}

/// What a search that found nothing says.
public nonisolated struct SearchUnavailableContent {
    /// Its title.
    public nonisolated struct Label: View {
        var text: String?
        @MainActor public var body: some View {
            SwiftUI.Label(
                text.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results",
                systemImage: "magnifyingglass"
            )
        }
    }
    /// What is below it.
    public nonisolated struct Description: View {
        @MainActor public var body: some View { Text(title: "Check the spelling or try a new search.") }
    }
    /// What can be done.
    public nonisolated struct Actions: View {
        @MainActor public var body: EmptyView { EmptyView() }
    }
}

nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { Self(text: nil) }
    public static func search(text: String) -> Self { Self(text: text) }
    private init(text: String?) {
        self.init {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// Views together, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
}

nonisolated extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

nonisolated extension GroupBox where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title: title), content: content)
    }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// A box as its style has it.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

@MainActor extension GroupBox: DrawnView {
    func update(_ node: GraphNode) {
        let style = node.environment.drawing.styles.groupBox
        var inner = node.environment
        inner.drawing.styles.groupBox = nil
        inner.drawing.isRow = false
        let drawn: GraphNode
        if let style, !(style is any SystemStyle) {
            let parts = GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))
            drawn = node.child("style", node.made(by: style, parts), inner)
        } else {
            drawn = node.child(
                "system",
                VStack(alignment: .leading, spacing: 8) {
                    label.font(.headline)
                    VStack(alignment: .leading) { content }
                }
                .padding(16)
                .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8)),
                inner
            )
        }
        node.makeItems = { drawn.items }
    }
}

/// Views that are shown when asked for.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (isExpanded, self.content, self.label) = (nil, content, label())
    }
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }
}

nonisolated extension DisclosureGroup where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title: title) }
    }
    public init(_ title: some TitleKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title: title) }
    }
}

@MainActor extension DisclosureGroup: DrawnView {
    /// Whether it is open, where no author's binding says so.
    private final class Opening {
        var isOpen = false
    }

    func update(_ node: GraphNode) {
        let opening = node.keep { Opening() }
        let isOpen = isExpanded?.wrappedValue ?? opening.isOpen
        let toggle = { [weak node] in
            withAnimation {
                if let isExpanded { isExpanded.wrappedValue.toggle() } else { opening.isOpen.toggle() }
                node?.invalidate()
            }
        }
        let style = node.environment.drawing.styles.disclosureGroup
        if let style, !(style is any SystemStyle) {
            let parts = DisclosureGroupStyleConfiguration(
                label: AnyView(label),
                content: AnyView(content()),
                isExpanded: Binding(get: { isOpen }, set: { if $0 != isOpen { MainActor.assumeIsolated { toggle() } } })
            )
            let drawn = node.child("style", node.made(by: style, parts), node.environment)
            return node.makeItems = { drawn.items }
        }
        let isRow = node.environment.drawing.isRow
        // In a list the row is pressed; elsewhere a button that looks like its label.
        let header = node.child(
            "header",
            Button(action: { toggle() }) {
                HStack {
                    label.foregroundStyle(Color.primary)
                    Spacer()
                    Image(systemName: "chevron.right").font(.footnote.bold())
                        .rotationEffect(.degrees(isOpen ? 90 : 0))
                        .foregroundStyle(Color.accentColor)
                        .accessibilityHidden(true)
                }
            },
            node.environment
        )
        let inner = isOpen ? node.child("content", node.tracked(content), node.environment) : nil
        let group = GroupItem([], RowArrangement(axis: .vertical, alignment: AlignmentKey(.leading)))
        node.makeItems = {
            let items = header.items + (inner?.items ?? [])
            // In a list each is a row.
            if isRow { return items }
            group.items = items
            return [group]
        }
    }
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<Own: View, Title: View>(@ViewBuilder content: () -> Own, @ViewBuilder label: () -> Title)
    where Content == LabeledControlGroupContent<Own, Title> {
        self.content = LabeledControlGroupContent(body: content())
    }
    public init<Own: View>(_ title: some TitleKey, @ViewBuilder content: () -> Own)
    where Content == LabeledControlGroupContent<Own, Text> {
        self.content = LabeledControlGroupContent(body: content())
    }
    public init<Own: View>(_ title: some TitleKey, systemImage: String, @ViewBuilder content: () -> Own)
    where Content == LabeledControlGroupContent<Own, SwiftUI.Label<Text, Image>> {
        self.content = LabeledControlGroupContent(body: content())
    }
    @MainActor public var body: some View {
        HStack(spacing: 8) { content }
    }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// A group as its style has it.
    public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}

/// Controls with a name, which is not shown.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    public let body: Content
}
