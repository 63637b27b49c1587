import UIKit

/// Texts with looks of their own: what an attributed string can say.
class LettersViewController: UIViewController, UITextViewDelegate {
    private let heading = UILabel()
    private let reading = UITextView()
    private let answer = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        // Two colours that meet, and a picture between them.
        let title = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        title.append(NSAttributedString(string: "Green ", attributes: [.foregroundColor: UIColor.blue]))
        let star = NSTextAttachment()
        star.image = UIImage(systemName: "star.fill")
        title.append(NSAttributedString(attachment: star))
        title.append(NSAttributedString(string: " five", attributes: [.foregroundColor: UIColor.blue]))
        title.addAttribute(
            .font,
            value: UIFont.boldSystemFont(ofSize: 28),
            range: NSRange(location: 0, length: title.length)
        )
        let all = NSRange(location: 0, length: title.length)
        title.mutableString.replaceOccurrences(of: "Green", with: "Blue", options: [], range: all)
        heading.attributedText = title

        reading.isEditable = false
        reading.delegate = self
        reading.attributedText = letter()
        answer.text = "Nothing touched"

        let stack = UIStackView(arrangedSubviews: [heading, reading, answer])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            reading.heightAnchor.constraint(equalToConstant: 360),
        ])
    }

    private func letter() -> NSAttributedString {
        let letter = NSMutableAttributedString()
        letter.append(
            paragraph("A Letter\n", UIFont.systemFont(ofSize: 24, weight: .semibold)) { $0.alignment = .center }
        )
        letter.append(
            paragraph("The first paragraph begins a little further to the right than its other lines do.\n") {
                $0.firstLineHeadIndent = 24
                $0.paragraphSpacing = 10
            }
        )
        for item in ["One thing that takes more than a single line to be told", "Another"] {
            letter.append(
                paragraph("•  \(item)\n") {
                    $0.headIndent = 16
                    $0.tailIndent = -40
                }
            )
        }
        letter.append(paragraph("Read more on our page\n") { $0.paragraphSpacingBefore = 14 })
        let link = (letter.string as NSString).range(of: "our page")
        letter.addAttribute(.link, value: URL(string: "https://example.com/letters")!, range: link)
        letter.append(paragraph("Yours, Carillon", .italicSystemFont(ofSize: 17)) { $0.alignment = .right })
        return letter
    }

    private func paragraph(
        _ text: String,
        _ font: UIFont = .systemFont(ofSize: 17),
        _ change: (NSMutableParagraphStyle) -> Void
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
    }

    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        answer.text = "Touched \(URL.lastPathComponent)"
        return false
    }
}
