public import Foundation
import ViewLink

/// One of several.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, ValueReceiving {
    /// None is chosen.
    public static let noSegment = -1

    private var titles: [String] = []
    private var pictures: [Int: UIImage] = [:]
    private var disabled: Set<Int> = []
    private var widths: [Int: CGFloat] = [:]
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// Whether none stays chosen.
    open var isMomentary = false
    /// Kept: segments are equally wide.
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { Display.changed() } }
    open var selectedSegmentTintColor: UIColor?

    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String ?? "" }
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { titles.count }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        invalidateIntrinsicContentSize()
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
        invalidateIntrinsicContentSize()
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(withTitle: nil, at: segment, animated: animated)
        pictures[min(max(segment, 0), titles.count - 1)] = image
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
        if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
        invalidateIntrinsicContentSize()
    }

    open func removeAllSegments() {
        (titles, pictures, disabled, widths) = ([], [:], [], [:])
        segmentActions = [:]
        selectedSegmentIndex = Self.noSegment
        invalidateIntrinsicContentSize()
    }

    /// Kept: segments show their titles.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { pictures[segment] = image }
    open func imageForSegment(at segment: Int) -> UIImage? { pictures[segment] }
    /// Kept: segments are equally wide.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }
    open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

    // Kept: pictures of bars are not drawn, and titles stay in the middle.
    private var looks = StatePictures()
    private var offsets: [Int: CGSize] = [:]
    private var adjustments: [String: UIOffset] = [:]
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) { looks["divider \(barMetrics.rawValue)", leftState, rightState] = dividerImage }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { looks["divider \(barMetrics.rawValue)", leftState, rightState] }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset,
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) { adjustments["\(leftCenterRightOrAlone) \(barMetrics.rawValue)"] = adjustment }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) -> UIOffset { adjustments["\(leftCenterRightOrAlone) \(barMetrics.rawValue)"] ?? .zero }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) { looks["ground \(barMetrics.rawValue)", state] = backgroundImage }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks["ground \(barMetrics.rawValue)", state]
    }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { offsets[segment] = offset }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { offsets[segment] ?? .zero }
    open var isSpringLoaded = false
    /// Kept: titles are drawn in one font.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
    private var segmentActions: [Int: UIAction] = [:]

    /// Segments with the words of actions, which are done when they are chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), numberOfSegments)
        segmentActions = Dictionary(uniqueKeysWithValues: segmentActions.map { ($0 < place ? $0 : $0 + 1, $1) })
        insertSegment(withTitle: action.title, at: place, animated: animated)
        setAction(action, forSegmentAt: place)
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segmentActions[segment] = action
        setTitle(action.title, forSegmentAt: segment)
        if let image = action.image { setImage(image, forSegmentAt: segment) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { segmentActions[segment] }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segmentActions.first { $0.value.identifier == actionIdentifier }?.key ?? NSNotFound
    }

    /// Which of the segments.
    public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }

    func receive(value: Double) {
        guard isEnabled, isReachable, let segment = Int(exactly: value), titles.indices.contains(segment),
            !disabled.contains(segment)
        else { return }
        selectedSegmentIndex = segment
        segmentActions[segment]?.perform(self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    /// The page tells which is chosen.
    override var senses: Set<ViewSense> { super.senses.subtracting([.tap]) }

    override class var ownHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let widest = titles.map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
        return CGSize(width: ceilToPixel((widest + 20) * CGFloat(titles.count)), height: 32)
    }

    override var content: ViewContent {
        .segments(SegmentsContent(titles: titles, selected: selectedSegmentIndex, isEnabled: isEnabled))
    }
}
