import Foundation
import ViewLink

/// A column of rows that turns until one of them lies in the middle.
///
/// The page scrolls it; where it comes to rest, the nearest row is chosen. A row that is tapped comes to the middle.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    /// How many rows there are.
    var count = 0
    /// The view of a row; it may be the one that is handed over, which was another row's.
    var makeRow: (Int, UIView?) -> UIView = { _, _ in UIView() }
    /// The person chose a row.
    var chosen: (Int) -> Void = { _ in }
    var rowHeight: CGFloat = 32 { didSet { setNeedsLayout() } }
    private(set) var selected = 0
    private var shown: [Int: UIView] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] tap in
            guard let self else { return }
            choose(nearest(to: tap.location(in: self).y - margin - rowHeight / 2))
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Between the edge and the first row's place in the middle.
    private var margin: CGFloat { max(0, (bounds.height - rowHeight) / 2) }

    func reload() {
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        selected = min(max(selected, 0), max(count - 1, 0))
        setNeedsLayout()
    }

    /// Turns to a row; one that is not there changes nothing.
    func select(_ row: Int, animated: Bool) {
        guard row >= 0, row < count else { return }
        selected = row
        guard bounds.height > 0 else { return }
        setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: animated)
        setNeedsLayout()
    }

    func view(forRow row: Int) -> UIView? { shown[row] }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight + 2 * margin)
        if !isDragging, contentOffset.y != CGFloat(selected) * rowHeight { select(selected, animated: false) }
        let first = max(0, Int((contentOffset.y - margin) / rowHeight) - 1)
        let last = min(count - 1, Int((contentOffset.y + bounds.height - margin) / rowHeight) + 1)
        var free: [UIView] = []
        for (row, view) in shown where row < first || row > last {
            view.removeFromSuperview()
            shown[row] = nil
            free.append(view)
        }
        guard first <= last else { return }
        for row in first...last { place(row, reusing: &free) }
    }

    private func place(_ row: Int, reusing free: inout [UIView]) {
        let view = shown[row] ?? makeRow(row, free.popLast())
        if shown[row] == nil {
            shown[row] = view
            addSubview(view)
        }
        view.setFrame(CGRect(x: 0, y: margin + CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight))
        // What is farther from the middle lies farther back on the wheel.
        let distance = abs(view.frame.midY - contentOffset.y - bounds.height / 2) / max(rowHeight, 1)
        view.alpha = max(0.08, 1 - 0.3 * distance)
    }

    /// The row that begins nearest to a place of the column.
    private func nearest(to place: CGFloat) -> Int {
        let row = Int((min(max(place, 0), CGFloat(count) * rowHeight) / max(rowHeight, 1)).rounded())
        return min(max(row, 0), max(count - 1, 0))
    }

    private func choose(_ row: Int) {
        guard row < count else { return }
        let isNew = row != selected
        select(row, animated: true)
        if isNew { chosen(row) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        choose(nearest(to: contentOffset.y))
    }
}
