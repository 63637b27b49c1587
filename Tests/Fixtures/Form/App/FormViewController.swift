import UIKit

/// Fields of all sorts, and a button that keeps above the keyboard by its notifications.
class FormViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    private let name = UITextField()
    private let card = UITextField()
    private let mail = UITextField()
    private let birthday = UITextField()
    private let note = UITextView()
    private let hint = UILabel()
    private let heard = UILabel()
    private let save = UIButton(type: .system)
    private let picker = UIDatePicker()
    private let pin = PinView()
    private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(ask)
        )
        make()
        layOut()
        let center = NotificationCenter.default
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            center.addObserver(self, selector: #selector(keyboardMoves), name: name, object: nil)
        }
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
        ]
        for (name, words) in names {
            center.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in self?.heard.text = words }
        }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
    }

    private func make() {
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.autocapitalizationType = .words
        name.returnKeyType = .next
        name.clearButtonMode = .whileEditing
        let person = UIImageView(image: UIImage(systemName: "person.fill"))
        person.frame = CGRect(x: 0, y: 0, width: 34, height: 20)
        person.contentMode = .center
        name.leftView = person
        name.leftViewMode = .always
        card.placeholder = "Card number"
        card.borderStyle = .roundedRect
        card.keyboardType = .numberPad
        card.addTarget(self, action: #selector(group), for: .editingChanged)
        mail.attributedPlaceholder = NSAttributedString(
            string: "Mail",
            attributes: [.foregroundColor: UIColor.systemRed]
        )
        mail.borderStyle = .roundedRect
        mail.keyboardType = .emailAddress
        mail.autocapitalizationType = .none
        mail.returnKeyType = .send
        mail.enablesReturnKeyAutomatically = true
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        birthday.placeholder = "Birthday"
        birthday.borderStyle = .roundedRect
        birthday.inputView = picker
        let bar = UIToolbar()
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave)),
        ]
        bar.sizeToFit()
        birthday.inputAccessoryView = bar
        card.inputAccessoryView = bar
        for field in [name, card, mail, birthday] { field.delegate = self }
        note.layer.borderWidth = 1
        note.layer.borderColor = UIColor.separator.cgColor
        note.layer.cornerRadius = 6
        note.font = .systemFont(ofSize: 17)
        note.delegate = self
        hint.text = "A note"
        hint.font = .systemFont(ofSize: 17)
        hint.textColor = .placeholderText
        hint.frame = CGRect(x: 5, y: 8, width: 100, height: 21)
        note.addSubview(hint)
        heard.textColor = .secondaryLabel
        heard.accessibilityIdentifier = "heard"
        save.setTitle("Save", for: .normal)
        save.setTitleColor(.white, for: .normal)
        save.backgroundColor = .systemBlue
        save.layer.cornerRadius = 12
        save.addTarget(self, action: #selector(saved), for: .touchUpInside)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [name, card, mail, birthday, pin, note, heard])
        stack.axis = .vertical
        stack.spacing = 10
        for each in [stack, save] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        bottom = save.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            note.heightAnchor.constraint(equalToConstant: 60),
            pin.heightAnchor.constraint(equalToConstant: 34),
            save.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            save.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            save.heightAnchor.constraint(equalToConstant: 50),
            bottom,
        ])
    }

    @objc private func keyboardMoves(_ notification: Notification) {
        guard let info = notification.userInfo,
            let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return }
        let cover = max(0, view.bounds.maxY - view.convert(end, from: nil).minY - view.safeAreaInsets.bottom)
        bottom.constant = -10 - cover
        heard.text = "\(Int(end.height)) at \(Int(end.minY))"
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    /// Groups of four digits, with the caret where it was.
    @objc private func group() {
        guard let text = card.text, let caret = card.selectedTextRange else { return }
        let behind = card.offset(from: caret.start, to: card.endOfDocument)
        let digits = text.filter(\.isNumber)
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, index % 4 == 0 { grouped.append(" ") }
            grouped.append(digit)
        }
        card.text = grouped
        if let place = card.position(from: card.endOfDocument, offset: -behind) {
            card.selectedTextRange = card.textRange(from: place, to: place)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { mail.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard text == "\n" else { return true }
        textView.resignFirstResponder()
        return false
    }

    func textViewDidChange(_ textView: UITextView) { hint.isHidden = !textView.text.isEmpty }

    @objc private func leave() {
        if birthday.isFirstResponder { birthday.text = "chosen" }
        view.endEditing(true)
    }

    @objc private func saved() { title = "Saved \(name.text ?? "")" }

    @objc private func ask() {
        let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Its name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { _ in self.title = alert.textFields?.first?.text }
        )
        present(alert, animated: true)
    }
}

/// Four digits, typed without a field.
class PinView: UIView, UIKeyInput {
    private let label = UILabel()
    private var digits = ""
    var keyboardType = UIKeyboardType.numberPad

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        accessibilityIdentifier = "pin"
        label.frame = CGRect(x: 8, y: 6, width: 200, height: 22)
        label.text = "PIN"
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(begin)))
    }

    required init?(coder: NSCoder) { fatalError() }

    override var canBecomeFirstResponder: Bool { true }
    @objc private func begin() { becomeFirstResponder() }

    var hasText: Bool { !digits.isEmpty }

    func insertText(_ text: String) {
        digits = String((digits + text).prefix(4))
        label.text = "PIN " + digits
        if digits.count == 4 { resignFirstResponder() }
    }

    func deleteBackward() {
        digits = String(digits.dropLast())
        label.text = "PIN " + digits
    }
}
