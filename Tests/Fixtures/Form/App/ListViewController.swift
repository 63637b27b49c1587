import UIKit

/// Rows with fields, of which the keyboard would cover the last.
class ListViewController: UITableViewController, UITextFieldDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.keyboardDismissMode = .onDrag
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 14 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let field = UITextField(frame: CGRect(x: 16, y: 0, width: 300, height: 44))
        field.placeholder = "Row \(indexPath.row)"
        field.delegate = self
        field.returnKeyType = .done
        cell.contentView.subviews.forEach { $0.removeFromSuperview() }
        cell.contentView.addSubview(field)
        return cell
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// A bar for what is written that stands on the keyboard by its guide.
class ChatViewController: UIViewController, UITextFieldDelegate {
    private let words = UILabel()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.backgroundColor = .systemBackground
        words.numberOfLines = 0
        field.placeholder = "Message"
        field.borderStyle = .roundedRect
        field.delegate = self
        field.returnKeyType = .send
        for each in [words, field] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
            words.leadingAnchor.constraint(equalTo: field.leadingAnchor),
            words.trailingAnchor.constraint(equalTo: field.trailingAnchor),
            words.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        words.text = [words.text ?? "", textField.text ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
        textField.text = nil
        return false
    }
}
