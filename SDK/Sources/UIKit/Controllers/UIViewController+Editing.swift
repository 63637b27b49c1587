import Foundation

extension UIViewController {
    func makeEditButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            }
        )
        showEditing(in: item)
        return item
    }

    /// Says in the button what pressing it does.
    func showEditing(in item: UIBarButtonItem) {
        item.title = SystemWords.word(isEditing ? "Done" : "Edit")
        item.style = isEditing ? .done : .plain
    }
}
