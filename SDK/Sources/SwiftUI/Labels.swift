public import UIKit

// Views that put a name to something.

/// Words with a picture.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ title: some TitleKey, systemImage name: String) {}
    public init(_ title: some TitleKey, image name: String) {}
    public init(_ title: some TitleKey, image resource: ImageResource) {}
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label as its style has it.
    public init(_ configuration: LabelStyleConfiguration) {}
}

/// A value with its name.
public nonisolated struct LabeledContent<Label, Content> {}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    public typealias Body = Never
}

nonisolated extension LabeledContent where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

nonisolated extension LabeledContent where Label == Text, Content: View {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {}
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    public init(_ title: some TitleKey, value: some StringProtocol) {}
    public init<Format: FormatStyle>(_ title: some TitleKey, value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {}
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// A value with its name, as its style has it.
    public init(_ configuration: LabeledContentStyleConfiguration) {}
}

/// What stands where there is nothing.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: some TitleKey, systemImage: String, description: Text? = nil) {}
    public init(_ title: some TitleKey, image: String, description: Text? = nil) {}
}

/// What a search that found nothing says.
public nonisolated struct SearchUnavailableContent {
    /// Its title.
    public nonisolated struct Label: PrimitiveView {}
    /// What is below it.
    public nonisolated struct Description: PrimitiveView {}
    /// What can be done.
    public nonisolated struct Actions: PrimitiveView {}
}

nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { Self(unseen: ()) }
    public static func search(text: String) -> Self { Self(unseen: ()) }
    private init(unseen: Void) {}
}

/// Views together, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(label: Label, @ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// A box as its style has it.
    public init(_ configuration: GroupBoxStyleConfiguration) {}
}

/// Views that are shown when asked for.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension DisclosureGroup where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder content: @escaping () -> Content) {}
    public init(_ title: some TitleKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Own: View, Title: View>(@ViewBuilder content: () -> Own, @ViewBuilder label: () -> Title)
    where Content == LabeledControlGroupContent<Own, Title> {}
    public init<Own: View>(_ title: some TitleKey, @ViewBuilder content: () -> Own)
    where Content == LabeledControlGroupContent<Own, Text> {}
    public init<Own: View>(_ title: some TitleKey, systemImage: String, @ViewBuilder content: () -> Own)
    where Content == LabeledControlGroupContent<Own, SwiftUI.Label<Text, Image>> {}
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// A group as its style has it.
    public init(_ configuration: ControlGroupStyleConfiguration) {}
}

/// Controls with a name.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView {}
