public import Foundation
import ViewLink

/// A view of something that Carillon does not draw; it names what is missing.
@preconcurrency @MainActor
open class MissingView: UIView {
    /// What is missing, for a person.
    public final var what: String { didSet { Display.changed() } }

    public init(_ what: String) {
        self.what = what
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        what = "a view of an unknown kind"
        super.init(coder: coder)
    }

    override var content: ViewContent { .missing(what: what) }
}
