public import Foundation
public import UIKit

/// How an annotation looks: its middle lies at the annotation's place, moved by ``centerOffset``.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)? { didSet { refresh() } }
    public let reuseIdentifier: String?
    /// Gives the view its size.
    open var image: UIImage? {
        didSet {
            if let image { bounds.size = image.size }
            setNeedsDisplay()
        }
    }
    open var canShowCallout = false
    /// Kept: nobody drags an annotation.
    open var isDraggable = false
    open var centerOffset = CGPoint.zero { didSet { rearrange() } }
    open var calloutOffset = CGPoint.zero { didSet { rearrange() } }
    open var leftCalloutAccessoryView: UIView? { didSet { rearrange() } }
    open var rightCalloutAccessoryView: UIView? { didSet { rearrange() } }
    open var detailCalloutAccessoryView: UIView? { didSet { rearrange() } }
    open var displayPriority = MKFeatureDisplayPriority.required { didSet { rearrange() } }
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { rearrange() } }
    open var selectedZPriority = MKAnnotationViewZPriority.max { didSet { rearrange() } }
    open var collisionMode = CollisionMode.rectangle { didSet { rearrange() } }
    /// Those of the same one that lie near to each other become a cluster.
    open var clusteringIdentifier: String? { didSet { rearrange() } }
    open internal(set) weak var cluster: MKAnnotationView?
    open var clusterAnnotationView: MKAnnotationView? { cluster }
    open var accessoryOffset = CGPoint.zero
    open var isSelected = false { didSet { if isSelected != oldValue { refresh() } } }
    open var isEnabled = true { didSet { selection.isEnabled = isEnabled } }
    open var isHighlighted = false
    open var dragState = DragState.none
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    /// How far an annotation is dragged.
    public enum DragState: UInt, Sendable { case none = 0, starting, dragging, canceling, ending }
    /// What an annotation is taken for where two meet.
    public enum CollisionMode: Int, Sendable { case rectangle = 0, circle, none }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func prepareForReuse() {}
    /// The view is about to be shown.
    open func prepareForDisplay() {}

    /// Whether it is hidden for those that are more important; one that its author hides stays hidden.
    var isCrowdedOut = false { didSet { if isCrowdedOut != oldValue { isHidden = isCrowdedOut } } }
    /// Selects the annotation.
    private let selection = UITapGestureRecognizer()

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        listen()
    }

    public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }

    public convenience override init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        listen()
    }

    private func listen() {
        selection.handler = { [weak self] gesture in
            guard gesture.state == .ended, let self, let annotation else { return }
            (superview as? AnnotationLayer)?.select(annotation, animated: true)
        }
        addGestureRecognizer(selection)
    }

    open override func draw(_ rect: CGRect) { image?.draw(in: bounds) }

    /// Takes up what its annotation says, and whether it is selected.
    func refresh() {}

    /// Where the middle is from the annotation's place, of a view that points at it.
    var ownOffset: CGPoint { .zero }

    /// Words beneath, which give way to other annotations; nil where there are none.
    var caption: AnnotationCaption? { nil }

    private func rearrange() { (superview as? AnnotationLayer)?.annotationChanged() }
}

// An instance of a class that a map's author registered. The convenience initializer reaches the class's own
// initializer, and can be called for a class that is known by its value, as UIKit's `MadeByClass` tells.
extension MKAnnotationView {
    @usableFromInline
    convenience init(ofClass annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s6MapKit16MKAnnotationViewC7ofClass15reuseIdentifierAcA0C0_pSg_SSSgtcfC")
    static func own(annotation: __owned (any MKAnnotation)?, reuseIdentifier: __owned String?) -> MKAnnotationView
}
