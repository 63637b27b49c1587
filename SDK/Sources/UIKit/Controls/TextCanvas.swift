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
        pictures.show(laid.pictures(in: CGRect(origin: .zero, size: bounds.size), alignment: alignment), in: self)
        Display.changed()
    }

    override var content: ViewContent {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let box = CGRect(origin: .zero, size: bounds.size)
        return .label(text: laid.block(in: box, alignment: alignment, isRightToLeft: isRightToLeft))
    }
}
