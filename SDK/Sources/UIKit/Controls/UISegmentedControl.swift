public import Foundation
import ViewLink

/// One of several.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, ValueReceiving {
    /// None is chosen.
    public static let noSegment = -1

    private var titles: [String] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { Display.changed() } }
    open var selectedSegmentTintColor: UIColor?

    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String ?? "" }
        super.init(frame: .zero)
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

    func receive(value: Double) {
        guard isEnabled, isReachable, titles.indices.contains(Int(value)) else { return }
        selectedSegmentIndex = Int(value)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
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
