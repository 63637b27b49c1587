import Combine
import UIKit

/// Brings a controller's navigation item and bars to what its views say.
@MainActor
final class PageBar {
    private(set) var bar = BarPreferences()
    private(set) var page = PagePreferences()
    /// How large a title is that says nothing of it.
    var usualTitleMode: ((BarPreferences) -> UINavigationItem.LargeTitleDisplayMode)?
    private weak var host: ViewHost?
    /// What was made of items, by the items.
    private var buttons: [ObjectIdentifier: UIBarButtonItem] = [:]
    private var formerButtons: [ObjectIdentifier: UIBarButtonItem] = [:]
    private var titleView: ItemsView?
    // Whether something was said of it before, which is taken back then; what UIKit's authors set stays.
    private var (hasTitle, saidOfBack) = (false, false)
    private var overflow: UIBarButtonItem?
    private let keyboard = KeyboardBar()

    /// - Parameter host: of the views, which are told apart by it; nil where it is the controller's view's.
    func show(_ preferences: PreferenceValues, on controller: UIViewController, host: ViewHost? = nil) {
        self.host = host ?? (controller.viewIfLoaded as? HostView)?.host
        let (item, formerHidden) = (controller.navigationItem, page.isStatusBarHidden)
        (bar, page) = (preferences.bar, preferences.page)
        showTitle(item)
        showItems(item, controller)
        if bar.hidesBackButton != nil || saidOfBack {
            saidOfBack = bar.hidesBackButton != nil
            let hides = bar.hidesBackButton ?? false
            if item.hidesBackButton != hides { item.hidesBackButton = hides }
        }
        if item.searchController !== bar.search?.controller,
            bar.search != nil || item.searchController?.isSwiftUIs == true
        {
            item.searchController = bar.search?.controller
        }
        if let search = bar.search, item.hidesSearchBarWhenScrolling == search.isAlwaysSeen {
            item.hidesSearchBarWhenScrolling = !search.isAlwaysSeen
        }
        if page.isStatusBarHidden != formerHidden { controller.setNeedsStatusBarAppearanceUpdate() }
        showScheme(controller)
    }

    /// The scheme is of all that is presented together, or of the window.
    private func showScheme(_ controller: UIViewController) {
        guard controller.parent == nil || page.colorScheme == nil else { return }
        let style: UIUserInterfaceStyle =
            switch page.colorScheme {
            case .light: .light
            case .dark: .dark
            case nil: .unspecified
            }
        guard hasScheme || style != .unspecified else { return }
        hasScheme = style != .unspecified
        if controller.overrideUserInterfaceStyle != style { controller.overrideUserInterfaceStyle = style }
    }
    private var hasScheme = false

    /// Who follows links of a controller's views; nil where it is in no navigation controller.
    func navigation(of controller: UIViewController, around: EnvironmentValues) -> HostingNavigation? {
        guard controller.navigationController != nil else { return nil }
        let known = hosting ?? HostingNavigation(controller, self)
        hosting = known
        known.around = around
        return known
    }
    private var hosting: HostingNavigation?

    // MARK: The title

    private func showTitle(_ item: UINavigationItem) {
        if bar.title != nil || hasTitle {
            hasTitle = bar.title != nil
            if item.title != bar.title { item.title = bar.title }
        }
        let explicit: UINavigationItem.LargeTitleDisplayMode? =
            switch bar.titleMode {
            case .large, .inlineLarge: .always
            case .inline: .never
            default: nil
            }
        if let mode = explicit ?? usualTitleMode?(bar), item.largeTitleDisplayMode != mode {
            item.largeTitleDisplayMode = mode
        }
    }

    // MARK: What stands in bars

    private func showItems(_ item: UINavigationItem, _ controller: UIViewController) {
        (formerButtons, buttons) = (buttons, [:])
        defer { formerButtons = [:] }
        var parts: [ToolbarItemPlacement.Kind: [DrawnItem]] = [:]
        for part in bar.parts.flatMap(\.items) { parts[part.barPlacement, default: []].append(part) }
        func all(_ kinds: ToolbarItemPlacement.Kind...) -> [DrawnItem] { kinds.flatMap { parts[$0] ?? [] } }

        let left = (bar.leading?.items ?? []) + all(.cancellation, .navigation, .leading)
        let right =
            all(.trailing, .automatic, .primary, .destructive, .confirmation) + (bar.trailing?.items ?? [])
        var rightButtons = right.filter { !$0.isSpacer }.map(button)
        if let more = overflowButton(all(.secondary)) { rightButtons.append(more) }
        set(left.filter { !$0.isSpacer }.map(button), on: item, \.leftBarButtonItems)
        set(rightButtons.reversed(), on: item, \.rightBarButtonItems)
        if !left.isEmpty, !item.leftItemsSupplementBackButton { item.leftItemsSupplementBackButton = true }
        showTitleView(all(.principal), item)
        let lower = lowerButtons(all(.bottom, .status))
        if !areSame(controller.toolbarItems ?? [], lower) {
            controller.toolbarItems = lower.isEmpty ? nil : lower
            controller.navigationController?.viewIfLoaded?.setNeedsLayout()
        }
        keyboard.show(lowerButtons(all(.keyboard)), on: controller)
    }

    private func set(
        _ items: [UIBarButtonItem],
        on item: UINavigationItem,
        _ path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>
    ) {
        guard !areSame(item[keyPath: path] ?? [], items) else { return }
        // What an author put there without SwiftUI stays.
        let isOwn = (item[keyPath: path] ?? []).allSatisfy { $0.customView is ItemsView || $0 === overflow }
        if isOwn { item[keyPath: path] = items.isEmpty ? nil : items }
    }

    private func areSame(_ first: [UIBarButtonItem], _ second: [UIBarButtonItem]) -> Bool {
        first.count == second.count && zip(first, second).allSatisfy { $0 === $1 }
    }

    /// The button of an item: it has the item's views.
    private func button(for item: DrawnItem) -> UIBarButtonItem {
        let id = ObjectIdentifier(item)
        if let known = buttons[id] ?? formerButtons[id] {
            buttons[id] = known
            (known.customView as? ItemsView)?.changed()
            return known
        }
        let made =
            item.isSpacer ? UIBarButtonItem.flexibleSpace() : UIBarButtonItem(customView: ItemsView(item, of: host))
        buttons[id] = made
        return made
    }

    private func showTitleView(_ items: [DrawnItem], _ item: UINavigationItem) {
        guard !items.isEmpty else {
            if titleView != nil, item.titleView === titleView { item.titleView = nil }
            titleView = nil
            return
        }
        let shown = DrawnItem.one(of: items, axis: .horizontal)
        if let titleView {
            titleView.changed(to: shown)
        } else {
            titleView = ItemsView(shown, of: host)
        }
        if item.titleView !== titleView { item.titleView = titleView }
    }

    /// Those of a bar below, which share out its room where no spaces say how.
    private func lowerButtons(_ items: [DrawnItem]) -> [UIBarButtonItem] {
        if items.contains(where: \.isSpacer) || items.isEmpty { return items.map(button) }
        if items.count == 1 { return [space(0), button(for: items[0]), space(1)] }
        return items.enumerated().flatMap { index, item in
            index == 0 ? [button(for: item)] : [space(index), button(for: item)]
        }
    }

    private func space(_ index: Int) -> UIBarButtonItem {
        while spaces.count <= index { spaces.append(.flexibleSpace()) }
        return spaces[index]
    }
    private var spaces: [UIBarButtonItem] = []

    /// A button with a menu of what there is no room for.
    private func overflowButton(_ items: [DrawnItem]) -> UIBarButtonItem? {
        guard !items.isEmpty else { return nil }
        let button = overflow ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
        overflow = button
        button.menu = UIMenu(children: items.menuElements.uiElements)
        return button
    }
}

extension DrawnItem {
    /// Where it stands in a bar.
    fileprivate var barPlacement: ToolbarItemPlacement.Kind {
        if let part = self as? BarPartItem { return part.placement.kind }
        return (self as? WrappedItem)?.base.barPlacement ?? .automatic
    }
}

/// What stands over the keyboard while a field of a page is edited.
@MainActor
private final class KeyboardBar {
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    private var following: [AnyCancellable] = []
    private weak var controller: UIViewController?

    func show(_ items: [UIBarButtonItem], on controller: UIViewController) {
        self.controller = controller
        let former = toolbar.items ?? []
        if former.count != items.count || !zip(former, items).allSatisfy({ $0 === $1 }) { toolbar.items = items }
        guard !items.isEmpty, following.isEmpty else { return }
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            following.append(
                NotificationCenter.default.publisher(for: name).sink { [weak self] note in
                    // It is posted and heard on the main thread.
                    nonisolated(unsafe) let edited = note.object
                    onMainActor { self?.began(edited as? UIView) }
                }
            )
        }
    }

    private func began(_ edited: UIView?) {
        guard let edited, let view = controller?.viewIfLoaded, edited.isDescendant(of: view) else { return }
        let bar = toolbar.items?.isEmpty == false ? toolbar : nil
        switch edited {
        case let field as UITextField where field.inputAccessoryView !== bar: field.inputAccessoryView = bar
        case let text as UITextView where text.inputAccessoryView !== bar: text.inputAccessoryView = bar
        default: return
        }
        edited.reloadInputViews()
    }
}
