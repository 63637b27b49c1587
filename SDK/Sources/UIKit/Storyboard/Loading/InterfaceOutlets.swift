import Foundation

/// An object whose own outlets a storyboard may connect.
@MainActor
package protocol InterfaceOutlets: AnyObject {
    /// - Returns: whether it has such an outlet, and takes that object for it.
    func setOutlet(_ property: String, to object: AnyObject) -> Bool
}

/// A view of another module, whose outlets only that module knows.
@MainActor
package protocol ModuleOutlets: AnyObject {
    /// - Returns: whether it has such an outlet, and takes that object for it.
    func setModuleOutlet(_ property: String, to object: AnyObject) -> Bool
}

extension UIViewController: InterfaceOutlets {
    package func setOutlet(_ property: String, to object: AnyObject) -> Bool {
        switch (property, self, object) {
        case ("view", _, let view as UIView): self.view = view
        case ("delegate", let controller as UINavigationController, let delegate as any UINavigationControllerDelegate):
            controller.delegate = delegate
        case ("delegate", let controller as UITabBarController, let delegate as any UITabBarControllerDelegate):
            controller.delegate = delegate
        case ("delegate", let controller as UISplitViewController, let delegate as any UISplitViewControllerDelegate):
            controller.delegate = delegate
        case ("refreshControl", let controller as UITableViewController, let control as UIRefreshControl):
            controller.refreshControl = control
        default: return false
        }
        return true
    }
}

extension UIGestureRecognizer: InterfaceOutlets {
    package func setOutlet(_ property: String, to object: AnyObject) -> Bool {
        guard property == "delegate", let delegate = object as? any UIGestureRecognizerDelegate else { return false }
        self.delegate = delegate
        return true
    }
}

extension UIView: InterfaceOutlets {
    package func setOutlet(_ property: String, to object: AnyObject) -> Bool {
        switch (property, object) {
        case ("gestureRecognizers", let gesture as UIGestureRecognizer): addGestureRecognizer(gesture)
        case ("delegate", _): return setDelegate(object)
        case ("dataSource", _): return setSource(object)
        case (_, let view as UIView): return setPart(property, view)
        default: return false
        }
        return true
    }

    private func setDelegate(_ object: AnyObject) -> Bool {
        switch (self, object) {
        case (let table as UITableView, let delegate as any UITableViewDelegate): table.delegate = delegate
        case (let view as UITextView, let delegate as any UITextViewDelegate): view.delegate = delegate
        case (let field as UITextField, let delegate as any UITextFieldDelegate): field.delegate = delegate
        case (let scroll as UIScrollView, let delegate as any UIScrollViewDelegate): scroll.delegate = delegate
        case (let picker as UIPickerView, let delegate as any UIPickerViewDelegate): picker.delegate = delegate
        case (let bar as UISearchBar, let delegate as any UISearchBarDelegate): bar.delegate = delegate
        case (let bar as UITabBar, let delegate as any UITabBarDelegate): bar.delegate = delegate
        default: return false
        }
        return true
    }

    private func setSource(_ object: AnyObject) -> Bool {
        switch (self, object) {
        case (let table as UITableView, let source as any UITableViewDataSource): table.dataSource = source
        case (let collection as UICollectionView, let source as any UICollectionViewDataSource):
            collection.dataSource = source
        case (let picker as UIPickerView, let source as any UIPickerViewDataSource): picker.dataSource = source
        default: return false
        }
        return true
    }

    /// A view that this one shows at a place of its own.
    private func setPart(_ property: String, _ view: UIView) -> Bool {
        switch (property, self) {
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = view
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
        case ("tableFooterView", let table as UITableView): table.tableFooterView = view
        case ("backgroundView", let table as UITableView): table.backgroundView = view
        case ("backgroundView", let collection as UICollectionView): collection.backgroundView = view
        case ("leftView", let field as UITextField): field.leftView = view
        case ("rightView", let field as UITextField): field.rightView = view
        default: return false
        }
        return true
    }
}
