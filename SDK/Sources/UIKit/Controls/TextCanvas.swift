import Foundation
import ViewLink

/// The lines of a text view that is only read.
@MainActor
final class TextCanvas: UIView {
    private weak var textView: UITextView?
    private var laid = LaidText()
    private var alignment = NSTextAlignment.natural
    private var pictures = TextPictures()

    init(of textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] gesture in self?.textView?.follow(at: gesture.location(in: self)) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ laid: LaidText, alignment: NSTextAlignment) {
        self.laid = laid
        self.alignment = alignment
        pictures.show(laid.pictures(in: box, alignment: alignment, isRightToLeft: isRightToLeft), in: self)
        Display.changed()
    }

    private var box: CGRect { CGRect(origin: .zero, size: bounds.size) }

    override var content: ViewContent {
        .label(text: laid.block(in: box, alignment: alignment, isRightToLeft: isRightToLeft))
    }
}
