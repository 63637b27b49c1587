import Foundation

/// The wheels on which a date is chosen.
@MainActor
final class DateWheels: UIView {
    /// The person chose a date.
    var chosen: (Date) -> Void = { _ in }
    var textColor = UIColor.label
    private var parts: DateParts?
    private var wheels: [PickerWheel] = []
    private let band = UIView()
    private var date = Date()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a date, on wheels of their own for each part.
    func show(_ date: Date, _ parts: DateParts) {
        if self.parts?.parts != parts.parts { makeWheels(parts.parts.count) }
        self.parts = parts
        self.date = date
        for (wheel, part) in zip(wheels, parts.parts) {
            wheel.count = parts.count(part)
            wheel.makeRow = { [textColor] row, old in Self.label(parts.title(part, row), textColor, old) }
            wheel.chosen = { [weak self] in self?.choose(part, $0) }
            wheel.reload()
            wheel.select(parts.row(part, of: date), animated: false)
        }
    }

    /// Turns the wheels to another date.
    func turn(to date: Date, animated: Bool) {
        self.date = date
        guard let parts else { return }
        for (wheel, part) in zip(wheels, parts.parts) {
            let row = parts.row(part, of: date)
            if wheel.selected != row { wheel.select(row, animated: animated) }
        }
    }

    private func choose(_ part: DateParts.Part, _ row: Int) {
        guard let parts else { return }
        date = parts.date(date, with: part, at: row)
        chosen(date)
    }

    private func makeWheels(_ count: Int) {
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = (0..<count).map { _ in PickerWheel(frame: .zero) }
        for wheel in wheels { addSubview(wheel) }
        setNeedsLayout()
    }

    private static func label(_ title: String, _ color: UIColor, _ old: UIView?) -> UIView {
        let label = old as? UILabel ?? UILabel()
        label.textColor = color
        label.font = .systemFont(ofSize: 21)
        label.textAlignment = .center
        label.text = title
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        band.setFrame(CGRect(x: 9, y: (bounds.height - 34) / 2, width: max(0, bounds.width - 18), height: 34))
        // The wheel of days, or of months, has room for words.
        let shares = parts?.parts.map { $0 == .day ? 2.4 : $0 == .month ? 1.8 : 1 } ?? []
        let share = max(0, min(bounds.width, 340) - 18) / max(1, shares.reduce(0, +))
        var x = (bounds.width - share * shares.reduce(0, +)) / 2
        for (wheel, part) in zip(wheels, shares) {
            wheel.setFrame(CGRect(x: x, y: 0, width: share * part, height: bounds.height))
            x += share * part
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
