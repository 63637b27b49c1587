import UIKit

/// The bar above the keyboard: a field and a Done key.
class CommentBar: UIView {
    let field = UITextField()
    let doneButton = UIButton(type: .system)

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        backgroundColor = .secondarySystemBackground
        field.borderStyle = .roundedRect
        field.placeholder = "Add a comment"
        field.returnKeyType = .done
        doneButton.setTitle("Done", for: .normal)
        doneButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
        for each in [field, doneButton] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
        }
        let views = ["field": field, "done": doneButton]
        for format in ["H:|-12-[field]-[done]-12-|", "V:|-8-[field]-8-|", "V:|-8-[done]-8-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
            )
        }
        doneButton.setContentHuggingPriority(.required, for: .horizontal)
        doneButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
