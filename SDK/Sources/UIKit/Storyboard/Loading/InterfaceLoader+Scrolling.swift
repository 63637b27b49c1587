import Foundation

// What the element of a view that scrolls, or of a row in one, says of it.
extension InterfaceLoader {
    func configure(_ scroll: UIScrollView, _ element: InterfaceElement) {
        element.flag("scrollEnabled").map { scroll.isScrollEnabled = $0 }
        element.flag("pagingEnabled").map { scroll.isPagingEnabled = $0 }
        element.flag("bounces").map { scroll.bounces = $0 }
        element.flag("bouncesZoom").map { scroll.bouncesZoom = $0 }
        element.flag("alwaysBounceVertical").map { scroll.alwaysBounceVertical = $0 }
        element.flag("alwaysBounceHorizontal").map { scroll.alwaysBounceHorizontal = $0 }
        element.flag("directionalLockEnabled").map { scroll.isDirectionalLockEnabled = $0 }
        element.flag("delaysContentTouches").map { scroll.delaysContentTouches = $0 }
        element.flag("canCancelContentTouches").map { scroll.canCancelContentTouches = $0 }
        element.flag("showsHorizontalScrollIndicator").map { scroll.showsHorizontalScrollIndicator = $0 }
        element.flag("showsVerticalScrollIndicator").map { scroll.showsVerticalScrollIndicator = $0 }
        element.number("minimumZoomScale").map { scroll.minimumZoomScale = $0 }
        element.number("maximumZoomScale").map { scroll.maximumZoomScale = $0 }
        element.keyed("contentInset").map { scroll.contentInset = InterfaceResources.insets($0) }
        let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
            "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
            "interactiveWithAccessory": .interactiveWithAccessory,
        ]
        element["keyboardDismissMode"].flatMap { dismissals[$0] }.map { scroll.keyboardDismissMode = $0 }
        let indicators: [String: UIScrollView.IndicatorStyle] = ["black": .black, "white": .white]
        element["indicatorStyle"].flatMap { indicators[$0] }.map { scroll.indicatorStyle = $0 }
        let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
            "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
        ]
        element["contentInsetAdjustmentBehavior"].flatMap { adjustments[$0] }.map {
            scroll.contentInsetAdjustmentBehavior = $0
        }
        switch scroll {
        case let text as UITextView: configure(text, element)
        case let table as UITableView: configure(table, element)
        case let collection as UICollectionView:
            element.flag("allowsSelection").map { collection.allowsSelection = $0 }
            element.flag("allowsMultipleSelection").map { collection.allowsMultipleSelection = $0 }
            element.flag("prefetchingEnabled").map { collection.isPrefetchingEnabled = $0 }
            element.keyed("backgroundView").map { collection.backgroundView = view($0) }
        default: break
        }
    }

    private func configure(_ table: UITableView, _ element: InterfaceElement) {
        element.number("rowHeight").map { table.rowHeight = $0 }
        element.number("sectionHeaderHeight").map { table.sectionHeaderHeight = $0 }
        element.number("sectionFooterHeight").map { table.sectionFooterHeight = $0 }
        element.number("sectionHeaderTopPadding").map { table.sectionHeaderTopPadding = $0 }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        color("separatorColor", element).map { table.separatorColor = $0 }
        color("sectionIndexColor", element).map { table.sectionIndexColor = $0 }
        element.keyed("separatorInset").map { table.separatorInset = InterfaceResources.insets($0) }
        element.flag("allowsSelection").map { table.allowsSelection = $0 }
        element.flag("allowsMultipleSelection").map { table.allowsMultipleSelection = $0 }
        element.flag("allowsSelectionDuringEditing").map { table.allowsSelectionDuringEditing = $0 }
        element.flag("allowsMultipleSelectionDuringEditing").map { table.allowsMultipleSelectionDuringEditing = $0 }
        element.keyed("backgroundView").map { table.backgroundView = view($0) }
    }

    func configure(_ cell: UITableViewCell, _ element: InterfaceElement) {
        element["accessoryType"].flatMap { InterfaceValues.accessories[$0] }.map { cell.accessoryType = $0 }
        element["editingAccessoryType"].flatMap { InterfaceValues.accessories[$0] }.map {
            cell.editingAccessoryType = $0
        }
        element["selectionStyle"].flatMap { InterfaceValues.selections[$0] }.map { cell.selectionStyle = $0 }
        element.number("indentationLevel").map { cell.indentationLevel = Int($0) }
        element.number("indentationWidth").map { cell.indentationWidth = $0 }
        element.flag("showsReorderControl").map { cell.showsReorderControl = $0 }
        element.flag("shouldIndentWhileEditing").map { cell.shouldIndentWhileEditing = $0 }
        element.keyed("separatorInset").map { cell.separatorInset = InterfaceResources.insets($0) }
        element.keyed("accessoryView").map { cell.accessoryView = view($0) }
        element.keyed("backgroundView").map { cell.backgroundView = view($0) }
        element.keyed("selectedBackgroundView").map { cell.selectedBackgroundView = view($0) }
    }
}
