public import UIKit

// Alerts, and sheets of choices.

/// An alert, as it was written before iOS 15.
public struct Alert {
    /// A choice of it.
    public struct Button {
        let element: MenuElement
        private init(_ label: Text?, _ role: ButtonRole?, _ action: (() -> Void)?) {
            element = MenuElement(title: label?.string ?? "Cancel", role: role, action: calledOnMain(action) ?? {})
        }
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button(label, nil, action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button(label, .cancel, action)
        }
        public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button(nil, .cancel, action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button(label, .destructive, action)
        }
    }

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = dismissButton.map { [$0] } ?? []
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// A sheet of choices, as it was written before iOS 15.
public struct ActionSheet {
    public typealias Button = Alert.Button
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// What an alert says and offers.
private struct AlertContents {
    var title: String?
    var message: String?
    var elements: [MenuElement] = []
    var isSheet = false
}

/// Presents an alert, whose choices are the buttons of a view, while a value says so.
nonisolated struct AlertModifier<Actions: View, Message: View>: DrawnModifier {
    let title: Text?
    let isPresented: Binding<Bool>
    var isSheet = false
    /// nil where there is nothing to decide.
    let actions: Actions?
    let message: Message?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let state = node.keep { AlertState() }
        let isWanted = node.tracked { isPresented.wrappedValue }
        if isWanted, let actions {
            let environment = node.environment.inMenu
            let actions = node.child("actions", actions, environment)
            let message = message.map { node.child("message", $0, environment) }
            let (title, isSheet) = (title?.string, isSheet)
            state.contents = {
                AlertContents(
                    title: title,
                    message: message?.items.contents.texts.joined(separator: "\n"),
                    elements: actions.items.menuElements.flat,
                    isSheet: isSheet
                )
            }
            node.host.afterUpdate { [weak state] in state?.refresh() }
        }
        state.isPresented = isPresented
        state.follow(node, isWanted: isWanted && actions != nil)
        node.show(content, presenting: state)
    }
}

/// Presents an alert as it was written before iOS 15.
nonisolated struct OldAlertModifier: DrawnModifier {
    let isPresented: Binding<Bool>
    fileprivate let contents: AlertContents?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let state = node.keep { AlertState() }
        let isWanted = node.tracked { isPresented.wrappedValue }
        if isWanted, let contents { state.contents = { contents } }
        state.isPresented = isPresented
        state.follow(node, isWanted: isWanted && contents != nil)
        node.show(content, presenting: state)
    }
}

/// What is kept of an alert.
@MainActor
private final class AlertState: PresentationState {
    var isPresented: Binding<Bool>?
    var contents: () -> AlertContents = { AlertContents() }
    private var actions: [UIAlertAction] = []
    private var elements: [MenuElement] = []

    override func make() -> UIViewController? {
        let contents = contents()
        let alert = UIAlertController(
            title: contents.title,
            message: contents.message,
            preferredStyle: contents.isSheet ? .actionSheet : .alert
        )
        (actions, elements) = ([], contents.elements.filter { $0.action != nil })
        for element in contents.elements {
            if let field = element.field, !contents.isSheet { alert.addTextField { field.dress($0) } }
        }
        var hasCancel = false
        for (index, element) in elements.enumerated() {
            let isCancel = element.role == .cancel && !hasCancel
            hasCancel = hasCancel || isCancel
            let action = UIAlertAction(
                title: element.title,
                style: isCancel ? .cancel : element.role == .destructive ? .destructive : .default
            ) { [weak self] _ in
                if let self { chose(index, element) } else { element.action?() }
            }
            action.isEnabled = !element.isDisabled
            actions.append(action)
            alert.addAction(action)
        }
        // The system adds what leaves everything as it is.
        let isDangerous = !elements.isEmpty && elements.allSatisfy { $0.role == .destructive }
        if !hasCancel, contents.isSheet || isDangerous {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.finish() })
        } else if elements.isEmpty {
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.finish() })
        }
        return alert
    }

    private func chose(_ index: Int, _ element: MenuElement) {
        // What was evaluated last knows what fields say.
        let action = elements.indices.contains(index) ? elements[index].action : element.action
        finish()
        action?()
    }

    override func ended() {
        if let isPresented, isPresented.wrappedValue { isPresented.wrappedValue = false }
    }

    /// Brings an alert that is shown to what its views say now.
    func refresh() {
        guard let alert = shown as? UIAlertController else { return }
        let contents = contents()
        if alert.message != contents.message { alert.message = contents.message }
        let elements = contents.elements.filter { $0.action != nil }
        guard elements.count == actions.count else { return }
        self.elements = elements
        for (action, element) in zip(actions, elements) where action.isEnabled == element.isDisabled {
            action.isEnabled = !element.isDisabled
        }
        for (text, field) in zip(alert.textFields ?? [], contents.elements.compactMap(\.field)) {
            if text.text ?? "" != field.text { text.text = field.text }
        }
    }
}

nonisolated extension View {
    private func alerting<Actions: View, Message: View>(
        _ title: Text?,
        _ isPresented: Binding<Bool>,
        _ actions: Actions?,
        _ message: Message?,
        isSheet: Bool = false
    ) -> some View {
        changed(
            by: AlertModifier(
                title: title,
                isPresented: isPresented,
                isSheet: isSheet,
                actions: actions,
                message: message
            )
        )
    }

    // MARK: Alerts

    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        changed(
            by: OldAlertModifier(
                isPresented: isPresented,
                contents: isPresented.wrappedValue ? content().contents : nil
            )
        )
    }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        changed(
            by: OldAlertModifier(isPresented: item.isThere(), contents: item.wrappedValue.map { content($0).contents })
        )
    }
    public func alert<Actions: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        alerting(Text(title: title), isPresented, isPresented.wrappedValue ? actions() : nil, EmptyView?.none)
    }
    public func alert<Actions: View, Message: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        alerting(
            Text(title: title),
            isPresented,
            isPresented.wrappedValue ? actions() : nil,
            isPresented.wrappedValue ? message() : nil
        )
    }
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: () -> Actions
    ) -> some View { alerting(error.map(Self.title), isPresented, error.map { _ in actions() }, EmptyView?.none) }
    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> some View { alerting(error.map(Self.title), isPresented, error.map(actions), error.map(message)) }
    public func alert<Actions: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { alerting(Text(title: title), isPresented, data.map(actions), EmptyView?.none) }
    public func alert<Actions: View, Message: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { alerting(Text(title: title), isPresented, data.map(actions), data.map(message)) }
    public func alert<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View { alerting(title, isPresented, isPresented.wrappedValue ? actions() : nil, EmptyView?.none) }
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        alerting(
            title,
            isPresented,
            isPresented.wrappedValue ? actions() : nil,
            isPresented.wrappedValue ? message() : nil
        )
    }
    public func alert<Actions: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { alerting(title, isPresented, data.map(actions), EmptyView?.none) }
    public func alert<Actions: View, Message: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { alerting(title, isPresented, data.map(actions), data.map(message)) }

    private static func title(of error: some LocalizedError) -> Text {
        Text(verbatim: error.errorDescription ?? error.localizedDescription)
    }

    // MARK: Sheets of choices

    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        changed(
            by: OldAlertModifier(
                isPresented: isPresented,
                contents: isPresented.wrappedValue ? content().contents : nil
            )
        )
    }
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        changed(
            by: OldAlertModifier(isPresented: item.isThere(), contents: item.wrappedValue.map { content($0).contents })
        )
    }

    private func choosing<Actions: View, Message: View>(
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ titleVisibility: Visibility,
        _ actions: Actions?,
        _ message: Message?
    ) -> some View {
        alerting(titleVisibility == .visible ? title : nil, isPresented, actions, message, isSheet: true)
    }

    public func confirmationDialog<Actions: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        choosing(
            Text(title: title),
            isPresented,
            titleVisibility,
            isPresented.wrappedValue ? actions() : nil,
            EmptyView?.none
        )
    }
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        choosing(
            Text(title: title),
            isPresented,
            titleVisibility,
            isPresented.wrappedValue ? actions() : nil,
            isPresented.wrappedValue ? message() : nil
        )
    }
    public func confirmationDialog<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        choosing(title, isPresented, titleVisibility, isPresented.wrappedValue ? actions() : nil, EmptyView?.none)
    }
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        choosing(
            title,
            isPresented,
            titleVisibility,
            isPresented.wrappedValue ? actions() : nil,
            isPresented.wrappedValue ? message() : nil
        )
    }
    public func confirmationDialog<Actions: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { choosing(title, isPresented, titleVisibility, data.map(actions), EmptyView?.none) }
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { choosing(title, isPresented, titleVisibility, data.map(actions), data.map(message)) }
    public func confirmationDialog<Actions: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        choosing(Text(title: title), isPresented, titleVisibility, data.map(actions), EmptyView?.none)
    }
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: some TitleKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        choosing(Text(title: title), isPresented, titleVisibility, data.map(actions), data.map(message))
    }
}

extension Alert {
    fileprivate var contents: AlertContents {
        AlertContents(title: title.string, message: message?.string, elements: buttons.map(\.element))
    }
}

extension ActionSheet {
    fileprivate var contents: AlertContents {
        AlertContents(
            title: title.string,
            message: message?.string,
            elements: buttons.map(\.element),
            isSheet: true
        )
    }
}
