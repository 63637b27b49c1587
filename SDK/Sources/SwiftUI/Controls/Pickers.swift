public import UIKit

/// A choice.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    /// nil for the choice for none.
    let selection: Binding<SelectionValue>?
    let content: Content
    let label: Label
    /// What is shown of the choice, where the author says it.
    let now: AnyView?

    private init(_ selection: Binding<SelectionValue>?, _ content: Content, _ label: Label, now: AnyView? = nil) {
        (self.selection, self.content, self.label, self.now) = (selection, content, label, now)
    }

    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(selection, content(), label()) }
    public init<Now: View>(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Now
    ) { self.init(selection, content(), label(), now: AnyView(currentValueLabel())) }
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, content(), label)
    }
    public init<Sources: RandomAccessCollection>(
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(.shared(by: sources.map { $0[keyPath: selection] }), content(), label()) }
}

nonisolated extension Picker where Label == Text {
    public init(_ title: some TitleKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection, content(), Text(title: title))
    }
    public init(_ title: Text, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection, content(), title)
    }
    public init<Now: View>(
        _ title: some TitleKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Now
    ) { self.init(selection, content(), Text(title: title), now: AnyView(currentValueLabel())) }
    public init<Sources: RandomAccessCollection>(
        _ title: some TitleKey,
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(.shared(by: sources.map { $0[keyPath: selection] }), content(), Text(title: title)) }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: some TitleKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), SwiftUI.Label(title, systemImage: systemImage)) }
    public init(
        _ title: some TitleKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), SwiftUI.Label(title, image: image)) }
}

extension Picker: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let environment = node.environment
        let choices = choices(of: node)
        let style = environment.drawing.styles.picker
        switch style {
        case _ where environment.drawing.isInMenu: showInMenu(choices, node)
        case "segmented", "palette":
            let content = node.child("content", content, environment.asPage)
            let item = node.keep { PickerSegmentsItem(UISegmentedControl(items: nil)) }
            node.makeItems = {
                item.show(content.items.pickerOptions, choices, environment)
                return [item]
            }
        case "inline" where environment.drawing.isRow: showRows(choices, node)
        case "wheel", "inline":
            let content = node.child("content", content, environment.asPage)
            let item = node.keep { PickerWheelItem(UIPickerView(frame: .zero)) }
            node.makeItems = {
                item.show(content.items.pickerOptions, choices, environment)
                return [item]
            }
        default: showMenu(choices, node)
        }
    }

    @MainActor private func choices(of node: GraphNode) -> PickerChoices {
        let chosen = node.tracked { selection?.wrappedValue }
        return PickerChoices(
            isChosen: { tag in
                guard let chosen, let value = tag.base as? SelectionValue else { return false }
                return value == chosen
            },
            choose: { [weak node, selection] tag in
                guard let value = tag.base as? SelectionValue else { return }
                selection?.wrappedValue = value
                node?.invalidate()
            }
        )
    }

    /// Its choice, behind which all stand in a menu. Its label is seen where it is a row.
    @MainActor private func showMenu(_ choices: PickerChoices, _ node: GraphNode) {
        let environment = node.environment
        let content = node.child("content", content, environment.asPage)
        let words = now.map { node.child("now", $0, environment.asPage) }
        let line = node.keep { ControlLineItem(PickerButtonItem()) }
        let isRow = environment.drawing.isRow
        let hasLabel = isRow && !environment.drawing.hidesLabels
        let title: GraphNode? = hasLabel ? node.child("label", label, environment) : nil
        let button = line.control
        line.action = nil
        if isRow, environment.isEnabled { line.action = { button.open() } }
        node.makeItems = {
            line.control.show(content.items.pickerOptions, choices, now: words?.items.contents, environment)
            line.label = title.map { GraphNode.column($0.items) }
            return [line]
        }
    }

    /// A row for each choice, of which the chosen one has a mark.
    @MainActor private func showRows(_ choices: PickerChoices, _ node: GraphNode) {
        var environment = node.environment
        let content = node.child("content", content, environment)
        environment.drawing.foreground = AnyShapeStyle(Color.secondary)
        let title: GraphNode? = environment.drawing.hidesLabels ? nil : node.child("label", label, environment)
        let isEnabled = environment.isEnabled
        let tint = environment.tintColor
        let table = node.keep { ItemTable<PickerRowItem>() }
        node.makeItems = {
            let rows = table.items(for: content.items, { PickerRowItem($0) }) { item in
                guard let tag = item.base.traits.tag else { return item.show(isChosen: false, tint) }
                item.show(isChosen: choices.isChosen(tag), tint)
                if isEnabled { item.action = { choices.choose(tag) } }
            }
            // A label without words takes no row.
            let words = title?.items ?? []
            return (words.contents.texts.isEmpty ? [] : words) + rows
        }
    }

    /// Elements of a menu around it: in that menu, or in one of its own.
    @MainActor private func showInMenu(_ choices: PickerChoices, _ node: GraphNode) {
        var environment = node.environment.asPage
        environment.drawing.hidesLabels = false
        let content = node.child("content", content, environment)
        let label = node.child("label", label, environment)
        let item = node.keep { PickerMenuItem() }
        (item.choices, item.isInline) = (choices, node.environment.drawing.styles.picker != "menu")
        item.isDisabled = !environment.isEnabled
        node.makeItems = {
            item.options = content.items.pickerOptions
            item.label = label.items.contents
            return [item]
        }
    }
}
