import AuthorRuntime
public import Foundation

/// Chooses from wheels of rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    open var showsSelectionIndicator = true
    private let band = UIView()
    private var wheels: [PickerWheel] = []
    /// Rows that were chosen before there were wheels.
    private var wanted: [Int: Int] = [:]
    private var needsReload = true

    /// - Parameter frame: one without a size gets a wheel's own.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = CGSize(width: 320, height: 216) }
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheels.indices.contains(component) ? wheels[component].view(forRow: row) : nil
    }

    open func reloadAllComponents() {
        needsReload = true
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        guard !needsReload, wheels.indices.contains(component) else { return }
        fill(wheels[component], component)
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wanted[component] = row
        guard !needsReload, wheels.indices.contains(component) else { return }
        wheels[component].select(row, animated: animated)
    }

    /// The row that is chosen; -1 where there are none.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
        return wheels[component].selected
    }

    private func loadIfNeeded() {
        guard needsReload, dataSource != nil else { return }
        needsReload = false
        let before = wheels.map(\.selected)
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = (0..<max(0, numberOfComponents)).map { component in
            let wheel = PickerWheel(frame: .zero)
            wheel.makeRow = { [weak self] row, view in self?.make(row, component, view) ?? UIView() }
            wheel.chosen = { [weak self] row in
                guard let self else { return }
                wanted[component] = row
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            }
            addSubview(wheel)
            fill(wheel, component)
            let row = wanted[component] ?? (before.indices.contains(component) ? before[component] : 0)
            wheel.select(min(row, max(0, wheel.count - 1)), animated: false)
            return wheel
        }
        setNeedsLayout()
    }

    private func fill(_ wheel: PickerWheel, _ component: Int) {
        wheel.count = max(0, numberOfRows(inComponent: component))
        wheel.rowHeight = max(1, delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
        wheel.reload()
    }

    private func make(_ row: Int, _ component: Int, _ old: UIView?) -> UIView {
        let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
        if let own, !(own is UnsaidRow) { return own }
        let label = old as? UILabel ?? UILabel()
        label.font = .systemFont(ofSize: 21)
        label.textAlignment = .center
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = wheels.indices.map {
            max(0, delegate?.pickerView(self, widthForComponent: $0) ?? usualWidth(wheels.count))
        }
        var x = (bounds.width - widths.reduce(0, +)) / 2
        for (wheel, width) in zip(wheels, widths) {
            wheel.setFrame(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width
        }
        let height = (wheels.first?.rowHeight ?? 32) + 2
        band.isHidden = wheels.isEmpty
        band.setFrame(CGRect(x: 9, y: (bounds.height - height) / 2, width: max(0, bounds.width - 18), height: height))
    }

    /// Of each of so many wheels that nobody says the width of.
    func usualWidth(_ count: Int) -> CGFloat { max(0, bounds.width - 18) / CGFloat(max(1, count)) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Stands for a row whose delegate brings no view.
final class UnsaidRow: UIView {}

/// Gives a picker its rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says how a picker's rows look, and hears of the choice.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Forwarding.answer(of: self) {
            ($0 as? any UIPickerViewDelegate).map {
                $0.pickerView(pickerView, titleForRow: row, forComponent: component)
            }
        } ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? {
        Forwarding.answer(of: self) {
            ($0 as? any UIPickerViewDelegate).map {
                $0.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
            }
        } ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        Forwarding.send(self, "pickerView:didSelectRow:inComponent:", pickerView, row, component) {
            ($0 as? any UIPickerViewDelegate)?.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UIPickerViewDelegate).map { $0.pickerView(pickerView, rowHeightForComponent: component) }
        } ?? 32
    }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UIPickerViewDelegate).map { $0.pickerView(pickerView, widthForComponent: component) }
        } ?? pickerView.usualWidth(pickerView.numberOfComponents)
    }
    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        Forwarding.answer(of: self) {
            ($0 as? any UIPickerViewDelegate).map {
                $0.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
            }
        } ?? UnsaidRow()
    }
}
